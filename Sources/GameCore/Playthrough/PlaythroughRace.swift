extension Playthrough {
  /// The facts about the opponent, or nil without one.
  public var opponentFacts: OpponentFacts? { opponentFacts(after: turns, at: position) }

  /// Returns them after a number of moves, at the position that those led to.
  public func opponentFacts(after turns: Int, at position: G.P) -> OpponentFacts? {
    opponent?.facts(after: turns, hasFinished: !position.phase.isPlaying)
  }

  /// The score that records keep: in a race, how far the player is ahead of the opponent.
  public var recordedScore: Int { recordedScore(after: turns, at: position) }

  /// Returns the score that records keep after a number of moves, at the position that they led to.
  public func recordedScore(after turns: Int, at position: G.P) -> Int {
    opponentFacts(after: turns, at: position).map {
      position.result.lead(over: $0.result, G.better)
    } ?? position.score.value
  }

  /// True if the player has yet to finish the race and can't win it any more.
  var isBeyondWinning: Bool {
    guard let facts = opponentFacts else { return false }
    // A count only grows.
    return isPlaying && facts.isFinished && !facts.isLost && G.better == .lower
      && recordedScore <= 0
  }

  /// The series with this race if it has ended, or nil if the game belongs to none.
  public var series: Series? {
    guard var series = opposition?.series else { return nil }
    if !isPlaying { series.add(lead: recordedScore) }
    return series
  }

  /// True if leaving the race now makes it the opponent's.
  var isLostByLeaving: Bool {
    isPlaying && turns > 0 && opposition?.series?.isCounting == true
  }

  /// Returns the game after this one: of the same deal, or of a new one.
  public func next(isSameDeal: Bool) throws(UserError) -> Playthrough {
    var next = opposition
    if let opposition, opposition.isRace {
      let series = series ?? Series(length: opposition.bestOf)
      let isKnown = isSameDeal && !(series.isCounting && turns == 0)
      next?.series = series.next(
        length: opposition.bestOf, isGivenUp: isLostByLeaving, isKnownDeal: isKnown)
    } else if let opposition, !isSameDeal {
      next?.beginner = opposition.beginner.other
    }
    return try Playthrough(
      options: options, source: isSameDeal ? source : .drawn, opposition: next)
  }
}
