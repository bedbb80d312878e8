import Records

/// A panel of the page of statistics: a title and lines below it.
struct StatsPanel {
  let title: String
  var note = ""
  var lines: [StyledLine] = []
  /// Returns a chart of at most a number of rows, which stands in place of the lines.
  var chart: ((_ rows: Int) -> [StyledLine])?

  var isEmpty: Bool { lines.isEmpty && chart == nil }

  private static let fewestRows = 11

  /// Returns the rows of a column of panels, with nil for the gap between two panels. Charts,
  /// higher bars and blank rows fill as much of a height as they can.
  static func rows(
    of panels: [StatsPanel], width: Int, height: Int, _ presentation: Presentation
  ) -> [StyledLine?] {
    let (lines, charts) = (
      panels.reduce(0) { $0 + 1 + $1.lines.count }, panels.count { $0.chart != nil }
    )
    // Each panel has a heading and a blank row, and a gap below.
    let free = height - lines - 2 * panels.count + 1
    let air = min(charts > 0 ? 1 : 2, max(0, (free - charts * fewestRows) / max(1, lines)))
    let chartRows = max(fewestRows, (free - lines * air) / max(1, charts))
    var blocks = panels.map { panel in
      let lines = panel.lines.flatMap { line in
        [line] + (0..<air).map { $0 + 1 < air ? line.barOnly : StyledLine() }
      }
      return [panel.heading(width, presentation)]
        + Array(repeating: StyledLine(), count: min(1, air)) + (panel.chart?(chartRows) ?? lines)
    }
    let rest = max(0, height - blocks.reduce(-1) { $0 + $1.count + 2 })
    for index in blocks.indices {
      let blanks = 1 + (rest + index) / blocks.count
      blocks[index] += Array(repeating: StyledLine(), count: blanks)
    }
    return Array(blocks.map { $0.map(Optional.some) }.joined(separator: [nil]))
  }

  /// Draws a row of a panel across the canvas, on the panel's background.
  static func draw(_ line: StyledLine, row: Int, on canvas: inout Canvas) {
    canvas.drawRow(row, on: Style(on: .panel)) { canvas in
      let inner = Rect(row: 0, column: 2, rows: 1, columns: canvas.extent.columns - 3)
      canvas.draw(in: inner) { line.draw(on: &$0, row: 0, column: 0) }
    }
  }

  /// Returns the first row: the title, a thin line, and the note at the right.
  private func heading(_ width: Int, _ presentation: Presentation) -> StyledLine {
    let room = width - 3
    let title = presentation.cut(title, to: room)
    let left = room - title.displayWidth - note.displayWidth - 2
    let hasNote = !note.isEmpty && left > 0
    let gap = max(0, hasNote ? left : room - title.displayWidth - 1)
    let line = String(repeating: presentation.frame.edge, count: gap)
    return StyledLine(title, Style(.gold).bolder).adding(" \(line) ", Style(.edge).fainter)
      .adding(hasNote ? note : "", .faint)
  }
}
