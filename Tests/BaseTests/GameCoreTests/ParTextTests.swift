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
    expectEqual(guesses(6, par: 6), "level with par")
    expectEqual(guesses(6, par: 6, .chinese), "与参考成绩持平")
    expectEqual(guesses(7, par: 5.8, .chinese), "比参考成绩多 1.2 次")
  }

  /// Of points, more are better.
  @Test func ofPointsFewerAreOverPar() {
    expectEqual(points(2), "6.5 ahead of par")
    expectEqual(points(-6), "1.5 behind par")
    expectEqual(points(-6, .chinese), "比参考成绩低 1.5 分")
  }

  /// What mistakes have cost and luck add up to the distance, of guesses and of points.
  @Test func theDistanceIsSplitIntoMistakesAndLuck() {
    func guesses(_ score: Int, cost: Double, _ say: Presentation = .english) -> String {
      Guesses.unit.distance(of: score, fromPar: 5.8, cost: cost, say)
    }
    func points(_ score: Int, cost: Double, _ say: Presentation = .english) -> String {
      ScoreUnit("points", one: "point", zh: "分", .higher)
        .distance(of: score, fromPar: 0.7, cost: cost, say)
    }
    expectEqual(guesses(7, cost: 0.4), "1.2 over par: 0.4 given away, 0.8 bad luck")
    expectEqual(guesses(7, cost: 2), "1.2 over par: 2 given away, 0.8 good luck")
    expectEqual(guesses(5, cost: 0.4), "0.8 under par: 0.4 given away, 1.2 good luck")
    expectEqual(guesses(5, cost: 0), "0.8 under par: 0.8 good luck")
    expectEqual(guesses(7, cost: 1.2), "1.2 over par: 1.2 given away")
    expectEqual(points(-5, cost: 3), "5.7 behind par: 3 given away, 2.7 bad luck")
    expectEqual(points(2, cost: 0.4), "1.3 ahead of par: 0.4 given away, 1.7 good luck")
    expectEqual(points(-5, cost: 3, .chinese), "比参考成绩低 5.7 分：失误 3，手气差 2.7")
    expectEqual(guesses(5, cost: 0.4, .chinese), "比参考成绩少 0.8 次：失误 0.4，手气好 1.2")
    let six = Guesses.unit.distance(of: 6, fromPar: 6, cost: 0, .english)
    expectEqual(six, "level with par")
  }

  /// The numbers shown add up: 10 − 9.2, not 10 − 9.1625.
  @Test func theDistanceIsFromTheParThatIsShown() {
    expectEqual(guesses(10, par: 9.1625), "0.8 over par")
    expectEqual(guesses(9, par: 9.04), "level with par")
  }
}
