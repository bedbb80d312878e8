import GameCore
import TestSupport
import Testing
import TextUI

@Suite struct StarsTests {
  @Test(arguments: [
    (1, 3), (5, 3), (6, 3), (7, 2), (8, 2), (9, 1), (40, 1),
  ])
  func fewerGuessesEarnMore(score: Int, stars: Int) {
    #expect(Stars(score: score, par: 5.8, .lower, hints: 0).count == stars)
  }

  @Test(arguments: [(20, 3), (9, 3), (8, 2), (5, 2), (4, 1), (-7, 1)])
  func morePointsEarnMore(score: Int, stars: Int) {
    #expect(Stars(score: score, par: 9.5, .higher, hints: 0).count == stars)
  }

  @Test func aParBelowZeroIsOneToo() {
    #expect(Stars(score: -5, par: -4.5, .higher, hints: 0).count == 3)
    #expect(Stars(score: -6, par: -4.5, .higher, hints: 0).count == 2)
    #expect(Stars(score: -9, par: -4.5, .higher, hints: 0).count == 1)
  }

  @Test func withHintsItIsOne() {
    #expect(Stars(score: 1, par: 5.8, .lower, hints: 1).count == 1)
  }

  @Test func starsLightUp() {
    let stars = Stars(score: 7, par: 5.8, .lower, hints: 0)
    #expect((0...3).map { stars.text(lit: $0, .english) } == ["☆ ☆ ☆", "★ ☆ ☆", "★ ★ ☆", "★ ★ ☆"])
    #expect(stars.text(.ascii) == "* * -")
  }

  @Test func progressIsARowOfDots() {
    #expect(Progress(2, of: 6).text(.english) == "●●○○○○")
    #expect(Progress(2, of: 6).text(.ascii) == "##....")
  }
}
