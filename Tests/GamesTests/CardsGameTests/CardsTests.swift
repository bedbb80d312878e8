import PlayingCards
import TestSupport
import Testing
import Tiles
@testable import CardsGame

typealias CardsRound = TestRound<CardsDeal>

extension CardsRound {
  /// Deals cards by their names.
  init(_ deal: String, bonus: Int = 1) throws {
    try self.init(Cards.self, deal) { $0.bonus = bonus }
  }
}

/// Tile 1 matches 2 by suit and 3 by rank; nothing matches 4.
let fourCards = "queen_of_hearts 2_of_hearts queen_of_spades 3_of_clubs"

/// Two pairs of a suit.
let twoPairs = "2_of_hearts 3_of_hearts 4_of_clubs 5_of_clubs"

/// The rules of cards, sentence by sentence.
@Suite(.oneByOne) struct CardsTests {
  // MARK: Points

  @Test func turningUpCostsOne() throws {
    var round = try CardsRound(fourCards)
    try expectEqual(round.play("1"), ["up 1 queen_of_hearts"])
    expectEqual(round.score, -1)
  }

  @Test func aMatchBySuitEarnsOne() throws {
    var round = try CardsRound(fourCards)
    try expectEqual(round.play("1 2").last, "match 2 2_of_hearts 1 suit last")
    expectEqual(round.score, -2 + 1)
  }

  @Test func aMatchByRankEarnsFour() throws {
    var round = try CardsRound(fourCards)
    try expectEqual(round.play("1 3").last, "match 3 queen_of_spades 1 rank last")
    expectEqual(round.score, -2 + 4)
  }

  @Test(arguments: [1, 4, 10])
  func theBonusMultipliesWhatAMatchEarnsAndNothingElse(bonus: Int) throws {
    func score(_ tiles: String) throws -> Int {
      var round = try CardsRound(fourCards, bonus: bonus)
      try round.play(tiles)
      return round.score
    }
    try expectEqual(score("1 2"), bonus - 2)
    try expectEqual(score("1 3"), 4 * bonus - 2)
    try expectEqual(score("1 4"), -4)
    try expectEqual(score("1"), -1)
  }

  @Test func aMismatchCostsTwoMore() throws {
    var round = try CardsRound(fourCards)
    try expectEqual(round.play("1 4").last, "mismatch 4 3_of_clubs 1")
    expectEqual(round.score, -1 - 1 - 2)
  }

  @Test func afterAMismatchTheNewTileIsTheOneThatIsUp() throws {
    var round = try CardsRound(fourCards)
    try round.play("1 4")
    expectEqual(round.tiles, ". . . 3C")
    try expectEqual(round.play("4"), ["down 4 3_of_clubs"])
    try expectEqual(round.play("1"), ["up 1 queen_of_hearts"])
  }

  @Test func turningDownIsFreeAndRefundsNothing() throws {
    var round = try CardsRound(fourCards)
    try expectEqual(round.play("1 1").last, "down 1 queen_of_hearts")
    expectEqual(round.score, -1)
    expectEqual(round.tiles, ". . . .")
    // With nothing up, the next tile can't be a mismatch.
    try expectEqual(round.play("4"), ["up 4 3_of_clubs"])
  }

  @Test func moreIsBetter() throws {
    #expect(Cards.better == .higher && Cards.unit.name == "points")
  }

  // MARK: What is refused

  @Test func aMatchedTileIsRefused() throws {
    var round = try CardsRound(twoPairs)
    try round.play("1 2")
    for tile in [1, 2] {
      #expect(throws: TileRefusal(.matched, NumberMove(tile))) { try round.play("\(tile)") }
    }
    #expect(round.score == -1 && round.turns == 2)
    expectEqual(round.tiles, "[2H] [3H] . .")
  }

  @Test func numbersWithoutATileAreRefused() throws {
    var round = try CardsRound(fourCards)
    for tile in [0, 5, 128, .max] {
      #expect(throws: TileRefusal(.outside, NumberMove(tile))) { try round.play("\(tile)") }
    }
    expectEqual(round.score, 0)
  }

