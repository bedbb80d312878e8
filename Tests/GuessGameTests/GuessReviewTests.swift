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
    #expect(chart.count == 9)
    // To scale: half of the numbers, half of the bar.
    #expect(chart[1] == "start  ████████████████████████ 100")
    #expect(chart[2] == "   50  ████████████ 50")
    #expect(chart[8] == "    8  found")
    #expect(
      try review("50 8", secret: 8).chart(.ascii).dropFirst(2)
        == ["   50  ############ 50", "    8  found"])
  }

  @Test func aGuessCostsWhatItFellShortOfHalving() throws {
    let review = try review("50 1 25 30", secret: 30)
    let costs = review.costs
    #expect(costs.count == 4 && costs[0] == 0 && costs[2] == 0 && costs[3] == 0)
    // 50 numbers became 48.
    #expect(abs(costs[1] - 0.941) < 0.001 && review.costliestMove == 1)
    #expect(review.remark(onMove: 1, .english)?.numbers == [48, 24, 25])
    #expect(review.remark(onMove: 0, .english) == nil)
    // A risk that paid off costs nothing, but isn't the best either.
    let lucky = try self.review("90 95", secret: 95)
    #expect(lucky.costliestMove == nil && lucky.remark(onMove: 0, .english) != nil)
  }

  @Test func hintsAreNotPraised() throws {
    var hinted = GuessReview(try GuessRound(8).position.setup)
    hinted.noteHint()
    var round = try GuessRound(8)
    try round.play("49 24 11 5 8")
    hinted = round.reviewed(by: hinted)
    for presentation in [Presentation.english, .chinese] {
      #expect(hinted.lesson(presentation)?.numbers == [1])
      #expect(round.position.verdict(hints: 1, presentation).numbers == [5, 1])
    }
  }
}
