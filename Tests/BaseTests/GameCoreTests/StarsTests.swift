import GameCore
import TestSupport
import Testing

@Suite struct StarsTests {
  @Test(arguments: [(0, 3), (1, 3), (1.1, 2), (3, 2), (3.1, 1), (40, 1)])
  func theLessIsGivenAwayTheMoreThereAre(cost: Double, stars: Int) {
    expectEqual(Stars(cost: cost, allowance: 3, hints: 0).count, stars)
  }

  @Test func withHintsItIsOne() {
    expectEqual(Stars(cost: 0, allowance: 3, hints: 1).count, 1)
  }

  @Test func starsLightUp() {
    let stars = Stars(cost: 2, allowance: 3, hints: 0)
    expectEqual(
      (0...3).map { stars.text(lit: $0, .english) }, ["☆ ☆ ☆", "★ ☆ ☆", "★ ★ ☆", "★ ★ ☆"])
    expectEqual(stars.text(.ascii), "* * -")
    let flawless = Stars(cost: 0, allowance: 3, hints: 0)
    expectEqual((2...3).map { flawless.text(lit: $0, .english) }, ["★ ★ ☆", "♛ ♛ ♛"])
    expectEqual(flawless.text(.ascii), "* * *")
    expectEqual(Stars(cost: 1, allowance: 3, hints: 0).text(.english), "★ ★ ★")
  }

  @Test func theRuleNamesTheCosts() {
    expectEqual(
      Stars(cost: 1.2, allowance: 3, hints: 0).rule(.english),
      "Given away: ♛♛♛ nothing · ★★★ up to 1 · ★★☆ up to 3")
    expectEqual(
      Stars(cost: 1.2, allowance: 3, hints: 0).rule(.ascii),
      "Given away: *** up to 1 - **- up to 3")
  }

  @Test func theGoalIsTheNextStar() {
    func goal(cost: Double, hints: Int = 0) -> String? {
      Stars(cost: cost, allowance: 3, hints: hints).goal(hints: hints, .ascii)
    }
    expectEqual(goal(cost: 0), nil)
    expectEqual(goal(cost: 1), "for *** give nothing away")
    expectEqual(goal(cost: 1.1), "for *** give at most 1 away")
    expectEqual(goal(cost: 3.1), "for **- give at most 3 away")
    expectEqual(goal(cost: 0, hints: 1), "a hint leaves one star")
  }

  @Test(arguments: [(-1, 0), (0.04, 0), (0.05, 0.1), (0.94, 0.9), (2, 2)])
  func costsAreInTenths(loss: Double, cost: Double) {
    expectEqual(loss.cost, cost)
  }

  @Test func progressIsARowOfDots() {
    expectEqual(Progress(2, of: 6).text(.english), "●●○○○○")
    expectEqual(Progress(2, of: 6).text(.ascii), "##....")
  }
}
