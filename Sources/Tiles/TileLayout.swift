import TextUI

/// The areas of a board's tiles on a screen: in the board's own number of columns if it fits in any
/// form, so that a resized window leaves every tile in its place, and then as large as possible.
struct TileLayout {
  let form: Form

  /// The extent of a tile, without the gap beside it.
  let tile: Size

  let columns: Int
  let bounds: Rect

  private let count: Int

  /// A way to draw a tile.
  enum Form {
    /// A card around a drawing of this size.
    case card(Size)

    /// A number and a face in one row.
    case line
  }

  /// Creates the largest layout that fits an area, or returns nil if none does.
  init?(_ board: TileBoard, in area: Size) {
    let layouts = Self.forms(of: board, in: area).compactMap { Self($0, board, in: area) }
    guard let layout = layouts.first(where: { $0.columns == board.columns }) ?? layouts.first else {
      return nil
    }
    self = layout
  }

  /// Returns the least area for a board that doesn't fit `area`, as wide as that if a tile fits.
  static func leastArea(for board: TileBoard, in area: Size) -> Size {
    let tile = Self.extent(of: .line, board, in: Size(rows: 1, columns: 1)).columns
    let columns = max(1, min(board.dealt, (area.columns + gap) / (tile + gap)))
    return Size(rows: board.dealt.inRows(of: columns), columns: max(area.columns, tile))
  }

  private init?(_ form: Form, _ board: TileBoard, in area: Size) {
    let tile = Self.extent(of: form, board, in: area)
    let capacity = Size(
      rows: area.rows / tile.rows, columns: (area.columns + Self.gap) / (tile.columns + Self.gap))
    guard capacity.rows > 0, capacity.columns > 0,
      let columns = Self.columns(for: board, capacity)
    else { return nil }
    let rows = board.dealt.inRows(of: columns)
    let used = Size(
      rows: rows * tile.rows, columns: columns * (tile.columns + Self.gap) - Self.gap)
    self.form = form
    self.tile = tile
    self.columns = columns
    count = board.tiles.count
    bounds = Rect(used, centeredIn: area)
  }

  private static let gap = 1

  private static func forms(of board: TileBoard, in area: Size) -> [Form] {
    let least = max(min(board.faceWidth, leastFaceWidth), numberWidth(board)) + 2
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
      return Size(rows: 1, columns: number + min(board.faceWidth, max(leastFaceWidth, room)))
    }
  }

  /// The least width that a face is cut to.
  private static let leastFaceWidth = 3

  /// Returns the width of a tile if the board's own columns fill an area.
  private static func share(of area: Size, for board: TileBoard) -> Int {
    (area.columns + gap) / board.columns - gap
  }

  /// Returns the number of digits of the last tile's number.
  static func numberWidth(_ board: TileBoard) -> Int { String(board.dealt).count }

  /// Returns the board's own number of columns if it fits, else the nearest that does, preferably
  /// with full rows, or nil if none does.
  private static func columns(for board: TileBoard, _ capacity: Size) -> Int? {
    let (count, own) = (board.dealt, board.columns)
    let fewest = count.inRows(of: capacity.rows)
    guard fewest <= capacity.columns else { return nil }
    let fitting = fewest...capacity.columns
    if fitting.contains(own) { return own }
    let nearest = own < fewest ? Array(fitting) : fitting.reversed()
    return nearest.first { count.isMultiple(of: $0) } ?? nearest.first
  }

  func rect(of index: Int) -> Rect {
    Rect(
      row: bounds.origin.row + index / columns * tile.rows,
      column: bounds.origin.column + index % columns * (tile.columns + Self.gap),
      rows: tile.rows, columns: tile.columns)
  }

  /// Returns the index of the tile at a cell, or nil if there is none.
  func tile(at point: Point) -> Int? {
    (0..<count).first { rect(of: $0).contains(point) }
  }
}
