import GameCore
import TestSupport
import Testing
@testable import GuessGame

@Suite struct GuessReviewTests {
  private func review(_ guesses: String, secret: Int) throws -> GuessReview {
    var round = try GuessRound(secret)
    try round.play(guesses)
    expectEqual(round.position.phase, .won)
    return round.reviewed(by: GuessReview(round.position.setup))
  }

  @Test func theCourseIsWhatRemainedAfterEachGuess() throws {
    let review = try review("50 25 12 6 9 7 8", secret: 8)
    for presentation in [Presentation.english, .chinese, .ascii] {
      expectEqual(review.facts(presentation)[0].numbers, [100, 50, 25, 12, 5, 2, 1])
    }
  }

  @Test func theMiddleOfALongCourseIsLeftOut() throws {
    func course(_ last: Int) throws -> String {
      try review((0...last).map(String.init).joined(separator: " "), secret: last)
        .facts(.english)[0]
    }
    try expectEqual(course(12).numbers, Array((88...100).reversed()))
    #expect(try !course(12).contains("…"))
    try expectEqual(course(13).numbers, Array((91...100).reversed()) + [88, 87])
    #expect(try course(13).contains("…"))
  }

  @Test func theCostliestGuessIsNamed() throws {
    let review = try review("50 1 25 30", secret: 30)
    // It left 48 numbers; the middle, 24, would have left 25 at most.
    let lesson = try #require(review.lesson(hints: 0, .english))
    #expect(
      lesson.contains(
        "step 2 could have been better: 1 left 48 numbers; the middle, 24, leaves at most 25."))
    #expect(review.costly().first == 1)
    #expect(review.fields["leastGuess"] == .number(1))
    #expect(review.fields["goodGuesses"] == .number(2))
  }

  /// The manual has the costs of two stars as the screen shows them.
  @Test(arguments: [("0-99", "0.3"), ("0-999", "1")])
  func theManualHasTheCostsOfTwoStars(range: String, cost: String) throws {
    let numbers = try #require(NumberRange(range))
    let allowance = GuessReview(GuessSetup(numbers)).allowance
    expectEqual(allowance?.cost.rounded(toPlaces: 1), cost)
    let prose = { String(decoding: Guess.manual.prose($0), as: UTF8.self) }
    let roff = range.split(separator: "-").joined(separator: #"\(en"#)
    #expect(
      prose(.en).contains("\(cost) for \(range)") && prose(.zh).contains("\(roff) 是 \(cost) 次"))
  }

  @Test func aRiskCostsTheSameIfItPaysOff() throws {
    let halving = try review("49 24 11 5 8", secret: 8)
    #expect(halving.fields["goodGuesses"] == .number(5) && halving.cost == 0)
    let lessons = try [halving, review("90 95", secret: 95), review("95", secret: 95)]
      .map { $0.lesson(hints: 0, .english) }
    #expect(lessons[0] != lessons[1] && lessons[1]?.contains("90") == true)
    // A lucky find is no mistake.
    #expect(try review("95", secret: 95).cost == 0)
    #expect(try review("90 95", secret: 95).cost == review("90 50 25 10", secret: 10).costs[0])
  }

  @Test func theOnlyNumberLeftIsNotJudged() throws {
    let review = try review("49 24 11 5 8 10 9", secret: 9)
    expectEqual(review.fields["goodGuesses"], .number(6))
    guard case .list(let bits)? = review.fields["bits"] else {
      Issue.record("there are no bits")
      return
    }
    expectEqual(bits.count, 6)
    expectEqual(bits[0], .decimal(1.029))
  }

  @Test func theChartHasABarForEachGuess() throws {
    func lines(_ guesses: String, rows: Int, _ presentation: Presentation) throws -> [String] {
      let chart = try #require(try review(guesses, secret: 8).chart(presentation))
      return chart.lines(in: Size(rows: rows, columns: 64), presentation)
    }
    let chart = try lines("50 25 12 6 9 7 8", rows: 9, .english)
    expectEqual(chart.count, 9)
    // To scale: half of the numbers, half of the bar.
    expectEqual(chart[1], "start  ████████████████████████ 100")
    expectEqual(chart[2], "   50  ████████████ 50")
    expectEqual(chart[8], "    8  found")
    try expectEqual(
      lines("50 8", rows: 9, .ascii).dropFirst(2), ["   50  ############ 50", "    8  found"])
  }

  /// As many guesses as all numbers take after a guess, beside those that they take after the best.
  @Test(arguments: [2, 3, 4, 10, 31, 100])
  func aGuessCostsWhatItAddsToTheMean(count: Int) {
    func total(_ count: Int) -> Double {
      count == 0 ? 0 : Double(count) * GuessTheory(count: count).mean
    }
    let theory = GuessTheory(count: count)
    for offset in 0..<count {
      let mean = 1 + (total(offset) + total(count - 1 - offset)) / Double(count)
      #expect(abs(theory.loss(ofGuess: offset) - (mean - theory.mean)) < 1e-9)
      expectEqual(theory.loss(ofGuess: offset) == 0, theory.bestOffsets.contains(offset))
    }
  }

  @Test func aGuessAsGoodAsTheMiddleCostsNothing() throws {
    let review = try review("52 25 12 6 9 7 8", secret: 8)
    #expect(review.cost == 0 && review.remark(onMove: 0, .english) == nil)
    let hint = Bisection().alternatives(at: try GuessRound(8).position, .english)
    expectEqual(hint?.numbers, [36, 63])
  }

  @Test func hintsAreNotPraised() throws {
    var round = try GuessRound(8)
    try round.play("49 24 11 5 8")
    let hinted = round.reviewed(by: GuessReview(round.position.setup))
    for presentation in [Presentation.english, .chinese] {
      expectEqual(hinted.lesson(hints: 1, presentation)?.numbers, [])
      expectEqual(round.position.verdict(hints: 1, presentation).numbers, [5, 1])
    }
  }
}
