import GameCore
import TestSupport
import Testing
import TextUI
@testable import Tiles

@Suite struct TileScreenTests {
  private typealias Screen = TestScreen<ShowDeal, TileScreen<ShowPosition>>

  private func screen(
    rows: Int = 21, columns: Int = 80, _ set: (inout ShowSetup) -> Void = { _ in }
  ) -> Screen {
    var setup = ShowSetup()
    set(&setup)
    var screen = Screen(TestRound(ShowDeal(), setup), TileScreen())
    screen.scene.size = Size(rows: rows, columns: columns)
    return screen
  }

  /// The tile between the pointers.
  private func focus(_ screen: Screen) -> String? {
    screen.lines.joined().split(separator: "▸").dropFirst().first?
      .split(separator: "◂").first.map(String.init)
  }

  private func isUp(_ tile: Int, _ screen: Screen) -> Bool {
    screen.lines.joined(separator: " ").contains("F\(tile) ")
  }

  // MARK: Arrows

  @Test func theFocusMovesOverTheGrid() {
    var screen = screen()
    #expect(focus(screen) == "1")
    #expect(screen.press(.right, .down) == .changed)
    #expect(focus(screen) == "6")
    screen.press(.left, .left, .up, .up)
    #expect(focus(screen) == "1")
    screen.press(.end, .down, .right)
    #expect(focus(screen) == "12")
    screen.press(.character("k"), .character("h"))
    #expect(focus(screen) == "7")
    screen.press(.character("j"), .character("l"))
    #expect(focus(screen) == "12")
    screen.press(.home)
    #expect(focus(screen) == "1")
  }

  @Test func theFocusFollowsTheColumnsOfTheWindow() {
    var wide = screen(rows: 14)
    #expect(wide.lines[0].hasSuffix("╭ 6 ────╮"))
    wide.press(.down)
    #expect(focus(wide) == "7")
  }

  @Test func tabSkipsMatchedTiles() {
    var screen = screen { $0.matched = [2, 3, 12] }
    screen.press(.tab)
    #expect(focus(screen) == "4")
    screen.press(.backTab, .backTab)
    #expect(focus(screen) == "11")
    screen.press(.tab)
    #expect(focus(screen) == "1")
  }

  @Test func enterAndSpaceChooseTheTileInFocus() {
    var screen = screen()
    screen.press(.right)
    #expect(screen.press(.enter) == .move("2"))
    #expect(screen.press(.character(" ")) == .move("2"))
    #expect(screen.press(.pageUp) == .ignored)
  }

  @Test func theFocusGoesToTheTileThatWasChosen() throws {
    var screen = screen()
    try screen.play("7")
    #expect(focus(screen) == "7")
  }

  @Test func aHintMovesTheFocus() throws {
    var screen = screen()
    screen.type("1")
    try screen.point(to: "9")
    #expect(focus(screen) == "9")
    // The digit typed before is forgotten.
    #expect(screen.press(.enter) == .move("9"))
  }

  @Test func aClickChoosesATile() {
    var screen = screen()
    func click(_ row: Int, _ column: Int) -> Screen.Response {
      screen.handle(.click(Point(row: row, column: column)))
    }
    #expect(click(0, 20) == .move("1"))
    #expect(click(13, 38) == .move("6"))
    #expect(click(0, 2) == .ignored)
    // The gap between two tiles.
    #expect(click(0, 29) == .ignored)
    #expect(screen.handle(.scroll(Point(row: 0, column: 20), by: 1)) == .ignored)
  }

  // MARK: Digits

  @Test func aNumberIsChosenOnceNoLongerOneBeginsSo() {
    var screen = screen()
    #expect(screen.type("5") == .move("5"))
    // 1 may be the beginning of 10, 11 or 12.
    #expect(screen.type("1").message?.numbers == [1])
    #expect(focus(screen) == "1")
    #expect(screen.type("2") == .move("12"))
    #expect(focus(screen) == "12")
  }

  @Test func enterChoosesAnOpenNumber() {
    var screen = screen()
    screen.press(.end)
    screen.type("1")
    #expect(screen.press(.enter) == .move("1"))
    #expect(screen.type("07") == .move("7"))
  }

