import TestSupport
import Tiles

/// A board without rules: a tile that is down turns up, and one that is up makes a mismatch with
/// tile 1, which turns down.
struct ShowPosition: TilePosition {

  let setup: ShowSetup
  private(set) var up: Set<Int> = []
  private var moves = 0
  let turns = Turns(.alone)

  var left: TileSet { TileSet(first: setup.count) }
  var openTile: Int? { nil }
  func index(ofTile number: Int) -> Int { number - 1 }
  static func matches(_ face: UInt8, _ other: UInt8) -> Bool { face == other }

  init(_ setup: ShowSetup) {
    self.setup = setup
  }

  func check(_ move: NumberMove) throws(TileRefusal) {
    guard (1...setup.count).contains(move.number) else {
      throw TileRefusal(.outside, move)
    }
  }

  func isPossible(_ event: ShowEvent, of move: NumberMove) -> Bool { true }

  mutating func take(_ event: ShowEvent) {
    moves += 1
    if event.outcome == .up { up.insert(event.tile) } else { up.remove(1) }
  }

  var tileCount: Int { setup.count }
  var phase: Phase { .turn(.first) }
  var score: Moves { Moves(moves) }

  func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = (1...setup.count).map { number -> TileBoard.Tile in
      let face = TileFace(picture: "F\(number)", name: "face \(number)")
      return setup.matched.contains(number)
        ? .matched(face) : up.contains(number) ? .up(face) : .down
    }
    return TileBoard(
      tiles, columns: setup.columns, faceWidth: 3, shape: .card)
  }

  func turn(for event: ShowEvent) -> TileTurn {
    TileTurn(event.tile, mismatched: event.outcome == .mismatch ? [1, event.tile] : [])
  }

  func task(_ presentation: Presentation) -> String { "" }
  func moveHelp(_ presentation: Presentation) -> String { "" }
  func sentence(for event: ShowEvent, _ presentation: Presentation) -> String { "" }
}

/// The board before the first move.
struct ShowSetup: Sendable {
  var count = 12
  var columns = 4

  /// The tiles that are matched all the time.
  var matched: Set<Int> = []
}

struct ShowEvent: TileEvent {
  let tile: Int
  let face: UInt8 = 0
  let outcome: TileOutcome

  init(_ tile: Int, _ outcome: TileOutcome) {
    (self.tile, self.outcome) = (tile, outcome)
  }

  init?(_ text: String) { nil }
  var description: String { "\(outcome.rawValue) \(tile)" }
}

struct ShowDeal: Deal {
  init() {}
  init(reading text: String) throws(UserError) {}
  var description: String { "" }

  func answer(_ move: NumberMove, at position: ShowPosition) -> ShowEvent {
    ShowEvent(move.number, position.up.contains(move.number) ? .mismatch : .up)
  }
}

typealias ShowScreen = TestScreen<ShowDeal, TileScreen<ShowPosition>>

extension ShowScreen {
  init(rows: Int = 21, columns: Int = 80, _ set: (inout ShowSetup) -> Void = { _ in }) {
    var setup = ShowSetup()
    set(&setup)
    self.init(TestRound(ShowDeal(), setup), TileScreen())
    scene.size = Size(rows: rows, columns: columns)
  }

  /// The tile between the pointers.
  var focus: String? {
    lines.joined().split(separator: "▸").dropFirst().first?
      .split(separator: "◂").first.map(String.init)
  }

  /// Returns whether the face of a tile can be seen.
  func showsFace(_ tile: Int) -> Bool {
    lines.joined(separator: " ").contains("F\(tile) ")
  }
}
