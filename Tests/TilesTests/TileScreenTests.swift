import Testing
@testable import GameCore
@testable import TextUI
@testable import Tiles

/// A game that only shows: choosing a down tile turns it up, choosing an up one mismatches it with
/// tile 1, which the rules turn down.
private struct Show: TileGame, ScreenPlayable {
  typealias Screen = TileScreen<Show>
  typealias Options = ShowOptions
  typealias Deal = String
  typealias Refusal = TileRefusal
  typealias Points = ShowScore

  enum Event: Equatable, Sendable {
    case up(Int), mismatch(Int)
  }

  static let rules = 1
  var up: Set<Int> = []
  var matched: Set<Int> = []
  var count = 12
  var columns = 4

  init(up: Set<Int> = [], matched: Set<Int> = [], count: Int = 12, columns: Int = 4) {
    (self.up, self.matched, self.count, self.columns) = (up, matched, count, columns)
  }

  init(options: ShowOptions, deal: String) throws(InvalidInput) {}

  static func deal(
    _ options: ShowOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> String { "" }

  mutating func apply(_ move: TileMove) throws(TileRefusal) -> Event {
    guard (1...count).contains(move.tile) else { throw .outside(move.tile, last: count) }
    guard up.contains(move.tile) else {
      up.insert(move.tile)
      return .up(move.tile)
    }
    up.remove(1)
    return .mismatch(move.tile)
  }

  var status: Status { .playing }
  var score: ShowScore { ShowScore(value: 0) }

  func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = (1...count).map { number -> TileBoard.Tile in
      let face = TileFace(picture: "F\(number)", name: "face \(number)")
      return matched.contains(number) ? .matched(face) : up.contains(number) ? .up(face) : .down
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: 3, drawingSizes: [Size(rows: 5, columns: 7)])
  }

  func turn(for event: Event) -> TileTurn {
    switch event {
    case .up(let tile): TileTurn(tile)
    case .mismatch(let tile): TileTurn(tile, inSight: [1])
    }
  }
}

private struct ShowOptions: GameOptions {
  static let table: [Option<ShowOptions>] = []
}

private struct ShowScore: Score {
  let value: Int
  static let unit = ScoreUnit("shows", one: "show", zh: "次")
  static let better = Direction.lower
}

@Suite struct TileScreenTests {
  private let presentation = Presentation(language: .en)
  private var game = Show()
  private var screen = TileScreen<Show>(Show())

  private func scene(
    rows: Int = 21, columns: Int = 80, time: Int = 0, isAnimated: Bool = false
  ) -> Scene {
    Scene(
      size: Size(rows: rows, columns: columns), presentation: presentation, time: time,
      isAnimated: isAnimated)
  }

  /// The tile between the pointers.
  private func focus(_ scene: Scene) -> String? {
    lines(scene).joined().split(separator: "▸").dropFirst().first?
      .split(separator: "◂").first.map(String.init)
  }

  private func lines(_ scene: Scene) -> [String] {
    var canvas = Canvas(scene.size)
    screen.draw(game, on: &canvas, scene)
    return canvas.lines
  }

  private mutating func press(_ keys: Key...) {
    for key in keys { _ = screen.take(.key(key), in: game, scene()) }
  }

  private mutating func move(_ input: Input, _ scene: Scene) -> Int? {
    guard case .move(let move) = screen.take(input, in: game, scene) else { return nil }
    return move.tile
  }

  private mutating func choose(_ tile: Int, _ scene: Scene) throws {
    let old = game
    let event = try game.apply(TileMove(tile))
    screen.show(event, from: old, to: game, scene)
  }

  // MARK: Keys

  @Test mutating func theFocusMovesOverTheGrid() {
    #expect(focus(scene()) == "1")
    press(.right, .down)
    #expect(focus(scene()) == "6")
    press(.left, .left, .up, .up)
    #expect(focus(scene()) == "1")
    press(.end, .down, .right)
    #expect(focus(scene()) == "12")
    press(.character("k"), .character("h"))
    #expect(focus(scene()) == "7")
    press(.home)
    #expect(focus(scene()) == "1")
  }

