import CardsGame
import GameCore
import PlayingCards
import TestSupport
import Testing
import TextUI
import Tiles

@Suite struct CardsTests {
  private func game(_ deal: String, bonus: Int = 1) throws -> Cards {
    let deal = try #require(CardsDeal(deal))
    var options = CardsOptions()
    options.count = deal.description.split(separator: " ").count
    options.bonus = bonus
    return try Cards(options: options, deal: deal)
  }

  private let four = "queen_of_hearts 2_of_hearts queen_of_spades 3_of_clubs"

  @Test func turningUpCostsOne() throws {
    var game = try game(four)
    let event = try game.apply(TileMove(1))
    #expect((event.result, event.points, event.tile) == (.up, -1, 1))
    #expect(event.card == Card("queen_of_hearts"))
    #expect(game.score.value == -1)
  }

  @Test func aSuitEarnsOne() throws {
    var game = try game(four)
    _ = try game.apply(TileMove(1))
    let event = try game.apply(TileMove(2))
    #expect((event.result, event.points) == (.match(with: 1, by: .suit), 0))
    #expect(game.score.value == -1)
  }

  @Test func aRankEarnsFour() throws {
    var game = try game(four)
    _ = try game.apply(TileMove(1))
    let event = try game.apply(TileMove(3))
    #expect((event.result, event.points) == (.match(with: 1, by: .rank), 3))
    #expect(game.score.value == 2)
  }

  @Test(arguments: [1, 4, 10])
  func theBonusMultipliesWhatAMatchEarns(bonus: Int) throws {
    var suit = try game(four, bonus: bonus)
    _ = try suit.apply(TileMove(1))
    #expect(try suit.apply(TileMove(2)).points == bonus - 1)
    var rank = try game(four, bonus: bonus)
    _ = try rank.apply(TileMove(1))
    #expect(try rank.apply(TileMove(3)).points == 4 * bonus - 1)
    var neither = try game(four, bonus: bonus)
    _ = try neither.apply(TileMove(1))
    #expect(try neither.apply(TileMove(4)).points == -3)
  }

  @Test func aMismatchCostsTwoMoreAndTheNewOneStaysUp() throws {
    var game = try game(four)
    _ = try game.apply(TileMove(1))
    let event = try game.apply(TileMove(4))
    #expect((event.result, event.points) == (.mismatch(with: 1), -3))
    #expect(game.score.value == -4)
    // Tile 4 is the one that is up now: choosing it turns it down.
    #expect(try game.apply(TileMove(4)).result == .down)
    #expect(try game.apply(TileMove(1)).result == .up)
  }

  @Test func turningDownIsFreeAndRefundsNothing() throws {
    var game = try game(four)
    _ = try game.apply(TileMove(1))
    let event = try game.apply(TileMove(1))
    #expect((event.result, event.points) == (.down, 0))
    #expect(game.score.value == -1)
    #expect(game.status == .playing)
  }

  @Test func aMatchedTileIsRefused() throws {
    var game = try game("2_of_hearts 3_of_hearts 4_of_clubs 5_of_clubs")
    _ = try game.apply(TileMove(1))
    _ = try game.apply(TileMove(2))
    for tile in [1, 2] {
      #expect(throws: TileRefusal.matched(tile)) { try game.apply(TileMove(tile)) }
    }
    #expect(game.score.value == -1)
  }

  @Test func numbersOutsideTheBoardAreRefused() throws {
    var game = try game(four)
    for tile in [0, 5, .max] {
      #expect(throws: TileRefusal.outside(tile, last: 4)) { try game.apply(TileMove(tile)) }
    }
  }

  @Test func theGameIsOverWhenNothingCanMatch() throws {
    var game = try game(four)
    _ = try game.apply(TileMove(1))
    _ = try game.apply(TileMove(3))
    #expect(game.status == .over)
    #expect(throws: TileRefusal.ended) { try game.apply(TileMove(2)) }
    #expect(game.verdict(Presentation(language: .en)).hasPrefix("2 of 4 cards are matched"))
  }

  @Test func theGameIsOverWhenAllAreMatched() throws {
    var game = try game("2_of_hearts 3_of_hearts 4_of_clubs 5_of_clubs")
    for tile in [1, 2, 3] { _ = try game.apply(TileMove(tile)) }
    #expect(game.status == .playing)
    _ = try game.apply(TileMove(4))
    #expect(game.status == .over)
    #expect(game.verdict(Presentation(language: .en)) == "All 4 cards are matched.")
  }

  @Test func aTileThatIsUpStillCountsAsOneThatCanMatch() throws {
    var game = try game("2_of_hearts 3_of_hearts 4_of_clubs 5_of_clubs 6_of_spades")
    for tile in [1, 2, 5] { _ = try game.apply(TileMove(tile)) }
    #expect(game.status == .playing)
  }

  @Test(arguments: [
    "", "2_of_hearts", "2_of_hearts 3_of_clubs", "2_of_hearts 2_of_hearts", "2_of_hearts joker",
  ])
  func dealsThatCantBePlayedAreNone(text: String) {
    #expect(CardsDeal(text) == nil)
  }

  @Test func dealsAreReadAgain() throws {
    let deal = try #require(CardsDeal(four))
    #expect(deal.description == four)
    #expect(throws: InvalidInput.self) { try Cards(options: CardsOptions(), deal: deal) }
  }

  @Test func theFirstCardsOfTheShuffledDeckAreDealt() throws {
    var random = try Seed("7").random
    var check = try Seed("7").random
    var deck = Card.deck
    check.shuffle(&deck)
    let deal = try Cards.deal(CardsOptions(), using: &random)
    #expect(deal.description == deck.prefix(12).map(\.description).joined(separator: " "))
  }

  @Test func cardsThatEndAtOnceAreShuffledAgain() throws {
    var options = CardsOptions()
    options.count = 2
    var reshuffled = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let deal = try Cards.deal(options, using: &random)
      #expect(CardsDeal(deal.description) == deal)
      // The same deck again, as often as it takes.
      var check = SeededRandom(seed: seed)
      var deck = Card.deck
      check.shuffle(&deck)
      while deck[0].suit != deck[1].suit && deck[0].rank != deck[1].rank {
        check.shuffle(&deck)
        reshuffled += 1
      }
      #expect(deal.description == "\(deck[0]) \(deck[1])")
      #expect(random.next() == check.next())
    }
    #expect(reshuffled > 0)
  }

  @Test func moreIsBetter() throws {
    #expect(CardPoints.better == .higher)
    #expect(CardPoints.unit.name == "points")
  }
}
