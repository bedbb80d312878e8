import GameCore
import TestSupport
import Testing
@testable import GuessGame

typealias GuessTestScreen = TestScreen<GuessDeal, GuessScreen>

extension GuessTestScreen {
  /// Hides a number in a range.
  init(_ secret: Int = 42, in range: String = "0-99", picker: Picker = .number) throws {
    try self.init(Guess.self, "\(secret)") { options in
      options.range = NumberRange(range) ?? .standard
      options.picker = picker
    }
  }

  /// Hides a number from 0 to 99, with an answer that is a lie, or 0 for none.
  init(_ secret: Int, lie: Int) throws { try self.init(Guess.self, "\(secret)/\(lie)") }

  /// The number that the wheels show.
  var shown: Int { screen.number }

  var layout: GuessLayout {
    get throws {
      try #require(
        GuessLayout(position.setup.range, screen.wheels, in: scene.size, scene.presentation))
    }
  }
}

@Suite struct GuessScreenTests {
  // MARK: Where the wheels rest

  @Test(arguments: ["0-99", "37-62", "5-1000000000", "0-1"])
  func wheelsOpenAtTheLowestNumber(range: String) throws {
    let low = try #require(NumberRange(range)?.low)
    for picker in [Picker.number, .wheels, .list] {
      try expectEqual(GuessTestScreen(low, in: range, picker: picker).shown, low)
    }
  }

  @Test func wheelsRestAtTheLowestNumberAfterAWrongGuess() throws {
    var screen = try GuessTestScreen()
    screen.type("20")
    try screen.play(.enter)
    expectEqual(screen.shown, 21)
    screen.type("80")
    try screen.play(.enter)
    expectEqual(screen.shown, 21)
    screen.type("60")
    try screen.play(.enter)
    expectEqual(screen.position.remaining, 21...59)
    expectEqual(screen.shown, 21)
  }

  @Test func wheelsStayWhereTheNumberShownRemains() throws {
    var screen = try GuessTestScreen()
    screen.type("44")
    // Somebody else guesses, such as a player who is watched.
    try screen.play("80")
    expectEqual(screen.shown, 44)
    try screen.play("20")
    expectEqual(screen.shown, 44)
    try screen.play("44")
    expectEqual(screen.shown, 21)
  }

  @Test func wheelsOnlyShowWhatRemains() throws {
    var screen = try GuessTestScreen()
    var random = SeededRandom(seed: 5)
    let keys: [Key] = [
      .up, .down, .left, .home, .end, .pageUp, .pageDown, .backspace, .character("4"),
      .character("0"), .character("9"),
    ]
    for _ in 0..<2000 where screen.position.phase.isPlaying {
      if random.below(200) == 0 { try? screen.play(.enter) }
      screen.press(keys[Int(random.below(UInt64(keys.count)))])
      #expect(screen.position.remaining.contains(screen.shown))
    }
    #expect(screen.round.turns > 3)
  }

  // MARK: Turning

  @Test func wheelsTurnByKeys() throws {
    var screen = try GuessTestScreen()
    screen.press(.up)
    expectEqual(screen.shown, 0)
    screen.press(.down, .down, .character("j"))
    expectEqual(screen.shown, 30)
    screen.press(.character("k"))
    expectEqual(screen.shown, 20)
    screen.press(.right, .end, .up)
    expectEqual(screen.shown, 28)
    screen.press(.home)
    expectEqual(screen.shown, 20)
    screen.press(.tab, .end)
    expectEqual(screen.shown, 90)
    screen.press(.pageUp)
    expectEqual(screen.shown, 40)
    screen.press(.left, .pageDown)
    expectEqual(screen.shown, 45)
    expectEqual(screen.press(.character("x")), .ignored)
  }

  @Test func unitsAreKeptWhereTheTensHaveThem() throws {
    var screen = try GuessTestScreen()
    try screen.play("37")
    try screen.play("63")
    expectEqual(screen.position.remaining, 38...62)
    screen.type("45")
    screen.press(.up)
    expectEqual(screen.shown, 38)
    screen.press(.down, .down, .down)
    expectEqual(screen.shown, 62)
    screen.press(.down, .up, .up)
    expectEqual(screen.shown, 42)
  }

  @Test func enterAndSpaceGuessWhatIsShown() throws {
    var screen = try GuessTestScreen()
    screen.press(.down)
    expectEqual(screen.press(.enter), .move("10"))
    expectEqual(screen.press(.character(" ")), .move("10"))
  }

  @Test func theListIsOneWheel() throws {
    var screen = try GuessTestScreen(picker: .list)
    expectEqual(screen.screen.wheels.count, 1)
    screen.press(.right, .down, .down)
    expectEqual(screen.shown, 2)
    screen.press(.end)
    #expect(screen.shown == 99)
  }

  // MARK: Mouse