  @Test mutating func theFocusFollowsTheColumnsOfTheWindow() {
    let wide = scene(rows: 14)
    #expect(lines(wide)[0].hasSuffix("╭ 6 ────╮"))
    _ = screen.take(.key(.down), in: game, wide)
    #expect(focus(wide) == "7")
  }

  @Test mutating func tabPassesOverWhatIsMatched() {
    game.matched = [2, 3, 12]
    press(.tab)
    #expect(focus(scene()) == "4")
    press(.backTab, .backTab)
    #expect(focus(scene()) == "11")
    press(.tab)
    #expect(focus(scene()) == "1")
  }

  @Test mutating func aTileIsChosen() {
    press(.right)
    #expect(move(.key(.enter), scene()) == 2)
    #expect(move(.key(.character(" ")), scene()) == 2)
  }

  @Test mutating func aClickChooses() {
    #expect(move(.click(Point(row: 0, column: 20)), scene()) == 1)
    #expect(move(.click(Point(row: 13, column: 38)), scene()) == 6)
    #expect(move(.click(Point(row: 0, column: 2)), scene()) == nil)
    #expect(move(.click(Point(row: 0, column: 29)), scene()) == nil)
    #expect(move(.scroll(Point(row: 0, column: 20), by: 1), scene()) == nil)
  }

  @Test mutating func digitsChooseOnceTheyAreOneTile() {
    #expect(move(.key(.character("5")), scene()) == 5)
    // 1 may be the beginning of 10, 11 or 12.
    #expect(move(.key(.character("1")), scene()) == nil)
    #expect(focus(scene()) == "1")
    #expect(move(.key(.character("2")), scene()) == 12)
    #expect(move(.key(.character("1")), scene()) == nil)
    #expect(move(.key(.enter), scene()) == 1)
    #expect(move(.key(.character("0")), scene()) == nil)
    #expect(move(.key(.character("7")), scene()) == 7)
    // A number that no tile has goes to the rules, which say so.
    #expect(move(.key(.character("1")), scene()) == nil)
    #expect(move(.key(.character("9")), scene()) == 19)
    #expect(move(.key(.character("0")), scene()) == nil)
    #expect(move(.key(.enter), scene()) == 0)
    // Another key begins anew.
    #expect(move(.key(.character("1")), scene()) == nil)
    press(.right)
    #expect(move(.key(.character("2")), scene()) == 2)
  }

  // MARK: Sizes

