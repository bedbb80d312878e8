import GameCore
import TextUI
import Tiles

/// A player of a game of two that gives hints: it takes what ``PairDuel`` values most, but never
/// stands still, which is no advice for people.
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
        en: "No pair is known yet: try a tile that nobody has seen.",
        zh: "还不知道哪两张成对，翻一张没翻过的牌吧。")
    }
    return isNew
      ? presentation(
        en: "Its mate hasn't been seen: it may be any unseen tile.", zh: "和它成对的那张还没出现过，没翻过的牌都有可能。")
      : presentation(
        en: "Its mate hasn't been seen, and a new tile now helps the other player more than you.",
        zh: "和它成对的那张还没出现过，这时翻新牌，对手得利更多。")
  }
}
