import GameCore
import TestSupport
import Testing
import TextUI

@Suite struct ParTextTests {
  private func guesses(_ score: Int, par: Double = 5.8) -> ParText {
    ParText(score: score, par: par, .lower, Guesses.unit)
  }

  private func points(_ score: Int, par: Double = -4.5) -> ParText {
    ParText(score: score, par: par, .higher, Guesses.unit)
  }

  @Test func theDistanceIsSaidAsInGolf() {
    #expect(guesses(7).distance(.english) == "1.2 over par")
    #expect(guesses(5).distance(.english) == "0.8 under par")
    #expect(guesses(6, par: 6).distance(.english) == "at par")
    #expect(guesses(7).distance(.chinese).contains("1.2"))
  }

  @Test func ofPointsMoreAreBetter() {
    #expect(points(2).distance(.english) == "6.5 above par")
    #expect(points(-6).distance(.english) == "1.5 below par")
  }

  /// The numbers shown add up: 10 − 9.2, not 10 − 9.1625.
  @Test func theDistanceIsFromTheParThatIsShown() {
    #expect(guesses(10, par: 9.1625).distance(.english) == "0.8 over par")
    #expect(guesses(9, par: 9.04).distance(.english) == "at par")
  }

  @Test func theRuleNamesTheScores() {
    #expect(guesses(7).rule(hints: 0, .english) == "★★★ 6 or fewer · ★★☆ 8 or fewer")
    #expect(points(1).rule(hints: 0, .ascii) == "*** -5 or more, **- -6 or more")
    #expect(guesses(7).rule(hints: 2, .english).hasSuffix(" · ★☆☆ with hints"))
  }

  @Test(arguments: [0.5, 1, 5.8, 6, 9.16, 29.9, -4.49, -77.9, 130.06], [Direction.lower, .higher])
  func theLimitsAreThoseOfTheRating(par: Double, better: Direction) {
    let worse = better == .lower ? 1 : -1
    for count in 2...Stars.most {
      let limit = Stars.limit(of: count, par: par, better)
      func stars(_ score: Int) -> Int {
        Stars(score: score, par: par, better, hints: 0).count
      }
      #expect(stars(limit) >= count && stars(limit + worse) < count)
    }
  }
}
