import GameCore
import TestSupport
import Testing
@testable import CardsGame

@Suite(.oneByOne) struct CardsReviewTests {
  private func review(_ tiles: String, _ deal: String = fourCards) throws -> CardsReview {
    var round = try CardsRound(deal)
    try round.play(tiles)
    #expect(round.position.phase == .over)
    return round.reviewed(by: CardsReview(round.position.setup, try CardsDeal(reading: deal)))
  }

  private func words(_ tiles: String, _ deal: String = fourCards) throws -> [[Int]] {
    try review(tiles, deal).sentences(.english).map(\.numbers)
  }

  @Test func mismatchesAreCounted() throws {
    let review = try review("1 4 1 3")
    #expect(
      review.fields.text == #"{"best":2,"left":6,"mismatches":2,"rankpairs":1,"ranks":1,"vain":0}"#)
    #expect(review.chart(.ascii)[1] == ".xx#")
    // The most, the points left; the mismatches and their cost.
    #expect(review.sentences(.english).map(\.numbers) == [[2, 6], [2, 4]])
  }

  @Test func nothingIsLeftOfTheMost() throws {
    #expect(try review("1 3").fields["left"] == .number(0))
    #expect(try words("1 3") == [[2], []])
  }

  @Test func looksAtCardsSeenBeforeAreCounted() throws {
    let review = try review("1 1 1 1 1 1 1 3")
    #expect(review.fields["vain"] == .number(2) && review.fields["left"] == .number(3))
    #expect(Set(review.sentences(.english)[1].numbers) == [2])
  }

  @Test func missedRanksAreCounted() throws {
    let review = try review("1 2")
    #expect(review.fields["ranks"] == .number(0) && review.fields["rankpairs"] == .number(1))
    #expect(review.sentences(.english)[1] != (try self.review("1 3").sentences(.english)[1]))
    #expect(try words("1 2", "2_of_hearts 3_of_hearts")[1] == [])
  }

  @Test func theBonusRaisesTheMost() throws {
    var round = try CardsRound(fourCards, bonus: 4)
    try round.play("1 3")
    let deal = try CardsDeal(reading: fourCards)
    let review = round.reviewed(by: CardsReview(round.position.setup, deal))
    #expect(review.fields["best"] == .number(14) && review.fields["left"] == .number(0))
  }

  @Test func lossesAreFoundMoveByMove() throws {
    // Two mismatches, the second of a card that had been seen.
    let mismatches = try review("1 4 1 3")
    #expect(mismatches.costs == [0, 2, 2, 0] && mismatches.costliestMove == 1)
    #expect(mismatches.remark(onMove: 1, .english)?.numbers == [2, 1])
    // The second and the third look at the same card led to nothing.
    #expect(try review("1 1 1 1 1 1 1 3").costs == [0, 0, 1, 0, 1, 0, 0, 0])
  }

  @Test func aMatchByRankGivenUpIsALoss() throws {
    let deal = "2_of_spades 2_of_hearts 5_of_spades 6_of_spades"
    // Both twos are known, and one of them goes with another spade.
    let review = try review("1 1 2 2 1 3", deal)
    #expect(review.costs.last == 3)
    #expect(review.remark(onMove: 5, .english)?.numbers == [3])
    // Before the other one is known, nothing is given up.
    #expect(try self.review("1 3", deal).costs == [0, 0])
  }

  @Test func praiseNeedsAGoodScoreWithoutHints() throws {
    let deal = "2_of_hearts 3_of_hearts"
    func lesson(hints: Int) throws -> String? {
      var round = try CardsRound(deal)
      try round.play("1 2")
      var review = CardsReview(round.position.setup, try CardsDeal(reading: deal))
      for _ in 0..<hints { review.noteHint() }
      return round.reviewed(by: review).lesson(.english)
    }
    #expect(try lesson(hints: 0)?.contains("Well played") == true)
    #expect(try lesson(hints: 2)?.contains("with 2 hints") == true)
    #expect(try lesson(hints: 2)?.contains("Well played") == false)
  }
}
