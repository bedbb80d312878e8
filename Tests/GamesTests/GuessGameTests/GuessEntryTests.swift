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
    // What is typed is what is meant: a number too long is not cut to one that remains.
    screen.type("3")
    expectEqual(screen.shown, 75)
    expectEqual(screen.press(.enter), .move("753"))
    screen.type("12")
    expectEqual(screen.shown, 12)
  }

  @Test func onlyWhatWasTypedIsGuessed() throws {
    var screen = try GuessTestScreen()
    try screen.play("5")
    screen.type("1")
    expectEqual(screen.shown, 10)
    expectEqual(screen.press(.enter), .move("1"))
    // An arrow forgets what was typed.
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
    expectEqual(screen.press(.enter), .move("30"))
  }

  @Test func digitsThatBeginNoNumberAreRefused() throws {
    var screen = try GuessTestScreen()
    try screen.play("19")
    #expect(screen.type("1").message == "No number that remains begins with 1.")
    #expect(screen.shown == 20)
    screen.press(.backspace)
    screen.type("44")
    expectEqual(screen.shown, 44)
  }

  @Test func aWholeNumberThatDoesNotRemainIsRefusedAsAWhole() throws {
    var screen = try GuessTestScreen(65)
    try screen.play("62")
    try screen.play("68")
    #expect(screen.type("7").message == "No number that remains begins with 7.")
    #expect(screen.type("1").message?.numbers == [71])
    #expect(screen.press(.enter) == .move("71"))
    // A digit that begins a number begins a new one.
    #expect(screen.type("7").message?.numbers == [7])
    screen.type("65")
    expectEqual(screen.shown, 65)
    screen.scene.presentation.language = .zh
    #expect(screen.type("1").message?.numbers == [651])
  }

  @Test func aRefusedNumberIsNotMixedWithTheNext() throws {
    var screen = try GuessTestScreen()
    screen.type("505")
    expectEqual(screen.press(.enter), .move("505"))
    expectEqual(screen.press(.enter), .move("505"))
    screen.type("60")
    expectEqual(screen.press(.enter), .move("60"))
    screen.press(.escape)
    expectEqual(screen.shown, 60)
    screen.type("2")
    screen.press(.escape)
    screen.type("5")
    expectEqual(screen.press(.enter), .move("5"))
  }

  @Test func afterARefusedBeginningTheNextDigitBeginsAnew() throws {
    var screen = try GuessTestScreen()
    try screen.play("19")
    screen.type("3")
    expectEqual(screen.press(.enter), .move("3"))
    screen.type("6")
    expectEqual(screen.press(.enter), .move("6"))
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
