import GameCore
import TestSupport
import Testing
import TextUI
@testable import GuessGame

@Suite struct GuessReviewTests {
  private func review(_ guesses: String, secret: Int) throws -> GuessReview {
    var round = try GuessRound(secret)
    try round.play(guesses)
    #expect(round.position.phase == .won)
    return round.reviewed(by: GuessReview(round.position.setup))
  }

  @Test func theCourseIsWhatRemainedAfterEachGuess() throws {
    let review = try review("50 25 12 6 9 7 8", secret: 8)
    #expect(
      review.sentences(.english)[0] == "Your guesses cut 100 → 50 → 25 → 12 → 5 → 2 → 1 → found.")
    #expect(review.sentences(.chinese)[0] == "范围：100→50→25→12→5→2→1→猜中。")
    #expect(review.sentences(.ascii)[0].hasPrefix("Your guesses cut 100 > 50 > "))
  }

  @Test func theMiddleOfALongCourseIsLeftOut() throws {
    func course(_ last: Int) throws -> String {
      try review((0...last).map(String.init).joined(separator: " "), secret: last)
        .sentences(.english)[0]
    }
    #expect(
      try course(12) == "Your guesses cut 100 → 99 → 98 → 97 → 96 → 95 → 94 → 93 → 92 → 91 → 90 "
        + "→ 89 → 88 → found.")
    #expect(
      try course(13) == "Your guesses cut 100 → 99 → 98 → 97 → 96 → 95 → 94 → 93 → 92 → 91 → … "
        + "→ 88 → 87 → found.")
  }

  @Test func theGuessThatWonLeastIsNamed() throws {
    let review = try review("50 1 25 30", secret: 30)
    #expect(
      review.sentences(.english)[1] == "Your weakest guess was 1: it left 48 numbers, "
        + "while the middle, 24, would have left at most 25.")
    #expect(review.fields["least"] == .number(1))
    #expect(review.fields["good"] == .number(2))
  }

  @Test func halvingIsPraised() throws {
    let review = try review("49 24 11 5 8", secret: 8)
    #expect(review.sentences(.english)[1] == "No guess could have been better.")
    #expect(review.fields["good"] == .number(5))
  }

  @Test func aRiskThatPaidOffIsNoMistake() throws {
    let review = try review("90 95", secret: 95)
    #expect(review.sentences(.english)[1] == "You strayed from the middle, and it paid off.")
    #expect(
      try self.review("95", secret: 95).sentences(.english)[1]
        == "A long shot, and it paid off.")
  }

  @Test func theOnlyNumberLeftIsNotJudged() throws {
    let review = try review("49 24 11 5 8 10 9", secret: 9)
    #expect(review.fields["good"] == .number(6))
    guard case .list(let bits)? = review.fields["bits"] else {
      Issue.record("there are no bits")
      return
    }
    #expect(bits.count == 6)
    #expect(bits[0] == .decimal(1.029))
  }

  @Test func theChartHasABarForEachGuess() throws {
    let chart = try review("50 25 12 6 9 7 8", secret: 8).chart(.english)
    #expect(chart.count == 8)
    #expect(chart[0] == "Left after each guess:")
    #expect(chart[1] == "50  ████████████████████▍ 50")
    #expect(chart[7] == " 8  1")
    #expect(
      try review("50 8", secret: 8).chart(.ascii)
        == ["Left after each guess:", "50  #################### 50", " 8  1"])
  }
}
