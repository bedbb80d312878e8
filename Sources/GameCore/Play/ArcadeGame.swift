// Games need Flags for the options in their interface.
@_exported import Flags

/// A game of the arcade.
///
/// A new game is a type of this kind in a module of its own, listed in the package and the
/// catalogue. Everything else is written once over this protocol.
public protocol ArcadeGame: Sendable {
  /// The player's options. Their table makes the flags, the help, the records and the JSON lines.
  associatedtype Options: GameOptions

  /// The public side of the game.
  associatedtype P: PlayerText

  /// The hidden side of the game.
  associatedtype D: Deal<P>

  /// The number of the rules, raised when a change would alter games already played.
  static var rules: Int { get }

  /// Returns the deal that `random` gives with these options. Nothing else is drawn from it.
  static func deal(
    _ options: Options, using random: inout some RandomSource
  ) throws(UserError) -> D

  /// Sets the options that a written deal decides, such as the number of tiles.
  static func adopt(_ options: inout Options, from deal: D)

  /// Returns the facts known before the first move, which follow from the options alone.
  static func setup(_ options: Options, _ seating: Seating) -> P.Setup

  /// Throws if the options don't allow a written deal.
  static func check(_ deal: D, with options: Options) throws(UserError)

  // MARK: Bots and reviews

  /// The bots, the best first.
  static var bots: [Bot<Self>] { get }

  /// Plays the deals of some seeds between two bots in turns, each twice with the seats swapped,
  /// and hands on what the seats had taken. Plays none if the game has no such mode.
  static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError)

  /// Returns the bot that gives hints, or nil if the game has none.
  static func advisor(_ setup: P.Setup) -> (any Advisor<P>)?

  /// Returns the average score of the best bot, or nil if it isn't known.
  static func par(_ setup: P.Setup) -> Double?

  /// Returns the game's review, or nil if it has none. Only a review gets the deal, after the end.
  static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)?

  // MARK: Collecting

  /// The things that players find in deals, or nil in a game without anything to collect.
  static var collectibles: Collectibles? { get }

  /// Returns the shelf of what a deal shows, and a bit for each thing of it; nil if none has it.
  static func found(in deal: D) -> (shelf: Int, things: UInt64)?

  // MARK: Presentation

  associatedtype Screen: GameScreen<P> = EntryScreen<P>

  /// The game's name on the command line: lower-case ASCII letters.
  static var name: String { get }
  static var modes: [Mode] { get }

  static var title: Phrase { get }

  /// The game by former rules, for old records: types of the same name with their own ``rules``.
  static var formerRules: [any ArcadeGame.Type] { get }

  static var manual: Manual { get }

  /// Returns the rules of a game for the manual, with the numbers of its options.
  static func rules(of setup: P.Setup) -> [Phrase]

  /// The function that makes a poster of a finished board, or nil if the game has none.
  static var poster: PosterMaker<P>? { get }

  /// Returns the first steps for a new player with some options, or nil if there are none.
  static func lesson(_ options: Options) -> Lesson<P>?

  static func screen(_ options: Options, _ setup: P.Setup) -> Screen

  /// Returns the sound of an event, or nil in a game that is not heard.
  static func sound(of event: P.Event, in setup: P.Setup) -> Sound?

  /// Returns the prompt for line play. In scripts every move is one word.
  static func prompt(_ options: Options, isInteractive: Bool) -> any MovePrompt<P>
}

/// A function that returns a finished board as a picture in SVG with a caption below it.
public typealias PosterMaker<P> = @Sendable (_ position: P, _ caption: String) -> String

extension ArcadeGame {
  public static func adopt(_ options: inout Options, from deal: D) {}
  public static func rules(of setup: P.Setup) -> [Phrase] { manual.rules }
  public static func check(_ deal: D, with options: Options) throws(UserError) {}

  public static var bots: [Bot<Self>] { [] }

  public static func duel(
    _ options: Options, _ seeds: SeedRange, _ one: Bot<Self>, _ other: Bot<Self>,
    _ take: (_ first: (Int, Int), _ second: (Int, Int)) -> Void
  ) throws(UserError) {}

  /// The name of the bot that people play against by default.
  public static var usualOpponent: String {
    (bots.first { $0.isUsual } ?? bots.first)?.name ?? ""
  }

  /// Returns the bot with a name, which may have a parameter as in `forgetful:7`, or with a title,
  /// in any case; nil if there is none.
  public static func bot(named text: String) -> Bot<Self>? {
    for bot in bots {
      if bot.name == text { return bot }
      if let parameter = bot.choice.parameter(in: text) { return bot.variant?(parameter) }
    }
    let choices = bots.map(\.choice)
    let names =
      text.isASCII
      ? choices.names(meant: text, .en, isWhole: true) : choices.names(meant: text, .zh)
    return names.count == 1 ? bot(named: names[0]) : nil
  }

  /// Returns the bots from weak to strong in a mode, with the parameters that pages offer.
  public static func ladder(_ mode: Mode) -> [Choice] {
    let best = mode.seating.isShared ? bots.first { $0.isBestInTurns } : nil
    let others = bots.reversed().filter { $0.name != best?.name }
    return (others + (best.map { [$0] } ?? [])).flatMap(\.choice.variants)
  }

  /// Returns the title of the bot that a name on the command line means.
  public static func botTitle(_ name: String, _ language: Language) -> String {
    bot(named: name)?.choice.title(language) ?? name
  }

  public static func advisor(_ setup: P.Setup) -> (any Advisor<P>)? { nil }
  public static func par(_ setup: P.Setup) -> Double? { nil }
  public static func review(_ setup: P.Setup, _ deal: D) -> (any Review<P>)? { nil }

  public static var collectibles: Collectibles? { nil }
  public static func found(in deal: D) -> (shelf: Int, things: UInt64)? { nil }

  public static var modes: [Mode] { bots.isEmpty ? [.alone] : [.alone, .race] }
  public static var title: Phrase { Phrase(en: name, zh: name) }
  public static var summary: Phrase { manual.summary }
  public static var formerRules: [any ArcadeGame.Type] { [] }
  public static func lesson(_ options: Options) -> Lesson<P>? { nil }
  public static var poster: PosterMaker<P>? { nil }
  public static func sound(of event: P.Event, in setup: P.Setup) -> Sound? { nil }
  public static func prompt(_ options: Options, isInteractive: Bool) -> any MovePrompt<P> {
    WordPrompt()
  }
}

extension ArcadeGame where Screen == EntryScreen<P> {
  public static func screen(_ options: Options, _ setup: P.Setup) -> EntryScreen<P> {
    EntryScreen(P(setup).entryForm)
  }
}
