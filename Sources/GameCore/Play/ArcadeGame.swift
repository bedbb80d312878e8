import Flags
import TextUI

/// A game of the arcade.
///
/// A new game is a type of this kind in a module of its own, listed in the package and the
/// registry. Everything else is written once over this protocol.
public protocol ArcadeGame: Analyzable where P: PlayerText & JSONReporting {
  /// The screen that draws the game.
  associatedtype Screen: GameScreen<P> = EntryScreen<P>

  /// The game's name on the command line: lower-case ASCII letters.
  static var name: String { get }

  /// The name that records have, beside which scores compare.
  static var recordName: String { get }

  /// The number of seats.
  static var seats: Int { get }

  /// The game as two play it at one board, or nil if they can't.
  static var versus: (any ArcadeGame.Type)? { get }

  /// The options of its command with which two play it.
  static var versusFlags: [Flag] { get }

  /// The game as a race against one of its players, or nil if it has none.
  static var race: (any ArcadeGame.Type)? { get }

  /// Returns the names of the seats with options in the form of records; none for one seat.
  static func seatNames(_ options: String, _ presentation: Presentation) -> [String]

  /// The game's name for players, in every language.
  static var title: Phrase { get }

  /// The game in a few words without a full stop, in every language.
  static var summary: Phrase { get }

  /// The game by former rules, for old records: types of the same name, each with its own
  /// ``Game/rules``.
  static var formerRules: [any ArcadeGame.Type] { get }

  /// The game's manual, without its options.
  static var manual: Manual { get }

  /// The first steps for somebody who has never played, or nil if the game teaches none.
  static var lesson: Lesson<P>? { get }

  /// Returns the bot that plays at a seat, or nil if a person or a program does.
  static func bot(
    at seat: Seat, _ options: Options, _ setup: P.Setup, seed: UInt64
  ) -> (any Player<P>)?

  /// Returns the options of a person's next game after a position, or of the first one if there
  /// is none.
  static func options(_ options: Options, after position: P?, isSameDeal: Bool) -> Options

  /// Returns the options of all games whose results are counted together with those of games with
  /// certain options.
  static func comparable(_ options: Options) -> Options

  /// Returns the screen of a game before its first move.
  static func screen(_ options: Options, _ setup: P.Setup) -> Screen

  /// Returns the prompt for line play. In scripts, which aren't interactive, it reads one word a
  /// move.
  static func prompt(_ options: Options, isInteractive: Bool) -> any MovePrompt<P>

  /// Returns the menu that opens before a person's game if no deal is requested, or nil for none.
  static func menu(startingWith options: Options) -> (any Menu<Options>)?
}

extension ArcadeGame {
  public static var recordName: String { name }
  public static var seats: Int { 1 }
  public static func seatNames(_ options: String, _ presentation: Presentation) -> [String] { [] }
  public static var versusFlags: [Flag] { [] }
  public static var versus: (any ArcadeGame.Type)? { nil }
  public static func bot(
    at seat: Seat, _ options: Options, _ setup: P.Setup, seed: UInt64
  ) -> (any Player<P>)? { nil }
  public static func options(
    _ options: Options, after position: P?, isSameDeal: Bool
  ) -> Options { options }
  public static func comparable(_ options: Options) -> Options { options }
  public static var title: Phrase { Phrase(en: name, zh: name) }
  public static var formerRules: [any ArcadeGame.Type] { [] }
  public static var lesson: Lesson<P>? { nil }
  public static func prompt(_ options: Options, isInteractive: Bool) -> any MovePrompt<P> {
    WordPrompt()
  }
  public static func menu(startingWith options: Options) -> (any Menu<Options>)? { nil }
}

extension ArcadeGame where Screen == EntryScreen<P> {
  public static func screen(_ options: Options, _ setup: P.Setup) -> EntryScreen<P> {
    EntryScreen(P(setup).entryForm)
  }
}
