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
    // What is typed is what is seen: a digit too many is refused.
    #expect(screen.type("3").message == "No number that remains begins with 753.")
    expectEqual(screen.shown, 75)
    expectEqual(screen.press(.enter), .move("75"))
  }

  @Test func whatIsSeenIsGuessed() throws {
    var screen = try GuessTestScreen()
    try screen.play("5")
    expectEqual(screen.type("1").message?.numbers, [1, 10])
    expectEqual(screen.shown, 10)
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
    expectEqual(screen.type("3").message?.numbers, [3, 30])
    expectEqual(screen.shown, 30)
    expectEqual(screen.type("6"), .changed)
    expectEqual(screen.shown, 36)
    screen.press(.backspace)
    expectEqual(screen.shown, 30)
    expectEqual(screen.press(.escape), .changed)
    expectEqual(screen.press(.enter), .move("30"))
  }

  @Test func digitsThatBeginNoNumberAreRefused() throws {
    var screen = try GuessTestScreen()
    try screen.play("19")
    #expect(screen.type("1").message == "No number that remains begins with 1.")
    #expect(screen.shown == 20)
    screen.type("44")
    expectEqual(screen.shown, 44)
  }

  @Test func aRefusedDigitLeavesTheOthers() throws {
    var screen = try GuessTestScreen(288, in: "0-999")
    try screen.play("225")
    try screen.play("337")
    screen.type("3")
    #expect(screen.type("9").message == "No number that remains begins with 39.")
    #expect(screen.shown == 300 && screen.press(.enter) == .move("300"))
    screen.type("3")
    #expect(screen.shown == 330 && screen.press(.enter) == .move("330"))
    screen.scene.presentation.language = .zh
    #expect(screen.type("9").message?.numbers == [339])
  }

  @Test func theFirstDigitMayBeRefused() throws {
    var screen = try GuessTestScreen(80)
    try screen.play("75")
    #expect(screen.type("5").message == "No number that remains begins with 5.")
    expectEqual(screen.type("7").message?.numbers, [7, 76])
    #expect(screen.shown == 76 && screen.press(.enter) == .move("76"))
  }

  @Test func aHintTurnsTheWheels() throws {
    var screen = try GuessTestScreen()
    screen.type("7")
    try screen.point(to: "49")
    expectEqual(screen.shown, 49)
    expectEqual(screen.press(.enter), .move("49"))
  }

  @Test func numbersThatBeginWithDigits() {
    expectEqual((0...99).first(beginningWith: 0), 0)
    expectEqual((20...99).first(beginningWith: 0), nil)
    expectEqual((20...99).first(beginningWith: 3), 30)
    expectEqual((25...99).first(beginningWith: 2), 25)
    expectEqual((100...1_000_000_000).first(beginningWith: 1), 100)
    expectEqual((151...1_000_000_000).first(beginningWith: 14), 1400)
    expectEqual((151...1000).first(beginningWith: 15), 151)
    expectEqual((151...160).first(beginningWith: 2), nil)
  }
}
