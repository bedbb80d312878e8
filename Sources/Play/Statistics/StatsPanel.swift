import Storage
import TextUI

/// A panel of the page of statistics: a title and lines below it.
struct StatsPanel {
  let title: String
  /// The note at the right of the title.
  var note = ""
  var lines: [StyledLine]

  /// Returns facts one below the other, their values in a column, in lines that fit a room. The
  /// names are at least as wide as another title.
  static func lines(
    of facts: [ScoreFact], besides title: String = "", room: Int, _ presentation: Presentation
  ) -> [StyledLine] {
    let width = nameWidth(of: facts, besides: title)
    return facts.map { fact in
      StyledLine(fact.name.padded(to: width), .faint)
        .adding(fact.value.cut(to: room - width, ellipsis: presentation.ellipsis))
    }
  }

  /// Returns the width of the column of names, with a gap after it.
  static func nameWidth(of facts: [ScoreFact], besides title: String = "") -> Int {
    (facts.map(\.name.displayWidth) + [title.displayWidth]).reduce(0, max) + 2
  }
}

/// A row of a column of panels: a part of a panel, or a gap between two.
struct StatsRow {
  /// The line, or nil in a gap.
  var line: StyledLine?

  /// Returns the rows of panels one below the other, in a column of a width.
  static func rows(
    of panels: [StatsPanel], width: Int, _ presentation: Presentation
  ) -> [StatsRow] {
    var rows: [StatsRow] = []
    for panel in panels where !panel.lines.isEmpty {
      if !rows.isEmpty { rows.append(StatsRow()) }
      rows.append(StatsRow(line: panel.heading(width, presentation)))
      rows += panel.lines.map { StatsRow(line: $0) }
      rows.append(StatsRow(line: StyledLine()))
    }
    return rows
  }

  /// Draws the row across the canvas; its panel has a ground of its own if there is a palette.
  func draw(on canvas: inout Canvas, row: Int) {
    guard let line else { return }
    let rect = Rect(row: row, column: 0, rows: 1, columns: canvas.extent.columns)
    canvas.draw(in: rect, on: Style(on: .panel)) { canvas in
      canvas.fill()
      let inner = Rect(row: 0, column: 2, rows: 1, columns: canvas.extent.columns - 3)
      canvas.draw(in: inner) { line.draw(on: &$0, row: 0, column: 0) }
    }
  }
}

extension StatsPanel {
  /// Returns the title with its note at the right and a thin line between them.
  fileprivate func heading(_ width: Int, _ presentation: Presentation) -> StyledLine {
    let room = width - 3
    let title = title.cut(to: room, ellipsis: presentation.ellipsis)
    let left = room - title.displayWidth - note.displayWidth - 2
    let hasNote = !note.isEmpty && left > 0
    let gap = max(0, hasNote ? left : room - title.displayWidth - 1)
    let line = String(repeating: presentation.frame.edge, count: gap)
    return StyledLine(title, Style(.gold).bolder).adding(" \(line) ", Style(.edge).fainter)
      .adding(hasNote ? note : "", .faint)
  }
}
