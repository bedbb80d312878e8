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
    for presentation in [Presentation.english, .chinese, .ascii] {
      #expect(review.sentences(presentation)[0].numbers == [100, 50, 25, 12, 5, 2, 1])
    }
  }

  @Test func theMiddleOfALongCourseIsLeftOut() throws {
    func course(_ last: Int) throws -> String {
      try review((0...last).map(String.init).joined(separator: " "), secret: last)
        .sentences(.english)[0]
    }
    #expect(try course(12).numbers == Array((88...100).reversed()))
    #expect(try !course(12).contains("…"))
    #expect(try course(13).numbers == Array((91...100).reversed()) + [88, 87])
    #expect(try course(13).contains("…"))
  }

  @Test func theGuessThatWonLeastIsNamed() throws {
    let review = try review("50 1 25 30", secret: 30)
    // It left 48 numbers; the middle, 24, would have left 25 at most.
    let advice = review.sentences(.english)[1].numbers
    #expect(advice.first == 1 && Set(advice).isSuperset(of: [48, 24, 25]))
    #expect(review.fields["least"] == .number(1))
    #expect(review.fields["good"] == .number(2))
  }

  @Test func halvingAndRisksThatPaidOffAreNoMistakes() throws {
    let halving = try review("49 24 11 5 8", secret: 8)
    #expect(halving.fields["good"] == .number(5))
    let advice = try [halving, review("90 95", secret: 95), review("95", secret: 95)]
      .map { $0.sentences(.english)[1] }
    #expect(advice.map(\.numbers) == [[], [], []])
    #expect(Set(advice).count == 3)
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
    #expect(chart[1] == "50  ████████████████████▍ 50")
    #expect(chart[7] == " 8  1")
    #expect(
      try review("50 8", secret: 8).chart(.ascii).dropFirst()
        == ["50  #################### 50", " 8  1"])
  }
}
