import GameCore
import TestSupport
import Testing
@testable import GuessGame

/// The screen of guess with a lie.
@Suite struct LiarScreenTests {
  @Test func theBoardAndTheLineTellDoubtfulNumbers() throws {
    var screen = try GuessTestScreen(63, lie: 0)
    try screen.play("50")
    // Without colour by a sign.
    for (number, isDoubtful) in [(20, true), (49, true), (51, false), (99, false)] {
      expectEqual(screen.place(of: "\(number)?") != nil, isDoubtful, "\(number)")
    }
    expectEqual(
      screen.position.board(.english).first,
      "  0 ?????????????????????????█████████████████████████ 99")
    #expect(screen.position.board(.words)[0].numbers == [51, 99, 0, 49])
  }

  @Test func itIsToldHowLongALieMayCome() throws {
    var screen = try GuessTestScreen(20, lie: 1)
    expectEqual(screen.position.facts(.english), ["may lie: 7 more"])
    try screen.play("50")
    expectEqual(screen.position.facts(.english), ["may lie: 6 more"])
    // Once it is known, or all of the first answers have been given.
    try screen.play("40")
    expectEqual(screen.position.facts(.english), ["no more lies"])
    try screen.play("20")
    expectEqual(screen.position.facts(.english), [])
    expectEqual(try GuessTestScreen(20).position.facts(.english), [])
  }

  @Test func theWheelsPassWhatIsOut() throws {
    var screen = try GuessTestScreen(20, lie: 1)
    // 0 to 24, and 51 to 99.
    try screen.play("50")
    expectEqual(screen.shown, 51, "not the doubtful 0")
    try screen.play("25")
    screen.press(.up, .up, .up)
    var tens = [screen.shown]
    for _ in 0..<8 {
      screen.press(.down)
      tens.append(screen.shown)
    }
    expectEqual(tens, [4, 14, 24, 51, 61, 71, 81, 91, 91])
    screen.press(.up, .up, .up, .up, .up)
    expectEqual(screen.shown, 24)
    expectEqual(screen.type("30").message?.numbers, [30])
    expectEqual(screen.press(.enter).message?.numbers, [30])
  }

  @Test func theSweepShowsWhatAnAnswerDid() throws {
    let before = NumbersLeft(0..<100, doubts: 7)
    let after = before.after(.low, to: 50)
    let sweep = GuessSweep(50, from: before, at: 0)
    func states(_ time: Int) -> [NumberState] {
      [50, 40, 0, 99].map { sweep.state(of: $0, to: after.state(of: $0), at: time) }
    }
    #expect(states(0) == [.falling, .possible, .possible, .possible])
    #expect(states(sweep.frames.end - 1) == [.gone, .doubtful, .falling, .possible])
    #expect(states(sweep.frames.end) == [.gone, .doubtful, .doubtful, .possible])
  }

  @Test func theLieFoundOutIsShownLarge() throws {
    var screen = try GuessTestScreen(20, lie: 1)
    (screen.scene.isAnimated, screen.scene.size) = (true, Size(rows: 40, columns: 140))
    func tells(_ text: String) -> Bool { screen.lines.contains { $0.contains(text) } }
    try screen.play("50")
    #expect(!tells("The answer"))
    // 50 is said to be too low, and then 40 too high: one of both is a lie.
    try screen.play("40")
    // After the numbers have fallen.
    #expect(!tells("The answer"))
    screen.scene.time = screen.screen.idleTime - 1
    #expect(tells("The answer to 50 or to 40 was one.") && screen.place(of: "✗") == nil)
    // A key only ends that.
    expectEqual(screen.press(.enter), .changed)
    #expect(!tells("The answer to"))
    // Which answer it was is only marked.
    screen.scene.time = 9000
    try screen.play("30")
    screen.scene.time = screen.screen.idleTime - 1
    #expect(!tells("not too low"))
    screen.scene.time += 1
    #expect(!tells("not too low") && screen.place(of: "50✗") != nil)
    screen.scene.time += 9000
    try screen.play("10")
    #expect(!tells("not too low") && screen.place(of: "50✗") != nil)
  }

  @Test func theLieLeavesNoScrapsOfTheBoard() throws {
    var screen = try GuessTestScreen(20, lie: 1)
    (screen.scene.isAnimated, screen.scene.size) = (true, Size(rows: 21, columns: 80))
    for number in ["50", "40"] { try screen.play(number) }
    screen.scene.time = screen.screen.idleTime - 1
    #expect(screen.lines.contains { $0.contains("The answer to 50 or to 40 was one.") })
    #expect(screen.lines.allSatisfy { !$0.contains("tens") && !$0.contains("Guess ]") })
  }

  @Test(arguments: [(8, 30), (21, 80), (60, 200)])
  func theLieStaysMarkedWhereNothingMoves(size: (Int, Int)) throws {
    for presentation in [Presentation.english, .chinese] {
      var screen = try GuessTestScreen(20, lie: 1)
      screen.scene.size = Size(rows: size.0, columns: size.1)
      screen.scene.presentation = presentation
      for guess in ["50", "40", "30"] { try screen.play(guess) }
      #expect(screen.place(of: "✗") != nil && screen.screen.idleTime == .min)
      screen.scene.isAnimated = true
      try screen.play("10")
      expectEqual(screen.lines.count { $0.contains("✗") }, 1)
    }
    // Nobody lied.
    var honest = try GuessTestScreen(20, lie: 0)
    for guess in ["50", "25", "20"] { try honest.play(guess) }
    #expect(honest.place(of: "✗") == nil)
  }

}
