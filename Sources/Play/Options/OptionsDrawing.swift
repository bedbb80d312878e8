import GameCore
import TextUI

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, rows) = (canvas.extent, rows)
    canvas.draw(in: Rect(row: 0, column: 0, rows: 1, columns: size.columns), on: Style(on: .bar)) {
      $0.fill()
      tabs.draw(on: &$0, presentation)
    }
    let layout = OptionsLayout(rows, focus, in: size)
    canvas.draw(in: layout.box, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if layout.hasFrame { canvas.putBox(presentation.frame, Style(.edge)) }
    }
    for index in layout.shown {
      canvas.draw(in: layout.row(index), on: Style(on: .panel)) { canvas in
        draw(rows[index], layout, isFocused: index == focus, on: &canvas)
      }
    }
    drawNote(below: layout.box.end, on: &canvas)
    let place = layout.shown.count < rows.count ? "\(focus + 1)/\(rows.count)" : ""
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
    let value = row.value.cut(to: room, ellipsis: presentation.ellipsis)
    let margin = (room - value.displayWidth) / 2
    let title = row.title.cut(to: column - 2, ellipsis: presentation.ellipsis)
    canvas.put(title, row: 0, column: 1, style)
    canvas.put("\(pointers.0) ", row: 0, column: column, style)
    canvas.put(value, row: 0, column: column + 2 + margin, style)
    canvas.put(" \(pointers.1)", row: 0, column: column + 2 + room, style)
  }
}
