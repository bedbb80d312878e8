import GameCore
import TextUI

/// Where the tiles of a board stand on a screen: as large as they can be, in the board's own columns
/// where these have room, else in as many as have.
struct TileLayout {
  /// How a tile is drawn.
  let form: Form

  /// The extent of a tile, without the gap beside it.
  let tile: Size

  /// How many tiles stand in a row.
  let columns: Int

  private let count: Int
  private let origin: Point

  /// How a tile is drawn, from the largest to the smallest.
  enum Form {
    /// As a card around a drawing of this size.
    case card(Size)

    /// As a number and a face in one row.
    case line
  }

  /// The largest layout that an area has room for, or nil where not even the smallest has.
  init?(_ board: TileBoard, in area: Size) {
    let layouts = Self.forms(of: board, in: area).lazy.compactMap { Self($0, board, in: area) }
    guard let layout = layouts.first else { return nil }
    self = layout
  }

  /// The least area that has room for a board, as wide as the one that has none if that is wide
  /// enough for a tile.
  static func leastArea(for board: TileBoard, in area: Size) -> Size {
    let tile = Self.extent(of: .line, board, in: Size(rows: 1, columns: 1)).columns
    let columns = max(1, min(board.dealt, (area.columns + gap) / (tile + gap)))
    return Size(
      rows: board.dealt.inRows(of: columns), columns: max(area.columns, tile))
  }

  private init?(_ form: Form, _ board: TileBoard, in area: Size) {
    let tile = Self.extent(of: form, board, in: area)
    let most = Size(
      rows: area.rows / tile.rows, columns: (area.columns + Self.gap) / (tile.columns + Self.gap))
    guard most.rows > 0, most.columns > 0,
      let columns = Self.columns(for: board, most)
    else { return nil }
    let rows = board.dealt.inRows(of: columns)
    let used = Size(
      rows: rows * tile.rows, columns: columns * (tile.columns + Self.gap) - Self.gap)
    self.form = form
    self.tile = tile
    self.columns = columns
    count = board.tiles.count
    origin = Rect(used, centeredIn: area).origin
  }

  private static let gap = 1

  private static func forms(of board: TileBoard, in area: Size) -> [Form] {
    let least = max(min(board.faceWidth, leastFace), numberWidth(board)) + 2
    let most = max(board.faceWidth, numberWidth(board)) + 2
    let small = max(least, min(most, share(of: area, for: board) - 2))
    return board.drawingSizes.map(Form.card) + [.card(Size(rows: 1, columns: small)), .line]
  }

  private static func extent(of form: Form, _ board: TileBoard, in area: Size) -> Size {
    switch form {
    case .card(let inner): return Size(rows: inner.rows + 2, columns: inner.columns + 2)
    case .line:
      let number = numberWidth(board) + 2
      let room = share(of: area, for: board) - number
      return Size(rows: 1, columns: number + min(board.faceWidth, max(leastFace, room)))
    }
  }

  /// The columns that a face is cut to at most.
  private static let leastFace = 3

  /// The columns that a tile has in a row of the board's own columns.
  private static func share(of area: Size, for board: TileBoard) -> Int {
    (area.columns + gap) / board.columns - gap
  }

  /// The digits of the last tile's number.
  static func numberWidth(_ board: TileBoard) -> Int { String(board.dealt).count }

  /// The board's own columns, or else those next to them that have room, rather in full rows.
  private static func columns(for board: TileBoard, _ most: Size) -> Int? {
    let (count, own) = (board.dealt, board.columns)
    let fewest = count.inRows(of: most.rows)
    guard fewest <= most.columns else { return nil }
    if (fewest...most.columns).contains(own) { return own }
    let next = own < fewest ? Array(fewest...most.columns) : (fewest...most.columns).reversed()
    return next.first { count.isMultiple(of: $0) } ?? next.first
  }

  /// Where a tile stands, the first being 0.
  func rect(of index: Int) -> Rect {
    Rect(
      row: origin.row + index / columns * tile.rows,
      column: origin.column + index % columns * (tile.columns + Self.gap),
      rows: tile.rows, columns: tile.columns)
  }

  /// Which tile a cell belongs to.
  func tile(at point: Point) -> Int? {
    (0..<count).first { rect(of: $0).contains(point) }
  }
}
