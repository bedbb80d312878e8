import Flags

/// A source of answers to moves: a deal, a dealer on another machine, or two sides that draw as
/// they go.
public protocol Dealer<P>: Sendable {
  /// The game's public side.
  associatedtype P: Position

  /// The error thrown if no answer can be obtained.
  associatedtype Failure: Error = Never

  /// Returns the result of a move that `position` allows.
  mutating func answer(_ move: P.Move, at position: P) throws(Failure) -> P.Event
}

/// The hidden part of a game, which answers moves with events.
///
/// Its text form is complete, so that a deal can be written down and dealt again.
public protocol Deal<P>: Dealer, LosslessStringConvertible, Equatable where Failure == Never {
  /// Creates a deal from its text form. Throws if the text is not a deal.
  init(reading text: String) throws(InvalidInput)

  /// Returns the result of a move that `position` allows.
  func answer(_ move: P.Move, at position: P) -> P.Event
}

extension Deal {
  public init?(_ text: String) {
    try? self.init(reading: text)
  }
}
