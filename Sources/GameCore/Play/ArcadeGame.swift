import TextUI

/// A game that can stand in the arcade: rules, a manual, words, JSON fields and a screen.
///
/// A new game is a type of this kind in a module of its own, which the package and the shelf name; all
/// else is written once, over this protocol.
public protocol ArcadeGame: Game, Documented, PlayerText, JSONReporting, ScreenPlayable, Analyzable
{}

/// What is written about a game, for the help, the man page and the completions.
public protocol Documented {
  /// The game's name on the command line: lower-case ASCII letters.
  static var name: String { get }

  /// The game in a few words, without a full stop, in every language.
  static var summary: Phrase { get }

  /// What a written deal is, with an example, in a few words.
  static var dealForm: String { get }

  /// The game by rules that have been replaced, for the records of that time: types of the same
  /// name, each with a number of ``Game/rules`` of its own.
  static var formerRules: [any ArcadeGame.Type] { get }

  /// The game's man page, as far as the options' table does not make it.
  static var manual: Manual { get }
}

extension Documented {
  public static var formerRules: [any ArcadeGame.Type] { [] }
}

/// What a game tells programs and records, of which no word is translated.
public protocol JSONReporting: Game {
  /// What a move did, as one sign. Its word is the `result` of `move`.
  func mark(of event: Event) -> MoveOutcome

  /// What `begin` tells of the board.
  var openingFields: JSONObject { get }

  /// What `move` tells of an event beside its result.
  func fields(for event: Event) -> JSONObject

  /// What `end` tells beside the score.
  var closingFields: JSONObject { get }
}

extension JSONReporting {
  public var openingFields: JSONObject { [:] }
  public var closingFields: JSONObject { [:] }
}
