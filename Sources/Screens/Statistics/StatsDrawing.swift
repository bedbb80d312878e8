import Records

extension StatsView {
  /// Returns the number of rows below the header and the tabs.
  static func rows(in size: Size) -> Int { max(0, size.rows - 4) }

  /// Returns the greatest number of rows by which the page can be scrolled.
  func lastFirstRow(in size: Size) -> Int {
    let rows = columns(in: size).rows.map(\.count).max() ?? 0
    return max(0, rows - Self.rows(in: size))
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    canvas.drawRow(0, on: Style(on: .bar)) { $0.put(" \(title)", row: 0, column: 0, .bold) }
    canvas.put(reminder(in: size), centeredInRow: size.rows - 1, .faint)
    guard !pages.isEmpty else { return drawNothing(on: &canvas) }
    canvas.drawRow(1) { tabs.draw(on: &$0, presentation) }
    drawColumns(on: &canvas, in: size)
  }

  private func drawColumns(on canvas: inout Canvas, in size: Size) {
    let (width, columns) = columns(in: size)
    let (rows, gap) = (Self.rows(in: size), 2)
    let left = (size.columns + gap - columns.count * (width + gap)) / 2
    let first = min(scroll.index, lastFirstRow(in: size))
    let top = 3 + max(0, rows - (columns.map(\.count).max() ?? 0)) / 2
    for (index, column) in columns.enumerated() {
      let rect = Rect(row: top, column: left + index * (width + gap), rows: rows, columns: width)
      canvas.draw(in: rect) { canvas in
        for (row, line) in column.dropFirst(first).prefix(rows).enumerated() {
          if let line { StatsPanel.draw(line, row: row, on: &canvas) }
        }
      }
    }
  }

  /// Returns the width of the columns of panels and the rows of each, with nil for the gap between
  /// two panels. A wide window has two columns if the games are enough for both.
  private func columns(in size: Size) -> (width: Int, rows: [[StyledLine?]]) {
    let (half, whole) = ((min(184, size.columns) - 4) / 2, max(0, min(size.columns - 2, 78)))
    let two = size.columns >= 110 ? panels(width: half) : []
    guard two.count > 1 else {
      let one = Array(panels(width: whole).joined())
      return (whole, [StatsPanel.rows(of: one, width: whole, height: 0, presentation)])
    }
    let height = Self.rows(in: size)
    return (half, two.map { StatsPanel.rows(of: $0, width: half, height: height, presentation) })
  }

  /// Returns the panels of the page that is shown which have any content, in at most two columns.
  private func panels(width: Int) -> [[StatsPanel]] {
    guard pages.indices.contains(tabs.focus) else { return [] }
    let make = StatsPanels(
      book: book, presentation: presentation, today: today, room: max(1, width - 3))
    return panels(make, of: pages[tabs.focus]).map { $0.filter { !$0.isEmpty } }
      .filter { !$0.isEmpty }
  }

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
