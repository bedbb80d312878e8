/// The words of a game in sessions, which against an opponent include the players' names.
extension Playthrough {
  public var names: SeatNames { opposition?.seatNames ?? SeatNames() }

  public func name(of seat: Seat, _ presentation: Presentation) -> String {
    names.name(of: seat, presentation)
  }

  private func opponentName(_ presentation: Presentation) -> String {
    name(of: Seat(1), presentation)
  }

  public func task(_ presentation: Presentation) -> String {
    let task = position.task(presentation)
    guard mode.hasOpponent else { return task }
    let names = names.all(presentation)
    return task
      + (mode == .race
        ? presentation(
          en: " You are racing \(names[1]) on the same deal.", zh: "你和\(names[1])比赛，同一局各玩各的。")
        : presentation(
          en: " \(names[0].capitalizedFirst) and \(names[1]) take turns; a match earns another.",
          zh: "\(names[0].spacedAfter)和\(names[1].spaced)轮流翻，配上了接着翻。"))
  }

  /// Returns a question to the player to move; between two people, it begins with the name.
  public func addressed(_ question: String, _ presentation: Presentation) -> String {
    guard position.seating.isShared, names.you == nil, let seat = position.phase.seat
    else { return question }
    let name = name(of: seat, presentation)
    return presentation(
      en: "\(name.capitalizedFirst): \(question.loweredFirst)",
      zh: "\(name)，\(question)")
  }

