import GameCore

/// The line on top: the game, the score and its facts, par and the best score, and two keys.
extension GameView {
  func drawHeader(_ canvas: inout Canvas) {
    let hints = headerHints(in: canvas.extent)
    // The strip above the board tells the scores of two players.
    let hasScore = isAlone || area(in: canvas.extent).origin.row == 1
    let goals = goals(in: canvas.extent)
    let columns = canvas.extent.columns
    let facts =
      hasScore ? facts(in: columns) : game.facts(presentation).joined(separator: presentation.dot)
    canvas.drawRow(0, on: Style(on: .bar)) { canvas in
      let title = title(in: columns)
      let start = canvas.put(" " + title, row: 0, column: 0, .bold) + 2
      let room = hints.map(\.rect.origin.column).reduce(columns, min) - 2 - start
      if room > 0 {
        canvas.put(presentation.cut(facts, to: room), row: 0, column: start)
      }
      // At the right, so that it stays where it is while the score grows.
      let text = presentation.longest(
        of: [goals, clock?.text ?? "", ""], in: max(0, room - facts.displayWidth - 2))
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
    let all = [
      presentation(en: "H hint", zh: "H 提示"), presentation(en: "? help", zh: "? 帮助"),
      presentation(en: "q quit", zh: "q 退出"),
    ]
    let few = Array(all.dropFirst())
    let clockWidth = clock.map { $0.text.displayWidth + 2 } ?? 0
    let room = size.columns - headerWidth(in: size.columns) - 2 - clockWidth
    let forms = (game.isPlaying ? [all] : []) + [few, few.map { String($0.prefix(1)) }]
    let texts = forms.first { $0.reduce(0) { $0 + $1.displayWidth + 2 } <= room } ?? forms.last
    var column = size.columns + 1
    return (texts ?? []).reversed().map { text in
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

  /// Returns the clock, and par and the best score as far as they are known and no sidebar has
  /// them.
  private func goals(in size: Size) -> String {
    let par = par.map {
      presentation(en: "par \($0.rounded(toPlaces: 1))", zh: "标准杆 \($0.rounded(toPlaces: 1))")
    }
    let best = best.map { presentation(en: "best \($0)", zh: "最好 \($0)") }
    let isTold = isReplay || sidebar(in: size) != nil
    return ([clock?.text] + (isTold ? [] : [par, best])).compactMap { $0 }
      .joined(separator: presentation.dot)
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
    // In a race the facts about the player, else nil.
    let facts = game.opponentFacts.map { facts in
      seat == .first ? OpponentFacts(game.position, turns: game.turns) : facts
    }
    let end =
      facts?.isFinished != true
      ? ""
      : facts?.isLost == true
        ? presentation(en: ", lost", zh: "，失败") : presentation(en: ", done", zh: "，完成")
    var parts = ["\(counted)\(end)", "\(score)\(end)", "\(score)"]
    if let done = facts?.done, let all = game.position.progress?.all {
      parts =
        [Progress(done, of: all).text(presentation), "\(done)/\(all)"].map { "\($0) \(parts[0])" }
        + ["\(done)/\(all) \(score)"] + parts
    } else if facts == nil, score > 0 {
      let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: score)
      parts.insert("\(pile) \(counted)", at: 0)
    }
    // Where there is no room for the names, the signs have to do.
    let name = "\(sign) \(game.name(of: seat, presentation).capitalizedFirst)"
    let texts = [name, sign].flatMap { start in parts.map { "\(start) \($0)" } }
    return presentation.longest(of: texts, in: max(0, width))
  }
}

/// The time that a game was played, for players who want to see it; no score or record has it.
struct PlayClock {
  /// The time played up to a moment, which is nil before the first one; both in milliseconds.
  private var (played, moment) = (0, Int?.none)

  /// Counts the time since the last call. More than 1.5 s means that the arcade was suspended.
  mutating func run(to time: Int, isPlayed: Bool) {
    if isPlayed { played += min(1500, time - (moment ?? time)) }
    moment = time
  }

  /// Returns the time when the next second is full.
  func nextTick(after time: Int) -> Int {
    max(time + 1, (moment ?? time) + 1000 - played % 1000)
  }

  /// Minutes and seconds, such as `12:05`.
  var text: String {
    "\(played / 60_000):" + (played / 1000 % 60).digits(radix: 10, count: 2)
  }
}
