import TextUI

/// A cell in a picture of numbers: a tile for one number, or a column for several.
struct NumberCell {
  let numbers: ClosedRange<Int>
  let rect: Rect

  /// Returns the cells of a board with as many numbers in a row as it has columns, ten or twenty.
  static func board(
    of numbers: ClosedRange<Int>, columns: Int, pitch: Size, at origin: Point
  ) -> [NumberCell] {
    numbers.map { number in
      let row = number / columns - numbers.lowerBound / columns
      return NumberCell(
        numbers: number...number,
        rect: Rect(
          row: origin.row + row * pitch.rows,
          column: origin.column + number % columns * pitch.columns,
          rows: pitch.rows, columns: pitch.columns - 1))
    }
  }

  /// Returns the cells of a line in the middle of an area: a tile for each number, at most `most`
  /// columns wide with its gap, or if tiles have no room a cell for several numbers.
  static func line(
    of numbers: ClosedRange<Int>, in area: Rect, most: Int = 1
  ) -> [NumberCell] {
    let room = max(0, area.size.columns)
    let count = min(room, numbers.count)
    let pitch = max(1, min(room / numbers.count, most))
    let first = area.origin.column + (room - count * pitch) / 2
    return (0..<count).map { index in
      let low = numbers.lowerBound + index * numbers.count / count
      let next = numbers.lowerBound + (index + 1) * numbers.count / count
      return NumberCell(
        numbers: low...next - 1,
        rect: Rect(
          row: area.origin.row, column: first + index * pitch, rows: area.size.rows,
          columns: max(1, pitch - 1)))
    }
  }
}
