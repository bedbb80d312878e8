import GameCore
import TextUI
import Tiles

/// The range of a game as a line of places, each standing for some of the numbers.
struct NumberLine {
  /// How many places there are.
  let width: Int

  private let range: NumberRange

  /// The line of a range, no wider than the numbers in it.
  init(_ range: NumberRange, width: Int) {
    self.range = range
    self.width = min(width, range.count)
  }

  /// Whether numbers of a place are among those that remain.
  func holds(_ remaining: ClosedRange<Int>, at column: Int) -> Bool {
    let first = range.low + column * range.count / width
    let last = range.low + (column + 1) * range.count / width - 1
    return remaining.overlaps(first...max(first, last))
  }

  /// The place of a number, the first being 0.
  func column(of number: Int) -> Int {
    let column = (number - range.low) * width / range.count
    return holds(number...number, at: column) ? column : column + 1
  }
}
