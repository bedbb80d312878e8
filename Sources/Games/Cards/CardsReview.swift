import GameCore
import PlayingCards
import TextUI

/// The review of a game of cards: the best score of the deal with all cards face up, and the points
/// that each move threw away of what the expert would have made of the same knowledge.
struct CardsReview: Review {
  let best: Int
  let rankPairs: Int
  private let setup: CardsSetup
  private var expert: CardsExpert
  private var points = 0
  private var (ranks, mismatches) = (0, 0)
  private var seen = CardSet()
  /// True if the card that is up had been seen before.
  private var isUpAgain = false
  /// The number of turns that showed a card seen before and led to nothing.
  private var vainTurns = 0
  private(set) var costs: [Double] = []
  private var faults: [Int: CardsFault] = [:]

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
    let (loss, fault) = expert.loss(of: event, from: before, to: after)
    if loss.cost > 0 { faults[costs.count] = fault }
    costs.append(loss.cost)
    expert.observe(event, at: after)
    points = after.score.value
    switch event.kind {
    case .match(_, .rank, _): ranks += 1
    case .mismatch: mismatches += 1
    case .down: if isUpAgain { vainTurns += 1 }
    case .match, .up: break
    }
    isUpAgain = seen.contains(event.card)
    seen.insert(event.card)
  }

  /// Half a point a card, and more where a match earns more.
  var allowance: Double? { Double(setup.count * (1 + setup.bonus)) / 4 }

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
      $0.text(presentation) + costs[index].costText(CardPoints.unit, presentation)
    }
  }

  var fields: JSONObject {
    [
      "best": .number(best), "left": .number(best - points), "mismatches": .number(mismatches),
      "ranks": .number(ranks), "rankpairs": .number(rankPairs), "vain": .number(vainTurns),
    ]
  }
}

/// A fault of a move.
enum CardsFault {
  /// A match for the tile that was up had been seen.
  case matchSeen(of: Int, at: Int)

  /// An unseen card beside the tile that was up.
  case risk(upTile: Int)

  /// A card known not to match the tile that was up.
  case mismatch(Int, upTile: Int)

  /// A match that gave up another one that had been seen.
  case worseMatch(than: (Int, Int)?)

  case vainLook, earlySuit

  func text(_ presentation: Presentation) -> String {
    switch self {
    case .matchSeen(let tile, let mate):
      presentation(
        en: "You had seen a match for tile \(tile): tile \(mate).",
        zh: "\(tile) 号能和 \(mate) 号配，之前翻到过。")
    case .risk(let up):
      presentation(
        en: "A new card may not match. Turn tile \(up) back down first: it's free.",
        zh: "新牌不一定配得上。先把 \(up) 号翻回去，不扣分。")
    case .mismatch(let tile, let up):
      presentation(
        en: "You had seen that tile \(tile) doesn't match. "
          + "Turn tile \(up) back down first: it's free.",
        zh: "\(tile) 号之前翻过，配不上。先把 \(up) 号翻回去，不扣分。")
    case .vainLook:
      presentation(
        en: "You had seen this card, and no good match for it.", zh: "这张见过，也没有合适的牌和它配。")
    case .earlySuit:
      presentation(
        en: "It's early for a match by suit: the ranks may still turn up.",
        zh: "这时按花色配太早了，同点数的可能还会出现。")
    case .worseMatch(let (tile, mate)?):
      presentation(
        en: "You had seen a better match for tile \(tile): tile \(mate).",
        zh: "\(tile) 号和 \(mate) 号配更好，之前翻到过。")
    case .worseMatch(nil):
      presentation(en: "There was a better match.", zh: "还有更好的一对。")
    }
  }
}

