/// The player's choice of the next step after a game.
public enum RoundChoice: Sendable {
  case leave, newDeal, harder, race, sameDeal
}

/// The results of the players, and in a race the opponent's progress.
extension Playthrough {
  /// The results of all players, the first one's first.
  public var results: [GameResult] {
    round.position.results
      + (othersFacts.last.map { [GameResult(score: $0.score, isLost: $0.isLost)] } ?? [])
  }

  public var scores: [Int] { results.map(\.score) }
  public var unit: ScoreUnit { G.P.unit(position.seating) }

  /// The score in records: against an opponent the first player's lead.
  public var recordedScore: Int {
    guard mode.hasOpponent else { return position.score.value }
    let results = results
    return results[0].lead(over: results[1], unit.better)
  }

  /// The facts about the opponent's board in a race, or nil without one.
  public var opponentFacts: OpponentFacts? { opponentFacts(after: turns) }

  /// Returns the facts about the opponent's board after a number of the player's moves.
  public func opponentFacts(after turns: Int) -> OpponentFacts? {
    other == nil ? nil : othersFacts[dueMoves(after: turns)]
  }

  /// True if the player still plays the race but can no longer win it.
  var isBeyondWinning: Bool {
    guard let facts = opponentFacts else { return false }
    // A count only grows, so the player can't get below the opponent's final count.
    return isPlaying && facts.isFinished && !facts.isLost && G.better == .lower
      && recordedScore <= 0
  }

  // MARK: Series

  /// The series including this race if the race has ended, or nil if the game belongs to none.
  public var series: Series? {
    guard var series = opposition?.series else { return nil }
    if isOver { series.add(lead: recordedScore) }
    return series
  }

  /// True between the races of a series that isn't decided.
  public var isMidSeries: Bool { series.map { isOver && $0.length > 1 && !$0.isOver } ?? false }

  /// True if the opponent wins the race when the player leaves it now. A guest may come back.
  var isLostByLeaving: Bool {
    isPlaying && turns > 0 && opposition?.bestOf != nil && opposition?.series?.isCounting == true
  }

  /// Returns the next game by the player's choice, which isn't to leave; a race against a `rival`.
  public func next(
    _ choice: RoundChoice, against rival: Opposition? = nil
  ) throws(UserError) -> Playthrough {
    let (isSameDeal, harder) = (choice == .sameDeal, choice == .harder ? harder : nil)
    var next = harder?.opposition ?? (choice == .race ? rival : opposition)
    if case .ghost = opposition?.opponent {
      // A ghost has played one deal only.
      if !isSameDeal { next = nil }
    } else if let length = opposition?.bestOf {
      // A script's race belongs to no series, but the next one is a person's.
      let series = (harder == nil ? series : nil) ?? Series(length: length)
      let isKnown = isSameDeal && !(series.isCounting && turns == 0)
      next?.series = series.next(length: length, isGivenUp: isLostByLeaving, isKnownDeal: isKnown)
    } else if !isSameDeal {
      next?.beginner = opposition?.beginner.other ?? .first
    }
    var game = try Playthrough(
      options: harder?.options ?? options, source: isSameDeal ? source : .drawn, opposition: next)
    game.isKnown = isSameDeal && (isOver || isKnown)
    return game
  }
}
