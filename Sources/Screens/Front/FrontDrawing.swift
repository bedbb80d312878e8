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
    put(note(layout, room: room), .note, .faint)
    canvas.draw(in: layout.panel, on: Style(on: .panel)) { $0.fill() }
    for (game, area) in zip(page.games, layout.emblems) {
      canvas.draw(in: area, on: Style(on: .panel)) { canvas in
        if let emblem = game.emblem { canvas.draw(emblem, in: Rect(canvas.extent), presentation) }
      }
    }
    for (choice, area) in layout.choices {
      canvas.draw(in: area, on: Style(on: .panel)) { draw(choice, layout, &$0) }
    }
    canvas.drawRow(size.rows - 1, on: Style(on: .bar)) {
      $0.put(reminder(in: size), centeredInRow: 0, .faint)
    }
    if isAsking {
      let question = presentation(en: "Press x again to discard it.", zh: "再按一次 x 放弃这一局。")
      canvas.drawRow(layout.row(of: .note) ?? size.rows - 1) {
        $0.put(question, centeredInRow: 0, .bold)
      }
    }
  }

  private func draw(_ choice: FrontChoice, _ layout: FrontLayout, _ canvas: inout Canvas) {
    let (isFocused, width) = (choice == focus, canvas.extent.columns)
    let pointer = isFocused ? presentation.frame.pointers.0 : " "
    canvas.fill(" ", isFocused ? .focus : .plain)
    let isDaily = if case .daily = choice { true } else { false }
    if isFocused { canvas.putCaret(row: 0, column: isDaily ? 3 : 2) }
    func put(_ text: String, row: Int = 0, _ column: Int, _ style: Style = .plain) {
      let text = presentation.cut(text, to: max(0, width - column))
      canvas.put(text, row: row, column: column, isFocused ? .focus : style)
    }
    switch choice {
    case .run:
      put(page.run.next == nil ? presentation.frame.mark : pointer, 0, Style(.found))
      let text = presentation.cut(runLine(columns: width - 3), to: max(0, width - 2))
      let line =
        isFocused ? StyledLine(text, .focus) : StyledLine(stars: text, Style(.gold).bolder)
      line.draw(on: &canvas, row: 0, column: 2)
    case .resume(let index): put("\(pointer) \(line(index, columns: width - 3))", 0)
    case .play(let index, let level):
      let game = page.games[index]
      put("\(pointer) \(index + 1)", 0, .faint)
      put(game.title, 5, .bold)
      if layout.hasEmblems { put(game.summary, row: 1, 5, .faint) }
      for (index, columns) in layout.levels(of: game).enumerated() {
        let stars = Stars.row(game.levels[index].stars, presentation)
        guard isFocused else {
          StyledLine(stars: stars).draw(on: &canvas, row: 0, column: columns.lowerBound)
          continue
        }
        put(stars, columns.lowerBound)
        if index == level {
          put("[", columns.lowerBound - 1)
          put("]", columns.lowerBound + Stars.most)
        }
      }
    case .daily(let index):
      let game = page.games[index]
      let isDone = game.daily != nil && !game.isDailyLost
      put(isDone ? presentation.frame.mark : pointer, 1, Style(.found))
      put(
        daily(of: game, layout, columns: width - 3), 3,
        game.daily == nil ? .plain : Style(.found))
      if layout.hasEmblems { put(game.shape, row: 1, 3, .faint) }
    default: break
    }
  }
}
