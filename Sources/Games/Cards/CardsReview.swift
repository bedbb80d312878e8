import GameCore
import PlayingCards

/// The review of a game of cards: the best score of the deal with all cards face up, and the points
/// lost.
struct CardsReview: Review {
  let best: Int
  let rankPairs: Int
  let bonus: Int
  let par: Double
  private(set) var points = 0
  private(set) var kinds: [Kind] = []
  private var seen = CardSet()
  /// True if the card that is up had been seen before.
  private var isUpAgain = false
  /// The points that each move lost, and how.
  private(set) var losses: [(points: Int, kind: Loss?)] = []
  private(set) var hints = 0
  /// The number of turns that showed a card seen before and led to nothing.
  private(set) var vainTurns = 0

  /// A way to lose points.
  enum Loss: Equatable {
    /// A mismatch with the tile that was up and could have been turned down.
    case mismatch(with: Int)

    /// A look at a card seen before that led to nothing.
    case vainLook

    /// A match by suit of a card that was known to match by rank.
    case suit
  }

  /// A kind of move.
  enum Kind {
    case rank, suit, mismatch, look
  }

  init(_ setup: CardsSetup, _ deal: CardsDeal) {
    let matching = BestMatching(CardSet(deal.cards[...]), bonus: setup.bonus)
    best = matching.points(bonus: setup.bonus)
    rankPairs = matching.rankPairs
    bonus = setup.bonus
    par = CardsPar.mean(setup)
  }

  mutating func noteHint() { hints += 1 }

  mutating func observe(
    _ event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) {
    points = after.score.value
    losses.append((0, nil))
    switch event.kind {
    case .match(_, .rank, _): kinds.append(.rank)
    case .match(_, .suit, _):
      kinds.append(.suit)
      noteRanksGivenUp(event.card, before)
    case .mismatch(let other):
      kinds.append(.mismatch)
      losses[losses.count - 1] = (CardsPosition.penalty, .mismatch(with: other))
    case .up: kinds.append(.look)
    case .down:
      // The card was turned up in the move before.
      if isUpAgain { noteVainLook(losses.count - 2) }
    }
    isUpAgain = seen.contains(event.card)
    seen.insert(event.card)
  }

  private mutating func noteVainLook(_ move: Int) {
    vainTurns += 1
    losses[move].points += CardsPosition.costOfTurning
    // It may have been a mismatch too, which is worse.
    if losses[move].kind == nil { losses[move].kind = .vainLook }
  }

  /// Notes the matches by rank that were known and that a match by suit gives up: of an odd number
  /// of cards, one is left anyway.
  private mutating func noteRanksGivenUp(_ card: Card, _ before: CardsPosition) {
    let known = seen.subtracting(before.matched)
    let used = [before.up?.card, seen.contains(card) ? card : nil].compactMap { $0 }
    let lost = used.count { known.cards(of: $0.rank).count.isMultiple(of: 2) }
    guard lost > 0 else { return }
    let gain = (Match.rank.points - Match.suit.points) * bonus
    losses[losses.count - 1] = (lost * gain, .suit)
  }

  func count(_ kind: Kind) -> Int { kinds.count { $0 == kind } }

  var costs: [Double] { losses.map { Double($0.points) } }

  var fields: JSONObject {
    [
      "best": .number(best), "left": .number(best - points),
      "mismatches": .number(count(.mismatch)), "ranks": .number(count(.rank)),
      "rankpairs": .number(rankPairs), "vain": .number(vainTurns),
    ]
  }
}
