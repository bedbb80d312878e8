import TextUI

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

  /// The two seats of a game of two, in order.
  public static var both: [Seat] { [.first, Seat(1)] }

  /// The other one of two seats.
  @inlinable public var other: Seat { self == .first ? Seat(1) : .first }

  /// The number that people and programs see, from 1.
  public var number: Int { index + 1 }

  public static func < (left: Seat, right: Seat) -> Bool { left.index < right.index }

  /// The style of what is a seat's.
  public var style: Style { Style(self == .first ? .low : .high) }

  /// Returns the sign of a seat, so that nobody needs the colours.
  public func sign(_ presentation: Presentation) -> String {
    switch (self, presentation.isASCII) {
    case (.first, false): "●"
    case (.first, true): "*"
    case (_, false): "▲"
    case (_, true): "^"
    }
  }
}
