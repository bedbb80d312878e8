import GameCore
import TextUI

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, rows) = (canvas.extent, rows)
    canvas.drawRow(0, on: Style(on: .bar)) { tabs.draw(on: &$0, presentation) }
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
    drawNotes(
      below: layout.box.end,
      besidesRow: focused?.rung == nil ? layout.tellsOptions : layout.tellsOpponents, on: &canvas)
    let place = layout.shown.count < rows.count ? "\(list.index + 1)/\(rows.count)" : ""
    let hint = OptionsKeys.hint(
      presentation, size.columns, plays: focused?.rung != nil, hasPages: tabs.count > 1,
      after: place)
    canvas.put(hint, centeredInRow: size.rows - 1, .faint)
  }

  private func drawNotes(below row: Int, besidesRow isTold: Bool, on canvas: inout Canvas) {
    let (size, notes) = (canvas.extent, notes(besidesRow: isTold))
    let first = row + (size.rows - row > 4 ? 1 : 0)
    let lines = notes.flatMap { $0.wrapped(to: max(1, size.columns - 2)) }
    canvas.put(Array(lines.prefix(max(0, size.rows - 1 - first))), centeredFrom: first)
  }

  private func draw(
    _ row: OptionRow, _ layout: OptionsLayout, isFocused: Bool, on canvas: inout Canvas
  ) {
    let style = isFocused ? Style.focus : .plain
    if isFocused { canvas.fill(" ", style) }
    guard row.rung == nil else { return draw(row, layout, style, on: &canvas) }
    let pointers = isFocused ? presentation.frame.arrows : (" ", " ")
    let (column, room) = (layout.valueColumn, layout.valueRoom)
    let value = presentation.cut(row.value, to: room)
    let margin = (room - value.displayWidth) / 2
    let indent = layout.firstOption > 0 ? 3 : 1
    canvas.put(presentation.cut(row.title, to: column - indent - 1), row: 0, column: indent, style)
    canvas.put("\(pointers.0) ", row: 0, column: column, style)
    canvas.put(value, row: 0, column: column + 2 + margin, style)
    canvas.put(" \(pointers.1)", row: 0, column: column + 2 + room, style)
    guard layout.tellsOptions else { return }
    let start = column + room + 7
    let about = presentation.cut(row.about, to: canvas.extent.columns - start - 1)
    canvas.put(about, row: 0, column: start, isFocused ? style : .faint)
  }

  /// Draws a player: with a mark if he is beaten, and what he does if there is room.
  private func draw(
    _ row: OptionRow, _ layout: OptionsLayout, _ style: Style, on canvas: inout Canvas
  ) {
    let isFocused = style == .focus
    let mark =
      row.rung == .beaten
      ? presentation.frame.mark : isFocused ? presentation.frame.pointers.0 : " "
    canvas.put(mark, row: 0, column: 1, isFocused ? style : Style(.found).bolder)
    let title = presentation.cut(row.title, to: canvas.extent.columns - 4)
    canvas.put(title, row: 0, column: 3, isFocused ? style : .bold)
    guard layout.tellsOpponents else { return }
    canvas.put(row.about, row: 0, column: layout.valueColumn, isFocused ? style : .faint)
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

  /// The index of the first option after the opponents.
  let firstOption: Int
  /// The blank rows between the opponents and the options.
  private let gap: Int
  /// The width of the values between their arrows.
  let valueRoom: Int
  /// True if the rows of opponents have room for what they do.
  let tellsOpponents: Bool
  /// True if the rows of options have room for what they are.
  let tellsOptions: Bool

  init(_ options: [OptionRow], _ list: ListFocus, in size: Size) {
    firstOption = (options.lastIndex { $0.rung != nil } ?? -1) + 1
    let titles = (options.map(\.title.displayWidth).max() ?? 0) + (firstOption > 0 ? 2 : 0)
    let values = max(14, options.map(\.room).max() ?? 0) + 4
    let abouts = options.map { $0.rung == nil ? 0 : $0.about.displayWidth }.max() ?? 0
    // Without the tabs and the reminder of the keys, and a row for what is told of the focus.
    let area = Size(rows: max(0, size.rows - 2), columns: size.columns)
    tellsOpponents = abouts > 0 && area.columns >= titles + abouts + 7
    // A width that no value changes.
    tellsOptions = area.columns >= 110 && options.contains { $0.rung == nil && !$0.about.isEmpty }
    let width = max(values + (tellsOptions ? 60 : 0), tellsOpponents ? abouts : 0)
    hasFrame = area.rows >= options.count + 4 && area.columns >= titles + width + 7
    spacing = hasFrame && area.rows >= 2 * options.count + 7 ? 2 : 1
    let hasOptions = 0 < firstOption && firstOption < options.count
    gap = hasFrame && hasOptions && area.rows >= options.count + 5 ? 1 : 0
    let hasNote = !hasFrame && options.contains { !$0.about.isEmpty }
    shown = list.visible(in: max(1, area.rows - (hasFrame || hasNote ? 2 : 0)))
    let margin = hasFrame ? 1 : 0
    let extent = Size(
      rows: (shown.count - 1) * spacing + 1 + gap + 2 * margin,
      columns: min(size.columns, titles + width + 4 + 2 * margin))
    var box = Rect(extent, centeredIn: area)
    box.origin.row = hasNote ? 1 : box.origin.row + 1
    self.box = box
    valueColumn = min(titles + 3, max(0, box.size.columns - 12))
    valueRoom = min(values - 4, box.size.columns - 2 * margin - valueColumn - 4)
  }

  func row(_ index: Int) -> Rect {
    Rect(
      row: box.origin.row + margin + (index - shown.lowerBound) * spacing
        + (index < firstOption ? 0 : gap),
      column: box.origin.column + margin, rows: 1, columns: box.size.columns - 2 * margin)
  }

  /// Returns the option at a point, and whether its value is to go forward or back.
  func option(at point: Point) -> (index: Int, step: Int)? {
    shown.first { row($0).contains(point) }.map { index in
      let value = row(index).local(point).column - valueColumn
      return (index, value < (valueRoom + 4) / 2 && value >= 0 ? -1 : 1)
    }
  }
}
