/// Whoever answers moves with events: a deal at hand, a dealer on another machine, two sides that
/// draw as they go.
public protocol Dealer<P>: Sendable {
  /// The game's public side.
  associatedtype P: Position

  /// Thrown if no answer can be had.
  associatedtype Failure: Error = Never

  /// Returns the result of a move that `position` allows.
  mutating func answer(_ move: P.Move, at position: P) throws(Failure) -> P.Event
}

/// What is hidden in a game: a dealer that always answers, and the same way each time.
///
/// Its text form holds all of it, so that a deal can be written down and dealt again.
public protocol Deal<P>: Dealer, LosslessStringConvertible, Equatable where Failure == Never {
  /// Reads a deal from its text form. Throws with what is wrong with the text.
  init(reading text: String) throws(InvalidInput)

  /// Returns the result of a move that `position` allows.
  func answer(_ move: P.Move, at position: P) -> P.Event
}

extension Deal {
  public init?(_ text: String) {
    try? self.init(reading: text)
  }
}
