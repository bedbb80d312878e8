import GameCore
import TestSupport
import Testing
import TextUI

@Suite struct ParTextTests {
  private func guesses(_ score: Int, par: Double = 5.8) -> ParText {
    ParText(score: score, par: par, Guesses.unit)
  }

  private func points(_ score: Int, par: Double = -4.5) -> ParText {
    ParText(score: score, par: par, ScoreUnit("points", one: "point", zh: "分", .higher))
  }

  @Test func theDistanceIsSaidAsInGolf() {
    #expect(guesses(7).distance(.english) == "1.2 over par")
    #expect(guesses(5).distance(.english) == "0.8 under par")
    #expect(guesses(6, par: 6).distance(.english) == "par")
    #expect(guesses(7).distance(.chinese).contains("1.2"))
  }

  /// Of points, more are better.
  @Test func ofPointsFewerAreOverPar() {
    #expect(points(2).distance(.english) == "6.5 ahead of par")
    #expect(points(-6).distance(.english) == "1.5 behind par")
    #expect(points(-6).distance(.chinese) == "落后标准杆 1.5 分")
  }

  /// The numbers shown add up: 10 − 9.2, not 10 − 9.1625.
  @Test func theDistanceIsFromTheParThatIsShown() {
    #expect(guesses(10, par: 9.1625).distance(.english) == "0.8 over par")
    #expect(guesses(9, par: 9.04).distance(.english) == "par")
  }
}
