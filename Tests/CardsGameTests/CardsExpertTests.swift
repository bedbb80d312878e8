import GameCore
import PlayingCards
import TestSupport
import Testing
import TextUI
import Tiles
@testable import CardsGame

/// The best matching, the expert, and what a game is compared with.
@Suite struct CardsExpertTests {
  // MARK: The best matching

  /// The best of all ways to match cards until no two match, tried one by one.
  private func best(_ cards: CardSet, bonus: Int) -> Int {
    guard cards.hasMatch, let first = cards.first(where: { hasMate($0, cards) }) else { return 0 }
    var points: [Int] = []
    for other in cards where other != first {
      guard let kind = Match(first, other) else { continue }
      var rest = cards
      rest.remove(first)
      rest.remove(other)
      points.append(kind.points * bonus - 2 + best(rest, bonus: bonus))
    }
    // The card may also stay single, as long as its mates don't.
    var rest = cards
    rest.remove(first)
    if let other = bestWithout(first, rest, bonus: bonus) { points.append(other) }
    return points.max() ?? 0
  }

  /// The best matching of cards that uses all mates of another one; nil where there is none.
  private func bestWithout(_ single: Card, _ cards: CardSet, bonus: Int) -> Int? {
    guard let mate = cards.first(where: { Match(single, $0) != nil }) else {
      return best(cards, bonus: bonus)
    }
    var points: [Int] = []
    for other in cards where other != mate {
      guard let kind = Match(mate, other) else { continue }
      var rest = cards
      rest.remove(mate)
      rest.remove(other)
      guard let more = bestWithout(single, rest, bonus: bonus) else { continue }
      points.append(kind.points * bonus - 2 + more)
    }
    return points.max()
  }

  private func hasMate(_ card: Card, _ cards: CardSet) -> Bool {
    cards.contains { $0 != card && Match(card, $0) != nil }
  }

  @Test(arguments: [1, 2, 3, 10])
  func noMatchingIsBetterThanTheBest(bonus: Int) {
    var random = SeededRandom(seed: 7)
    for round in 0..<150 {
      var deck = Card.deck
      random.shuffle(&deck)
      let cards = CardSet(deck[..<(2 + round % 7)])
      #expect(BestMatching(cards, bonus: bonus).points(bonus: bonus) == best(cards, bonus: bonus))
    }
    // Of these, three of a rank leave a choice.
    let names = ["ace_of_spades", "ace_of_hearts", "ace_of_clubs", "2_of_clubs", "3_of_hearts"]
    let cards = CardSet(names.compactMap { Card($0) }[...])
    #expect(BestMatching(cards, bonus: bonus).points(bonus: bonus) == best(cards, bonus: bonus))
  }

