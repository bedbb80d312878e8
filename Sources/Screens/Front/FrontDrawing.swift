import GameCore
import Records
import TextUI

extension FrontView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let layout = FrontLayout(page, in: size, presentation, focus)
    if let row = layout.row(of: .logo) {
      for (index, line) in layout.logoLines.enumerated() {
        canvas.put(line, centeredInRow: row + index, Style(.gold).bolder)
      }
    }
    if let row = layout.row(of: .date) {
      canvas.put(
        FrontText.date(page, presentation, columns: size.columns), centeredInRow: row)
    }
    canvas.draw(in: layout.panel, on: Style(on: .panel)) { $0.fill() }
    if let row = layout.row(of: .heading) {
      draw(inRow: row, layout, &canvas) { drawHeading(layout.columns, &$0) }
    }
    for (index, row) in layout.unfinished {
      draw(inRow: row, layout, &canvas) { draw(page.unfinished[index], index, &$0) }
    }
    for (index, row) in layout.games.enumerated() where (0..<size.rows).contains(row) {
      draw(inRow: row, layout, &canvas) { draw(game: index, layout.columns, &$0) }
    }
    let last = Rect(row: size.rows - 1, column: 0, rows: 1, columns: size.columns)
    canvas.draw(in: last, on: Style(on: .bar)) { canvas in
      canvas.fill()
      canvas.put(
        FrontKeys.hint(presentation, columns: size.columns), centeredInRow: 0, .faint)
    }
    drawNote(layout, &canvas)
    keys?.draw(on: &canvas, presentation)
  }

  /// Draws in a row of the table.
  private func draw(
    inRow row: Int, _ layout: FrontLayout, _ canvas: inout Canvas, _ draw: (inout Canvas) -> Void
  ) {
    let rect = Rect(row: row, column: layout.left, rows: 1, columns: layout.columns.all)
    canvas.draw(in: rect, on: Style(on: .panel), draw)
  }

  private func drawNote(_ layout: FrontLayout, _ canvas: inout Canvas) {
    let (row, room) = (layout.row(of: .note), canvas.extent.columns - 2)
    if isAsking {
      canvas.put(
        FrontText.question(presentation, columns: room),
        centeredInRow: row ?? canvas.extent.rows - 1, .bold)
    } else if let row {
      let text = FrontText.note(self, hasSummary: layout.columns.summary > 0, columns: room)
      canvas.put(text, centeredInRow: row, .faint)
    }
  }

  private func drawHeading(_ columns: FrontColumns, _ canvas: inout Canvas) {
    var column = columns.title + columns.summary
    func put(_ text: String, _ width: Int, indent: Int = 0) {
      if width > 0 { canvas.put(text, row: 0, column: column + indent, .faint) }
      column += width
    }
    put(FrontText.best(presentation), columns.best)
    put(presentation(en: "last", zh: "最近"), columns.scores)
    put(page.dailyTitle(presentation), columns.daily, indent: 1)
  }

  private func draw(_ game: FrontPage.Unfinished, _ index: Int, _ canvas: inout Canvas) {
    let isFocused = focus == .unfinished(index)
    let style = isFocused ? Style.focus : .plain
    canvas.fill(" ", style)
    let pointer = isFocused ? presentation.frame.pointers.0 : " "
    let text = FrontText.unfinished(game, presentation, columns: canvas.extent.columns - 3)
    canvas.put("\(pointer) \(text)", row: 0, column: 0, style)
  }

  private func draw(game index: Int, _ columns: FrontColumns, _ canvas: inout Canvas) {
    let game = page.games[index]
    canvas.fill()
    canvas.draw(in: Rect(row: 0, column: 0, rows: 1, columns: columns.game)) {
      draw(game, number: index + 1, columns, &$0)
    }
    let daily = Rect(row: 0, column: columns.game, rows: 1, columns: columns.daily)
    canvas.draw(in: daily) { canvas in
      let isFocused = focus == .daily(index)
      if isFocused { canvas.fill(" ", .focus) }
      let style = isFocused ? Style.focus : game.daily == nil ? .plain : Style(.found)
      canvas.put(FrontText.daily(game, presentation), row: 0, column: 1, style)
    }
  }

  private func draw(
    _ game: FrontPage.Game, number: Int, _ columns: FrontColumns, _ canvas: inout Canvas
  ) {
    let isFocused = focus == .game(number - 1)
    func put(_ text: String, _ column: Int, _ style: Style) {
      canvas.put(text, row: 0, column: column, isFocused ? .focus : style)
    }
    if isFocused { canvas.fill(" ", .focus) }
    put("\(isFocused ? presentation.frame.pointers.0 : " ") \(number)  ", 0, .faint)
    put(game.title, 5, .bold)
    if columns.summary > 0 { put(game.summary, columns.title, .plain) }
    let best = columns.title + columns.summary
    if columns.best > 0 { put(game.best ?? presentation.dash, best, Style(.gold)) }
    guard columns.scores > 0 else { return }
    let scores = Array(game.scores.suffix(FrontColumns.scoreCount))
    put(
      Sparkline.text(scores, isASCII: presentation.isASCII), best + columns.best, Style(.edge))
  }
}

/// The arcade's name in large letters.
struct Logo {
  let lines: [String]

  private static let small = [
    "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
    "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
    "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
  ]

  init(in size: Size, _ presentation: Presentation) {
    guard !presentation.isASCII else {
      lines = ["A R C A D E"]
      return
    }
    lines = size.rows < 36 || size.columns < 90 ? Self.small : Self.large
  }

  /// The letters at twice the size: half a character becomes two whole ones.
  private static var large: [String] {
    small.flatMap { line in
      ["▀", "▄"].map { half in
        line.reduce(into: "") { $0 += $1 == "█" || String($1) == half ? "██" : "  " }
      }
    }.dropLast()
  }
}
