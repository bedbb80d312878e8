import GameCore
import Storage
import TextUI

extension FrontLayout {
  /// Draws everything that has a place.
  func draw(_ view: FrontView, on canvas: inout Canvas) {
    let presentation = view.presentation
    if let logo {
      for (index, line) in logoLines.enumerated() {
        canvas.put(line, centeredInRow: logo + index, Style(.gold).bolder)
      }
    }
    if let date {
      let text = FrontText.date(view.page, presentation, columns: size.columns)
      canvas.put(text, centeredInRow: date)
    }
    canvas.draw(in: panel, on: Style(on: .panel)) { $0.fill() }
    drawHeading(view, on: &canvas)
    for (index, row) in unfinished { draw(view.page.unfinished[index], index, row, view, &canvas) }
    for index in games.indices where shows(row: games[index]) { draw(game: index, view, &canvas) }
    let hint = FrontKeys.hint(presentation, columns: size.columns)
    let last = Rect(row: size.rows - 1, column: 0, rows: 1, columns: size.columns)
    canvas.draw(in: last, on: Style(on: .bar)) { canvas in
      canvas.fill()
      canvas.put(hint, centeredInRow: 0, .faint)
    }
    drawNote(view, on: &canvas)
  }

  private func drawNote(_ view: FrontView, on canvas: inout Canvas) {
    let (presentation, room) = (view.presentation, size.columns - 2)
    if view.isAsking {
      let question = FrontText.question(presentation, columns: room)
      canvas.put(question, centeredInRow: note ?? size.rows - 1, .bold)
    } else if let note {
      let text = FrontText.note(view, hasSummary: columns.summary > 0, columns: room)
      canvas.put(text.cut(to: room, ellipsis: presentation.ellipsis), centeredInRow: note, .faint)
    }
  }

  private func drawHeading(_ view: FrontView, on canvas: inout Canvas) {
    guard let heading else { return }
    let row = Rect(row: heading, column: left, rows: 1, columns: columns.all)
    canvas.draw(in: row, on: Style(on: .panel)) { drawHeading(view, inRow: &$0) }
  }

  private func drawHeading(_ view: FrontView, inRow canvas: inout Canvas) {
    let presentation = view.presentation
    var column = columns.title + columns.summary
    if columns.best > 0 {
      canvas.put(FrontText.best(presentation), row: 0, column: column, .faint)
    }
    column += columns.best
    if columns.scores > 0 {
      canvas.put(presentation(en: "last", zh: "最近"), row: 0, column: column, .faint)
    }
    column += columns.scores
    if columns.daily > 0 {
      canvas.put(
        FrontText.number(view.page, presentation), row: 0, column: column + 1, .faint)
    }
  }

  private func draw(
    _ game: FrontPage.Unfinished, _ index: Int, _ row: Int, _ view: FrontView,
    _ canvas: inout Canvas
  ) {
    let presentation = view.presentation
    let isFocused = view.focus == .unfinished(index)
    let style = isFocused ? Style.focus : .plain
    canvas.draw(
      in: Rect(row: row, column: left, rows: 1, columns: columns.all), on: Style(on: .panel)
    ) { canvas in
      canvas.fill(" ", style)
      let pointer = isFocused ? presentation.frame.pointers.0 : " "
      let text = FrontText.unfinished(game, presentation, columns: columns.all - 3)
      canvas.put("\(pointer) \(text)", row: 0, column: 0, style)
    }
  }

  private func draw(game index: Int, _ view: FrontView, _ canvas: inout Canvas) {
    let (game, presentation) = (view.page.games[index], view.presentation)
    let area = Rect(row: games[index], column: left, rows: 1, columns: columns.all)
    canvas.draw(in: area, on: Style(on: .panel)) { canvas in
      canvas.fill()
      let isFocused = view.focus == .game(index)
      canvas.draw(in: Rect(row: 0, column: 0, rows: 1, columns: columns.game)) { canvas in
        draw(game, number: index + 1, isFocused: isFocused, presentation, &canvas)
      }
      canvas.draw(
        in: Rect(row: 0, column: columns.game, rows: 1, columns: columns.daily)
      ) { canvas in
        let isFocused = view.focus == .daily(index)
        if isFocused { canvas.fill(" ", .focus) }
        let style =
          isFocused ? Style.focus : game.daily == nil ? .plain : Style(.found)
        canvas.put(FrontText.daily(game, presentation), row: 0, column: 1, style)
      }
    }
  }

  private func draw(
    _ game: FrontPage.Game, number: Int, isFocused: Bool, _ presentation: Presentation,
    _ canvas: inout Canvas
  ) {
    let style = isFocused ? Style.focus : .plain
    if isFocused { canvas.fill(" ", style) }
    let pointer = isFocused ? presentation.frame.pointers.0 : " "
    canvas.put("\(pointer) \(number)  ", row: 0, column: 0, isFocused ? style : .faint)
    canvas.put(game.title, row: 0, column: 5, isFocused ? style : .bold)
    var column = columns.title
    if columns.summary > 0 {
      canvas.put(game.summary, row: 0, column: column, style)
      column += columns.summary
    }
    if columns.best > 0 {
      let dash = presentation.isASCII ? "-" : "–"
      canvas.put(game.best ?? dash, row: 0, column: column, isFocused ? style : Style(.gold))
      column += columns.best
    }
    guard columns.scores > 0 else { return }
    let scores = Array(game.scores.suffix(FrontColumns.scoreCount))
    canvas.put(
      Sparkline.text(scores, isASCII: presentation.isASCII), row: 0, column: column,
      isFocused ? style : Style(.edge))
  }
}
