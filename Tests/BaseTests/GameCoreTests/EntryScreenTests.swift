import GameCore
import TestSupport
import Testing

@Suite struct EntryScreenTests {
  private typealias Screen = TestScreen<SpellDeal, EntryScreen<SpellPosition>>

  private func screen(
    rows: Int = 9, columns: Int = 40, _ words: String = "",
    choose: (inout SpellOptions) -> Void = { _ in }
  ) throws -> Screen {
    var screen = try Screen(Spell.self, "abc", choose: choose)
    screen.scene.size = Size(rows: rows, columns: columns)
    for word in words.split(separator: " ") { try screen.play(String(word)) }
    return screen
  }

  /// The line to type in.
  private func field(_ screen: Screen) -> String? {
    screen.lines.first { $0.contains("▸") }.map { line in
      String(line.drop { $0 != "▸" }.dropFirst(2).prefix { $0 != " " })
    }
  }

  // MARK: Typing

  @Test func aMoveIsTypedAndMade() throws {
    var screen = try screen()
    expectEqual(field(screen), "___")
    expectEqual(screen.type("ab"), .changed)
    expectEqual(field(screen), "ab_")
    screen.type("c")
    expectEqual(field(screen), "abc")
    expectEqual(screen.press(.enter), .move("abc"))
    // Until the rules have taken it, it can be changed.
    expectEqual(field(screen), "abc")
    try screen.play("abd")
    expectEqual(field(screen), "___")
  }

  @Test func onlyTheGamesSymbolsAreTaken() throws {
    var screen = try screen()
    for text in ["g", "1", " ", "é", "猜", "?"] {
      expectEqual(screen.type(text), .ignored)
    }
    expectEqual(field(screen), "___")
    // Capitals are the same letters.
    screen.type("AbC")
    expectEqual(field(screen), "abc")
  }

  @Test func noMoreThanThePlacesAreTaken() throws {
    var screen = try screen()
    expectEqual(screen.type("abcd"), .changed)
    expectEqual(field(screen), "abc")
  }

  @Test func lettersAreDeletedOneByOneOrAll() throws {
    var screen = try screen()
    screen.type("abc")
    expectEqual(screen.press(.backspace), .changed)
    expectEqual(field(screen), "ab_")
    expectEqual(screen.press(.escape), .changed)
    expectEqual(field(screen), "___")
    expectEqual(screen.press(.backspace), .changed)
    expectEqual(field(screen), "___")
  }

  @Test func whatIsNotAMoveIsExplained() throws {
    var screen = try screen()
    expectEqual(screen.press(.enter), .message("A guess has 3 letters."))
    // A word that is too short is a move, which the rules refuse.
    screen.type("a")
    expectEqual(screen.press(.enter), .move("a"))
  }

  @Test func otherKeysMeanNothing() throws {
    var screen = try screen()
    for key in [Key.up, .left, .tab, .home, .pageDown, .control("a")] {
      expectEqual(screen.press(key), .ignored)
    }
    expectEqual(screen.handle(.scroll(Point(row: 0, column: 0), by: 1)), .ignored)
  }

  @Test func aHintIsPutIntoTheLine() throws {
    var screen = try screen()
    screen.type("f")
    try screen.point(to: "abd")
    expectEqual(field(screen), "abd")
    expectEqual(screen.press(.enter), .move("abd"))
  }

  @Test func movesWithoutAFixedFormAreTypedFreely() throws {
    let round = TestRound(FreeDeal(), ())
    var screen = TestScreen(round, EntryScreen<FreePosition>())
    screen.scene.size = Size(rows: 9, columns: 60)
    screen.type("Any-Thing 1")
    #expect(screen.lines.joined().contains("▸ Any-Thing1_"))
    #expect(screen.press(.enter) == .move("Any-Thing1"))
    screen.press(.escape)
    screen.type(String(repeating: "x", count: 50))
    expectEqual(screen.press(.enter), .move(String(repeating: "x", count: 40)))
  }

