import TextUI

/// Numbers as tiles: a board with a row for each ten and a column for each unit, or a single row.
struct NumberGrid {
  let numbers: ClosedRange<Int>

  /// The rows and columns from a tile to the next one.
  let pitch: Size

  private let origin: Point

  /// The number at the top left, which may be below all others.
  private let first: Int
  private let columns: Int

  init(_ numbers: ClosedRange<Int>, pitch: Size, at origin: Point) {
    let shape = Self.shape(of: numbers)
    columns = shape.columns
    first = shape.rows > 1 ? numbers.lowerBound / 10 * 10 : numbers.lowerBound
    (self.numbers, self.pitch, self.origin) = (numbers, pitch, origin)
  }

  /// Returns the rows and columns of a board: ten by ten, or one row for numbers of one ten.
  static func shape(of numbers: ClosedRange<Int>) -> (rows: Int, columns: Int) {
    let rows = numbers.upperBound / 10 - numbers.lowerBound / 10 + 1
    return (rows, rows > 1 ? 10 : numbers.count)
  }

  /// The area of a number's tile, without the gap to the next one.
  func rect(of number: Int) -> Rect {
    let (row, column) = (number - first).quotientAndRemainder(dividingBy: columns)
    return Rect(
      row: origin.row + row * pitch.rows, column: origin.column + column * pitch.columns,
      rows: pitch.rows, columns: pitch.columns - 1)
  }

  /// Returns the number of a tile at a cell, or nil beside the tiles.
  func number(at point: Point) -> Int? {
    let (row, column) = (point.row - origin.row, point.column - origin.column)
    guard row >= 0, (0..<columns * pitch.columns).contains(column) else { return nil }
    let number = first + row / pitch.rows * columns + column / pitch.columns
    return numbers.contains(number) ? number : nil
  }

  /// Returns the steps on a board from a number to another one.
  static func distance(_ number: Int, _ other: Int) -> Int {
    let (rows, columns) = (abs(number / 10 - other / 10), abs(number % 10 - other % 10))
    return max(rows, columns) + min(rows, columns) / 2
  }
}
