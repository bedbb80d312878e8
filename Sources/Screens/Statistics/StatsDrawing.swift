import Records

extension StatsView {
  /// Returns the area below the header and the tabs, in the middle of a wide window.
  static func content(in size: Size) -> Rect {
    let columns = max(0, min(size.columns - 2, size.columns >= twoColumns ? 240 : 78))
    return Rect(
      row: 3, column: (size.columns - columns) / 2, rows: max(0, size.rows - 4), columns: columns)
  }

  /// The width of a window from which on there are two columns of panels.
  private static var twoColumns: Int { 110 }

  /// Returns the greatest number of rows by which the page can be scrolled.
  func lastFirstRow(in size: Size) -> Int {
    let rows = columns(in: size).map(\.count).max() ?? 0
    return max(0, rows - Self.content(in: size).size.rows)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    canvas.drawRow(0, on: Style(on: .bar)) { $0.put(" \(title)", row: 0, column: 0, .bold) }
    canvas.put(reminder(in: size), centeredInRow: size.rows - 1, .faint)
    guard !pages.isEmpty else { return drawNothing(on: &canvas) }
    canvas.drawRow(1) { tabs.draw(on: &$0, presentation) }
    canvas.draw(in: Self.content(in: size)) { drawColumns(on: &$0, in: size) }
  }

  private func drawColumns(on canvas: inout Canvas, in size: Size) {
    let (rows, width) = (canvas.extent.rows, Self.columnWidth(in: size))
    let first = min(scroll.index, lastFirstRow(in: size))
    for (index, column) in columns(in: size).enumerated() {
      let rect = Rect(row: 0, column: index * (width + 2), rows: rows, columns: width)
      canvas.draw(in: rect) { canvas in
        for (row, line) in column.dropFirst(first).prefix(rows).enumerated() {
          if let line { StatsPanel.draw(line, row: row, on: &canvas) }
        }
      }
    }
  }

  /// Returns the width of a column of panels. A wide window has two columns.
  private static func columnWidth(in size: Size) -> Int {
    let columns = content(in: size).size.columns
    return size.columns < twoColumns ? columns : (columns - 2) / 2
  }

  /// Returns the rows of each column of panels, with nil for the gap between two panels.
  private func columns(in size: Size) -> [[StyledLine?]] {
    guard pages.indices.contains(tabs.focus) else { return [] }
    let (width, isWide) = (Self.columnWidth(in: size), size.columns >= Self.twoColumns)
    let make = StatsPanels(
      book: book, presentation: presentation, today: today, room: max(1, width - 3))
    let columns = panels(make, of: pages[tabs.focus])
    return (isWide ? columns : [Array(columns.joined())]).map {
      StatsPanel.rows(
        of: $0, width: width, height: isWide ? Self.content(in: size).size.rows : 0, presentation)
    }
  }

  /// Returns the panels of a page, in two columns.
  private func panels(_ make: StatsPanels, of page: Page) -> [[StatsPanel]] {
    switch page {
    case .all:
      return [[make.overview(games), make.runs(runs)], [make.calendar]]
    case .game(let game):
      return [[make.facts(game), make.chart(game)], [make.options(game), make.histogram(game)]]
    case .others:
      let panels = encounters.map(make.wins)
      return [0, 1].map { column in panels.indices.filter { $0 % 2 == column }.map { panels[$0] } }
    }
  }

  var title: String { presentation(en: "Statistics", zh: "统计") }

  /// Returns the keys that have an effect now, as many as fit.
  public func reminder(in size: Size) -> String {
    let (across, down) = (presentation.frame.leftRight, presentation.frame.upDown)
    let isLong = lastFirstRow(in: size) > 0
    let hints =
      (isLong ? [presentation(en: "\(down) scroll", zh: "\(down) 滚动")] : [])
      + (tabs.count > 1 ? [presentation(en: "\(across) game", zh: "\(across) 切换")] : [])
      + [presentation(en: "? help", zh: "? 帮助"), presentation(en: "Esc back", zh: "Esc 返回")]
    return presentation.line(of: hints, in: size.columns)
  }

  private func drawNothing(on canvas: inout Canvas) {
    let sentence = presentation(
      en: "No finished games yet. Finish one, and its scores, your progress and your daily games "
        + "will be here.",
      zh: "还没有完成过一局。玩完一局后，这里会有成绩、进步曲线和每日一局的日历。")
    let lines = sentence.balanced(to: max(1, min(60, canvas.extent.columns - 2)))
    canvas.put(lines, centeredFrom: max(1, (canvas.extent.rows - lines.count) / 2))
  }
}