extension CardsExpert {
  /// Returns how many points a move loses on average against the best one by what was known before
  /// it, and its fault, if it has one. The expert's own moves lose nothing.
  ///
  /// While cards are unseen, moves compare by the worth of what is up; afterwards, all is known.
  fileprivate func loss(
    of event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) -> (Double, CardsFault?) {
    let (tile, up) = (event.tile - 1, before.up?.card)
    let plan = plan(up)
    guard tile != plan.tile else { return (0, nil) }
    guard !memory.unseen.isEmpty else { return knownLoss(of: event, from: before, to: after) }
    let isNew = memory.unseen.contains(tile)
    guard let up, let upTile = before.up?.tile else {
      if case .hope = plan.reason { return (0, nil) }
      return (
        isNew ? 0 : Double(CardsPosition.costOfTurning) - worth(ofUp: event.card).points, .vainLook
      )
    }
    let (worth, mate) = worth(ofUp: up)
    let seen = mate.map { CardsFault.matchSeen(of: upTile + 1, at: memory.tile(of: $0) + 1) }
    let penalty = Double(CardsPosition.penalty)
    switch event.kind {
    case .up, .down: return (worth, seen ?? .vainLook)
    case .match where isNew, .mismatch where isNew:
      // A match saves the turn of turning this card up again.
      let chance = memory.chance(ofMatching: up)
      let loss = penalty - chance * (penalty + Double(CardsPosition.costOfTurning))
      return (worth + loss, seen ?? .risk(upTile: upTile + 1))
    case .match(_, .rank, _): return (0, nil)
    case .match:
      let given = given(up, event.card)
      let loss = given.known + given.hoped - Double(CardsPosition.costOfTurning) + worth
      return (loss, given.known > 0 ? betterMatch(than: up, event.card) : .earlySuit)
    case .mismatch:
      let loss =
        worth + penalty + Double(CardsPosition.costOfTurning) - self.worth(ofUp: event.card).points
      return (loss, seen ?? .mismatch(event.tile, upTile: upTile + 1))
    }
  }

  /// Returns how many points better it is that a known card is up, and for which match: the turn
  /// that this saves, less what the match gives up.
  private func worth(ofUp card: Card) -> (points: Double, mate: Card?) {
    let saving = Double(CardsPosition.costOfTurning)
    if let mate = memory.known.cards(of: card.rank).first(where: { $0 != card }) {
      return (saving, mate)
    }
    let worths = memory.known.cards(of: card.suit).filter { $0 != card }.map { mate in
      let given = given(card, mate)
      return (points: saving - given.known - given.hoped, mate: Card?.some(mate))
    }
    guard let best = worths.max(by: { $0.points < $1.points }), best.points > 0 else {
      return (0, nil)
    }
    return best
  }

  /// Returns the points that a match by suit gives up: of matches that are known, and of those that
  /// may still turn up.
  private func given(_ one: Card, _ other: Card) -> (known: Double, hoped: Double) {
    var rest = memory.known
    rest.remove(one)
    rest.remove(other)
    let gain = Match.suit.points * bonus - 2 * CardsPosition.costOfTurning
    let known = value(memory.known, up: nil) - gain - value(rest, up: nil)
    let (risk, saving) = balance(one, other)
    return (Double(max(0, known)), Double(risk) / Double(saving))
  }

  /// Returns the most points to come of known cards, one of which may be up.
  private func value(_ cards: CardSet, up: Card?) -> Int {
    let matching = BestMatching(cards, bonus: bonus, keeping: up)
    let saving = up.flatMap { matching.mate(of: $0, among: cards) } == nil ? 0 : 1
    return matching.points(bonus: bonus) + saving * CardsPosition.costOfTurning
  }

  /// Returns that one of two matched cards could have been matched by rank.
  private func betterMatch(than one: Card, _ other: Card) -> CardsFault {
    for card in [one, other] {
      let mates = memory.known.cards(of: card.rank).filter { $0 != one && $0 != other }
      guard let mate = mates.first else { continue }
      return .worseMatch(than: (memory.tile(of: card) + 1, memory.tile(of: mate) + 1))
    }
    return .worseMatch(than: nil)
  }

  private func knownLoss(
    of event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) -> (Double, CardsFault) {
    let rest = memory.known.subtracting(after.matched)
    let loss =
      value(memory.known, up: before.up?.card) - before.points(of: event)
      - value(rest, up: after.up?.card)
    let fault: CardsFault =
      switch (event.kind, before.up) {
      case (.mismatch, let up?): .mismatch(event.tile, upTile: up.tile + 1)
      case (.down, let up?):
        BestMatching(rest, bonus: bonus, keeping: up.card).mate(of: up.card, among: rest)
          .map { .matchSeen(of: up.tile + 1, at: memory.tile(of: $0) + 1) } ?? .vainLook
      case (.match, let up?): betterMatch(than: up.card, event.card)
      default: .vainLook
      }
    return (Double(loss), fault)
  }
}
