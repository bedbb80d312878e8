/// The range of a game as a line of columns, each standing for some of the numbers.
struct NumberLine {
  /// The number of columns.
  let width: Int

  private let range: NumberRange

  /// Creates the line of a range, at most as wide as there are numbers.
  init(_ range: NumberRange, width: Int) {
    self.range = range
    self.width = min(width, range.count)
  }

  /// Returns the numbers of a column, or nil if there is no such column.
  func numbers(at column: Int) -> ClosedRange<Int>? {
    guard (0..<width).contains(column) else { return nil }
    let first = range.low + column * range.count / width
    let last = range.low + (column + 1) * range.count / width - 1
    return first...max(first, last)
  }

  /// Returns true if some of a column's numbers remain.
  func holds(_ remaining: ClosedRange<Int>, at column: Int) -> Bool {
    numbers(at: column).map(remaining.overlaps) ?? false
  }

  /// Returns the column of a number, from 0.
  func column(of number: Int) -> Int {
    let column = (number - range.low) * width / range.count
    return holds(number...number, at: column) ? column : column + 1
  }
}