  // MARK: The end

  @Test func theGameIsOverWhenNothingCanMatch() throws {
    var round = try CardsRound(fourCards)
    try round.play("1 3")
    expectEqual(round.position.phase, .over)
    #expect(throws: TileRefusal(.ended, NumberMove(2))) { try round.play("2") }
    expectEqual(round.position.verdict(hints: 0, .english).numbers, [2, 4])
  }

  @Test func theGameIsOverWhenAllAreMatched() throws {
    var round = try CardsRound(twoPairs)
    try round.play("1 2 3")
    #expect(round.position.phase == .turn(.first))
    #expect(try round.play("4") == ["match 4 5_of_clubs 3 suit last"])
    #expect(round.position.phase == .over)
    #expect(round.position.verdict(hints: 0, .english).contains("All"))
  }

  @Test func onlyTheLastMatchSaysThatNothingIsLeft() throws {
    var round = try CardsRound(
      "2_of_spades 3_of_spades 4_of_hearts 4_of_clubs 5_of_clubs 6_of_hearts")
    try expectEqual(round.play("1 2").last, "match 2 3_of_spades 1 suit")
    // The rest could match only the two that are gone.
    try round.play("5 5 3")
    expectEqual(round.position.phase, .turn(.first))
    try expectEqual(round.play("4"), ["match 4 4_of_clubs 3 rank last"])
    expectEqual(round.position.phase, .over)
  }

  @Test func aTileThatIsUpCanStillMatch() throws {
    var round = try CardsRound("2_of_hearts 3_of_hearts 4_of_clubs 5_of_clubs 6_of_spades")
    try round.play("1 2 3 5")
    expectEqual(round.position.phase, .turn(.first))
    try expectEqual(round.play("4 3").last, "match 3 4_of_clubs 4 suit last")
  }

  /// A game played at random, with every score and end worked out again from the faces.
  @Test func everyFlipFollowsTheRules() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var options = CardsOptions()
      (options.count, options.bonus) = (2 + Int(seed % 20), 1 + Int(seed % 4))
      let deal = try Cards.deal(options, using: &random)
      var round = try CardsRound(deal.description, bonus: options.bonus)
      let cards = deal.cards
      var (left, up, score) = (Set(cards.indices), Int?.none, 0)
      while round.position.phase.isPlaying, round.turns < 500 {
        let tile = Int(random.below(UInt64(cards.count)))
        guard left.contains(tile) else { continue }
        let outcome: TileOutcome
        switch up {
        case tile: (outcome, up) = (.down, nil)
        case nil: (outcome, up, score) = (.up, tile, score - 1)
        case let other?:
          score -= 1
          if cards[tile].rank == cards[other].rank || cards[tile].suit == cards[other].suit {
            score += (cards[tile].rank == cards[other].rank ? 4 : 1) * options.bonus
            left.subtract([tile, other])
            (outcome, up) = (.match, nil)
          } else {
            (outcome, up, score) = (.mismatch, tile, score - 2)
          }
        }
        try expectEqual(round.event(of: "\(tile + 1)").outcome, outcome)
        expectEqual(round.score, score)
        let canMatch = left.contains { one in
          left.contains {
            $0 != one
              && (cards[$0].rank == cards[one].rank || cards[$0].suit == cards[one].suit)
          }
        }
        expectEqual(round.position.phase, canMatch ? .turn(.first) : .over)
      }
    }
  }

  @Test func theRulesHaveTheBonus() {
    let setup = CardsSetup(count: 12, bonus: 4)
    let rules = Cards.rules(of: setup).map { $0(.en) }
    expectEqual(rules[1].numbers, [4, 16])
    #expect(
      Cards.rules(of: CardsSetup(count: setup.count, bonus: setup.bonus, .two())).map { $0(.en) }
        .contains(rules[1]))
  }
}
