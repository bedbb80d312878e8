import Records

extension FrontView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, room) = (canvas.extent, canvas.extent.columns - 2)
    let layout = FrontLayout(self, in: size)
    func put(_ text: String, _ block: FrontLayout.Block, _ style: Style = .plain) {
      if let row = layout.row(of: block) { canvas.put(text, centeredInRow: row, style) }
    }
    if let row = layout.row(of: .logo) {
      canvas.put(layout.logo, centeredFrom: row, Style(.gold).bolder)
    }
    put(date(columns: size.columns), .date)
    let isWhole = page.beatenCount == page.opponents
    put(summary(columns: room), .summary, isWhole ? Style(.gold) : .faint)
    put(note(layout.columns, room: room), .note, .faint)
    canvas.draw(in: layout.panel, on: Style(on: .panel)) { $0.fill() }
    func draw(inRow row: Int, rows: Int = 1, _ draw: (inout Canvas) -> Void) {
      let rect = Rect(row: row, column: layout.left, rows: rows, columns: layout.columns.all)
      canvas.draw(in: rect, on: Style(on: .panel), draw)
    }
    for (index, row) in layout.unfinished { draw(inRow: row) { self.draw(unfinished: index, &$0) } }
    for (index, row) in layout.games.enumerated() where (0..<size.rows).contains(row) {
      draw(inRow: row, rows: layout.columns.emblem > 0 ? Art.emblem.rows : 1) {
        self.draw(game: index, layout.columns, &$0)
      }
    }
    canvas.drawRow(size.rows - 1, on: Style(on: .bar)) {
      $0.put(FrontKeys.hint(presentation, columns: size.columns), centeredInRow: 0, .faint)
    }
    if isAsking {
      canvas.drawRow(layout.row(of: .note) ?? size.rows - 1) {
        $0.put(question(columns: room), centeredInRow: 0, .bold)
      }
    }
  }

  private func draw(unfinished index: Int, _ canvas: inout Canvas) {
    let isFocused = focus == .resume(index)
    let style = isFocused ? Style.focus : .plain
    canvas.fill(" ", style)
    let pointer = isFocused ? presentation.frame.pointers.0 : " "
    let text = line(index, columns: canvas.extent.columns - 3)
    canvas.put("\(pointer) \(text)", row: 0, column: 0, style)
  }

  private func draw(game index: Int, _ columns: FrontColumns, _ canvas: inout Canvas) {
    let (game, hasEmblem) = (page.games[index], columns.emblem > 0)
    let rows = hasEmblem ? 2 : 1
    canvas.fill()
    if hasEmblem, let emblem = game.emblem {
      canvas.draw(emblem, in: Rect(Art.emblem), presentation)
    }
    let text = Rect(
      row: 0, column: columns.emblem, rows: rows, columns: columns.game - columns.emblem)
    canvas.draw(in: text) { draw(game, number: index + 1, columns, &$0) }
    let area = Rect(row: 0, column: columns.game, rows: rows, columns: columns.daily)
    canvas.draw(in: area) { canvas in
      let isFocused = focus == .daily(index)
      if isFocused { canvas.fill(" ", .focus) }
      let style = isFocused ? Style.focus : game.daily == nil ? .plain : Style(.found)
      let text = daily(of: game, isFocused: isFocused, columns)
      canvas.put(text, row: 0, column: 1, style)
      if hasEmblem {
        canvas.put(game.shape, row: 1, column: 3, isFocused ? .focus : .faint)
      }
    }
  }

  private func draw(
    _ game: FrontPage.Game, number: Int, _ columns: FrontColumns, _ canvas: inout Canvas
  ) {
    let isFocused = focus == .play(number - 1)
    func put(_ text: String, _ column: Int, row: Int = 0, _ style: Style) {
      canvas.put(text, row: row, column: column, isFocused ? .focus : style)
    }
    if isFocused { canvas.fill(" ", .focus) }
    put("\(isFocused ? presentation.frame.pointers.0 : " ") \(number)  ", 0, .faint)
    put(game.title, 5, .bold)
    let facts = facts(of: game, columns: columns.facts - 1, hasEmblem: columns.emblem > 0)
    put(facts, columns.title, game.scores.isEmpty ? .plain : Style(.gold))
    if columns.emblem > 0 { put(game.summary, 5, row: 1, .faint) }
  }
}

extension FrontLayout {
  /// Returns the arcade's name in letters that suit a window.
  static func logo(in size: Size, _ presentation: Presentation) -> [String] {
    guard !presentation.isASCII else { return ["A R C A D E"] }
    let small = [
      "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
      "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
      "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
    ]
    guard size.rows >= 36, size.columns >= 90 else { return small }
    // At twice the size half a character becomes two whole ones.
    return small.flatMap { line in
      ["▀", "▄"].map { half in
        line.reduce(into: "") { $0 += $1 == "█" || String($1) == half ? "██" : "  " }
      }
    }.dropLast()
  }
}
