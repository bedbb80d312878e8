import GameCore
import PlayingCards
import TestSupport
import Testing
@testable import CardsGame

@Suite(.oneByOne) struct CardsDealTests {
  @Test(arguments: [2, 12, 16, 52])
  func theFirstCardsOfTheShuffledDeckAreDealt(count: Int) throws {
    var options = CardsOptions()
    options.count = count
    var (random, check) = (try Seed("7").random, try Seed("7").random)
    var deck = Card.deck
    repeat { check.shuffle(&deck) } while count == 2 && Match(deck[0], deck[1]) == nil
    let deal = try Cards.deal(options, using: &random)
    expectEqual(deal.cards, Array(deck.prefix(count)))
    expectEqual(random.next(), check.next())
    try expectEqual(CardsDeal(reading: deal.description), deal)
  }

  @Test(arguments: [2, 3])
  func whileNothingMatchesTheSameDeckIsShuffledAgain(count: Int) throws {
    var options = CardsOptions()
    options.count = count
    var reshuffled = 0
    for seed in 0..<100 as Range<UInt64> {
      var (random, check) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      let deal = try Cards.deal(options, using: &random)
      var deck = Card.deck
      check.shuffle(&deck)
      while !deck[..<count].contains(where: { one in
        deck[..<count].contains { $0 != one && Match($0, one) != nil }
      }) {
        check.shuffle(&deck)
        reshuffled += 1
      }
      expectEqual(deal.cards, Array(deck[..<count]))
      expectEqual(random.next(), check.next())
    }
    #expect(reshuffled > 0)
  }

  @Test(arguments: [
    ("", ["2 to 52", "0"]), ("2_of_hearts", ["2 to 52", "1"]),
    ("2_of_hearts 3_of_clubs", ["no two"]),
    ("2_of_hearts 3_of_hearts 2_of_hearts", ["2_of_hearts"]), ("2_of_hearts joker", ["'joker'"]),
    ("qeen_of_hearts 2_of_hearts", ["'qeen_of_hearts'", "'queen_of_hearts'"]),
    ("2_of_heart 3_of_hearts", ["'2_of_heart'", "'2_of_hearts'"]),
  ])
  func aDealIsOfDifferentCardsThatCanMatch(text: String, parts: [String]) {
    let fault = fault { try CardsDeal(reading: text) }
    for part in parts { #expect(fault.contains(part), "\(fault)") }
    expectEqual(CardsDeal(text), nil)
  }

  @Test(arguments: ["a", " ", "ace_of_spades ", "@", "2_of_hearts 3_of_hearts ", "ace_of_spade"])
  func aHugeTextIsRefusedQuickly(piece: String) {
    #expect(refusesQuickly(piece, Cards.self))
  }

  @Test func aWrittenDealSaysHowManyCardsThereAre() throws {
    let deal = try CardsDeal(reading: fourCards)
    var options = CardsOptions()
    expectEqual(fault { try Cards.check(deal, with: options) }.numbers, [4, 24])
    Cards.adopt(&options, from: deal)
    expectEqual(Cards.setup(options, .alone), CardsSetup(count: 4, bonus: 1))
  }

  @Test func optionsHaveBounds() throws {
    expectEqual(CardsOptions().recorded, "bonus=1 count=24")
    for (text, isValid) in [
      ("count=2", true), ("count=52", true), ("count=1", false), ("count=53", false),
      ("bonus=1", true), ("bonus=10", true), ("bonus=0", false), ("bonus=11", false),
    ] {
      expectEqual((try? CardsOptions(recorded: text)) != nil, isValid, "\(text)")
    }
  }
}
