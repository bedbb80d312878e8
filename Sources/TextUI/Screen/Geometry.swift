/// The position of a cell.
public struct Point: Equatable, Sendable {
  /// The row, counted from 0 at the top.
  public var row: Int

  /// The column, counted from 0 at the left.
  public var column: Int

  public init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}

/// An extent in cells.
public struct Size: Equatable, Sendable {
  public var rows, columns: Int

  public init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns) }
}

/// A rectangle of cells.
public struct Rect: Equatable, Sendable {
  public var origin: Point
  public var size: Size

  public init(row: Int, column: Int, rows: Int, columns: Int) {
    origin = Point(row: row, column: column)
    size = Size(rows: rows, columns: columns)
  }

  public init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// Creates a rectangle in the middle of an area, or at the area's top left if it does not fit.
  public init(_ size: Size, centeredIn other: Size) {
    self.init(
      row: max(0, (other.rows - size.rows) / 2), column: max(0, (other.columns - size.columns) / 2),
      rows: size.rows, columns: size.columns)
  }

  /// The row after the last one.
  public var end: Int { origin.row + size.rows }

  public func contains(_ point: Point) -> Bool {
    (origin.row..<end).contains(point.row)
      && (origin.column..<origin.column + size.columns).contains(point.column)
  }

  /// Returns a point relative to the rectangle's top left.
  public func local(_ point: Point) -> Point {
    Point(row: point.row - origin.row, column: point.column - origin.column)
  }
}
