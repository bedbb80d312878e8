/// A player's place at the board. Solo play has one seat.
public struct Seat: Hashable, Comparable, Sendable {
  /// The seat's index, from 0.
  public let index: Int

  /// Creates the seat at an index, from 0.
  @inlinable
  public init(_ index: Int) {
    self.index = index
  }

  /// The seat that makes the first move, and the only one in solo play.
  @inlinable public static var first: Seat { Seat(0) }

  /// The number that people and programs see, from 1.
  public var number: Int { index + 1 }

  public static func < (left: Seat, right: Seat) -> Bool { left.index < right.index }
}
