import TextUI

/// A game with players, hints, a par and reviews.
public protocol Analyzable: Game {
  /// The players, the best first.
  static var players: [PlayerKind<Self>] { get }

  /// Returns the player of a name, which may have a parameter as in `forgetful:7`, or nil if there
  /// is none.
  static func player(named text: String) -> PlayerKind<Self>?

  /// The name of the player that people play against unless they choose another.
  static var usualRival: String { get }

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
  public static var usualRival: String { players.first?.name ?? "" }
  public static func player(named text: String) -> PlayerKind<Self>? {
    players.first { $0.name == text }
  }

  /// Returns the name by which people know the player of a name on the command line.
  public static func playerTitle(_ name: String, _ language: Language) -> String {
    player(named: name)?.choice.title(language) ?? name
  }

  public static func advisor(_ setup: P.Setup) -> (any Advisor<P>)? { nil }
  public static func par(_ setup: P.Setup) -> Double? { nil }
  public static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? { nil }
}
