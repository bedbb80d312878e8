import Records
import TextUI

extension StatsView {
  /// Returns the area below the header and the tabs, in the middle of a wide window.
  static func content(in size: Size) -> Rect {
    let columns = max(0, min(size.columns - 2, size.columns >= twoColumns ? 180 : 78))
    return Rect(
      row: 3, column: (size.columns - columns) / 2, rows: max(0, size.rows - 3), columns: columns)
  }

  /// The width of a window from which on there are two columns of panels.
  private static var twoColumns: Int { 110 }

  /// Returns the last row of the page at which it may begin.
  func lastFirstRow(in size: Size) -> Int {
    let rows = columns(in: size).map(\.count).max() ?? 0
    return max(0, rows - Self.content(in: size).size.rows)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    drawHeader(on: &canvas)
    guard !pages.isEmpty else { return drawNothing(on: &canvas) }
    canvas.drawRow(1) { tabs.draw(on: &$0, presentation) }
    canvas.draw(in: Self.content(in: size)) { drawColumns(on: &$0, in: size) }
  }

  private func drawColumns(on canvas: inout Canvas, in size: Size) {
    let (rows, widths) = (canvas.extent.rows, Self.widths(in: size))
    let first = min(scroll.index, lastFirstRow(in: size))
    var left = 0
    for (width, column) in zip(widths, columns(in: size)) {
      canvas.draw(in: Rect(row: 0, column: left, rows: rows, columns: width)) { canvas in
        for (row, line) in column.dropFirst(first).prefix(rows).enumerated() {
          if let line { StatsPanel.draw(line, row: row, on: &canvas) }
        }
      }
      left += width + 2
    }
  }

  /// Returns the widths of the columns of panels. The left one has room for the chart.
  private static func widths(in size: Size) -> [Int] {
    let columns = content(in: size).size.columns
    guard size.columns >= twoColumns else { return [columns] }
    let left = max(min(66, columns - 46), (columns - 2) / 2)
    return [left, columns - 2 - left]
  }

  /// Returns the rows of the panels in each column, nil between two.
  private func columns(in size: Size) -> [[StyledLine?]] {
    guard pages.indices.contains(tabs.focus) else { return [] }
    let widths = Self.widths(in: size)
    let columns = panels(
      of: pages[tabs.focus], rooms: widths.map { max(1, $0 - 3) },
      chartRows: max(10, min(24, size.rows - 24)))
    return zip(widths, columns).map { StatsPanel.rows(of: $1, width: $0, presentation) }
  }

  /// Returns the panels of a page in columns with some room for text.
  private func panels(
    of groups: [ScoreGroup], rooms: [Int], chartRows: Int
  ) -> [[StatsPanel]] {
    func panels(_ group: ScoreGroup, _ room: Int) -> StatsPanels {
      StatsPanels(
        group: group, presentation: presentation, today: today, room: room, chartRows: chartRows)
    }
    if groups[0].isOfTwo {
      return rooms.enumerated().map { column, room in
        stride(from: column, to: groups.count, by: rooms.count).map {
          panels(groups[$0], room).wins
        }
      }
    }
    let (left, right) = (panels(groups[0], rooms[0]), panels(groups[0], rooms[rooms.count - 1]))
    let first = [left.facts] + (left.isFew ? [] : [left.chart]) + [left.weeks]
    let second = (right.isFew ? [] : [right.histogram]) + [right.calendar]
    return rooms.count == 1 ? [first + second] : [first, second]
  }

  /// Draws the title and the reminders of the keys that have an effect now.
  private func drawHeader(on canvas: inout Canvas) {
    let size = canvas.extent
    let (across, down) = presentation.isASCII ? ("Left/Right", "Up/Down") : ("←→", "↑↓")
    let isLong = lastFirstRow(in: size) > 0
    let hints =
      (isLong ? [presentation(en: "\(down) scroll", zh: "\(down) 滚动")] : [])
      + (tabs.count > 1 ? [presentation(en: "\(across) game", zh: "\(across) 切换")] : [])
      + [presentation(en: "q back", zh: "q 返回")]
    canvas.drawRow(0, on: Style(on: .bar)) { canvas in
      let end = canvas.put(presentation(en: " Statistics", zh: " 统计"), row: 0, column: 0, .bold)
      let fitting = presentation.line(of: hints, in: size.columns - end - 3)
      canvas.put(fitting, row: 0, column: size.columns - 1 - fitting.displayWidth, .faint)
    }
  }

  private func drawNothing(on canvas: inout Canvas) {
    let sentence = presentation(
      en: "No finished games yet. Finish one, and its scores, your progress and your daily games "
        + "will be here.",
      zh: "还没有完成过一局。玩完一局后，这里会有成绩、进步曲线和每日一局的日历。")
    let lines = sentence.wrapped(to: max(1, min(60, canvas.extent.columns - 2)))
    canvas.put(lines, centeredFrom: max(1, (canvas.extent.rows - lines.count) / 2))
  }
}
