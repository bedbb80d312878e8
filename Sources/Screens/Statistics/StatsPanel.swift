import Records

/// A panel of the page of statistics: a title and lines below it.
struct StatsPanel {
  let title: String
  var note = ""
  var lines: [StyledLine] = []
  /// Returns a chart of at most a number of rows, which stands in place of the lines.
  var chart: ((_ rows: Int) -> [StyledLine])?

  var isEmpty: Bool { lines.isEmpty && chart == nil }

  /// The greatest number of rows by which lines stand apart: bars are higher then.
  var mostAir = 1

  private static let fewestRows = 11

  /// Returns the rows of a column of panels, with nil for the gap between two panels. Lines that
  /// stand apart and charts fill as much of a height as they can.
  static func rows(
    of panels: [StatsPanel], width: Int, height: Int, _ presentation: Presentation
  ) -> [StyledLine?] {
    let charts = panels.count { $0.chart != nil }
    // Each panel has a heading, a blank row if there is room, and a gap below.
    let least = panels.reduce(-1) { $0 + 2 + ($1.chart == nil ? $1.lines.count : fewestRows) }
    let margin = least + panels.count <= height ? 1 : 0
    var free = height - least - margin * panels.count
    var air = panels.map { _ in 0 }
    for more in 1...3 {
      for (index, panel) in panels.enumerated().reversed() where panel.mostAir >= more {
        // The heading stands apart, too.
        let rows = panel.lines.count + (more == 1 ? 1 : 0)
        guard panel.chart == nil, rows <= free, air[index] == more - 1 else { continue }
        (air[index], free) = (more, free - rows)
      }
    }
    let chartRows = fewestRows + max(0, free / max(1, charts))
    let blocks = zip(panels, air).map { panel, air in
      let lines = panel.lines.flatMap { line in
        [line] + (0..<air).map { $0 + 1 < air ? line.barOnly : StyledLine() }
      }
      let gap = air > 0 || panel.chart != nil && chartRows > fewestRows ? 1 : 0
      return [panel.heading(width, presentation)]
        + Array(repeating: StyledLine(), count: gap) + (panel.chart?(chartRows - gap) ?? lines)
        + Array(repeating: StyledLine(), count: margin)
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
