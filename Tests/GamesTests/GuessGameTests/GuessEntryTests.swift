import TestSupport
import Testing
@testable import GuessGame

/// Numbers that are typed at the wheels.
@Suite struct GuessEntryTests {
  @Test func wheelsFollowTheDigits() throws {
    var screen = try GuessTestScreen()
    screen.type("7")
    expectEqual(screen.shown, 7)
    screen.type("5")
    expectEqual(screen.shown, 75)
    expectEqual(screen.press(.enter), .move("75"))
    // With a digit too many it is another number, which is not guessed.
    screen.press(.escape)
    screen.type("75")
    #expect(screen.type("3").message == "No number that remains begins with 753.")
    expectEqual(screen.press(.enter).message?.numbers, [753])
  }

  @Test func whatIsSeenIsGuessed() throws {
    var screen = try GuessTestScreen()
    try screen.play("5")
    expectEqual(screen.type("1").message?.numbers, [1])
    expectEqual(screen.shown, 10)
    expectEqual(screen.type("0"), .changed)
    expectEqual(screen.press(.enter), .move("10"))
    // An arrow forgets what was typed.
    screen.press(.escape)
    screen.type("2")
    expectEqual(screen.press(.down), .changed)
    expectEqual(screen.press(.enter), .move("30"))
  }

  @Test func theBeginningOfANumberTurnsTheWheels() throws {
    var screen = try GuessTestScreen()
    try screen.play("19")
    expectEqual(screen.type("3").message?.numbers, [3])
    expectEqual(screen.shown, 30)
    expectEqual(screen.type("6"), .changed)
    expectEqual(screen.shown, 36)
    screen.press(.backspace)
    expectEqual(screen.shown, 30)
    expectEqual(screen.press(.escape), .changed)
    // Without digits the key is the game's, which leaves.
    expectEqual(screen.press(.escape), .ignored)
    expectEqual(screen.press(.enter), .move("30"))
  }

  // MARK: One number, one intent

  @Test func aNumberThatIsNotLeftGuessesNothing() throws {
    var screen = try GuessTestScreen(37)
    try screen.play("49")
    try screen.play("24")
    #expect(screen.type("1").message == "No number that remains begins with 1.")
    #expect(screen.type("2").message == "No number that remains begins with 12.")
    expectEqual(screen.press(.enter).message?.numbers, [12])
    expectEqual(screen.shown, 25)
    // Only what the player does then is a guess.
    expectEqual(screen.press(.down, .enter), .move("35"))
  }

  @Test func aPartOfANumberGuessesNothing() throws {
    var screen = try GuessTestScreen(288, in: "0-999")
    try screen.play("225")
    expectEqual(screen.type("3").message?.numbers, [3])
    expectEqual(screen.shown, 300)
    expectEqual(screen.press(.enter).message?.numbers, [3])
    // Nor does Enter again guess the number that the part has turned the wheels to.
    expectEqual(screen.press(.enter).message?.numbers, [300])
    screen.scene.presentation.language = .zh
    screen.type("3")
    expectEqual(screen.press(.enter).message?.numbers, [3])
  }

  @Test func afterANumberThatIsNotLeftAnotherOneBegins() throws {
    var screen = try GuessTestScreen(80)
    try screen.play("75")
    screen.type("57")
    #expect(screen.type("7").message?.numbers == [7] && screen.shown == 76)
    screen.type("9")
    #expect(screen.shown == 79 && screen.press(.enter) == .move("79"))
    screen.press(.escape)
    screen.type("89")
    screen.press(.backspace, .backspace)
    screen.type("5")
    screen.press(.escape)
    expectEqual(screen.press(.enter), .move("\(screen.shown)"))
  }

  @Test func aHintTurnsTheWheels() throws {
    var screen = try GuessTestScreen()
    screen.type("7")
    try screen.point(to: "49")
    expectEqual(screen.shown, 49)
    expectEqual(screen.press(.enter), .move("49"))
  }

  @Test func numbersThatBeginWithDigits() {
    func first(_ numbers: ClosedRange<Int>, _ digits: Int) -> Int? {
      NumbersLeft(Range(numbers), doubts: 0).first(beginningWith: digits)
    }
    expectEqual(first(0...99, 0), 0)
    expectEqual(first(20...99, 0), nil)
    expectEqual(first(20...99, 3), 30)
    expectEqual(first(25...99, 2), 25)
    expectEqual(first(100...1_000_000_000, 1), 100)
    expectEqual(first(151...1_000_000_000, 14), 1400)
    expectEqual(first(151...1000, 15), 151)
    expectEqual(first(151...160, 2), nil)
  }
}