  @Test func theMouseTurnsAndGuesses() throws {
    var screen = try GuessTestScreen()
    screen.type("50")
    let tens = try screen.layout.wheels[0]
    let middle = Point(row: tens.origin.row + tens.size.rows / 2, column: tens.origin.column)
    expectEqual(screen.handle(.scroll(middle, by: 1)), .changed)
    expectEqual(screen.shown, 60)
    // The number that is clicked on comes to the middle.
    let faces = try screen.layout.drum.faces
    for (step, shown) in [(-1, 50), (2, 70), (0, 70)] {
      let face = try #require(faces.first { $0.step == step })
      let row = tens.origin.row + 1 + face.rows.lowerBound
      expectEqual(screen.handle(.click(Point(row: row, column: middle.column))), .changed)
      expectEqual(screen.shown, shown)
    }
    let units = try screen.layout.wheels[1].origin
    expectEqual(screen.handle(.scroll(units, by: 5)), .changed)
    expectEqual(screen.shown, 75)
    try expectEqual(screen.click(on: "[ Guess ]"), .move("75"))
    expectEqual(screen.handle(.click(Point(row: 0, column: 0))), .ignored)
  }

  @Test func aClickOnTheBoardDialsTheNumber() throws {
    var screen = try GuessTestScreen()
    try screen.click(on: "42")
    expectEqual(screen.shown, 42)
    let gone = try #require(screen.place(of: "70"))
    try screen.play("50")
    // What is gone leads to the nearest number that remains.
    expectEqual(screen.handle(.click(gone)), .changed)
    expectEqual(screen.shown, 49)
  }

  @Test(arguments: [Size(rows: 9, columns: 40), Size(rows: 21, columns: 80)])
  func aClickOnTheLineTurnsTheWheelsThere(size: Size) throws {
    var screen = try GuessTestScreen(in: "0-999")
    screen.scene.size = size
    let line = try screen.layout.cells.map(\.rect)
    for (share, number) in [(0.0, 0...30), (0.5, 480...530), (1, 970...999)] {
      let cell = line[Int(Double(line.count - 1) * share)]
      screen.handle(.click(cell.origin))
      #expect(number.contains(screen.shown))
    }
    try screen.play("50")
    // What is gone leads to the nearest number that remains.
    screen.handle(.click(line[line.count - 1].origin))
    #expect(screen.shown == 49)
    let end = line[line.count - 1].origin
    let beside = Point(row: end.row, column: end.column + 1)
    #expect(screen.handle(.click(beside)) == .ignored)
  }

  @Test func theLineTellsTooLowFromTooHigh() throws {
    var screen = try GuessTestScreen()
    screen.scene.size = Size(rows: 9, columns: 40)
    let line = try screen.layout.cells.map(\.rect.origin)
    try screen.play("80")
    try screen.play("20")
    let canvas = screen.canvas
    let colors = [0, 16, 31].map { canvas[line[$0].row, line[$0].column].style }
    #expect(colors.map(\.foreground) == [.low, .standard, .high])
  }

  // MARK: Drawing

  @Test func theScreenShowsWheelsAndLines() throws {
    var screen = try GuessTestScreen()
    screen.scene.size = Size(rows: 9, columns: 40)
    try screen.play("50")
    try screen.play("24")
    expectEqual(
      screen.lines,
      [
        "        tens    units", "       ╭─────╮ ╭─────╮", "       │     │ │     │",
        "       │▸ 2 ◂│ │╶ 5 ╴│  [ Guess ]", "       │  3  │ │  6  │",
        "       ╰─────╯ ╰─────╯", "  0 ········◆███████················ 99",
        "           ▲        ▼", "    25 ◆████████████████████████ 49",
      ])
  }

  @Test(arguments: ["0-1", "0-99", "5-7", "1-1000000000", "999999999-1000000000"])
  func everyRangeFitsASmallWindow(range: String) throws {
    let ends = try #require(NumberRange(range))
    var screen = try GuessTestScreen(ends.high, in: range)
    screen.scene.size = Size(rows: 5, columns: 40)
    expectEqual(screen.requiredSize?.rows, 6)
    expectEqual(screen.press(.end), .changed)
    expectEqual(screen.lines, Array(repeating: "", count: 5))
    // As in a window of 8 rows, without titles.
    screen.scene.size = Size(rows: 6, columns: 40)
    #expect(screen.requiredSize == nil && screen.lines[0].contains("╭"))
    screen.scene.size = Size(rows: 9, columns: 40)
    expectEqual(screen.requiredSize, nil)
    screen.press(.right, .end)
    try screen.play(.enter)
    expectEqual(screen.position.phase, .won)
    let lines = screen.lines
    #expect(lines.contains { $0.hasSuffix("●") })
    #expect(lines[6].hasSuffix(" \(ends.high)"))
    expectEqual(lines[6].split(separator: " ").first, "\(ends.low)")
  }

  @Test(arguments: ["0-99", "1-1000000000", "7-20", "0-63"])
  func aNumberHasOneColumnOnTheLine(text: String) throws {
    let range = try #require(NumberRange(text))
    let line = NumberCell.line(
      of: range.numbers, in: Rect(row: 0, column: 3, rows: 1, columns: 34))
    #expect(line.first?.numbers.lowerBound == range.low)
    #expect(line.last?.numbers.upperBound == range.high)
    for (cell, next) in zip(line, line.dropFirst()) {
      #expect(cell.numbers.upperBound + 1 == next.numbers.lowerBound)
      #expect(cell.rect.origin.column + 1 == next.rect.origin.column)
    }
  }
}
