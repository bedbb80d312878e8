import Records

/// The facts about a game in words, for the header, the row of two players and the sidebar.
extension GameView {
  /// The facts in the header: the score, those of the game itself, and the series.
  var headerFacts: [Wording] {
    let facts = game.facts(presentation)
    // The series is the last fact.
    let series = game.series.map { [Wording(facts.count, $0.standing(presentation))] } ?? []
    let scores = [game.shortScore(presentation), game.score(presentation)].map { Wording(0, $0) }
    return scores.prefix(1) + series + scores.suffix(1)
      + facts.enumerated().map { Wording($0 + 1, $1) }
  }

  /// Par and the best score, nil where they aren't known, with their names.
  var goals: [(name: String, value: Double?)] {
    [
      (presentation(en: "Par", zh: "参考成绩"), par),
      (presentation(en: "Best", zh: "最好"), best.map(Double.init)),
    ]
  }

  /// The sidebar's facts with their names, and above them the progress. The row of two players
  /// tells their progress and scores.
  var sidebarFacts: (progress: String, facts: [(name: String, text: String)]) {
    let score = (presentation(en: "Score", zh: "成绩"), game.position.scoreText(presentation))
    let hints = (presentation(en: "Hints", zh: "提示"), String(game.hints.count))
    let run = (
      presentation(en: "Run", zh: "连中"),
      presentation(en: "\(screen.streak) in a row", zh: "\(screen.streak) 次")
    )
    // Games of two have no best score, in turns no par, and a look back at one's own no best.
    let shown = goals.filter { players.isEmpty && !isReplay || $0.value != nil }
    let goals = shown.map { name, value in
      let text = value.map { G.unit.counted($0, presentation.language, places: 1) }
      return (name, text ?? presentation.dash)
    }
    let rest = goals + (screen.streak > 1 ? [run] : [])
    guard players.isEmpty else { return ("", rest) }
    let progress = game.position.progress?.text(presentation) ?? ""
    return (progress, [score] + (game.hints.isEmpty ? [] : [hints]) + rest)
  }

  /// The names of two players, in the order of their seats; empty if one plays alone.
  var players: [String] {
    game.mode.hasOpponent ? game.names.all(presentation).map(\.capitalizedFirst) : []
  }

  /// The player whose turn it is at a board of both, or nil.
  var turn: Seat? { game.position.seating.isShared ? game.position.phase.seat : nil }

  /// Returns the facts about one of two players: sign or name, progress and score.
  func facts(of seat: Seat) -> [Wording] {
    let (board, score) = (game.boards[game.board(of: seat)].position, game.scores[seat.index])
    let (sign, counted) = (seat.sign(presentation), game.unit.counted(score, presentation.language))
    let isShared = board.seating.isShared
    let (name, end) = ("\(sign) \(players[seat.index])", isShared ? "" : end(of: board.phase))
    let progress = board.progress.flatMap { $0.isPublic ? $0 : nil }
    let pile = String(repeating: presentation.isASCII ? "#" : "▮", count: max(0, score))
    let steps = isShared ? ["", pile] : progress?.texts(presentation) ?? ["", ""]
    return [Wording(0, sign), Wording(2, "\(score)\(end)"), Wording(0, name)]
      + steps.map { Wording(1, $0) } + [Wording(2, counted + end)]
  }

  /// Returns the word for the end of a player's own board, or nothing before it.
  private func end(of phase: Phase) -> String {
    guard !phase.isPlaying else { return "" }
    return phase == .lost
      ? presentation(en: ", lost", zh: "，失败") : presentation(en: ", done", zh: "，完成")
  }

  /// The stars that the game under way can still earn, and the others as outlines; nil if it has
  /// none.
  var starRow: String? { possibleStars?.row(presentation) }

  /// True if the player's own board is rated by stars.
  var hasStars: Bool { par != nil && !game.isKnown }
}
