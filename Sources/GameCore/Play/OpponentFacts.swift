/// The public facts about a player's game. They reveal nothing of the deal.
public struct OpponentFacts: Equatable, Sendable {
  public let turns: Int
  public let score: Int

  /// The number of steps done in the task, or nil if it would reveal something of the deal.
  public let done: Int?

  /// Whether the game has ended, and whether it ended without the task done.
  public let isFinished, isLost: Bool

  public init(turns: Int, score: Int, done: Int?, isFinished: Bool, isLost: Bool) {
    (self.turns, self.score, self.done) = (turns, score, done)
    (self.isFinished, self.isLost) = (isFinished, isLost)
  }

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
    if isLost { fields["hasLost"] = .bool(true) }
    return fields
  }
}
