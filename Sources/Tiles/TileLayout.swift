/// The areas of a board's tiles on a screen, as large as possible up to a third of it. The layout
/// keeps the board's own number of columns if they fit and leave cards room for pips, so that tiles
/// keep their places when the window's size changes. In a tiny window a tile has no room for a face
/// beside its number.
struct TileLayout {
  /// The size of a tile without the gap beside it. A tile of one row shows a number and a face.
  let tile: Size

  let columns: Int
  let bounds: Rect

  /// True if a tile has room for a number or a face, but not for both.
  let isTiny: Bool

  private let count: Int

  /// The columns of a tile's number with its pointers.
  var numberColumns: Int { String(count).count + 2 }

  /// Creates the largest layout for an area, or returns nil if no layout fits. If it fits, it has
  /// the number of columns of the layout for a larger area, so that the tiles keep their places.
  init?(_ board: TileBoard, in area: Size, asIn roomy: Size? = nil) {
    let roomy = roomy ?? area
    let most = (area.columns + 1) / (Self.leastLine(board) + 1)
    guard area.rows > 0, board.dealt.inRows(of: area.rows) <= most else { return nil }
    let fitting = board.dealt.inRows(of: area.rows)...most
    let usual = Self.tile(of: board, in: roomy, board.columns)
    /// Returns whether cards are larger with a number of columns, and no strips.
    func isLarge(_ columns: Int) -> Bool {
      let tile = Self.tile(of: board, in: roomy, columns)
      return columns > board.columns && tile.columns > 6 && 4 * tile.columns >= 3 * tile.rows
        && (tile.rows > 6 || usual.rows < 5 && tile.rows > usual.rows)
    }
    // Large cards in a rectangle, of which one may be missing, are better than small ones.
    let full =
      fitting.first { isLarge($0) && board.dealt.isMultiple(of: $0) }
      ?? fitting.first { isLarge($0) && (board.dealt + 1).isMultiple(of: $0) }
    // Pips, and words below a picture, have more room in a higher tile.
    let isSmall = board.shape != .square && board.dealt > 3 * board.columns && usual.rows < 7
    let isOwn = board.dealt.isMultiple(of: board.columns) && !isSmall
    let own = isOwn ? board.columns : full ?? board.columns
    func rank(_ columns: Int) -> (Int, Int, Int) {
      (
        min(3, Self.tile(of: board, in: roomy, columns).rows),
        board.dealt.isMultiple(of: columns) ? 1 : 0, -abs(columns - own)
      )
    }
    /// Returns whether names are cut in tiles of one row.
    func isCut(_ columns: Int) -> Bool {
      let tile = Self.tile(of: board, in: roomy, columns)
      return tile.rows == 1 && tile.columns < Self.numberWidth(board) + 2 + board.faceWidth
    }
    let fewer = fitting.contains(own) && isCut(own) ? fitting.prefix { $0 < own } : []
    let even = fewer.filter { board.dealt.isMultiple(of: $0) }
    let best =
      even.last { !isCut($0) } ?? even.first
      ?? (fitting.contains(own) ? own : fitting.max { rank($0) < rank($1) } ?? own)
    columns = best
    tile = Self.tile(of: board, in: area, best)
    count = board.tiles.count
    isTiny = tile.rows == 1 && tile.columns < Self.leastLine(board) + min(board.faceWidth, 3)
    let gap = Self.gap(tile)
    let used = Size(
      rows: board.dealt.inRows(of: best) * tile.rows, columns: best * (tile.columns + gap) - gap)
    // A spare row is at the top.
    bounds = Rect(used, centeredIn: Size(rows: area.rows + 1, columns: area.columns))
  }

  /// Returns the smallest area for a board that doesn't fit in `area`, as wide as that if possible.
  static func leastArea(for board: TileBoard, in area: Size) -> Size {
    let tile = leastLine(board)
    let columns = max(1, min(board.dealt, (area.columns + 1) / (tile + 1)))
    return Size(rows: board.dealt.inRows(of: columns), columns: max(area.columns, tile))
  }

  private static func gap(_ tile: Size) -> Int { tile.rows > 9 ? 2 : 1 }

  /// Returns the size of a tile for a number of columns in an area.
  private static func tile(of board: TileBoard, in area: Size, _ columns: Int) -> Size {
    let rows = board.dealt.inRows(of: columns)
    let whole = (area.columns + 1) / columns - 1
    let least = max(min(board.faceWidth, 3), numberWidth(board)) + 4
    guard area.rows / rows > 2, whole >= least else {
      let most = numberWidth(board) + 2 + board.faceWidth
      return Size(rows: 1, columns: min(most, max(whole, leastLine(board))))
    }
    // A column stays free at each side if there is room and neither pips nor words need it.
    let isCard = board.shape == .card && !whole.isMultiple(of: 2) && whole != 9
    let isOdd = isCard || board.shape == .wide && [9, 15].contains(whole)
    let share = isOdd ? whole : max(least, (area.columns - 1) / columns - 1)
    // A row stays free above large tiles.
    let roomy = (area.rows - 1) / rows
    let height = min(roomy > 7 ? roomy : area.rows / rows, max(9, area.rows / 3))
    let room = min(height > 9 ? share - 1 : share, max(area.columns / 3, least))
    let wanted = max(board.shape.columns(rows: height, most: room), board.faceWidth + 4, least)
    let width = min(room, wanted)
    return Size(rows: min(height, board.shape.rows(columns: width)), columns: width)
  }

  private static func leastLine(_ board: TileBoard) -> Int { numberWidth(board) + 2 }

  /// Returns the number of digits in the highest tile number.
  static func numberWidth(_ board: TileBoard) -> Int { String(board.dealt).count }

  func rect(of index: Int) -> Rect {
    Rect(
      row: bounds.origin.row + index / columns * tile.rows,
      column: bounds.origin.column + index % columns * (tile.columns + Self.gap(tile)),
      rows: tile.rows, columns: tile.columns)
  }

  func tile(at point: Point) -> Int? {
    (0..<count).first { rect(of: $0).contains(point) }
  }
}