  @Test func theRulesRefuseNumbersThatNoTileHas() {
    var screen = screen()
    #expect(screen.type("19") == .move("19"))
    screen.type("0")
    #expect(screen.press(.enter) == .move("0"))
  }

  @Test func anyOtherKeyEndsANumber() {
    var screen = screen()
    screen.type("1")
    screen.press(.right)
    #expect(screen.type("2") == .move("2"))
    screen.type("1")
    #expect(screen.press(.pageUp) == .changed)
    #expect(screen.type("2") == .move("2"))
  }

  @Test func theEnterAfterACompleteNumberIsSwallowedOnce() throws {
    var screen = screen()
    #expect(screen.type("5") == .move("5"))
    try screen.play("5")
    #expect(screen.press(.enter) == .changed)
    #expect(screen.press(.enter) == .move("5"))
    // A refused number is no different.
    #expect(screen.type("19") == .move("19"))
    #expect(screen.press(.enter) == .changed)
    #expect(screen.press(.enter) == .move("1"))
  }

  @Test func onlyEnterIsSwallowedAndOnlyDirectlyAfterTheNumber() throws {
    for inputs in [[Key.right], [.pageUp], [.character(" ")]] {
      var screen = screen()
      screen.type("5")
      try screen.play("5")
      for key in inputs { screen.press(key) }
      #expect(screen.press(.enter) != .changed, "\(inputs)")
    }
    var screen = screen()
    screen.type("5")
    #expect(screen.press(.character(" ")) == .move("5"))
    screen.type("5")
    screen.handle(.click(Point(row: 0, column: 20)))
    #expect(screen.press(.enter) == .move("5"))
    // An open number is chosen by its Enter, so the next Enter is a choice too.
    screen.type("1")
    #expect(screen.press(.enter) == .move("1"))
    #expect(screen.press(.enter) == .move("1"))
  }

  // MARK: Sizes

