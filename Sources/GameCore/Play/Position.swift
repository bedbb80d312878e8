/// The public side of a game: everything that the players may see, and the rules of moving.
///
/// A position is made from its setup and changes only by events. So nothing hidden can be drawn,
/// said or sent: the position doesn't know it.
public protocol Position: Sendable {
  /// The facts known before the first move.
  associatedtype Setup: Sendable

  /// A move, with the text form that people type and programs read.
  associatedtype Move: LosslessStringConvertible & Equatable & Sendable

  associatedtype Event: MoveEvent
  associatedtype Refusal: MoveRefusal
  associatedtype Points: Score

  init(_ setup: Setup)

  var setup: Setup { get }

  /// Throws if the rules don't allow a move of the seat to move.
  func check(_ move: Move) throws(Refusal)

  /// Applies the result of a move that ``check(_:)`` allows.
  mutating func take(_ event: Event)

  var phase: Phase { get }

  func score(of seat: Seat) -> Points
}

/// The result of one move: a small value with a complete text form.
public protocol MoveEvent: LosslessStringConvertible, Equatable, Sendable {
  /// The kinds of outcome that a move can have.
  associatedtype Outcome: MoveOutcome

  var outcome: Outcome { get }
}

/// A reason why the rules don't allow a move.
public protocol MoveRefusal: Error, Equatable, Sendable {
  /// The kinds of refusal. Their raw values stay the same in every release.
  associatedtype Code: RawRepresentable<String> & CaseIterable

  /// The kind of this refusal, as programs read it.
  var code: Code { get }
}

extension Position {
  @inlinable public var score: Points { score(of: .first) }

  public static var unit: ScoreUnit { Points.unit }
}
