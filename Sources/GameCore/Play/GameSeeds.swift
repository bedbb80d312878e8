import TextUI

/// Seeds in a row; behind the greatest comes 0.
public struct GameSeeds: Sendable {
  /// The first of them.
  public let first: UInt64

  /// How many there are.
  public let count: Int

  /// So many seeds from a first one on.
  public init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  /// The next seeds behind some of them, at most `limit`.
  public func part(behind done: Int, limit: Int) -> GameSeeds {
    GameSeeds(first: first &+ UInt64(done), count: min(limit, count - done))
  }
}

/// What decides what players leave to chance.
public enum PlayerSeed {
  /// The luck in a game of a seed: another stream than that of the deal.
  @inlinable
  public static func of(_ seed: UInt64) -> UInt64 { ~seed }
}
