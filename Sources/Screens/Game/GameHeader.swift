import GameCore

/// The line on top: the game and the facts about it, the clock, par and the best score, and keys.
extension GameView {
  func drawHeader(_ canvas: inout Canvas, withFacts hasFacts: Bool) {
    let (size, keys) = (canvas.extent, keys(in: canvas.extent))
    canvas.drawRow(0, on: Style(on: .bar)) { canvas in
      let start = canvas.put(" " + title(in: size.columns), row: 0, column: 0, .bold) + 2
      // The row of two players tells their scores.
      let facts = hasFacts ? facts(from: area(in: size).origin.row - 1, in: size.columns) : ""
      canvas.put(facts, row: 0, column: start)
      // Long facts have a fixed room, so that what is beside them doesn't come and go.
      let width = facts.displayWidth > 20 ? max(34, facts.displayWidth) : facts.displayWidth
      let end = start + width + 2
      // At the right, so that they stay where they are while the score grows.
      let edge = size.columns - 1 - keys.displayWidth
      canvas.put(keys, row: 0, column: edge, .faint)
      let room = edge - end - (keys.isEmpty ? 0 : 2)
      let separator = isReplay ? "  " : presentation.dot
      let text = presentation.lines(of: [asides(in: size)], in: room, separator: separator)[0]
      let line = StyledLine(stars: text, .faint)
      line.draw(on: &canvas, row: 0, column: end + room - text.displayWidth)
    }
  }

  /// Returns the game's title and the daily deal that it is, or in a narrow window only that; in
  /// the look back at a race, the player's name.
  private func title(in columns: Int) -> String {
    if let name { return name }
    let title = G.title(presentation.language)
    guard let daily = game.daily?.shortTitle(presentation) else { return title }
    return columns < 60 ? daily : title + presentation.dot + daily
  }

  /// Returns the facts of some places on that fit beside two keys, or beside a replay's progress.
  private func facts(from place: Int, in columns: Int) -> String {
    let rest = progress.first?.text.displayWidth ?? 4
    let room = columns - title(in: columns).displayWidth - 6 - rest
    return presentation.line(of: headerFacts.filter { $0.place >= place }, in: room)
  }

  /// Returns the progress of a replay; in a game the clock, and the progress, the stars and the
  /// goals if no sidebar has them.
  private func asides(in size: Size) -> [Wording] {
    guard !isReplay else { return progress }
    let time = [Wording(0, clock?.text ?? "")]
    guard sidebar(in: size) == nil, !hasNoEnd else { return time }
    let goals = goals.enumerated().map { index, goal in
      let value = goal.value.map { "\(goal.name.loweredFirst) \($0.rounded(toPlaces: 1))" }
      return Wording(3 + index, value ?? "")
    }
    let found = players.isEmpty && game.isPlaying ? game.position.progress : nil
    let steps = (found?.texts(presentation) ?? ["", ""]).map { Wording(1, $0) }
    return time + [Wording(2, starRow ?? ""), steps[0]] + goals + [steps[1]]
  }

  /// Returns the keys at the right of the header, with words if they fit beside the clock.
  private func keys(in size: Size) -> String {
    guard !isReplay else { return "" }
    let facts = facts(from: 0, in: size.columns)
    let end = title(in: size.columns).displayWidth + facts.displayWidth + 5
    let clockWidth = clock.map { $0.text.displayWidth + 2 } ?? 0
    let few = presentation(en: "? help  q quit", zh: "? 帮助  q 退出")
    let hint = game.isPlaying ? [presentation(en: "H hint", zh: "H 提示") + "  \(few)"] : []
    let room = max(4, size.columns - 1 - end - clockWidth)
    return presentation.line(of: (["?  q", few] + hint).map { Wording(0, $0) }, in: room)
  }

  func headerKey(at point: Point, in size: Size) -> Key? {
    let keys = keys(in: size)
    let width = keys.displayWidth
    let area = Rect(row: 0, column: size.columns - 1 - width, rows: 1, columns: width)
    return area.contains(point) ? Key.named(by: keys, at: area.local(point), in: area.size) : nil
  }

  /// Draws the row of two players below the header, with pointers at who is to move.
  func drawPlayers(on canvas: inout Canvas) {
    let width = canvas.extent.columns
    let lines = presentation.lines(
      of: Seat.both.map { facts(of: $0) }, in: width - 4, separator: " ")
    for (seat, line) in zip(Seat.both, lines) {
      let pointers = seat == turn ? presentation.frame.pointers : (" ", " ")
      let text = pointers.0 + line + pointers.1
      let column = seat == .first ? 0 : max(0, width - text.displayWidth)
      canvas.put(text, row: 1, column: column, seat == turn ? .focus : seat.style)
    }
  }
}
