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
    done = position.progress.flatMap { $0.isPublic ? $0.done : nil }
    (isFinished, isLost) = (!position.phase.isPlaying, position.phase == .lost)
  }

  public var fields: JSONObject {
    var fields: JSONObject = [
      "turns": .number(turns), "score": .number(score), "finished": .bool(isFinished),
    ]
    if let done { fields["done"] = .number(done) }
    if isLost { fields["lost"] = .bool(true) }
    return fields
  }
}
