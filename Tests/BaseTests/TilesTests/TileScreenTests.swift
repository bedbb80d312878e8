import TestSupport
import Testing
@testable import Tiles

@Suite(.oneByOne) struct TileScreenTests {
  // MARK: Sizes

  @Test func tilesAreAsLargeAsTheWindowAllows() throws {
    var screen = ShowScreen()
    try screen.play("5")
    expectEqual(
      screen.lines[7...13].map { String($0.drop { $0 == " " }.prefix(23)) },
      [
        "╭▸5◂──────╮ ╭ 6 ──────╮", "│         │ │         │", "│         │ │ ░░░░░░░ │",
        "│   F5    │ │ ░░░░░░░ │", "│         │ │ ░░░░░░░ │", "│         │ │         │",
        "╰─────────╯ ╰─────────╯",
      ])
    screen.scene.size = Size(rows: 9, columns: 40)
    expectEqual(
      screen.lines,
      [
        "    ╭ 1 ──╮ ╭ 2 ──╮ ╭ 3 ──╮ ╭ 4 ──╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯", "    ╭▸5◂──╮ ╭ 6 ──╮ ╭ 7 ──╮ ╭ 8 ──╮",
        "    │ F5  │ │ ░░░ │ │ ░░░ │ │ ░░░ │", "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
        "    ╭ 9 ──╮ ╭ 10 ─╮ ╭ 11 ─╮ ╭ 12 ─╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
      ])
    screen.scene.size = Size(rows: 3, columns: 33)
    expectEqual(
      screen.lines,
      [
        "  1  ░░░  2  ░░░  3  ░░░  4  ░░░", " ▸5◂ F5   6  ░░░  7  ░░░  8  ░░░",
        "  9  ░░░  10 ░░░  11 ░░░  12 ░░░",
      ])
  }

  /// Tiles grow with the window up to a third of it each, and leave a row above them.
  @Test(arguments: [
    (Size(rows: 37, columns: 92), 4, Size(rows: 12, columns: 19)),
    (Size(rows: 57, columns: 172), 4, Size(rows: 18, columns: 27)),
    (Size(rows: 57, columns: 172), 2, Size(rows: 19, columns: 29)),
  ])
  func tilesGrow(area: Size, count: Int, tile: Size) throws {
    var setup = ShowSetup()
    (setup.count, setup.columns) = (count * 3, count)
    if count == 2 { setup.count = 4 }
    let layout = try #require(TileLayout(ShowPosition(setup).tileBoard(.english), in: area))
    #expect(layout.tile == tile && layout.bounds.origin.row > 0)
  }

  /// Cards are in full rows, of which at most one is missing, and large enough for pips.
  @Test(arguments: [(10, 5), (12, 4), (14, 7), (16, 8), (20, 10), (24, 8)])
  func cardsAreInTheRowsInWhichTheyAreLarge(count: Int, columns: Int) throws {
    var setup = ShowSetup()
    (setup.count, setup.columns) = (count, TileBoard.columns(for: count))
    let board = ShowPosition(setup).tileBoard(.english)
    let layout = try #require(TileLayout(board, in: Size(rows: 21, columns: 80)))
    expectEqual(layout.columns, columns)
    #expect(layout.tile.rows > 6 && layout.tile.columns > 6)
    // Ten cards fill all columns.
    #expect((layout.bounds.origin.column > 0) == (columns < 10))
  }

  /// Forty cards in the four rows that leave the tallest ones room.
  @Test func manyCardsAreAsTallAsTheyCanBe() throws {
    var setup = ShowSetup()
    (setup.count, setup.columns) = (40, TileBoard.columns(for: 40))
    let board = ShowPosition(setup).tileBoard(.english)
    let layout = try #require(TileLayout(board, in: Size(rows: 22, columns: 80)))
    #expect(layout.columns == 10 && layout.tile == Size(rows: 5, columns: 7))
  }

  @Test(arguments: [
    (Size(rows: 3, columns: 33), nil), (Size(rows: 2, columns: 20), Size(rows: 3, columns: 20)),
    (Size(rows: 2, columns: 3), Size(rows: 12, columns: 4)), (Size(rows: 3, columns: 20), nil),
    (Size(rows: 12, columns: 4), nil),
  ])
  func aWindowThatIsTooSmallIsToldTheLeastSize(size: Size, missing: Size?) {
    var screen = ShowScreen(rows: size.rows, columns: size.columns)
    expectEqual(screen.requiredSize, missing)
    expectEqual(screen.press(.right) == .ignored, missing != nil)
  }

