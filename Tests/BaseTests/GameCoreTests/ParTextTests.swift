import GameCore
import TestSupport
import Testing

@Suite struct ParTextTests {
  private func guesses(_ score: Int, par: Double = 5.8, _ say: Presentation = .english) -> String {
    Guesses.unit.distance(of: score, fromPar: par, say)
  }

  private func points(_ score: Int, par: Double = -4.5, _ say: Presentation = .english) -> String {
    ScoreUnit("points", one: "point", zh: "分", .higher).distance(of: score, fromPar: par, say)
  }

  @Test func theDistanceIsSaidAsInGolf() {
    expectEqual(guesses(7), "1.2 over par")
    expectEqual(guesses(5), "0.8 under par")
    expectEqual(guesses(6, par: 6), "par")
    expectEqual(guesses(6, par: 6, .chinese), "与参考成绩持平")
    expectEqual(guesses(7, par: 5.8, .chinese), "比参考成绩多 1.2 次")
  }

  /// Of points, more are better.
  @Test func ofPointsFewerAreOverPar() {
    expectEqual(points(2), "6.5 ahead of par")
    expectEqual(points(-6), "1.5 behind par")
    expectEqual(points(-6, .chinese), "比参考成绩低 1.5 分")
  }

  /// The numbers shown add up: 10 − 9.2, not 10 − 9.1625.
  @Test func theDistanceIsFromTheParThatIsShown() {
    expectEqual(guesses(10, par: 9.1625), "0.8 over par")
    expectEqual(guesses(9, par: 9.04), "par")
  }
}
