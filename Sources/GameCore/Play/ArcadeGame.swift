import TextUI

/// A game that can stand in the arcade.
///
/// A new game is a type of this kind in a module of its own, named in the package and the registry;
/// everything else is written once, over this protocol.
public protocol ArcadeGame: Analyzable where P: PlayerText & JSONReporting {
  /// The screen that draws the game.
  associatedtype Screen: GameScreen<P> = EntryScreen<P>

  /// The game's name on the command line: lower-case ASCII letters.
  static var name: String { get }

  /// The game in a few words without a full stop, in every language.
  static var summary: Phrase { get }

  /// The game by rules that have been replaced, for the records of that time: types of the same
  /// name, each with its own ``Game/rules``.
  static var formerRules: [any ArcadeGame.Type] { get }

  /// The part of the game's man page that its options don't make.
  static var manual: Manual { get }

  /// Returns the screen of a game before its first move.
  static func screen(_ options: Options, _ setup: P.Setup) -> Screen

  /// Returns how a person types moves in line play.
  static func prompt(_ options: Options) -> any MovePrompt<P>

  /// Returns the menu before a person's first game where no deal is asked for, or nil for none.
  static func menu(startingWith options: Options) -> (any Menu<Options>)?
}

extension ArcadeGame {
  public static var formerRules: [any ArcadeGame.Type] { [] }
  public static func prompt(_ options: Options) -> any MovePrompt<P> { WordPrompt() }
  public static func menu(startingWith options: Options) -> (any Menu<Options>)? { nil }
}

extension ArcadeGame where Screen == EntryScreen<P> {
  public static func screen(_ options: Options, _ setup: P.Setup) -> EntryScreen<P> {
    EntryScreen()
  }
}

/// The games of an arcade, in the order in which they are listed.
public struct GameCatalog: Sendable {
  /// The games by today's rules.
  public let games: [any ArcadeGame.Type]

  /// Creates a catalogue of games.
  public init(_ games: [any ArcadeGame.Type]) {
    self.games = games
  }

  /// Returns the game of a name, or nil if there is none.
  public func game(named name: some StringProtocol) -> (any ArcadeGame.Type)? {
    games.first { $0.name == name }
  }

  /// Returns the game of a name by the rules of a number, today's or former ones, or nil if there
  /// is none.
  public func game(named name: some StringProtocol, rules: Int) -> (any ArcadeGame.Type)? {
    game(named: name).flatMap { game in
      game.rules == rules ? game : game.formerRules.first { $0.rules == rules }
    }
  }
}
