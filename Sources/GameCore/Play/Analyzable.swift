import TextUI

/// A game that knows how well it can be played.
public protocol Analyzable: Game {
  /// The players, the best first.
  static var players: [PlayerKind<Self>] { get }

  /// Returns a player that gives hints, or nil if the game has none.
  static func advisor(_ setup: P.Setup) -> (any Advisor<P>)?

  /// Returns the average score of the best player, or nil if it isn't known.
  static func par(_ setup: P.Setup) -> Double?

  /// Returns the review of a game at its start, or nil if the game has none. Only a review gets the
  /// deal, and only after the end.
  static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)?
}

extension Analyzable {
  public static var players: [PlayerKind<Self>] { [] }
  public static func advisor(_ setup: P.Setup) -> (any Advisor<P>)? { nil }
  public static func par(_ setup: P.Setup) -> Double? { nil }
  public static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? { nil }
}

/// A look back at a finished game: its skill, its luck, and what can be learned from it.
public protocol Review<P> {
  associatedtype P: Position

  /// Takes in an event with the positions before and after it, in the order of the moves.
  mutating func observe(_ event: P.Event, from before: P, to after: P)

  /// Returns what there is to say to the player, a sentence or two each.
  func sentences(_ presentation: Presentation) -> [String]

  /// Returns a small chart of the game in a few lines of text.
  func chart(_ presentation: Presentation) -> [String]

  /// The same facts for programs.
  var fields: JSONObject { get }
}