  @Test func tilesAreAsLargeAsTheWindowAllows() throws {
    var screen = screen()
    try screen.play("5")
    #expect(
      screen.lines[7...13].map { String($0.drop { $0 == " " }.prefix(19)) } == [
        "╭▸5◂────╮ ╭ 6 ────╮", "│       │ │ ░░░░░ │", "│       │ │ ░░░░░ │", "│  F5   │ │ ░░░░░ │",
        "│       │ │ ░░░░░ │", "│       │ │ ░░░░░ │", "╰───────╯ ╰───────╯",
      ])
    screen.scene.size = Size(rows: 9, columns: 40)
    #expect(
      screen.lines == [
        "    ╭ 1 ──╮ ╭ 2 ──╮ ╭ 3 ──╮ ╭ 4 ──╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯", "    ╭▸5◂──╮ ╭ 6 ──╮ ╭ 7 ──╮ ╭ 8 ──╮",
        "    │ F5  │ │ ░░░ │ │ ░░░ │ │ ░░░ │", "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
        "    ╭ 9 ──╮ ╭ 10 ─╮ ╭ 11 ─╮ ╭ 12 ─╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
      ])
    screen.scene.size = Size(rows: 3, columns: 33)
    #expect(
      screen.lines == [
        "  1  ░░░  2  ░░░  3  ░░░  4  ░░░", " ▸5◂ F5   6  ░░░  7  ░░░  8  ░░░",
        "  9  ░░░  10 ░░░  11 ░░░  12 ░░░",
      ])
  }

  @Test(arguments: [
    (Size(rows: 3, columns: 33), nil), (Size(rows: 2, columns: 20), Size(rows: 6, columns: 20)),
    (Size(rows: 2, columns: 3), Size(rows: 12, columns: 7)), (Size(rows: 6, columns: 20), nil),
    (Size(rows: 12, columns: 7), nil),
  ])
  func aWindowThatIsTooSmallIsToldTheLeastSize(size: Size, missing: Size?) {
    var screen = screen(rows: size.rows, columns: size.columns)
    #expect(screen.requiredSize == missing)
    #expect((screen.press(.right) == .ignored) == (missing != nil))
  }

  @Test(arguments: [
    Size(rows: 21, columns: 80), Size(rows: 40, columns: 200), Size(rows: 30, columns: 60),
  ])
  func anyNumberOfTilesHasAPlace(size: Size) throws {
    for count in 2...104 {
      var setup = ShowSetup()
      (setup.count, setup.columns) = (count, TileGrid.columns(for: count))
      let board = ShowPosition(setup).tileBoard(.english)
      let layout = try #require(TileLayout(board, in: size), "\(count) tiles")
      let inside = Rect(row: 0, column: 0, rows: size.rows, columns: size.columns)
      for tile in 0..<count {
        let rect = layout.rect(of: tile)
        let last = Point(row: rect.end - 1, column: rect.origin.column + rect.size.columns - 1)
        #expect(inside.contains(rect.origin) && inside.contains(last))
        #expect(layout.tile(at: rect.origin) == tile && layout.tile(at: last) == tile)
      }
    }
  }

  // MARK: Mismatches

  /// A screen on which tile 2 has just made a mismatch with tile 1 at some time.
  private func mismatched(at time: Int) throws -> Screen {
    var screen = screen()
    try screen.play("1")
    try screen.play("2")
    screen.scene.time = time
    try screen.play("2")
    return screen
  }

  @Test func aMismatchStaysInSightForTwoSeconds() throws {
    var screen = try mismatched(at: 5000)
    #expect(screen.position.up == [2])
    for (time, isSeen) in [(5000, true), (6999, true), (7000, false)] {
      screen.scene.time = time
      #expect(isUp(1, screen) == isSeen)
    }
    #expect(screen.screen.nextChange(after: 5000) == 7000)
    #expect(screen.screen.nextChange(after: 7000) == nil)
  }

  @Test func theNextChoiceEndsAMismatch() throws {
    var screen = try mismatched(at: 100)
    screen.scene.time = 200
    screen.press(.right)
    #expect(isUp(1, screen))
    screen.scene.time = 300
    try screen.play("3")
    #expect(!isUp(1, screen))
    #expect(screen.screen.nextChange(after: 300) == nil)
  }

  @Test func theSecondTileOfAMismatchIsNotChosenAgainWithinItsTwoSeconds() throws {
    let start = try mismatched(at: 5000)
    let place = try #require(start.place(of: "F2"))
    for input in [Input.key(.enter), .key(.character(" ")), .click(place), .key(.character("2"))] {
      for (time, response) in [
        (5000, Screen.Response.changed), (6999, .changed), (7000, .move("2")),
      ] {
        var screen = start
        screen.scene.time = time
        #expect(screen.handle(input) == response, "\(input) at \(time)")
      }
    }
    // Any other tile can be chosen at once, the first one of the mismatch too.
    var screen = start
    #expect(screen.handle(.click(Point(row: 0, column: 20))) == .move("1"))
    #expect(screen.type("3") == .move("3"))
  }

  // MARK: Animation

  @Test func aTileTurnsOverInAFewPictures() throws {
    var screen = screen()
    (screen.scene.time, screen.scene.isAnimated) = (1000, true)
    let board = screen.position.tileBoard(.english)
    let tile = try #require(TileLayout(board, in: screen.scene.size)).rect(of: 5)
    try screen.play("6")
    var (pictures, time) = ([String](), 1000 as Int?)
    while let now = time {
      screen.scene.time = now
      let row = Array(screen.lines[tile.origin.row + 3])
      pictures.append(String(row[tile.origin.column..<tile.origin.column + 9]))
      #expect(now == 1000 + 40 * (pictures.count - 1))
      time = screen.screen.nextChange(after: now)
    }
    #expect(
      pictures == [" │    │  ", "   ││    ", "   ││    ", " │    │  ", "│  F6   │"])
  }

  @Test func aMismatchTurnsOverAfterItsTwoSeconds() throws {
    var screen = screen()
    try screen.play("1")
    try screen.play("2")
    (screen.scene.time, screen.scene.isAnimated) = (5000, true)
    try screen.play("2")
    #expect(screen.screen.nextChange(after: 5000) == 7000)
    #expect(screen.screen.nextChange(after: 7000) == 7040)
    #expect(screen.screen.nextChange(after: 7120) == 7160)
    #expect(screen.screen.nextChange(after: 7160) == nil)
  }

  @Test func withoutAnimationNothingMoves() throws {
    var screen = screen()
    screen.scene.time = 1000
    try screen.play("6")
    #expect(screen.screen.nextChange(after: 1000) == nil)
    #expect(isUp(6, screen))
  }
}
