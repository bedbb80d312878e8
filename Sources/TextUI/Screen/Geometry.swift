/// A cell's place, its row and column counted from 0 at the top left.
public struct Point: Equatable, Sendable {
  /// Counted from the top.
  public var row: Int

  /// Counted from the left.
  public var column: Int

  /// The place in a row and a column.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// An extent in cells.
public struct Size: Equatable, Sendable {
  /// How high.
  public var rows: Int

  /// How wide.
  public var columns: Int

  /// So many rows of so many columns.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// A rectangle of cells.
public struct Rect: Equatable, Sendable {
  /// Its top left cell.
  public var origin: Point

  /// Its extent.
  public var size: Size

  /// The rectangle with its top left cell at a place.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    origin = Point(row: row, column: column)
    size = Size(rows: rows, columns: columns)
  }

  /// A rectangle of a size in the middle of a larger one, or from its top left where it is not
  /// larger.
  public init(_ size: Size, centeredIn other: Size) {
    self.init(
      row: max(0, (other.rows - size.rows) / 2), column: max(0, (other.columns - size.columns) / 2),
      rows: size.rows, columns: size.columns)
  }

  /// The row below the last one.
  public var end: Int { origin.row + size.rows }

  /// Whether a cell lies in it.
  public func contains(_ point: Point) -> Bool {
    (origin.row..<end).contains(point.row)
      && (origin.column..<origin.column + size.columns).contains(point.column)
  }

  /// A place counted from this rectangle's top left instead of the canvas's.
  public func local(_ point: Point) -> Point {
    Point(row: point.row - origin.row, column: point.column - origin.column)
  }
}
