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
