/// The results of the players, and in a race how the opponent is doing.
extension Playthrough {
  /// The results of all players, the first one's first.
  public var results: [GameResult] {
    round.position.results + others.flatMap { $0.position.results }
  }

  public var scores: [Int] { results.map(\.score) }

  /// The unit of a player's score.
  public var unit: ScoreUnit { G.P.unit(position.seating) }

  /// The score that records keep: against an opponent, how far the first player is ahead.
  public var recordedScore: Int {
    guard mode.hasOpponent else { return position.score.value }
    let results = results
    return results[0].lead(over: results[1], unit.better)
  }

  /// The facts about the opponent's board in a race, or nil without one.
  public var opponentFacts: OpponentFacts? { opponentFacts(after: turns) }

  /// Returns the facts about the opponent's board after a number of the player's moves.
  public func opponentFacts(after turns: Int) -> OpponentFacts? {
    guard !others.isEmpty else { return nil }
    let due = dueMoves(after: turns, at: 1)
    return OpponentFacts(others[0].position(after: due), turns: due)
  }

  /// True if the player has yet to finish the race and can't win it any more.
  var isBeyondWinning: Bool {
    guard let facts = opponentFacts else { return false }
    // A count only grows.
    return isPlaying && facts.isFinished && !facts.isLost && G.better == .lower
      && recordedScore <= 0
  }

  // MARK: Series

  /// The series with this race if it has ended, or nil if the game belongs to none.
  public var series: Series? {
    guard var series = opposition?.series else { return nil }
    if isOver { series.add(lead: recordedScore) }
    return series
  }

  /// True if leaving the race now makes it the opponent's.
  var isLostByLeaving: Bool {
    isPlaying && turns > 0 && opposition?.series?.isCounting == true
  }

  /// Returns the game after this one: of the same deal, or of a new one.
  public func next(isSameDeal: Bool) throws(UserError) -> Playthrough {
    var next = opposition
    if let opposition, mode == .race {
      // A script's race belongs to no series, but the next one is a person's.
      let series = series ?? Series(length: opposition.bestOf)
      let isKnown = isSameDeal && !(series.isCounting && turns == 0)
      next?.series = series.next(
        length: opposition.bestOf, isGivenUp: isLostByLeaving, isKnownDeal: isKnown)
    } else if !isSameDeal {
      next?.beginner = opposition?.beginner.other ?? .first
    }
    return try Playthrough(
      options: options, source: isSameDeal ? source : .drawn, opposition: next)
  }
}