  /// Returns the standing of the series before the game, or nil if there is nothing to say.
  public func preface(_ presentation: Presentation) -> String? {
    let opening = opposition?.series?.opening(against: opponentName(presentation), presentation)
    let parts = [seriesLoss(presentation), opening].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: presentation.gap)
  }

  /// Returns the result of giving up the previous race, or nil if it wasn't given up.
  public func seriesLoss(_ presentation: Presentation) -> String? {
    opposition?.series?.loss(against: opponentName(presentation), presentation)
  }

  // MARK: News

  public func news(_ presentation: Presentation) -> String? {
    guard let last = log.last else { return nil }
    let sentence =
      mover(last, presentation, position.sentence(for: last.event, presentation), isShort: false)
      + change(after: last, presentation)
    return [sentence, opponentNews(presentation), lossNews(presentation)].compactMap { $0 }
      .joined(separator: presentation.gap)
  }

  /// Returns the outcome of the last move in a few words, or nil if there is no shorter form.
  public func shortNews(_ presentation: Presentation) -> String? {
    log.last.flatMap { last in
      position.shortSentence(for: last.event, presentation).map {
        mover(last, presentation, $0, isShort: true)
      }
    }
  }

  /// Returns a move's news with the mover's name before it; in solo play without. In Chinese a
  /// whole sentence begins with the verb.
  private func mover(
    _ entry: Round<G.P>.Entry, _ presentation: Presentation, _ news: String, isShort: Bool
  ) -> String {
    guard position.seating.isShared else { return news }
    let name = name(of: entry.seat, presentation)
    return presentation(
      en: "\(name.capitalizedFirst), \(news.loweredFirst)",
      zh: isShort ? name + presentation.dot + news : name.spacedAfter + news)
  }

  /// Returns the change of turns after a move, or nothing if the turn isn't over.
  private func change(after entry: Round<G.P>.Entry, _ presentation: Presentation) -> String {
    guard let seat = position.phase.seat, seat != entry.seat else { return "" }
    let name = name(of: seat, presentation)
    let turn = seat == names.you ? "Your turn." : "\(name.capitalizedFirst)'s turn."
    return presentation(en: " \(turn)", zh: "轮到\(name.spacedBefore)。")
  }

  /// Returns the opponent's progress since the player's last move, or nil without news.
  private func opponentNews(_ presentation: Presentation) -> String? {
    opponentFacts(after: turns - 1).flatMap { opponentNews(since: $0, presentation) }
  }

  /// Returns the opponent's progress since it stood as some facts say, or nil without news.
  public func opponentNews(
    since earlier: OpponentFacts, _ presentation: Presentation
  ) -> String? {
    guard let facts = opponentFacts else { return nil }
    let name = opponentName(presentation)
    if facts.isFinished, !earlier.isFinished {
      let score = unit.counted(facts.score, presentation.language)
      return facts.isLost
        ? presentation(en: "\(name) has lost the game.", zh: "\(name)输掉了这一局。")
        : presentation(en: "\(name) finished with \(score).", zh: "\(name)完成了，成绩是 \(score)。")
    }
    guard let done = facts.done, done != earlier.done, let all = position.progress?.all
    else { return nil }
    return presentation(en: "\(name) has \(done) of \(all).", zh: "\(name)已完成 \(done)/\(all)。")
  }

  /// Returns the news that the opponent at another machine has had a hint.
  public func hintNews(_ presentation: Presentation) -> String {
    let name = opponentName(presentation)
    return presentation(
      en: "\(name.capitalizedFirst) took a hint.", zh: "\(name.spacedAfter)看了一次提示。")
  }

  /// Returns that the game waits for a player, or that the line to it is down, with the time since
  /// then if it is given.
  public func waitingNews(
    for seat: Seat, isAway: Bool, since time: String? = nil, _ presentation: Presentation
  ) -> String {
    let name = name(of: seat, presentation)
    guard isAway else { return presentation(en: "Waiting for \(name)…", zh: "等待\(name)……") }
    let since = time.map { presentation(en: " (\($0))", zh: "（\($0)）") } ?? ""
    return presentation(
      en: "\(name.capitalizedFirst) is away\(since). "
        + (isOver ? "A rematch has to wait." : "The game goes on when the line is back."),
      zh: "\(name.spacedAfter)断线了\(since)，重新连上后" + (isOver ? "才能再来一局。" : "接着玩。"))
  }

  private func lossNews(_ presentation: Presentation) -> String? {
    guard isBeyondWinning, !prefix(turns - 1).isBeyondWinning else { return nil }
    return presentation(
      en: "You can no longer win this race, but you can finish it.", zh: "已经追不上了，不过可以接着玩完。")
  }

  // MARK: Facts

  /// The rules of the game, of a race, and of the stars.
  public var rules: [Phrase] {
    (opposition?.rules ?? []) + G.rules(of: position.setup) + (par == nil ? [] : [Stars.meaning])
  }

  /// Returns short facts to show beside the score, such as the series.
  public func facts(_ presentation: Presentation) -> [String] {
    let series = series.map { series in
      presentation(en: "series ", zh: "总比分 ") + series.standing(presentation)
    }
    return position.facts(presentation) + (series.map { [$0] } ?? [])
  }

  /// Returns the score in a few words, with the number of hints; against an opponent the scores
  /// with the players' signs.
  public func shortScore(_ presentation: Presentation) -> String {
    guard mode.hasOpponent else {
      let hint = presentation(en: ", \(hints.count.counted("hint"))", zh: "，提示 \(hints.count)")
      return String(position.score.value) + (hints.isEmpty ? "" : hint)
    }
    return zip(Seat.both, scores).map { "\($0.sign(presentation)) \($1)" }.joined(separator: " ")
  }

  /// Returns the cost of leaving the game for another deal, or nil if it is free.
  public func costOfLeaving(_ presentation: Presentation) -> String? {
    guard isLostByLeaving else { return nil }
    let name = opponentName(presentation)
    return presentation(en: "This race then counts for \(name).", zh: "那样这一局就算\(name)赢。")
  }

  /// Returns the verdict on a finished game: against an opponent the winner and the series.
  public func verdict(_ presentation: Presentation) -> String {
    verdicts(presentation).joined(separator: presentation.gap)
  }

  /// Returns the sentences of the verdict, each of which is about something else.
  public func verdicts(_ presentation: Presentation) -> [String] {
    let verdict = position.verdict(hints: hints.count, presentation)
    guard mode.hasOpponent else {
      guard isKnown, !isLost else { return [verdict] }
      return [
        presentation(
          en: "Done again: a deal that you had finished before brings no stars and no best score.",
          zh: "玩完了。这一局你以前玩过，所以不评星，也不算最好成绩。")
      ]
    }
    let results = results
    let outcome = names.outcome(own: results[0], other: results[1], unit, presentation)
    let closing = series?.closing(against: opponentName(presentation), presentation)
    let ending = position.seating.isShared && !verdict.isEmpty ? verdict : nil
    let known = presentation(
      en: "No stars: you had finished this deal before.", zh: "这一局你以前玩过，不评星。")
    return [ending, outcome, closing, isKnown && mode == .race ? known : nil].compactMap { $0 }
  }
}
