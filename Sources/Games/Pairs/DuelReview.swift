import GameCore
import TextUI
import Tiles

/// The review of a game of two: the cost of each tile against the best one, by ``PairDuel``, in
/// pairs of lead. Nobody is blamed for not standing still.
struct DuelReview: MoveReview {
  typealias P = PairPosition

  private var memory: PairMemory
  private let theory = PairDuel.free
  private(set) var costs: [Double] = []
  /// The advice on costly moves, by their indices.
  private var advice: [Int: Advice] = [:]

  /// A better choice.
  private enum Advice {
    /// The mate of the tile that is up had been seen.
    case mate(of: Int, at: Int)

    /// Two tiles had been seen to be a pair.
    case pair(Int, Int)

    case newFirst, newSecond, knownSecond
  }

  /// The least cost that is worth a word.
  private static var threshold: Double { 0.1 }

  init(_ setup: PairSetup) {
    memory = PairMemory(setup)
  }

  mutating func observe(_ event: PairEvent, from before: P, to after: P) {
    let tile = before.tile(event.tile)
    let (cost, better) =
      if let up = before.firstTile { judge(second: tile, first: up, before) } else {
        judge(first: tile, before)
      }
    let isCostly = cost >= Self.threshold
    if isCostly { advice[costs.count] = better }
    costs.append(isCostly ? cost : 0)
    memory.observe(event, at: after)
  }

  private func choice(_ tile: Int) -> DuelChoice {
    memory.paired.contains(tile) ? .ready : memory.unseen.contains(tile) ? .unseen : .known
  }

  private mutating func judge(first tile: Int, _ position: P) -> (cost: Double, better: Advice) {
    let state = memory.state(of: position)
    let cost = theory.bestLeadByFirst(state) - theory.lead(byFirst: choice(tile), state)
    guard let known = memory.paired.first, let mate = PairMemory.tile(memory.mates[known]) else {
      return (cost, .newFirst)
    }
    return (cost, .pair(position.number(of: known), position.number(of: mate)))
  }

  private mutating func judge(
    second tile: Int, first up: Int, _ position: P
  ) -> (cost: Double, better: Advice) {
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
    return text(advice, presentation)
      + presentation(en: " Cost: \(cost) pairs on average.", zh: "平均亏 \(cost) 对。")
  }

  private func text(_ advice: Advice, _ presentation: Presentation) -> String {
    switch advice {
    case .mate(let tile, let mate):
      presentation(
        en: "The mate of tile \(tile) had been seen at \(mate).",
        zh: "\(tile) 号的另一张在 \(mate) 号，之前翻出来过。")
    case .pair(let one, let other):
      presentation(
        en: "Tiles \(one) and \(other) had been seen to be a pair.",
        zh: "\(one) 号和 \(other) 号是一对，之前都翻出来过。")
    case .newFirst:
      presentation(
        en: "A tile that nobody had seen might have shown a pair.", zh: "先翻没翻过的，说不定能凑成一对。")
    case .newSecond:
      presentation(
        en: "A tile that nobody had seen might have been its mate.", zh: "翻张没翻过的，说不定正好成对。")
    case .knownSecond:
      presentation(
        en: "A tile that both had seen would have helped nobody; a new one helps the other player.",
        zh: "这时翻张都见过的更稳：新牌只会帮到对手。")
    }
  }
}
