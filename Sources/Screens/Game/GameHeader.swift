import GameCore

/// The line on top: the game, the score and its facts, par and the best score, and two keys.
extension GameView {
  func drawHeader(_ canvas: inout Canvas) {
    let (size, hints) = (canvas.extent, headerHints(in: canvas.extent))
    // The strip above the board tells the scores of two players.
    let facts =
      area(in: size).origin.row == 1
      ? facts(in: size.columns) : game.facts(presentation).joined(separator: presentation.dot)
    canvas.drawRow(0, on: Style(on: .bar)) { canvas in
      let start = canvas.put(" " + title(in: size.columns), row: 0, column: 0, .bold) + 2
      let room = max(0, hints.map(\.rect.origin.column).reduce(size.columns, min) - 2 - start)
      canvas.put(room > 0 ? presentation.cut(facts, to: room) : "", row: 0, column: start)
      // At the right, so that it stays where it is while the score grows.
      let text = presentation.longest(
        of: [goals(in: size), clock?.text ?? "", ""], in: max(0, room - facts.displayWidth - 2))
      canvas.put(text, row: 0, column: start + room - text.displayWidth, .faint)
      for hint in hints { canvas.put(hint.text, row: 0, column: hint.rect.origin.column, .faint) }
    }
  }

  /// Returns the game's title and the daily deal that it is, or in a narrow window only that.
  private func title(in columns: Int) -> String {
    let title = G.title(presentation.language)
    guard let daily = game.daily?.title(presentation) else { return title }
    return columns < 60 ? daily : title + presentation.dot + daily
  }

  /// Returns the width of the game's title and its facts in a window of a width.
  func headerWidth(in columns: Int) -> Int {
    title(in: columns).displayWidth + facts(in: columns).displayWidth + 3
  }

  /// Returns the hints about keys at the right of the header: in words if they fit, else the keys.
  func headerHints(in size: Size) -> [(text: String, key: Key, rect: Rect)] {
    guard !isReplay else { return [] }
    let few = [
      presentation(en: "? help", zh: "? 帮助"), presentation(en: "q quit", zh: "q 退出"),
    ]
    let all = (game.isPlaying ? [presentation(en: "H hint", zh: "H 提示")] : []) + few
    let clockWidth = clock.map { $0.text.displayWidth + 2 } ?? 0
    let room = size.columns - headerWidth(in: size.columns) - 2 - clockWidth
    let texts = [all, few].first { $0.reduce(0) { $0 + $1.displayWidth + 2 } <= room }
    var column = size.columns + 1
    return (texts ?? ["?", "q"]).reversed().map { text in
      column -= text.displayWidth + 2
      let rect = Rect(row: 0, column: column, rows: 1, columns: text.displayWidth)
      return (text, .character(text.unicodeScalars.first ?? " "), rect)
    }
  }

  /// Returns the score and the game's own facts, as many as fit beside two keys.
  private func facts(in columns: Int) -> String {
    let long = [game.score(presentation)] + game.facts(presentation)
    let short = game.shortFacts(presentation)
    func beginnings(_ texts: [String]) -> [[String]] {
      texts.indices.reversed().map { Array(texts[...$0]) }
    }
    let texts = (isAlone ? beginnings(long) : [long]) + beginnings(short)
    return presentation.longest(of: texts, in: columns - title(in: columns).displayWidth - 10)
  }

  /// Par and the best score, nil where they aren't known, with their names.
  var goals: [(name: String, value: Double?)] {
    [
      (presentation(en: "Par", zh: "标准杆"), par),
      (presentation(en: "Best", zh: "最好"), best.map(Double.init)),
    ]
  }

  /// Returns the clock, and the goals that are known if no sidebar has them.
  private func goals(in size: Size) -> String {
    let goals = isReplay || sidebar(in: size) != nil ? [] : goals
    let texts = goals.compactMap { name, value in
      value.map { "\(name.loweredFirst) \($0.rounded(toPlaces: 1))" }
    }
    return ([clock?.text].compactMap(\.self) + texts).joined(separator: presentation.dot)
  }
}

/// The row below it with two players: their signs, names, progress and scores, and whose turn it
/// is.
extension GameView {
  func drawSeats(on canvas: inout Canvas) {
    let width = canvas.extent.columns
    for seat in Seat.both {
      let isTurn = game.position.seating.isShared && game.position.phase.seat == seat
      let pointers = isTurn ? presentation.frame.pointers : (" ", " ")
      let text = pointers.0 + label(of: seat, fitting: width / 2 - 3) + pointers.1
      let column = seat == .first ? 0 : max(0, width - text.displayWidth)
      canvas.put(text, row: 1, column: column, isTurn ? .focus : seat.style)
    }
  }

  /// Returns a player's sign, name, progress and score, in as many words as fit.
  private func label(of seat: Seat, fitting width: Int) -> String {
    let (sign, score) = (seat.sign(presentation), game.scores[seat.index])
    let counted = game.unit.counted(score, presentation.language)
    let board = game.boards[game.board(of: seat)].position
    let end =
      board.phase.isPlaying || board.seating.isShared
      ? ""
      : board.phase == .lost
        ? presentation(en: ", lost", zh: "，失败") : presentation(en: ", done", zh: "，完成")
    let progress = board.progress.map { board.seating.isShared || !$0.isPublic ? [] : [$0] } ?? []
    let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: max(0, score))
    let steps =
      (board.seating.isShared ? [pile] : [])
      + progress.flatMap { [$0.text(presentation), "\($0.done)/\($0.all)"] } + [""]
    // Where there is no room for the names, the signs have to do.
    let texts = ["\(sign) \(game.name(of: seat, presentation).capitalizedFirst)", sign].flatMap {
      start in
      steps.flatMap { steps in
        [counted, String(score)].map { start + (steps.isEmpty ? " " : " \(steps) ") + $0 + end }
      }
    }
    return presentation.longest(of: texts, in: max(0, width))
  }
}