  @Test(arguments: [
    Size(rows: 21, columns: 80), Size(rows: 40, columns: 200), Size(rows: 30, columns: 60),
  ])
  func anyNumberOfTilesHasAPlace(size: Size) throws {
    for count in 2...104 {
      var setup = ShowSetup()
      (setup.count, setup.columns) = (count, TileBoard.columns(for: count))
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
  private func mismatched(at time: Int) throws -> ShowScreen {
    var screen = ShowScreen()
    try screen.play("1")
    try screen.play("2")
    screen.scene.time = time
    try screen.play("2")
    return screen
  }

  @Test func aMismatchStaysInSightForTwoSeconds() throws {
    var screen = try mismatched(at: 5000)
    expectEqual(screen.position.up, [2])
    for (time, isSeen) in [(5000, true), (6999, true), (7000, false)] {
      screen.scene.time = time
      expectEqual(screen.showsFace(1), isSeen)
    }
    expectEqual(screen.screen.nextChange(after: 5000), 7000)
    expectEqual(screen.screen.nextChange(after: 7000), nil)
  }

  @Test func theNextChoiceEndsAMismatch() throws {
    var screen = try mismatched(at: 100)
    screen.scene.time = 200
    screen.press(.right)
    #expect(screen.showsFace(1))
    screen.scene.time = 300
    try screen.play("3")
    #expect(!screen.showsFace(1))
    expectEqual(screen.screen.nextChange(after: 300), nil)
  }

  @Test func theSecondTileOfAMismatchIsNotChosenAgainByADoubleClick() throws {
    let start = try mismatched(at: 5000)
    let place = try #require(start.place(of: "F2"))
    for input in [Input.key(.enter), .key(.character(" ")), .click(place)] {
      for (time, response) in [
        (5000, ShowScreen.Response.changed), (5399, .changed), (5400, .move("2")),
      ] {
        var screen = start
        screen.scene.time = time
        expectEqual(screen.handle(input), response, "\(input) at \(time)")
      }
    }
    // By its number it can be chosen at once, as can any other tile, the mismatch's first too.
    var screen = start
    expectEqual(screen.type("2"), .move("2"))
    expectEqual(screen.handle(.click(Point(row: 0, column: 20))), .move("1"))
    expectEqual(screen.type("3"), .move("3"))
  }

  // MARK: Animation

  @Test func aTileTurnsOverInAFewPictures() throws {
    var screen = ShowScreen()
    (screen.scene.time, screen.scene.isAnimated) = (1000, true)
    let board = screen.position.tileBoard(.english)
    let tile = try #require(TileLayout(board, in: screen.scene.size)).rect(of: 5)
    try screen.play("6")
    var (pictures, time) = ([String](), 1000 as Int?)
    while let now = time {
      screen.scene.time = now
      let row = Array(screen.lines[tile.origin.row + 3])
      pictures.append(String(row[tile.origin.column..<tile.origin.column + 11]))
      expectEqual(now, 1000 + 40 * (pictures.count - 1))
      time = screen.screen.nextChange(after: now)
    }
    // The last frame brings the news.
    expectEqual(
      pictures,
      [
        " │      │  ", "    ││     ", "    ││     ", " │      │  ", "│   F6    │", "│   F6    │",
      ])
  }

  @Test func aMismatchTurnsOverAfterItsTwoSeconds() throws {
    var screen = ShowScreen()
    try screen.play("1")
    try screen.play("2")
    (screen.scene.time, screen.scene.isAnimated) = (5000, true)
    try screen.play("2")
    expectEqual(screen.screen.nextChange(after: 5000), 7000)
    expectEqual(screen.screen.nextChange(after: 7000), 7040)
    expectEqual(screen.screen.nextChange(after: 7120), 7160)
    expectEqual(screen.screen.nextChange(after: 7160), nil)
  }

  @Test func withoutAnimationNothingMoves() throws {
    var screen = ShowScreen()
    screen.scene.time = 1000
    try screen.play("6")
    expectEqual(screen.screen.nextChange(after: 1000), nil)
    #expect(screen.showsFace(6))
  }

  /// In the look back, in tiles of 32 cards at 80×24 and in larger ones.
  @Test(arguments: [(4, 7), (5, 7), (8, 9), (12, 19)])
  func theNameOfASeenFaceIsOnAPlainBack(rows: Int, columns: Int) {
    let presentation = Presentation(language: .en, isColored: true)
    var view = TilePainter.View(tile: .down, number: "1")
    (view.seen, view.showsSeen) = (TileFace(picture: "10♥", name: "ten"), true)
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: .felt)
    TilePainter(numberWidth: 2, presentation: presentation).draw(view, on: &canvas)
    #expect(canvas.lines[rows / 2].trimmed.contains("10♥"), "\(canvas.lines)")
    // Inside the frame, which a low back has not, the ground is the same.
    let (edge, side) = rows < 5 ? (1, 1) : (2, 2)
    for row in edge..<rows - edge {
      for column in side..<columns - side {
        expectEqual(canvas[row, column].style.background, .back)
        let sign = canvas[row, column].scalar
        #expect(row == rows / 2 || sign == " ", "\(canvas.lines)")
      }
    }
  }
}
