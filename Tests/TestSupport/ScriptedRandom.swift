import GameCore

/// A random source with given numbers.
public struct ScriptedRandom: RandomSource {
  private let draws: [UInt64]

  /// The number of draws so far.
  public private(set) var used = 0

  /// Creates a source of these numbers. Drawing more is a fatal error.
  public init(_ draws: [UInt64]) {
    self.draws = draws
  }

  public mutating func next() -> UInt64 {
    defer { used += 1 }
    return draws[used]
  }
}
