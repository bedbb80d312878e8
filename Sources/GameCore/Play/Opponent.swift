/// A player of the same deal beside the game, of whom only public facts are known.
public struct Opponent: Sendable {
  /// The facts after each of its moves, the first ones before any.
  private var facts: [OpponentFacts]

  /// Lets a bot play a deal to its end.
  init<G: ArcadeGame>(_ kind: Bot<G>, _ deal: G.D, _ setup: G.P.Setup, seed: UInt64) {
    var (round, player) = (Round(setup, dealer: deal), kind.make(setup, seed))
    facts = [OpponentFacts(round.position, turns: 0)]
    while round.position.phase.isPlaying,
      let event = try? round.play(player.move(at: round.position))
    {
      player.observe(event, at: round.position)
      facts.append(OpponentFacts(round.position, turns: facts.count))
    }
  }

  /// Returns the facts after as many moves as the player made, or the last ones if that finished.
  func facts(after turns: Int, hasFinished: Bool) -> OpponentFacts {
    let last = facts.count - 1
    return facts[hasFinished ? last : min(turns, last)]
  }
}

/// The public facts about a player's game, which tell nothing of the deal.
public struct OpponentFacts: Equatable, Sendable {
  public let turns: Int
  public let score: Int

  /// The steps of the task that are done, or nil if that would tell of the deal.
  public let done: Int?

  /// True if the game has ended, and if it did without the task done.
  public let isFinished, isLost: Bool

  /// Creates the facts about a position after a number of moves.
  public init(_ position: some PlayerText, turns: Int) {
    self.turns = turns
    score = position.score.value
    done = position.publicProgress?.done
    (isFinished, isLost) = (!position.phase.isPlaying, position.phase == .lost)
  }

  /// The result, to be compared with that of the other player.
  public var result: GameResult { GameResult(score: score, isLost: isLost) }

  public var fields: JSONObject {
    var fields: JSONObject = [
      "turns": .number(turns), "score": .number(score), "finished": .bool(isFinished),
    ]
    if let done { fields["done"] = .number(done) }
    if isLost { fields["lost"] = .bool(true) }
    return fields
  }
}
