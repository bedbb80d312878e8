import GameCore
import PlayingCards

/// The review of a game of cards: the best score with all cards face up, and the points that each
/// move lost compared with the expert's move by the same knowledge.
struct CardsReview: Review {
  let best: Int
  let rankPairs: Int
  private let setup: CardsSetup
  private var expert: CardsExpert
  private var points = 0
  private var (ranks, mismatches) = (0, 0)
  /// True if the open card had been seen before.
  private var isUpAgain = false
  /// True if the last move turned a card up beside no other.
  private var wasTurnedUp = false
  /// The number of turns that showed a card seen before and led to no match.
  private var vainTurns = 0
  private(set) var costs: [Double] = []
  private var faults: [Int: Phrase] = [:]

  init(_ setup: CardsSetup, _ deal: CardsDeal) {
    let matching = BestMatching(CardSet(deal.cards[...]), bonus: setup.bonus)
    best = matching.points(bonus: setup.bonus)
    rankPairs = matching.rankPairs
    self.setup = setup
    expert = CardsExpert(setup)
  }

  mutating func observe(
    _ event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) {
    let isSeen = !expert.memory.unseen.contains(event.tile - 1)
    let isLucky = event.match != nil && !isSeen
    // A lucky find is no mistake, nor is the turn before it, which it needed.
    if isLucky, wasTurnedUp { (costs[costs.count - 1], faults[costs.count - 1]) = (0, nil) }
    wasTurnedUp = event.outcome == .up
    let cost = isLucky ? 0 : expert.loss(of: event, from: before, to: after).cost
    if cost > 0 {
      faults[costs.count] = Phrase { expert.fault(of: event, beside: before.up, $0) }
    }
    costs.append(cost)
    expert.observe(event, at: after)
    points = after.score.value
    if event.match == .rank { ranks += 1 }
    if event.outcome == .mismatch { mismatches += 1 }
    if event.outcome == .down, isUpAgain { vainTurns += 1 }
    isUpAgain = isSeen
  }

  var isExact: Bool { false }

  /// A fifth of a point a card with a bonus of 1: 9.6 points for 24 cards, of which an ordinary
  /// memory loses more. In turns there is none, as the costs are those of both players.
  var allowance: Double? {
    setup.seating.isShared ? nil : Double(setup.count * (1 + setup.bonus)) / 5
  }

  func facts(_ presentation: Presentation) -> [String] {
    let most = CardPoints.unit.counted(best, presentation.language)
    return [
      points < best
        ? presentation(
          en: "With every card face up, the best would have been \(most).",
          zh: "如果全部摊开，最多能得 \(most)。")
        : presentation(
          en: "Even with every card face up, the best is \(most). You got it!",
          zh: "就算全部摊开，最多也就 \(most)，一分不差！")
    ]
  }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    faults[index].map {
      $0(presentation.language) + costs[index].costText(CardPoints.unit, presentation)
    }
  }

  var fields: JSONObject {
    [
      "bestPossible": .number(best), "bestRankMatches": .number(rankPairs),
      "mismatches": .number(mismatches), "missedPoints": .number(best - points),
      "rankMatches": .number(ranks), "wastedTurns": .number(vainTurns),
    ]
  }
}

extension CardsExpert {
  /// Returns the points that a move loses on average against the best move by the same knowledge.
  /// The expert's own moves lose nothing.
  ///
  /// While cards are unseen, moves are compared by the worth of the open card; later all is known.
  fileprivate func loss(
    of event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) -> Double {
    let (tile, up, turn) = (event.tile - 1, before.up?.card, Double(CardsPosition.costOfTurning))
    let plan = plan(up)
    guard tile != plan.tile else { return 0 }
    guard !memory.unseen.isEmpty else {
      return Double(
        value(memory.known, up: up) - before.gain(of: event)
          - value(memory.known.subtracting(after.matched), up: after.up?.card))
    }
    let isNew = memory.unseen.contains(tile)
    guard let up else {
      if case .hope = plan.reason { return 0 }
      return isNew ? 0 : turn - worth(ofUp: event.card)
    }
    let (worth, penalty) = (worth(ofUp: up), Double(CardsPosition.penalty))
    if event.outcome == .down { return worth }
    // A match saves the turn in which the card would be turned up again.
    if isNew { return worth + penalty - memory.chance(ofMatching: up) * (penalty + turn) }
    return switch event.match {
    case .rank: 0
    case .suit: max(0, worth + given(up, event.card) - turn)
    case nil: worth + penalty + turn - self.worth(ofUp: event.card)
    }
  }

