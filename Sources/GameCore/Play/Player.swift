import TextUI

/// Somebody who plays a game from what a player may know: the opening, and what the moves have done.
///
/// A player never gets the game, so what is hidden in it stays hidden from the player.
public protocol Player<Opening, Event, Move>: Sendable {
  /// What is known before the first move.
  associatedtype Opening

  /// What a move did.
  associatedtype Event

  /// What a player does.
  associatedtype Move

  /// A player before the first move. What the player leaves to chance, `luck` decides: a seed of its
  /// own, so that nothing is drawn from the game's stream.
  init(_ opening: Opening, playerSeed: UInt64)

  /// Takes in what a move did, be it the player's own or another's.
  mutating func see(_ event: Event)

  /// The next move, which the rules don't refuse while the game goes on.
  mutating func move() -> Move
}

/// A player who can say why.
public protocol Advisor<Opening, Event, Move>: Player {
  /// The reason for the move that the player makes next, in a sentence or two.
  func reason(_ presentation: Presentation) -> String
}
