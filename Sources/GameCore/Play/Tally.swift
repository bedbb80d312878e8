/// The numbers of games that reached each score.
///
/// They are whole numbers, so that sums don't depend on the order of adding.
public struct Tally: Equatable, Sendable {
  /// The number of unfinished games.
  public private(set) var unfinished = 0

  /// The numbers of games with the usual scores, from ``first`` on.
  @usableFromInline var counts = [Int](repeating: 0, count: 512)
  /// The numbers of games with other scores.
  private var others: [Int: Int] = [:]

  /// The score at index 0 of ``counts``.
  @usableFromInline static var first: Int { -128 }

  public init() {}

  @inlinable
  public mutating func add(_ score: Int, isFinished: Bool = true) {
    let index = score &- Self.first
    if isFinished, counts.indices.contains(index) {
      counts[index] += 1
    } else {
      addOther(score, isFinished: isFinished)
    }
  }

  @usableFromInline
  mutating func addOther(_ score: Int, isFinished: Bool) {
    if isFinished { others[score, default: 0] += 1 } else { unfinished += 1 }
  }

  /// Adds games of the same score.
  public mutating func add(_ score: Int, games: Int) {
    if games > 0 { others[score, default: 0] += games }
  }

  /// Adds unfinished games.
  public mutating func add(unfinished games: Int) {
    unfinished += games
  }

  /// The number of games, finished or not.
  public var count: Int { games.values.reduce(unfinished, +) }

  /// Adds the games of another tally.
  public mutating func add(_ other: Tally) {
    unfinished += other.unfinished
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
