import GameCore
import TextUI
import Tiles

/// The review of a two-player game: the cost of each tile against the best one, by ``PairDuel``, in
/// pairs of lead. Not standing still costs nothing.
struct DuelReview: MoveReview {
  typealias P = PairPosition

  private var memory: PairMemory
  private let theory = PairDuel.free
  private(set) var costs: [Double] = []
  /// The advice on costly moves, by their indices.
  private var advice: [Int: PairAdvice] = [:]

  init(_ setup: PairSetup) {
    memory = PairMemory(setup)
  }

  mutating func observe(_ event: PairEvent, from before: P, to after: P) {
    let tile = before.tile(event.tile)
    let (cost, better) =
      if let up = before.firstTile { judge(second: tile, first: up, before) } else {
        judge(first: tile, before)
      }
    // Less is not worth a word.
    let isCostly = cost >= 0.1
    if isCostly { advice[costs.count] = better }
    costs.append(isCostly ? cost.cost : 0)
    memory.observe(event, at: after)
  }

  private func choice(_ tile: Int) -> DuelChoice {
    memory.paired.contains(tile) ? .ready : memory.unseen.contains(tile) ? .unseen : .known
  }

  private mutating func judge(first tile: Int, _ position: P) -> (cost: Double, better: PairAdvice)
  {
    let state = memory.state(of: position)
    let cost = theory.bestLeadByFirst(state) - theory.lead(byFirst: choice(tile), state)
    guard let known = memory.paired.first, let mate = PairMemory.tile(memory.mates[known]) else {
      return (cost, .newFirst)
    }
    return (cost, .pair(position.number(of: known), position.number(of: mate)))
  }

  private mutating func judge(
    second tile: Int, first up: Int, _ position: P
  ) -> (cost: Double, better: PairAdvice) {
    let (state, mate) = (memory.state(of: position), PairMemory.tile(memory.mateOfUp))
    let choice =
      if tile == mate { DuelChoice.ready } else {
        memory.unseen.contains(tile) ? DuelChoice.unseen : .known
      }
    let best = theory.bestLeadBySecond(state, isUpReady: mate != nil)
    let cost = best - theory.lead(bySecond: choice, state, isUpReady: mate != nil)
    if let mate { return (cost, .mate(of: position.number(of: up), at: position.number(of: mate))) }
    return (cost, choice == .unseen ? .knownSecond : .newSecond)
  }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    guard let advice = advice[index] else { return nil }
    let cost = costs[index].rounded(toPlaces: 1)
    return advice.text(presentation)
      + presentation(
        en: " It cost \(cost) pairs of lead on average.", zh: "平均少领先 \(cost) 对。")
  }
}

/// The hints of a two-player game: what ``PairDuel`` values most, but never standing still, which
/// is no advice for people.
struct DuelAdvisor: Advisor {
  typealias P = VersusPosition<PairPosition>

  private var memory: PairMemory

  init(_ setup: VersusSetup<PairPosition>) {
    memory = PairMemory(setup.board)
  }

  mutating func observe(_ event: PairEvent, at position: P) {
    memory.observe(event, at: position.board)
  }

  func move(at position: P) -> TileMove {
    TileMove(position.board.number(of: tile(position.board)))
  }

  private func tile(_ board: PairPosition) -> Int {
    guard let up = board.firstTile else {
      return memory.paired.first ?? memory.unseen.first ?? board.left.first ?? 0
    }
    if let mate = PairMemory.tile(memory.mateOfUp) { return mate }
    var known = board.left
    known.subtract(memory.unseen)
    known.remove(up)
    guard let unseen = memory.unseen.first else { return known.first ?? up }
    let (theory, state) = (PairDuel.free, memory.state(of: board))
    let staysKnown =
      theory.lead(bySecond: .known, state, isUpReady: false)
      > theory.lead(bySecond: .unseen, state, isUpReady: false)
    return staysKnown ? known.first ?? unseen : unseen
  }

  func reason(at position: P, _ presentation: Presentation) -> String {
    let board = position.board
    var memory = memory
    let tile = tile(board)
    if let mate = memory.mate(of: tile), board.firstTile.map({ $0 == mate }) ?? true {
      let number = board.number(of: mate)
      return board.firstTile == nil
        ? presentation(
          en: "Its mate is tile \(number); both have been seen.",
          zh: "它和 \(number) 号是一对，两张都翻出来过。")
        : presentation(
          en: "It has the same face as tile \(number), which is up.",
          zh: "它与翻开的 \(number) 号相同。")
    }
    let isNew = memory.unseen.contains(tile)
    if isNew, memory.unseen.count == 1 {
      return presentation(
        en: "All the others have been seen, so its mate is here.", zh: "其他牌都翻出来过，另一张只能在这里。")
    }
    guard board.firstTile != nil else {
      return presentation(
        en: "No pair known yet.", zh: "还不知道哪两张成对。")
    }
    return isNew
      ? presentation(en: "Its mate hasn't been seen.", zh: "和它成对的那张还没出现过。")
      : presentation(
        en: "Its mate hasn't been seen, and a new tile now helps the other player more than you.",
        zh: "和它成对的那张还没出现过，这时翻新牌，对手得利更多。")
  }

  func alternatives(at position: P, _ presentation: Presentation) -> String? {
    memory.unseen.alternatives(to: tile(position.board), presentation)
  }
}