  @Test mutating func tilesAreAsLargeAsTheWindowAllows() throws {
    try choose(5, scene())
    #expect(
      lines(scene())[7...13].map { String($0.drop { $0 == " " }.prefix(19)) } == [
        "╭▸5◂────╮ ╭ 6 ────╮", "│       │ │ ░░░░░ │", "│       │ │ ░░░░░ │", "│  F5   │ │ ░░░░░ │",
        "│       │ │ ░░░░░ │", "│       │ │ ░░░░░ │", "╰───────╯ ╰───────╯",
      ])
    #expect(
      lines(scene(rows: 9, columns: 40)) == [
        "    ╭ 1 ──╮ ╭ 2 ──╮ ╭ 3 ──╮ ╭ 4 ──╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯", "    ╭▸5◂──╮ ╭ 6 ──╮ ╭ 7 ──╮ ╭ 8 ──╮",
        "    │ F5  │ │ ░░░ │ │ ░░░ │ │ ░░░ │", "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
        "    ╭ 9 ──╮ ╭ 10 ─╮ ╭ 11 ─╮ ╭ 12 ─╮", "    │ ░░░ │ │ ░░░ │ │ ░░░ │ │ ░░░ │",
        "    ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯",
      ])
    #expect(
      lines(scene(rows: 3, columns: 33)) == [
        "  1  ░░░  2  ░░░  3  ░░░  4  ░░░", " ▸5◂ F5   6  ░░░  7  ░░░  8  ░░░",
        "  9  ░░░  10 ░░░  11 ░░░  12 ░░░",
      ])
    #expect(screen.missingRoom(for: game, scene(rows: 3, columns: 33)) == nil)
    #expect(
      screen.missingRoom(for: game, scene(rows: 2, columns: 20)) == Size(rows: 6, columns: 20))
    #expect(
      screen.missingRoom(for: game, scene(rows: 2, columns: 3)) == Size(rows: 12, columns: 7))
    #expect(screen.missingRoom(for: game, scene(rows: 6, columns: 20)) == nil)
    #expect(screen.missingRoom(for: game, scene(rows: 12, columns: 7)) == nil)
  }

  @Test mutating func anyNumberOfTilesHasAPlace() {
    for count in 2...104 {
      game = Show(count: count, columns: TileGrid.columns(for: count))
      for area in [scene(), scene(rows: 40, columns: 200), scene(rows: 30, columns: 60)] {
        let board = game.tileBoard(presentation)
        guard let layout = TileLayout(board, in: area.size) else {
          Issue.record("\(count) tiles have no room in \(area.size)")
          continue
        }
        let inside = Rect(row: 0, column: 0, rows: area.size.rows, columns: area.size.columns)
        for tile in 0..<count {
          let rect = layout.rect(of: tile)
          #expect(inside.contains(rect.origin))
          let last = Point(
            row: rect.end - 1, column: rect.origin.column + rect.size.columns - 1)
          #expect(inside.contains(last))
          #expect(layout.tile(at: rect.origin) == tile && layout.tile(at: last) == tile)
        }
      }
    }
  }

  // MARK: Sight

  @Test mutating func aMismatchStaysInSightForTwoSeconds() throws {
    try choose(1, scene())
    try choose(2, scene())
    try choose(2, scene(time: 5000))
    #expect(game.up == [2])
    #expect(lines(scene(time: 5000)).joined().contains("F1"))
    #expect(lines(scene(time: 6999)).joined().contains("F1"))
    #expect(!lines(scene(time: 7000)).joined().contains("F1"))
    #expect(screen.nextChange(after: 5000) == 7000)
    #expect(screen.nextChange(after: 7000) == nil)
  }

  @Test mutating func theNextChoiceEndsTheSight() throws {
    try choose(1, scene())
    try choose(2, scene())
    try choose(2, scene(time: 100))
    press(.right)
    #expect(lines(scene(time: 200)).joined().contains("F1"))
    try choose(3, scene(time: 300))
    #expect(!lines(scene(time: 300)).joined().contains("F1"))
    #expect(screen.nextChange(after: 300) == nil)
  }

  @Test mutating func aTileTurnsOverInAFewPictures() throws {
    try choose(6, scene(time: 1000, isAnimated: true))
    let layout = try #require(TileLayout(game.tileBoard(presentation), in: scene().size))
    let tile = layout.rect(of: 5)
    var (pictures, time) = ([String](), 1000 as Int?)
    while let now = time {
      let shown = Array(lines(scene(time: now, isAnimated: true))[tile.origin.row + 3])
      pictures.append(String(shown[tile.origin.column..<tile.origin.column + 9]))
      #expect(now == 1000 + 40 * (pictures.count - 1))
      time = screen.nextChange(after: now)
    }
    #expect(
      pictures == [" │    │  ", "   ││    ", "   ││    ", " │    │  ", "│  F6   │"])
  }

  @Test mutating func withoutAnimationNothingMoves() throws {
    try choose(6, scene(time: 1000))
    #expect(screen.nextChange(after: 1000) == nil)
    #expect(lines(scene(time: 1000)).joined().contains("F6"))
  }
}
