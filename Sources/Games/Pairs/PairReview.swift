import GameCore
import TextUI
import Tiles

/// The review of a game of pairs: what each tile threw away of the theory's mean, the avoidable
/// misses and the lucky finds.
struct PairReview: Review {
  private let theory: PairTheory
  private var memory: PerfectMemory
  private(set) var costs: [Double] = []
  /// The advice on costly tiles, by their indices.
  private var advice: [Int: PairAdvice] = [:]
  /// True if only one tile could be the mate of the one that is up.
  private var isSure = false
  /// The numbers of pairs found, of those whose mate had not been seen, and of misses that need not
  /// have been.
  private var (finds, lucky, avoidable) = (0, 0, 0)

  init(_ setup: PairSetup) {
    memory = PerfectMemory(setup)
    theory = PairTheory(pairs: setup.pairs)
  }

  mutating func observe(
    _ event: PairEvent, from before: PairPosition, to after: PairPosition
  ) {
    let tile = before.tile(event.tile)
    let isNew = memory.unseen.contains(tile)
    let (loss, better) =
      if let up = before.firstTile { judge(second: tile, first: up, before) } else {
        judge(first: tile, before)
      }
    if loss.cost > 0 { advice[costs.count] = better }
    costs.append(loss.cost)
    let isMateKnown = memory.mateOfUp != 0
    memory.observe(event, at: after)
    switch event.outcome {
    case .up, .down: isSure = memory.mateOfUp != 0 || memory.unseen.count == 1
    case .match:
      finds += 1
      if !isSure { lucky += 1 }
    case .mismatch: if isMateKnown || !isNew { avoidable += 1 }
    }
  }

  /// Returns how many moves a tile, the first one of a move, loses on average. To take a known pair
  /// later loses none.
  private func judge(first tile: Int, _ position: PairPosition) -> (Double, PairAdvice) {
    guard !memory.unseen.contains(tile), !memory.paired.contains(tile) else {
      return (0, .newFirst)
    }
    let state = memory.state(of: position)
    return (theory.mean(ofNewSecond: state) - theory.mean(state), .newFirst)
  }

  private mutating func judge(
    second tile: Int, first up: Int, _ position: PairPosition
  ) -> (Double, PairAdvice) {
    let (state, isNew) = (memory.state(of: position), memory.unseen.contains(tile))
    if let mate = PerfectMemory.tile(memory.mateOfUp) {
      let better = PairAdvice.mate(of: position.number(of: up), at: position.number(of: mate))
      guard tile != mate else { return (0, better) }
      // A new tile tells something.
      return (1 + (isNew ? theory.mean(afterSeeingOneOf: state) - theory.mean(state) : 0), better)
    }
    return (isNew ? 0 : 1 + theory.mean(state) - theory.mean(ofNewSecond: state), .newSecond)
  }

  /// Two moves for every three pairs.
  var allowance: Double? { Double(2 * theory.pairs) / 3 }

  func facts(_ presentation: Presentation) -> [String] {
    guard lucky > 0 else {
      return [presentation(en: "No lucky finds: you earned them all.", zh: "没有一对是靠运气，全凭真本事。")]
    }
    let some =
      lucky == finds
      ? finds.plural(one: "The find", other: "All finds") : "\(lucky) of \(finds) finds"
    return [
      presentation(
        en: "\(some) \(lucky.plural(one: "was", other: "were")) lucky: you hadn't seen the mate.",
        zh: (lucky == finds ? "\(finds) 对全靠运气" : "\(finds) 对里有 \(lucky) 对靠运气") + "：另一张之前没翻过。")
    ]
  }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    advice[index].map {
      $0.text(presentation) + costs[index].costText(Moves.unit, presentation)
    }
  }

  var fields: JSONObject { ["avoidable": .number(avoidable), "lucky": .number(lucky)] }
}

/// The review of a two-player game: the cost of each tile against the best one, by ``PairDuel``, in
/// pairs of lead. Not standing still costs nothing.
struct DuelReview: Review {
  typealias P = PairPosition

  private var memory: PerfectMemory
  private let theory = PairDuel.free
  private(set) var costs: [Double] = []
  /// The advice on costly moves, by their indices.
  private var advice: [Int: PairAdvice] = [:]

  init(_ setup: PairSetup) {
    memory = PerfectMemory(setup)
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
    guard let known = memory.paired.first, let mate = PerfectMemory.tile(memory.mates[known]) else {
      return (cost, .newFirst)
    }
    return (cost, .pair(position.number(of: known), position.number(of: mate)))
  }

  private mutating func judge(
    second tile: Int, first up: Int, _ position: P
  ) -> (cost: Double, better: PairAdvice) {
    let (state, mate) = (memory.state(of: position), PerfectMemory.tile(memory.mateOfUp))
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

/// The better choice instead of a tile.
enum PairAdvice {
  /// The mate of the tile that is up had been seen.
  case mate(of: Int, at: Int)

  /// Two tiles had been seen to be a pair.
  case pair(Int, Int)

  case newFirst, newSecond, knownSecond

  func text(_ presentation: Presentation) -> String {
    switch self {
    case .mate(let tile, let mate):
      presentation(
        en: "Tile \(tile)'s mate, tile \(mate), had already been turned.",
        zh: "\(tile) 号的另一张在 \(mate) 号，之前翻出来过。")
    case .pair(let one, let other):
      presentation(
        en: "Tiles \(one) and \(other) had been seen to be a pair.",
        zh: "\(one) 号和 \(other) 号是一对，之前都翻出来过。")
    case .newFirst:
      presentation(
        en: "A new tile might have shown a pair.", zh: "先翻没翻过的，说不定能凑成一对。")
    case .newSecond:
      presentation(
        en: "A new tile might have been its mate.", zh: "翻张没翻过的，说不定正好成对。")
    case .knownSecond:
      presentation(
        en: "A tile that both had seen would have been safe; a new one helps the other player.",
        zh: "这时翻张都见过的更稳：新牌只会帮到对手。")
    }
  }
}
