/// The numbers of games that reached each score, and of those that were lost or left unfinished.
///
/// They are whole numbers, so that sums don't depend on the order of adding.
public struct Tally: Equatable, Sendable {
  public private(set) var unfinished = 0

  /// The number of games that ended with their task not done. Their scores aren't counted.
  public private(set) var lost = 0

  /// The numbers of games with the usual scores, from ``first`` on.
  @usableFromInline var counts = [Int](repeating: 0, count: 512)
  /// The numbers of games with other scores.
  private var others: [Int: Int] = [:]

  /// The score at index 0 of ``counts``.
  @usableFromInline static var first: Int { -128 }

  public init() {}

  /// Adds the game of a result.
  @inlinable
  public mutating func add(_ result: GameResult) {
    if result.isLost { add(lost: 1) } else { add(result.score) }
  }

  @inlinable
  public mutating func add(_ score: Int) {
    let index = score &- Self.first
    if counts.indices.contains(index) { counts[index] += 1 } else { add(score, games: 1) }
  }

  /// Adds games of the same score.
  public mutating func add(_ score: Int, games: Int) {
    if games > 0 { others[score, default: 0] += games }
  }

  public mutating func add(unfinished games: Int) { unfinished += games }
  public mutating func add(lost games: Int) { lost += games }

  /// The number of all games.
  public var count: Int { games.values.reduce(unfinished + lost, +) }

  /// Adds the games of another tally.
  public mutating func add(_ other: Tally) {
    unfinished += other.unfinished
    lost += other.lost
    for (index, games) in other.counts.enumerated() { counts[index] += games }
    others.merge(other.others, uniquingKeysWith: +)
  }

  /// The number of games for each score that any has reached.
  public var games: [Int: Int] {
    counts.enumerated().reduce(into: others) { games, entry in
      if entry.element > 0 { games[entry.offset + Self.first, default: 0] += entry.element }
    }
  }
}
