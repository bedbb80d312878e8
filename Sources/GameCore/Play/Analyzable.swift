import TextUI

/// A game that knows how well it can be played.
public protocol Analyzable: Game {
  /// What is known before the first move.
  associatedtype Opening: Sendable

  /// The player who plays best, and gives hints.
  associatedtype Expert: Advisor<Opening, Event, Move>

  /// What is known before the first move.
  var opening: Opening { get }

  /// The players there are, the best first.
  static var players: [PlayerKind<Self>] { get }

  /// The average score of the best player.
  static func par(_ opening: Opening) -> Double

  /// The review of a game at its start.
  func review() -> any Review<Event>
}

/// A look back at a game that has ended: what was skill in it, what was luck, and what can be learned.
public protocol Review<Event> {
  /// What a move did.
  associatedtype Event

  /// Takes in what a move did, in the order in which they were made.
  mutating func see(_ event: Event)

  /// What there is to say to the player, a sentence or two each.
  func sentences(_ presentation: Presentation) -> [String]

  /// The course of the game as a small picture, in a few lines of text.
  func picture(_ presentation: Presentation) -> [String]

  /// The same facts for programs.
  var fields: JSONObject { get }
}