  /// With all faces open the best of 12 cards averages 3.951, and with a bonus of 4 it is 45.694.
  @Test(arguments: [(1, 3.951, 2.7), (4, 45.694, 10.8)])
  func openBoardsHaveWhatIsKnownOfThem(bonus: Int, mean: Double, deviation: Double) throws {
    var total = 0
    for seed in 1...20_000 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let deal = try Cards.deal(CardsOptions(), using: &random)
      total += BestMatching(CardSet(deal.cards[...]), bonus: bonus).points(bonus: bonus)
    }
    #expect(abs(Double(total) / 20_000 - mean) < 3 * deviation / 20_000.squareRoot())
  }

  // MARK: Players

  private func mean(_ name: String, _ games: Int, count: Int = 12, bonus: Int = 1) throws -> Double
  {
    var options = CardsOptions()
    (options.count, options.bonus) = (count, bonus)
    let player = try #require(Cards.players.first { $0.name == name })
    var tally = Tally()
    try player.play(options, GameSeeds(first: 1, count: games), &tally)
    #expect(tally.unfinished == 0)
    return tally.games.reduce(0) { $0 + Double($1.key * $1.value) } / Double(games)
  }

  /// With faces hidden the best that anybody can do averages -4.475, and with a bonus of 4 it is 36.776.
  @Test(arguments: [(1, -4.475, 3.3), (4, 36.776, 11.4)])
  func theExpertIsAsGoodAsCanBe(bonus: Int, most: Double, deviation: Double) throws {
    let error = 3 * deviation / 10_000.squareRoot()
    #expect(abs(try mean("expert", 10_000, bonus: bonus) - most) < 0.1 + error)
  }

  @Test(arguments: [(2, 1), (5, 3), (13, 2), (20, 1), (30, 10), (52, 1), (52, 4)])
  func parIsWhatTheExpertAverages(count: Int, bonus: Int) throws {
    let mean = try mean("expert", 3000, count: count, bonus: bonus)
    let par = Cards.par(CardsOpening(count: count, bonus: bonus))
    // The deviation is below 3 points a unit of bonus and five cards or so.
    let error = 4 * (3.0 + Double(bonus) * Double(count) / 4) / 3000.squareRoot()
    #expect(abs(mean - par) < error)
  }

  @Test func theEagerAreBetterThanChance() throws {
    let means = try ["expert", "eager", "random"].map { try mean($0, 500) }
    #expect(means[0] > means[1] && means[1] > means[2])
  }

  /// Whatever was done before, the expert finds an end, and makes no mismatch.
  @Test func theExpertTakesUpAnyGame() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var (options, random) = (CardsOptions(), SeededRandom(seed: seed))
      (options.count, options.bonus) = (2 + Int(seed % 51), 1 + Int(seed % 4))
      var game = try Cards(options: options, deal: Cards.deal(options, using: &random))
      var expert = CardsExpert(game.opening, playerSeed: 0)
      for _ in 0..<Int(seed % 40) where game.status == .playing {
        let tile = Int(random.below(UInt64(options.count))) + 1
        if let event = try? game.apply(TileMove(tile)) { expert.see(event) }
      }
      var moves = 0
      while game.status == .playing, moves < 1000 {
        #expect(!expert.reason(Presentation(language: .en)).isEmpty)
        let event = try game.apply(expert.move())
        if case .mismatch = event.result { Issue.record("a mismatch in seed \(seed)") }
        expert.see(event)
        moves += 1
      }
      #expect(game.status == .over)
    }
  }

  // MARK: Reviews

  private let four = "queen_of_hearts 2_of_hearts queen_of_spades 3_of_clubs"

  private func review(_ tiles: [Int]) throws -> any Review<CardsEvent> {
    var options = CardsOptions()
    options.count = 4
    var game = try Cards(options: options, deal: try #require(CardsDeal(four)))
    var review = game.review()
    for tile in tiles { review.see(try game.apply(TileMove(tile))) }
    #expect(game.status == .over)
    return review
  }

  @Test func mismatchesAreCounted() throws {
    let review = try review([1, 4, 1, 3])
    #expect(
      review.sentences(Presentation(language: .en)) == [
        "With all faces open, the best of this deal is 2 points; 6 points stayed on the table.",
        "2 mismatches cost 4 points. Before another tile is turned, "
          + "the one that is up can be turned down, which is free.",
      ])
    #expect(
      review.fields.text == #"{"best":2,"left":6,"mismatches":2,"rankpairs":1,"ranks":1,"vain":0}"#)
    #expect(
      review.picture(Presentation(language: .en, isASCII: true)) == [
        ".xx#", "# rank  . look  x mismatch",
      ])
  }

  @Test func theBestIsToldToBeIt() throws {
    let review = try review([1, 3])
    #expect(
      review.sentences(Presentation(language: .en)) == [
        "With all faces open, the best of this deal is 2 points: nothing was left.",
        "No mismatch, and every pair of a rank: that is how it is done.",
      ])
  }

  @Test func turnsForNothingAreTold() throws {
    let review = try review([1, 1, 1, 1, 1, 1, 1, 3])
    #expect(
      review.sentences(Presentation(language: .en)) == [
        "With all faces open, the best of this deal is 2 points; 3 points stayed on the table.",
        "No mismatch; 2 turns for nothing, of a tile that had been seen before, cost 2 points.",
      ])
    #expect(review.fields.text.contains(#""vain":2"#))
  }

  @Test func missedRanksAreTold() throws {
    let review = try review([1, 2])
    #expect(
      review.sentences(Presentation(language: .en))[1]
        == "No mismatch; of the pairs of a rank you found 0 of 1, which earn 4 each.")
  }
}
