import Tiles

/// The hints: the moves of ``PerfectMemory``, or in turns the best moves by ``PairDuel``. In turns
/// they never stand still, which is no advice for people.
struct PairAdvisor: Advisor {
  typealias P = PairPosition

  private var memory: PerfectMemory
  private let duel: PairDuel?

  init(_ setup: PairSetup) {
    (memory, duel) = (PerfectMemory(setup), setup.seating.isShared ? .free : nil)
  }

  mutating func observe(_ event: PairEvent, at position: PairPosition) {
    memory.observe(event, at: position)
  }

  func move(at position: PairPosition) -> NumberMove {
    NumberMove(position.number(of: tile(position)))
  }

  private func tile(_ board: PairPosition) -> Int {
    let best = memory.bestTile(at: board)
    guard let duel, let up = board.openTile, memory.mateOfUp == 0 else { return best }
    var known = board.left
    known.subtract(memory.unseen)
    known.remove(up)
    func lead(_ choice: DuelChoice) -> Double {
      duel.lead(bySecond: choice, memory.state(of: board), isUpReady: false)
    }
    return lead(.known) > lead(.unseen) ? known.first ?? best : best
  }

  func reason(at position: PairPosition, _ presentation: Presentation) -> String {
    var memory = memory
    let tile = tile(position)
    switch (position.openTile, memory.mate(of: tile)) {
    case (nil, let mate?):
      return presentation(
        en: "Its mate is tile \(position.number(of: mate)); you have seen both.",
        zh: "它和 \(position.number(of: mate)) 号是一对，两张你都翻过。")
    case (let up?, let mate)
    where up == mate && (position.setup.hasSides || position.setup.isHeard):
      return presentation(
        en: "It makes a pair with tile \(position.number(of: up)), which is up.",
        zh: "它和翻开的 \(position.number(of: up)) 号是一对。")
    case (let up?, let mate) where up == mate:
      return presentation(
        en: "It has the same face as tile \(position.number(of: up)), which is up.",
        zh: "它与翻开的 \(position.number(of: up)) 号相同。")
    case _ where !memory.unseen.contains(tile):
      return presentation(
        en: "A known tile gives nothing away; a new one now helps the other player more than you.",
        zh: "翻已经知道的牌不会泄露什么；这时翻新牌，对手得利更多。")
    case _ where position.left.count == 2 || memory.unseen.count == 1:
      return presentation(
        en: "All the others are known, so these are a pair.", zh: "其他牌都知道了，剩下的必定是一对。")
    case (nil, _): return presentation(en: "No pair known yet.", zh: "还不知道哪两张成对。")
    case (_?, _):
      return presentation(
        en: "You haven't seen the mate of the tile that is up.", zh: "和它成对的那张还没出现过。")
    }
  }

  func alternatives(at position: PairPosition, _ presentation: Presentation) -> String? {
    memory.unseen.alternatives(to: tile(position), presentation)
  }
}