  /// Returns the advantage of a known card being up, in points: the turn that its match saves, less
  /// the points that the match gives up.
  private func worth(ofUp card: Card) -> Double {
    let saving = Double(CardsPosition.costOfTurning)
    return switch plan(card).reason {
    case .rank, .lastTwo: saving
    case .suit, .turn: suitMate(of: card).map { max(0, saving - given(card, $0)) } ?? 0
    default: 0
    }
  }

  /// Returns the points that a match by suit gives up in known and in possible later matches, which
  /// on average is within half a point of what playing on shows.
  private func given(_ one: Card, _ other: Card) -> Double {
    var rest = memory.known
    rest.remove(one)
    rest.remove(other)
    let gain = Match.suit.points * bonus - 2 * CardsPosition.costOfTurning
    let known = value(memory.known, up: nil) - gain - value(rest, up: nil)
    let hopes = chanceOfMate(byRankOf: one) + chanceOfMate(byRankOf: other)
    return Double(max(0, known)) + Double(Match.rank.points * bonus) * hopes
  }

  /// Returns the chance that the unseen tiles hold one or three cards of a card's rank: the others
  /// of an even number go together without it.
  private func chanceOfMate(byRankOf card: Card) -> Double {
    let share = Double(memory.unseen.count) / Double(memory.outstanding)
    let surplus = (0..<memory.outstanding(card.rank)).reduce(1.0) { product, _ in
      product * (1 - 2 * share)
    }
    return (1 - surplus) / 2
  }

  private func value(_ cards: CardSet, up: Card?) -> Int {
    let matching = BestMatching(cards, bonus: bonus, keeping: up)
    let saving = up.flatMap { matching.mate(of: $0, among: cards) } == nil ? 0 : 1
    return matching.points(bonus: bonus) + saving * CardsPosition.costOfTurning
  }

  /// Returns the fault of a move other than the expert's, and the better move.
  fileprivate func fault(
    of event: CardsEvent, beside up: (tile: Int, card: Card)?, _ say: Language
  ) -> String {
    guard let up else {
      let better = plan(nil).tile + 1
      return say(
        en: "Turning tile \(event.tile) again costs a point and tells nothing; "
          + "tile \(better) was better.",
        zh: "\(event.tile) 号见过，再翻一次要扣分，却看不到新东西；翻 \(better) 号更好。")
    }
    let (plan, open) = (plan(up.card), up.tile + 1)
    let isNew = memory.unseen.contains(event.tile - 1)
    return switch (plan.reason, event.match) {
    case (.lastTwo, _):
      say(
        en: "Tile \(open) was turned down; only tile \(plan.tile + 1) was left, so it matched.",
        zh: "翻回了 \(open) 号；只剩 \(plan.tile + 1) 号了，肯定配得上。")
    case (.turnDown, nil):
      say(
        en: "Tile \(event.tile) \(isNew ? "was new, a risk" : "was sure to miss") with tile "
          + "\(open) up; turning that down is free.",
        zh: "\(open) 号还翻开着，就翻了\(isNew ? "没见过的" : "配不上的") \(event.tile) 号。"
          + "先把 \(open) 号翻回去，不扣分。")
    case (.turnDown, _):
      say(
        en: "Tiles \(open) and \(event.tile) matched by suit; a rank earns four times as much. "
          + "Turn tile \(open) down and wait for one.",
        zh: "\(open) 号和 \(event.tile) 号只配了花色，同点数的得分是四倍。先把 \(open) 号翻回去，等等看。")
    default:
      say(
        en: "Tile \(event.tile) was turned\(event.outcome == .down ? " down" : ""); "
          + "tile \(plan.tile + 1), the best match for tile \(open), had already been seen.",
        zh: (event.outcome == .down ? "翻回了 \(open) 号" : "\(open) 号开着时翻了 \(event.tile) 号")
          + "；该翻看过的 \(plan.tile + 1) 号，得分最高。")
    }
  }
}
