import GameCore
import TestSupport
import Testing
import TextUI
@testable import GuessGame

@Suite struct GuessScreenTests {
  private typealias Screen = TestScreen<GuessDeal, GuessScreen>

  private func screen(
    _ secret: Int = 42, in range: String = "0-99", picker: Picker = .number
  ) throws -> Screen {
    try Screen(Guess.self, "\(secret)") { options in
      options.range = NumberRange(range) ?? .standard
      options.picker = picker
    }
  }

  /// The number that the wheels show.
  private func shown(_ screen: Screen) -> Int { screen.screen.number }

  // MARK: Where the wheels rest

  @Test(arguments: ["0-99", "37-62", "5-1000000000", "0-1"])
  func wheelsOpenAtTheLowestNumber(range: String) throws {
    let low = try #require(NumberRange(range)?.low)
    for picker in [Picker.number, .wheels, .list] {
      #expect(shown(try screen(low, in: range, picker: picker)) == low)
    }
  }

  @Test func wheelsRestAtTheLowestNumberAfterAWrongGuess() throws {
    var screen = try screen()
    screen.type("20")
    try screen.play(.enter)
    #expect(shown(screen) == 21)
    screen.type("80")
    try screen.play(.enter)
    #expect(shown(screen) == 21)
    screen.type("60")
    try screen.play(.enter)
    #expect(screen.position.remaining == 21...59)
    #expect(shown(screen) == 21)
  }

  @Test func wheelsStayWhereTheNumberShownRemains() throws {
    var screen = try screen()
    screen.type("44")
    // Somebody else guesses, such as a player who is watched.
    try screen.play("80")
    #expect(shown(screen) == 44)
    try screen.play("20")
    #expect(shown(screen) == 44)
    try screen.play("44")
    #expect(shown(screen) == 21)
  }

  @Test func wheelsOnlyShowWhatRemains() throws {
    var screen = try screen()
    var random = SeededRandom(seed: 5)
    let keys: [Key] = [
      .up, .down, .left, .home, .end, .pageUp, .pageDown, .backspace, .character("4"),
      .character("0"), .character("9"),
    ]
    for _ in 0..<2000 where screen.position.phase.isPlaying {
      if random.below(200) == 0 { try? screen.play(.enter) }
      screen.press(keys[Int(random.below(UInt64(keys.count)))])
      #expect(screen.position.remaining.contains(shown(screen)))
    }
    #expect(screen.round.turns > 3)
  }

  // MARK: Turning

  @Test func wheelsTurnByKeys() throws {
    var screen = try screen()
    screen.press(.up)
    #expect(shown(screen) == 0)
    screen.press(.down, .down, .character("j"))
    #expect(shown(screen) == 30)
    screen.press(.character("k"))
    #expect(shown(screen) == 20)
    screen.press(.right, .end, .up)
    #expect(shown(screen) == 28)
    screen.press(.home)
    #expect(shown(screen) == 20)
    screen.press(.tab, .end)
    #expect(shown(screen) == 90)
    screen.press(.pageUp)
    #expect(shown(screen) == 40)
    screen.press(.left, .pageDown)
    #expect(shown(screen) == 45)
    #expect(screen.press(.character("x")) == .ignored)
  }

  @Test func unitsAreKeptWhereTheTensHaveThem() throws {
    var screen = try screen()
    try screen.play("37")
    try screen.play("63")
    #expect(screen.position.remaining == 38...62)
    screen.type("45")
    screen.press(.up)
    #expect(shown(screen) == 38)
    screen.press(.down, .down, .down)
    #expect(shown(screen) == 62)
    screen.press(.down, .up, .up)
    #expect(shown(screen) == 42)
  }

  @Test func enterAndSpaceGuessWhatIsShown() throws {
    var screen = try screen()
    screen.press(.down)
    #expect(screen.press(.enter) == .move("10"))
    #expect(screen.press(.character(" ")) == .move("10"))
  }

  @Test func theListIsOneWheel() throws {
    var screen = try screen(picker: .list)
    #expect(screen.lines[7...13].allSatisfy { $0.count { "│╭╰".contains($0) } <= 2 })
    screen.press(.right, .down, .down)
    #expect(shown(screen) == 2)
    screen.press(.end)
    #expect(shown(screen) == 99)
    func hasTab(_ keys: [KeyHelp]) -> Bool {
      keys.contains { $0.keys(isASCII: true).contains("Tab") }
    }
    #expect(hasTab(GuessScreen.keys) && !hasTab(screen.screen.keys))
  }

  // MARK: Digits

  @Test func wheelsFollowTheDigits() throws {
    var screen = try screen()
    screen.type("7")
    #expect(shown(screen) == 7)
    screen.type("5")
    #expect(shown(screen) == 75)
    // What is typed is what is meant: a number too long is not cut to one that remains.
    screen.type("3")
    #expect(shown(screen) == 75)
    #expect(screen.press(.enter) == .move("753"))
    screen.type("12")
    #expect(shown(screen) == 12)
  }

  @Test func onlyWhatWasTypedIsGuessed() throws {
    var screen = try screen()
    try screen.play("5")
    screen.type("1")
    #expect(shown(screen) == 10)
    #expect(screen.press(.enter) == .move("1"))
    // An arrow forgets what was typed.
    screen.type("2")
    #expect(screen.press(.down) == .changed)
    #expect(screen.press(.enter) == .move("30"))
  }

