import Tiles

/// The review of a game of pairs: the cost of each tile by the theory's mean, the avoidable misses
/// and the lucky finds. In turns, a tile's cost is in pairs of lead by ``PairDuel``, and not
/// standing still costs nothing.
struct PairReview: Review {
  private let pairs: Int
  private lazy var theory = PairTheory(pairs: pairs)
  private let duel: PairDuel?
  private var memory: PerfectMemory
  private(set) var costs: [Double] = []
  /// The advice on costly tiles, by the index of the event.
  private var advice: [Int: Phrase] = [:]
  /// True if only one tile could be the mate of the open one.
  private var isSure = false
  /// The numbers of pairs found, of pairs found without having seen the mate, of those found by
  /// memory, and of avoidable misses.
  private var (finds, lucky, remembered, avoidable) = (0, 0, 0, 0)

  init(_ setup: PairSetup) {
    (memory, pairs) = (PerfectMemory(setup), setup.pairs)
    duel = setup.seating.isShared ? .free : nil
  }

  mutating func observe(
    _ event: PairEvent, from before: PairPosition, to after: PairPosition
  ) {
    let tile = before.index(ofTile: event.tile)
    let isNew = memory.unseen.contains(tile)
    let loss = loss(of: tile, at: before)
    let isLucky = event.outcome == .match && !isSure
    // A lucky find is no mistake, nor is the tile before it, which it needed.
    if duel == nil, isLucky { (costs[costs.count - 1], advice[costs.count - 1]) = (0, nil) }
    // A smaller loss of lead isn't worth a remark.
    let cost = (duel == nil ? !isLucky : loss >= 0.1) ? loss.cost : 0
    if cost > 0 { advice[costs.count] = advice(for: tile, isNew, at: before) }
    costs.append(cost)
    let isMateKnown = memory.mateOfUp != 0
    memory.observe(event, at: after)
    switch event.outcome {
    case .up, .down: isSure = memory.mateOfUp != 0 || memory.unseen.count == 1
    case .match:
      finds += 1
      if isLucky { lucky += 1 }
      if isMateKnown { remembered += 1 }
    case .mismatch: if isMateKnown || !isNew { avoidable += 1 }
    }
  }

  /// Returns a tile's average loss in moves or pairs of lead. Taking a known pair later loses no
  /// moves.
  private mutating func loss(of tile: Int, at position: PairPosition) -> Double {
    let (state, isNew) = (memory.state(of: position), memory.unseen.contains(tile))
    let (isFirst, isPaired) = (position.openTile == nil, memory.paired.contains(tile))
    let mate = PerfectMemory.tile(memory.mateOfUp)
    if let duel {
      let isReady = isFirst ? isPaired : tile == mate
      let choice: DuelChoice = isReady ? .ready : isNew ? .unseen : .known
      guard !isFirst else {
        let best = duel.lead(byFirst: state.ready > 0 ? .ready : .unseen, state)
        return best - duel.lead(byFirst: choice, state)
      }
      return duel.bestLeadBySecond(state, isUpReady: mate != nil)
        - duel.lead(bySecond: choice, state, isUpReady: mate != nil)
    }
    if isFirst {
      return isNew || isPaired ? 0 : theory.mean(ofNewSecond: state) - theory.mean(state)
    }
    if mate == nil { return isNew ? 0 : 1 + theory.mean(state) - theory.mean(ofNewSecond: state) }
    guard tile != mate else { return 0 }
    // A new tile adds knowledge.
    return 1 + (isNew ? theory.mean(afterSeeingOneOf: state) - theory.mean(state) : 0)
  }

  /// Returns the better choice than a costly tile, and names both.
  private mutating func advice(for index: Int, _ isNew: Bool, at position: PairPosition) -> Phrase {
    let tile = position.number(of: index)
    let blind = Phrase(
      en: "Tile \(tile) had been seen; a new one might have made a pair.",
      zh: "\(tile) 号是翻过的；翻张没翻过的，说不定能凑成一对。")
    guard let up = position.openTile.map(position.number) else {
      guard duel != nil, let known = memory.paired.first, let mate = memory.mate(of: known) else {
        return blind
      }
      let (one, other) = (position.number(of: known), position.number(of: mate))
      return Phrase(
        en: "Tile \(tile) was turned; tiles \(one) and \(other) had been seen to be a pair.",
        zh: "翻了 \(tile) 号；\(one) 号和 \(other) 号都看过，是一对，该先拿下。")
    }
    if let mate = PerfectMemory.tile(memory.mateOfUp).map(position.number) {
      return Phrase(
        en: "Tile \(tile) was turned; tile \(up)'s mate, tile \(mate), had already been seen.",
        zh: "\(up) 号开着时翻了 \(tile) 号；该翻看过的 \(mate) 号，正好一对。")
    }
    return duel == nil || !isNew
      ? blind
      : Phrase(
        en: "Tile \(tile) was new, which helps the other player; one that both had seen was safe.",
        zh: "\(tile) 号没翻过，只会帮到对手；这时翻张都见过的更稳。")
  }

  var feat: Phrase? {
    guard duel == nil, cost == 0, remembered > 0 else { return nil }
    return Phrase(en: "A perfect memory: nothing you saw was forgotten.", zh: "过目不忘：见过的一张也没忘。")
  }

  /// About what an ordinary memory loses, which grows faster than the count of pairs: 12 moves for
  /// 12 pairs. In turns there are no stars.
  var allowance: Double? { duel == nil ? Double(pairs * max(8, pairs)) / 12 : nil }

  func facts(_ presentation: Presentation) -> [String] {
    guard duel == nil, lucky > 0 else { return [] }
    let were = lucky.plural(one: "was", other: "were")
    return [
      presentation(
        en: "\(lucky) of \(finds) finds \(were) lucky: you hadn't seen the mate.",
        zh: "\(finds) 对里有 \(lucky) 对是碰巧翻中的：第二张是头一次翻。")
    ]
  }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    guard let advice = advice[index]?(presentation.language) else { return nil }
    guard duel != nil else { return advice + costs[index].costText(Moves.unit, presentation) }
    // Each pair that one player loses to the other changes the lead by two.
    let given = (costs[index] / 2).rounded(toPlaces: 2)
    let pairs = Int(given)?.counted("pair") ?? "\(given) pairs"
    return advice
      + presentation(en: " It cost a lead of \(pairs) on average.", zh: "平均送给对方 \(given) 对。")
  }

  var fields: JSONObject {
    ["avoidableMismatches": .number(avoidable), "luckyMatches": .number(lucky)]
  }
}
