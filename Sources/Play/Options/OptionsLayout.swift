import GameCore
import TextUI

/// The places of the options on a page in a window of a size.
struct OptionsLayout {
  let box: Rect
  let hasFrame: Bool

  /// The indices of the options that fit, with the one in focus.
  let shown: Range<Int>

  /// The column of the arrow before a value, in the row.
  let valueColumn: Int

  /// The rows from one option to the next.
  private let spacing: Int

  private var margin: Int { hasFrame ? 1 : 0 }

  init(_ options: [OptionRow], _ focus: Int, in size: Size) {
    let titles = options.map(\.title.displayWidth).max() ?? 0
    let values = max(14, options.map(\.value.displayWidth).max() ?? 0)
    hasFrame = size.rows >= options.count + 6 && size.columns >= titles + values + 11
    let margin = hasFrame ? 1 : 0
    spacing = hasFrame && size.rows >= 2 * options.count + 8 ? 2 : 1
    let count = min(options.count, max(1, size.rows - 2 - 2 * margin))
    let first = max(0, min(focus - count / 2, options.count - count))
    shown = first..<first + count
    let extent = Size(
      rows: (count - 1) * spacing + 1 + 2 * margin,
      columns: min(size.columns, titles + values + 8 + 2 * margin))
    let area = Size(rows: max(0, size.rows - 2), columns: size.columns)
    var box = Rect(extent, centeredIn: area)
    box.origin.row += 1
    self.box = box
    valueColumn = min(titles + 3, max(0, box.size.columns - 12))
  }

  /// Returns the area of an option.
  func row(_ index: Int) -> Rect {
    Rect(
      row: box.origin.row + margin + (index - shown.lowerBound) * spacing,
      column: box.origin.column + margin, rows: 1, columns: box.size.columns - 2 * margin)
  }

  /// Returns the option at a point, and whether its value is to go forward or back.
  func option(at point: Point) -> (index: Int, step: Int)? {
    shown.first { row($0).contains(point) }.map { index in
      let value = row(index).local(point).column - valueColumn
      return (index, value < (row(index).size.columns - valueColumn) / 2 && value >= 0 ? -1 : 1)
    }
  }
}