  @Test func lettersOfMovesAreTypedRatherThanCommands() throws {
    var screen = try screen()
    let at = screen.position
    #expect(screen.screen.claims(.character("a"), at: at))
    for key in [Key.character("n"), .character("?"), .character("A"), .enter, .control("a")] {
      #expect(!screen.screen.claims(key, at: at))
    }
    try screen.play("abc")
    #expect(!screen.screen.claims(.character("a"), at: screen.position))
  }

  @Test func anyLetterIsTypedAfterTheFirstOne() throws {
    let round = TestRound(FreeDeal(), ())
    var screen = TestScreen(round, EntryScreen<FreePosition>())
    #expect(!screen.screen.claims(.character("n"), at: screen.position))
    screen.type("o")
    #expect(screen.screen.claims(.character("n"), at: screen.position))
  }

  @Test func keysThatTypeLettersWorkWithControl() {
    let keys = EntryScreen<FreePosition>(EntryForm(symbols: "lmnopqr")).keys
    expectEqual(keys.suffix(2).map { $0.keys(isASCII: true) }, ["l-r", "Ctrl-N Ctrl-Q Ctrl-R"])
  }

  // MARK: The end

  @Test func nothingCanBeTypedAfterTheEnd() throws {
    var screen = try screen()
    expectEqual(screen.screen.celebrations(at: screen.position), 0)
    try screen.play("abc")
    #expect(field(screen) == nil && screen.press(.enter) == .ignored)
    #expect(screen.type("a") == .ignored && screen.screen.celebrations(at: screen.position) == 1)
  }

  // MARK: Drawing

  @Test func boardMovesAndLineStandInTheMiddle() throws {
    var screen = try screen("abd fff")
    screen.type("a")
    expectEqual(
      screen.lines,
      [
        "", "", "             letters abcdef", "                 abd 2.",
        "                 fff 0.", "", "                 ▸ a__", "", "",
      ])
  }

  @Test func theLastMovesAreShownWhereNotAllFit() throws {
    var screen = try screen(rows: 5, "aaa bbb fff abd")
    #expect(
      screen.lines.map { $0.trimmingPrefix { $0 == " " } } == [
        "letters abcdef", "fff 0.", "abd 2.", "", "▸ ___",
      ])
    screen.scene.size.rows = 4
    #expect(screen.lines.contains { $0.contains("abd 2.") })
    #expect(!screen.lines.contains { $0.contains("fff 0.") })
  }

  @Test func signsFollowTheCharacterSet() throws {
    var screen = try screen()
    screen.scene.presentation = .ascii
    #expect(screen.lines.joined().contains("> ___"))
  }

  @Test(arguments: [
    // A row each for the board, the gap and the line; the board is the widest.
    ("", Size(rows: 3, columns: 14)),
    // And one for the last move.
    ("abd", Size(rows: 4, columns: 14)), ("abd fff", Size(rows: 4, columns: 14)),
  ])
  func aSmallWindowIsTooSmall(words: String, least: Size) throws {
    var screen = try screen(words)
    screen.scene.size = least
    #expect(screen.requiredSize == nil)
    #expect(screen.lines.last?.hasSuffix("___") == true)
    for size in [
      Size(rows: least.rows - 1, columns: least.columns),
      Size(rows: least.rows, columns: least.columns - 1),
    ] {
      screen.scene.size = size
      expectEqual(screen.requiredSize, least)
    }
  }

  @Test func everyKeyHasItsHelp() throws {
    let screen = try screen()
    expectEqual(
      screen.screen.keys.map { $0.keys(isASCII: true) }, ["Enter", "Backspace", "Esc", "a-f"])
    #expect(
      screen.screen.introduction(to: screen.position, .english)
        .hasPrefix(screen.position.moveHelp(.english)))
    expectEqual(screen.screen.nextChange(after: 0), nil)
  }
}
