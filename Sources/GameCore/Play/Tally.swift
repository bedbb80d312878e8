import TextUI

/// How many games have reached which score.
///
/// It holds whole numbers only, so that whoever adds them up in whatever order gets the same.
public struct Tally: Equatable, Sendable {
  /// How many games were not played to their end.
  public private(set) var unfinished = 0

  /// The scores that most games have, each at its own place.
  @usableFromInline var near = [Int](repeating: 0, count: 512)
  private var far: [Int: Int] = [:]

  /// The score at the first place.
  @usableFromInline static var first: Int { -128 }

  /// No games.
  public init() {}

  /// Counts a game.
  @inlinable
  public mutating func add(_ score: Int, isFinished: Bool = true) {
    let place = score &- Self.first
    if isFinished, near.indices.contains(place) {
      near[place] += 1
    } else {
      addOther(score, isFinished: isFinished)
    }
  }

  @usableFromInline
  mutating func addOther(_ score: Int, isFinished: Bool) {
    if isFinished { far[score, default: 0] += 1 } else { unfinished += 1 }
  }

  /// Adds the games of another tally.
  public mutating func add(_ other: Tally) {
    unfinished += other.unfinished
    for (place, games) in other.near.enumerated() { near[place] += games }
    far.merge(other.far, uniquingKeysWith: +)
  }

  /// How many games have reached each score that any has reached.
  public var games: [Int: Int] {
    near.enumerated().reduce(into: far) { games, place in
      if place.element > 0 { games[place.offset + Self.first] = place.element }
    }
  }
}
