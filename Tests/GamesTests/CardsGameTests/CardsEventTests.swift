import PlayingCards
import TestSupport
import Testing
import Tiles
@testable import CardsGame

/// Events as players and programs read them.
@Suite(.oneByOne) struct CardsEventTests {
  @Test func aMoveSaysWhatItMade() throws {
    var round = try CardsRound(fourCards, bonus: 4)
    expectEqual(round.position.openingFields.text, #"{"columns":2,"rows":2,"tiles":4}"#)
    try expectEqual(round.fields(of: "1"), #"{"face":"queen_of_hearts","points":-1,"tile":1}"#)
    try expectEqual(round.fields(of: "4"), #"{"face":"3_of_clubs","points":-3,"tile":4,"with":1}"#)
    try expectEqual(round.fields(of: "4"), #"{"face":"3_of_clubs","points":0,"tile":4}"#)
    try round.play("1")
    try expectEqual(
      round.fields(of: "3"),
      #"{"by":"rank","face":"queen_of_spades","points":15,"tile":3,"with":1}"#)
  }

  @Test func aSentenceHasTheFaceTheMateAndThePoints() throws {
    var round = try CardsRound(
      fourCards + " 5_of_diamonds 6_of_clubs 7_of_clubs 8_of_clubs 9_of_clubs")
    let up = try round.sentence(of: "1")
    // 43 · 42 · 41 of the 51 · 50 · 49 ways to deal the three other queens are not in the deal.
    #expect(up.contains("queen of hearts") && up.numbers == [1, 1, 41])
    let mismatch = try round.sentence(of: "4")
    #expect(mismatch.contains("3 of clubs") && Set(mismatch.numbers) == [4, 3, 1, 37])
    try round.play("4 1")
    let match = try round.sentence(of: "3", .chinese)
    #expect(match.contains("黑桃 Q") && match.numbers == [3, 1, 4, 1])
  }

  /// The chance of each rank over many deals that begin with the same cards is the one told.
  @Test func theChanceOfARankIsThatOfDeals() throws {
    let (count, seen) = (16, Card.deck.prefix(5))
    var position = CardsPosition(CardsSetup(count: count, bonus: 1))
    for (index, card) in seen.enumerated() {
      position.take(CardsEvent(index + 1, card, .up))
      position.take(CardsEvent(index + 1, card, .down))
    }
    var random = SeededRandom(seed: 7)
    var found: [Rank: Double] = [:]
    for _ in 0..<4000 {
      var rest = Array(Card.deck.dropFirst(5))
      random.shuffle(&rest)
      for rank in Set(rest.prefix(count - 5).map(\.rank)) { found[rank, default: 0] += 1 }
    }
    for rank in Rank.allCases {
      let chance = try #require(position.chance(ofUnseen: rank))
      #expect(abs(chance - found[rank, default: 0] / 4000) < 0.035, "\(rank)")
    }
    #expect(try #require(position.chance(ofUnseen: .ace)) == 0, "All four aces have been seen.")
    for (index, card) in Card.deck[5..<16].enumerated() {
      position.take(CardsEvent(index + 6, card, .up))
    }
    expectEqual(position.chance(ofUnseen: .king), nil)
  }

  // MARK: Events

  @Test func eventsHaveATextForm() {
    for card in Card.deck {
      let events = [
        CardsEvent(3, card, .up), CardsEvent(3, card, .down),
        CardsEvent(3, card, .mismatch, with: 52),
        CardsEvent(3, card, .match, with: 1, by: .suit),
        CardsEvent(3, card, .match, with: 9, by: .rank),
        CardsEvent(3, card, .match, with: 2, by: .suit, isLast: true),
        CardsEvent(3, card, .match, with: 12, by: .rank, isLast: true),
      ]
      #expect(events.map { CardsEvent($0.description) } == events)
    }
  }

  @Test(arguments: [
    "", "up", "up 3", "up 3 joker", "up x 2_of_hearts", "up 3 2_of_hearts 4",
    "down 3 2_of_hearts last", "down 3 2_of_hearts 4", "mismatch 3 2_of_hearts 4 last",
    "match 3 2_of_hearts", "match 3 2_of_hearts 4",
    "match 3 2_of_hearts 4 colour", "match 3 2_of_hearts 4 suit first",
    "match 3 2_of_hearts 4 suit last more", "mismatch 3 2_of_hearts",
    "mismatch 3 2_of_hearts x", "mismatch 3 2_of_hearts 4 suit", "match 3 2_of_hearts x suit",
    "turn 3 2_of_hearts",
  ])
  func anyOtherTextIsNoEvent(text: String) {
    expectEqual(CardsEvent(text), nil)
  }
}
