import GameCore
import TextUI

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, rows) = (canvas.extent, rows)
    canvas.draw(in: Rect(row: 0, column: 0, rows: 1, columns: size.columns), on: Style(on: .bar)) {
      $0.fill()
      tabs.draw(on: &$0, presentation)
    }
    let layout = OptionsLayout(rows, list, in: size)
    canvas.draw(in: layout.box, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if layout.hasFrame { canvas.putBox(presentation.frame, Style(.edge)) }
    }
    for index in layout.shown {
      canvas.draw(in: layout.row(index), on: Style(on: .panel)) { canvas in
        draw(rows[index], layout, isFocused: index == list.index, on: &canvas)
      }
    }
    drawNote(below: layout.box.end, on: &canvas)
    let place = layout.shown.count < rows.count ? "\(list.index + 1)/\(rows.count)" : ""
    let hint = OptionsKeys.hint(
      presentation, size.columns, startsGames: startsGames, after: place)
    canvas.put(hint, centeredInRow: size.rows - 1, .faint)
  }

  private func drawNote(below row: Int, on canvas: inout Canvas) {
    let size = canvas.extent
    let first = row + (size.rows - row > 4 ? 1 : 0)
    for (index, line) in note.wrapped(to: max(1, size.columns - 2)).enumerated()
    where first + index < size.rows - 1 {
      canvas.put(line, centeredInRow: first + index)
    }
  }

  private func draw(
    _ row: OptionRow, _ layout: OptionsLayout, isFocused: Bool, on canvas: inout Canvas
  ) {
    let style = isFocused ? Style.focus : .plain
    if isFocused { canvas.fill(" ", style) }
    let pointers = isFocused ? presentation.frame.arrows : (" ", " ")
    let (column, room) = (layout.valueColumn, canvas.extent.columns - layout.valueColumn - 4)
    let value = presentation.cut(row.value, to: room)
    let margin = (room - value.displayWidth) / 2
    canvas.put(presentation.cut(row.title, to: column - 2), row: 0, column: 1, style)
    canvas.put("\(pointers.0) ", row: 0, column: column, style)
    canvas.put(value, row: 0, column: column + 2 + margin, style)
    canvas.put(" \(pointers.1)", row: 0, column: column + 2 + room, style)
  }
}

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

  init(_ options: [OptionRow], _ list: ListFocus, in size: Size) {
    let titles = options.map(\.title.displayWidth).max() ?? 0
    let values = max(14, options.map(\.value.displayWidth).max() ?? 0)
    // Without the tabs and the reminder of the keys.
    let area = Size(rows: max(0, size.rows - 2), columns: size.columns)
    hasFrame = area.rows >= options.count + 4 && area.columns >= titles + values + 11
    spacing = hasFrame && area.rows >= 2 * options.count + 6 ? 2 : 1
    shown = list.visible(in: max(1, area.rows - (hasFrame ? 2 : 0)))
    let margin = hasFrame ? 1 : 0
    let extent = Size(
      rows: (shown.count - 1) * spacing + 1 + 2 * margin,
      columns: min(size.columns, titles + values + 8 + 2 * margin))
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