  @Test func theBeginningOfANumberTurnsTheWheels() throws {
    var screen = try screen()
    try screen.play("19")
    #expect(screen.type("3").message?.numbers == [3])
    #expect(shown(screen) == 30)
    #expect(screen.type("6").message?.numbers == [36])
    #expect(shown(screen) == 36)
    screen.press(.backspace)
    #expect(shown(screen) == 30)
    #expect(screen.press(.escape) == .changed)
    #expect(screen.press(.enter) == .move("30"))
  }

  @Test func digitsThatBeginNoNumberAreRefused() throws {
    var screen = try screen()
    try screen.play("19")
    #expect(screen.type("1").message?.numbers == [1, 20, 99])
    #expect(shown(screen) == 20)
    screen.press(.backspace)
    screen.type("44")
    #expect(shown(screen) == 44)
  }

  @Test func aRefusedNumberIsNotMixedWithTheNext() throws {
    var screen = try screen()
    screen.type("505")
    #expect(screen.press(.enter) == .move("505"))
    #expect(screen.press(.enter) == .move("505"))
    screen.type("60")
    #expect(screen.press(.enter) == .move("60"))
    screen.press(.escape)
    #expect(shown(screen) == 60)
    screen.type("2")
    screen.press(.escape)
    screen.type("5")
    #expect(screen.press(.enter) == .move("5"))
  }

  @Test func afterARefusedBeginningTheNextDigitBeginsAnew() throws {
    var screen = try screen()
    try screen.play("19")
    screen.type("3")
    #expect(screen.press(.enter) == .move("3"))
    screen.type("6")
    #expect(screen.press(.enter) == .move("6"))
  }

  @Test func aHintTurnsTheWheels() throws {
    var screen = try screen()
    screen.type("7")
    try screen.point(to: "49")
    #expect(shown(screen) == 49)
    #expect(screen.press(.enter) == .move("49"))
  }

  @Test func numbersThatBeginWithDigits() {
    #expect((0...99).first(beginningWith: 0) == 0)
    #expect((20...99).first(beginningWith: 0) == nil)
    #expect((20...99).first(beginningWith: 3) == 30)
    #expect((25...99).first(beginningWith: 2) == 25)
    #expect((100...1_000_000_000).first(beginningWith: 1) == 100)
    #expect((151...1_000_000_000).first(beginningWith: 14) == 1400)
    #expect((151...1000).first(beginningWith: 15) == 151)
    #expect((151...160).first(beginningWith: 2) == nil)
  }

  // MARK: Mouse

  @Test func theMouseTurnsAndGuesses() throws {
    var screen = try screen()
    screen.type("50")
    let pointer = try #require(screen.place(of: "▸"))
    let (row, column) = (pointer.row, pointer.column)
    #expect(screen.handle(.scroll(pointer, by: 1)) == .changed)
    #expect(shown(screen) == 60)
    // The number that is clicked on comes to the middle.
    #expect(screen.handle(.click(Point(row: row - 2, column: column))) == .changed)
    #expect(shown(screen) == 40)
    #expect(screen.handle(.scroll(Point(row: row, column: column + 9), by: 5)) == .changed)
    #expect(shown(screen) == 45)
    #expect(try screen.click(on: "[ Guess ]") == .move("45"))
    #expect(screen.handle(.click(Point(row: 0, column: 0))) == .ignored)
  }

  // MARK: Drawing

  @Test func theScreenShowsWheelsLineAndGuesses() throws {
    var screen = try screen()
    screen.scene.size = Size(rows: 9, columns: 40)
    try screen.play("50")
    try screen.play("24")
    #expect(
      screen.lines == [
        "        tens    units", "       ╭─────╮ ╭─────╮", "       │     │ │     │",
        "       │▸ 2 ◂│ │╶ 5 ╴│  [ Guess ]", "       │  3  │ │  6  │",
        "       ╰─────╯ ╰─────╯", " 0 ········━━━━━━━━━················ 99",
        "           ▲       ▼", "               50▼ 24▲",
      ])
  }

  @Test(arguments: ["0-1", "0-99", "5-7", "1-1000000000", "999999999-1000000000"])
  func everyRangeFitsASmallWindow(range: String) throws {
    let ends = try #require(NumberRange(range))
    var screen = try screen(ends.high, in: range)
    screen.scene.size = Size(rows: 6, columns: 40)
    #expect(screen.requiredSize?.rows == 7)
    #expect(screen.press(.end) == .changed)
    #expect(screen.lines == Array(repeating: "", count: 6))
    screen.scene.size = Size(rows: 9, columns: 40)
    #expect(screen.requiredSize == nil)
    screen.press(.right, .end)
    try screen.play(.enter)
    #expect(screen.position.phase == .won)
    let lines = screen.lines
    #expect(lines.last?.hasSuffix("●") == true)
    #expect(lines[6].hasSuffix(" \(ends.high)"))
    #expect(lines[6].split(separator: " ").first == "\(ends.low)")
  }

  @Test(arguments: ["0-99", "1-1000000000", "7-20", "0-63"])
  func aNumberHasAColumnOnTheLine(text: String) throws {
    let range = try #require(NumberRange(text))
    let line = NumberLine(range, width: 34)
    for number in stride(from: range.low, through: range.high, by: max(1, range.count / 999)) {
      let column = line.column(of: number)
      #expect((0..<line.width).contains(column))
      #expect(line.holds(number...number, at: column))
    }
  }
}
