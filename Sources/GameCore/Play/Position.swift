/// Everything that a player may see of a game, and the rules as far as they are public.
///
/// A position begins as its setup says and changes only by events. So nothing hidden can be drawn,
/// said or sent: the position doesn't know it.
public protocol Position: Sendable {
  /// What is known before the first move.
  associatedtype Setup: Sendable

  /// A move, with the text form that people type and programs read.
  associatedtype Move: LosslessStringConvertible & Equatable & Sendable

  /// The result of one move.
  associatedtype Event: MoveEvent

  /// A reason why a move isn't allowed.
  associatedtype Refusal: Error & Equatable & Sendable

  /// The score.
  associatedtype Points: Score

  /// Creates the position before the first move.
  init(_ setup: Setup)

  /// What was known before the first move.
  var setup: Setup { get }

  /// Throws if the rules don't allow a move of the seat to move.
  func check(_ move: Move) throws(Refusal)

  /// Applies the result of a move that ``check(_:)`` allows.
  mutating func take(_ event: Event)

  /// Whose turn it is, or how the game ended.
  var phase: Phase { get }

  /// Returns the score of a seat so far.
  func score(of seat: Seat) -> Points
}

/// The result of one move: a small value whose text form says all of it.
public protocol MoveEvent: LosslessStringConvertible, Equatable, Sendable {
  /// The kinds of outcome that a move can have.
  associatedtype Outcome: MoveOutcome

  /// The kind of outcome this is.
  var outcome: Outcome { get }
}

extension Position {
  /// The score of solo play.
  public var score: Points { score(of: .first) }
}
