/// The words of a game in sessions: those of the position, and in a race those about the opponent.
extension Playthrough {
  public var seats: Int { opponent == nil ? G.seats : 2 }

  public var names: SeatNames { opposition?.seatNames ?? SeatNames() }

  public func name(of seat: Seat, _ presentation: Presentation) -> String {
    names.name(of: seat, presentation)
  }

  public func shownScore(of seat: Seat) -> Int {
    guard seat != .first, let opponentFacts else { return position.shownScore(of: seat) }
    return opponentFacts.score
  }

  private func opponentName(_ presentation: Presentation) -> String {
    name(of: Seat(1), presentation)
  }

  public func task(_ presentation: Presentation) -> String {
    guard opponent != nil else { return position.task(presentation) }
    let name = opponentName(presentation)
    return position.task(presentation)
      + presentation(
        en: " You are racing \(name) on the same deal.", zh: "你和\(name)比赛，同一局各玩各的。")
  }

  /// Returns where the series stands before the game, or nil if there is nothing to say.
  public func preface(_ presentation: Presentation) -> String? {
    let opening = opposition?.series?.opening(against: opponentName(presentation), presentation)
    let parts = [seriesLoss(presentation), opening].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: presentation.gap)
  }

  /// Returns what giving up the race before led to, or nil if it wasn't given up.
  public func seriesLoss(_ presentation: Presentation) -> String? {
    opposition?.series?.loss(against: opponentName(presentation), presentation)
  }

  /// Returns the news of the last move, or nil before the first one.
  public func news(_ presentation: Presentation) -> String? {
    guard let last = log.last else { return nil }
    let sentence = position.sentence(for: last.event, presentation)
    return [sentence, opponentNews(presentation), lossNews(presentation)].compactMap { $0 }
      .joined(separator: presentation.gap)
  }

  /// Returns the outcome of the last move in a few words, or nil if there is no shorter news.
  public func shortNews(_ presentation: Presentation) -> String? {
    log.last.flatMap { position.shortSentence(for: $0.event, presentation) }
  }

  /// Returns what the last move brought of the opponent, or nil if that is nothing new.
  private func opponentNews(_ presentation: Presentation) -> String? {
    guard let facts = opponentFacts,
      let earlier = opponent?.facts(after: turns - 1, hasFinished: false)
    else { return nil }
    let name = opponentName(presentation)
    if facts.isFinished, !earlier.isFinished {
      let score = G.P.shownUnit.counted(facts.score, presentation.language)
      return facts.isLost
        ? presentation(en: "\(name) has lost the game.", zh: "\(name)输掉了这一局。")
        : presentation(en: "\(name) finished with \(score).", zh: "\(name)完成了，成绩是 \(score)。")
    }
    guard let done = facts.done, done != earlier.done, let all = position.publicProgress?.all
    else { return nil }
    return presentation(
      en: "\(name) has \(done) of \(all).", zh: "\(name)已完成 \(done)/\(all)。")
  }

  private func lossNews(_ presentation: Presentation) -> String? {
    guard isBeyondWinning, !prefix(turns - 1).isBeyondWinning else { return nil }
    return presentation(
      en: "You can no longer win this race, but you can finish it.", zh: "已经追不上了，不过可以接着玩完。")
  }

  /// Returns short facts to show beside the score, such as the series.
  public func facts(_ presentation: Presentation) -> [String] {
    let series = series.map { series in
      presentation(en: "series ", zh: "总比分 ") + series.standing(presentation)
    }
    return position.facts(presentation) + (series.map { [$0] } ?? [])
  }

  /// Returns the score and the facts in few words; none if there is no shorter form.
  public func shortFacts(_ presentation: Presentation) -> [String] {
    guard seats > 1 else {
      let (score, count) = (position.score.value, hints.count)
      return count == 0
        ? [] : [presentation(en: "\(score), \(count.counted("hint"))", zh: "\(score)，提示 \(count)")]
    }
    let own =
      opponent == nil
      ? "\(Seat.first.sign(presentation)) \(shownScore(of: .first))"
      : position.scoreText(presentation)
    let other = "\(Seat(1).sign(presentation)) \(shownScore(of: Seat(1)))"
    return ["\(own) \(other)"] + (series.map { [$0.standing(presentation)] } ?? [])
  }

  /// Returns what leaving the game for another deal leads to, or nil if to nothing.
  public func costOfLeaving(_ presentation: Presentation) -> String? {
    guard isLostByLeaving else { return nil }
    let name = opponentName(presentation)
    return presentation(en: "This race then counts for \(name).", zh: "那样这一局就算\(name)赢。")
  }

  /// Returns the verdict on a finished game; of a race, who won, and how the series stands.
  public func verdict(_ presentation: Presentation) -> String {
    guard let opponentFacts else { return position.verdict(hints: hints.count, presentation) }
    let outcome = names.outcome(
      own: position.result, other: opponentFacts.result, G.P.shownUnit, presentation)
    let closing = series?.closing(against: opponentName(presentation), presentation)
    return [outcome, closing].compactMap { $0 }.joined(separator: presentation.gap)
  }
}
