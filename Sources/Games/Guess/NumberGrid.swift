import TextUI

/// Numbers as tiles on a board: a row for each ten, a column for each unit.
struct NumberGrid {
  let numbers: ClosedRange<Int>

  /// The rows and columns from a tile to the next one.
  let pitch: Size

  let origin: Point

  static func rows(of numbers: ClosedRange<Int>) -> Int {
    numbers.upperBound / 10 - numbers.lowerBound / 10 + 1
  }

  /// The area of a number's tile, without the gap to the next one.
  func rect(of number: Int) -> Rect {
    let row = number / 10 - numbers.lowerBound / 10
    return Rect(
      row: origin.row + row * pitch.rows, column: origin.column + number % 10 * pitch.columns,
      rows: pitch.rows, columns: pitch.columns - 1)
  }

  func number(at point: Point) -> Int? { numbers.first { rect(of: $0).contains(point) } }

  /// Returns the steps on a board from a number to another one.
  static func distance(_ number: Int, _ other: Int) -> Int {
    let (rows, columns) = (abs(number / 10 - other / 10), abs(number % 10 - other % 10))
    return max(rows, columns) + min(rows, columns) / 2
  }
}
