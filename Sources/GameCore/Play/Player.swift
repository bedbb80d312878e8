/// A program that plays. It gets positions and events, never the deal.
public protocol Player<P>: Sendable {
  associatedtype P: Position

  /// Notes the result of any seat's move. The position has taken it already.
  mutating func observe(_ event: P.Event, at position: P)

  /// Returns the next move, which the rules allow while the game is under way.
  mutating func move(at position: P) -> P.Move
}

extension Player {
  @inlinable
  public mutating func observe(_ event: P.Event, at position: P) {}
}

/// A player that can explain its moves.
public protocol Advisor<P>: Player {
  /// Returns the reason for the player's next move, in a sentence or two.
  func reason(at position: P, _ presentation: Presentation) -> String

  /// Returns which moves are as good as the next one, in a sentence, or nil to say nothing.
  func alternatives(at position: P, _ presentation: Presentation) -> String?
}

extension Advisor {
  public func alternatives(at position: P, _ presentation: Presentation) -> String? { nil }
}

public enum PlayerSeed {
  /// Returns the seed of the player at a seat, when the deal of a seed is played for the `round`-th
  /// time: another stream than the deal's. Players at other seats and in other rounds choose
  /// independently.
  @inlinable
  public static func of(_ seed: UInt64, at seat: Seat = .first, round: Int = 0) -> UInt64 {
    let index = 2 * round + seat.index
    guard index > 0 else { return ~seed }
    var mixer = SplitMix64(state: ~seed ^ UInt64(index) << 56)
    return mixer.next()
  }
}
