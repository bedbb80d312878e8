import TextUI

/// How many games have reached which score.
///
/// It holds whole numbers only, so that whoever adds them up in whatever order gets the same.
public struct Tally: Equatable, Sendable {
  /// How many games were not played to their end.
  public private(set) var unfinished = 0

  /// The scores that most games have, each at its own place.
  @usableFromInline var counts = [Int](repeating: 0, count: 512)
  private var others: [Int: Int] = [:]

  /// The score at the first place.
  @usableFromInline static var first: Int { -128 }

  /// No games.
  public init() {}

  /// Counts a game.
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

  /// Adds the games of another tally.
  public mutating func add(_ other: Tally) {
    unfinished += other.unfinished
    for (index, games) in other.counts.enumerated() { counts[index] += games }
    others.merge(other.others, uniquingKeysWith: +)
  }

  /// How many games have reached each score that any has reached.
  public var games: [Int: Int] {
    counts.enumerated().reduce(into: others) { games, entry in
      if entry.element > 0 { games[entry.offset + Self.first] = entry.element }
    }
  }
}
