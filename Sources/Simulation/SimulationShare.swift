import GameCore
import TextUI

/// One of several parts of a simulation.
public struct SimulationShare: Equatable, Sendable, CustomStringConvertible {
  /// The index of the part, counted from 1.
  public let index: Int

  /// The number of parts.
  public let count: Int

  /// The number of games of all parts.
  public var total = 0

  private static let counts = 1...1_000_000

  /// Creates a part from its text, such as `1/4`. Returns nil if it is none.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { WholeNumber.parse(String($0)) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      Self.counts.contains(count), (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  public var description: String { "\(index)/\(count)" }
}
