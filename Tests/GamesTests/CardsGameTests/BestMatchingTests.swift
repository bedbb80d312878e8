import GameCore
import PlayingCards
import TestSupport
import Testing
@testable import CardsGame

@Suite(.oneByOne) struct BestMatchingTests {
  /// The most points of all ways to match cards until no two match, tried one by one.
  private func most(_ cards: CardSet, bonus: Int) -> Int {
    guard cards.hasMatch, let first = cards.first(where: { hasMate($0, cards) }) else { return 0 }
    var points: [Int] = []
    for other in cards where other != first {
      guard let kind = Match(first, other) else { continue }
      var rest = cards
      rest.remove(first)
      rest.remove(other)
      points.append(kind.points * bonus - 2 + most(rest, bonus: bonus))
    }
    // The card may also stay single, as long as its mates don't.
    var rest = cards
    rest.remove(first)
    if let other = most(without: first, rest, bonus: bonus) { points.append(other) }
    return points.max() ?? 0
  }

  /// The most points of the ways that use all mates of another card, or nil if there is none.
  private func most(without single: Card, _ cards: CardSet, bonus: Int) -> Int? {
    guard let mate = cards.first(where: { Match(single, $0) != nil }) else {
      return most(cards, bonus: bonus)
    }
    var points: [Int] = []
    for other in cards where other != mate {
      guard let kind = Match(mate, other) else { continue }
      var rest = cards
      rest.remove(mate)
      rest.remove(other)
      guard let more = most(without: single, rest, bonus: bonus) else { continue }
      points.append(kind.points * bonus - 2 + more)
    }
    return points.max()
  }

  private func hasMate(_ card: Card, _ cards: CardSet) -> Bool {
    cards.contains { $0 != card && Match(card, $0) != nil }
  }

  @Test(arguments: [1, 2, 3, 10])
  func noMatchingIsBetter(bonus: Int) {
    var random = SeededRandom(seed: 7)
    for round in 0..<140 {
      var deck = Card.deck
      random.shuffle(&deck)
      let cards = CardSet(deck[..<(2 + round % 7)])
      expectEqual(BestMatching(cards, bonus: bonus).points(bonus: bonus), most(cards, bonus: bonus))
    }
  }

  @Test(arguments: [1, 2, 4])
  func threeOfARankLeaveAChoice(bonus: Int) {
    let names = ["ace_of_spades", "ace_of_hearts", "ace_of_clubs", "2_of_clubs", "3_of_hearts"]
    let cards = CardSet(names.compactMap { Card($0) }[...])
    expectEqual(BestMatching(cards, bonus: bonus).points(bonus: bonus), most(cards, bonus: bonus))
  }

  /// With all faces open the best of 12 cards averages 3.951, and with a bonus of 4 it is 45.694.
  @Test(arguments: [(1, 3.951), (4, 45.694)])
  func openBoardsAverageWhatIsKnownOfThem(bonus: Int, mean: Double) throws {
    var tally = Tally()
    let options = try CardsOptions(recorded: "count=12")
    for seed in 1...1000 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let deal = try Cards.deal(options, using: &random)
      tally.add(BestMatching(CardSet(deal.cards[...]), bonus: bonus).points(bonus: bonus))
    }
    let statistics = Statistics(tally.games)
    #expect(abs(statistics.mean - mean) < 4 * statistics.standardError)
  }
}
