import GameCore
import TextUI
import Tiles

/// A random source whose draws are written by hand.
public struct ScriptedRandom: RandomSource {
  private let draws: [UInt64]

  /// How many draws were used.
  public private(set) var used = 0

  /// The draws in order, of which more must not be asked for.
  public init(_ draws: [UInt64]) {
    self.draws = draws
  }

  public mutating func next() -> UInt64 {
    defer { used += 1 }
    return draws[used]
  }
}
