/// The result of one player's game, to be compared with that of another one on the same deal.
public struct GameResult: Equatable, Sendable {
  /// The score.
  public let score: Int

  /// True if the game ended and its task is not done.
  public let isLost: Bool

  @inlinable
  public init(score: Int, isLost: Bool = false) {
    (self.score, self.isLost) = (score, isLost)
  }

  /// Returns how far this result is ahead of another one, negative where it is behind: the
  /// difference of the scores. A lost game is behind every won one, by 1 at least, and as good as
  /// every other lost one.
  @inlinable
  public func lead(over other: GameResult, _ better: Direction) -> Int {
    let lead = better == .higher ? score - other.score : other.score - score
    guard isLost || other.isLost else { return lead }
    return isLost == other.isLost ? 0 : isLost ? min(lead, -1) : max(lead, 1)
  }
}

extension Position {
  /// The result of solo play so far.
  @inlinable public var result: GameResult {
    GameResult(score: score(of: .first).value, isLost: phase == .lost)
  }
}
