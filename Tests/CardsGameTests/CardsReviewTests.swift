import GameCore
import TestSupport
import Testing
@testable import CardsGame

@Suite struct CardsReviewTests {
  private func review(_ tiles: String, _ deal: String = fourCards) throws -> CardsReview {
    var round = try CardsRound(deal)
    try round.play(tiles)
    #expect(round.position.phase == .over)
    return round.reviewed(by: CardsReview(round.position.setup, try CardsDeal(reading: deal)))
  }

  @Test func mismatchesAreCounted() throws {
    let review = try review("1 4 1 3")
    #expect(
      review.sentences(.english) == [
        "With every card face up, the best is 2 points; you left 6 points on the table.",
        "2 mismatches cost you 4 points. "
          + "Before you peek at another card, turn the open one back down: it's free.",
      ])
    #expect(
      review.fields.text == #"{"best":2,"left":6,"mismatches":2,"rankpairs":1,"ranks":1,"vain":0}"#)
    #expect(review.chart(.ascii) == [".xx#", "# rank  . look  x mismatch"])
  }

  @Test func theMostIsPraised() throws {
    #expect(
      try review("1 3").sentences(.english) == [
        "Even with every card face up, the best is 2 points. You got it!",
        "No mismatches, and every pair by rank. Well played!",
      ])
  }

  @Test func looksAtCardsSeenBeforeAreCounted() throws {
    let review = try review("1 1 1 1 1 1 1 3")
    #expect(
      review.sentences(.english) == [
        "With every card face up, the best is 2 points; you left 3 points on the table.",
        "No mismatches, but 2 second looks at cards you had seen cost 2 points.",
      ])
    #expect(review.fields["vain"] == .number(2))
  }

  @Test func missedRanksAreCounted() throws {
    #expect(
      try review("1 2").sentences(.english)[1]
        == "No mismatches, but you missed 1 pair by rank, worth 4 points.")
    #expect(try review("1 2", "2_of_hearts 3_of_hearts").sentences(.english)[1].hasPrefix("No "))
  }
}
