import GameCore
import TextUI

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    canvas.drawRow(0, on: Style(on: .bar)) { tabs.draw(on: &$0, presentation) }
    let (panel, area) = (panel(in: size), Self.area(in: size))
    canvas.draw(in: area) { panel.draw(on: &$0, presentation) }

    let end = area.origin.row + panel.rect(in: area.size, presentation).end
    let first = end + (size.rows - end > 4 ? 1 : 0)
    let isTold = focused?.rung == nil ? tellsOptions(in: size) : tellsOpponents(in: size)
    let notes = notes(besidesRow: isTold).flatMap { $0.wrapped(to: max(1, size.columns - 2)) }
    canvas.put(Array(notes.prefix(max(0, size.rows - 1 - first))), centeredFrom: first)

    let place = area.size.rows < rows.count ? "\(list.index + 1)/\(rows.count)" : ""
    let hint = OptionsKeys.hint(
      presentation, size.columns, plays: focused?.rung != nil, hasPages: tabs.count > 1,
      after: place)
    canvas.put(hint, centeredInRow: size.rows - 1, .faint)
  }

  /// Returns the area of the options: without the tabs and the keys, and with rows for notes below.
  static func area(in size: Size) -> Rect {
    Rect(row: 1, column: 0, rows: max(1, size.rows - 4), columns: size.columns)
  }

  /// Returns the options and the opponents as a list.
  func panel(in size: Size) -> Panel {
    let (room, tellsOptions) = (valueRoom(in: size), tellsOptions(in: size))
    let items = rows.enumerated().map { index, row in
      guard row.rung == nil else {
        let about = tellsOpponents(in: size) ? row.about : ""
        return MenuItem("", row.title, note: about, isCurrent: row.rung == .beaten)
      }
      let value = presentation.cut(row.value, to: room)
      let centered = value.paddedBefore(to: (room + value.displayWidth) / 2).padded(to: room)
      let arrows = index == list.index ? presentation.frame.arrows : (" ", " ")
      // A width that no value changes.
      let about = tellsOptions ? "   " + presentation.cut(row.about, to: 60).padded(to: 60) : ""
      return MenuItem("", row.title, note: "\(arrows.0) \(centered) \(arrows.1)" + about)
    }
    let gap = rows.firstIndex { $0.rung == nil } ?? 0
    return Panel(items: items, focus: list.index, isNumbered: false, gap: gap)
  }

  /// The column in a row where its value begins.
  var valueColumn: Int { (rows.map(\.title.displayWidth).max() ?? 0) + 4 }

  /// Returns the width of the values between their arrows.
  func valueRoom(in size: Size) -> Int {
    min(max(14, rows.map(\.room).max() ?? 0), size.columns - valueColumn - 4)
  }

  /// Returns whether the rows of options have room for what they are.
  private func tellsOptions(in size: Size) -> Bool {
    size.columns >= 110 && rows.contains { $0.rung == nil && !$0.about.isEmpty }
  }

  /// Returns whether the rows of opponents have room for what they do.
  private func tellsOpponents(in size: Size) -> Bool {
    rows.allSatisfy { $0.rung == nil || valueColumn + $0.about.displayWidth <= size.columns - 4 }
  }
}
