import Play
import Simulation
import GameCore
import TextUI
import Tiles

/// The options that every game has.
struct PlayOptions {
  static var flags: [Flag] { table.map(\.flag) }

  /// Those of certain names.
  static func flags(named names: [String]) -> [Flag] { flags.filter { names.contains($0.name) } }

  /// Those of other names.
  static func flags(without names: [String]) -> [Flag] { flags.filter { !names.contains($0.name) } }

  /// The options that choose a deal.
  static let dealing = ["seed", "daily", "deal"]

  /// The options that choose whether a game is kept.
  static let keeping = ["record", "no-record"]

  /// The options that choose how a player is spoken to.
  static let speaking = ["plain", "color", "ascii", "lang"]

  var seed: Seed?
  var isDaily = false
  var deal: String?
  var isRecorded: Bool?
  var json = false
  var plain = false
  var quiet = false
  var color: ColorChoice?
  var ascii = false
  var language: Language?
  var isAnimated = true
  var usesMouse = true

  static let table: [Option<PlayOptions>] = [
    Option(
      Flag(
        "seed", short: "s", value: .init("SEED", expecting: "a number or a text"),
        "choose the deal by a number or a word",
        detail: """
          The same seed and options deal the same game on every machine and in every release. \
          Without it a random number is drawn. It is always shown, so that every game can be played \
          again.
          """, excludes: ["daily", "deal"]),
      parse: { try? Seed($0) }, set: { $0.seed = $1 }),
    Option(
      Flag(
        "daily", "the deal of the day, the same for everybody",
        detail: """
          The seed is `daily` and the day in Universal Time. The first game of a day's deal that is \
          finished counts in the streak of `arcade scores`.
          """, excludes: ["seed", "deal"]),
      turnOn: { $0.isDaily = true }),
    Option(
      Flag(
        "deal", value: .init("TEXT", expecting: "a deal as 'arcade deal' prints it"),
        "play a written deal",
        detail: """
          In the clear or encoded, as `arcade deal` prints it. How many tiles there are, and of which \
          theme or category, the deal says itself; other options are given as ever.
          """, excludes: ["seed", "daily"]),
      parse: { $0 }, set: { $0.deal = $1 }),
    Option(
      Flag(
        "record", "keep the game and its score",
        detail: """
          Games that a person plays at a terminal are kept anyway; those of scripts, and those with \
          moves on the command line, only with this.
          """, excludes: ["no-record", "player"]),
      turnOn: { $0.isRecorded = true }),
    Option(
      Flag("no-record", "leave no trace of the game", excludes: ["record"]),
      turnOn: { $0.isRecorded = false }),
    Option(
      Flag(
        "json", "speak JSON lines",
        detail: "See the section on JSON lines in `man arcade`."),
      turnOn: { $0.json = true }),
    Option(
      Flag(
        "plain", "lines of words: no screen, colour or pictures",
        detail: """
          For screen readers and for files. There is never an escape sequence, and every face is \
          told by its name.
          """),
      turnOn: { $0.plain = true }),
    Option(
      Flag("quiet", "print only the last line: score and seed"), turnOn: { $0.quiet = true }),
    Option(
      Flag(
        "color", value: .init("WHEN", oneOf: ColorChoice.choices), "when to use colour",
        detail: """
          By default colour is used at a terminal, unless `NO_COLOR` is set or `TERM` is dumb. \
          Nothing is told by colour alone.
          """,
        standard: ColorChoice.auto.rawValue),
      isKept: true, parse: { ColorChoice(rawValue: $0) }, set: { $0.color = $1 }),
    Option(
      Flag(
        "ascii", "letters for emoji, suits and lines",
        detail: "This is the default where the locale is not UTF-8."),
      turnOn: { $0.ascii = true }),
    Option(
      Flag(
        "lang",
        value: .init(
          "CODE", oneOf: [Choice("en", "English"), Choice("zh", "Chinese, simplified")]),
        "the language to play in",
        detail: """
          Without it the locale says: `LC_ALL`, `LC_MESSAGES` or `LANG`. The help, the man pages and \
          what is wrong with a command line are told in English.
          """),
      isKept: true, parse: { Language(rawValue: $0) }, set: { $0.language = $1 }),
    Option(
      Flag("no-animation", "full screen: turn tiles at once"),
      turnOn: { $0.isAnimated = false }),
    Option(
      Flag(
        "no-mouse", "full screen: leave the mouse to the terminal",
        detail: "It can mark and copy text then."),
      turnOn: { $0.usesMouse = false }),
  ]

  /// Whether a certain deal is asked for.
  var asksForDeal: Bool { seed != nil || isDaily || deal != nil }

  /// The seed that is asked for, if one is.
  func seed(in environment: ProcessEnvironment) -> Seed? {
    isDaily ? try? Seed(Seed.dailyPrefix + environment.now().day) : seed
  }

  /// How a player with these options is spoken to.
  func presentation(in environment: ProcessEnvironment) -> Presentation {
    Presentation(
      language: language ?? environment.language, isPlain: plain,
      isASCII: ascii || !environment.isUTF8, isColored: !plain && environment.isColored(color),
      columns: environment.columns)
  }
}

extension PlayOptions {
  /// How a player with these options is shown pictures.
  func displayOptions(in environment: ProcessEnvironment) -> ScreenRunner.DisplayOptions {
    ScreenRunner.DisplayOptions(
      presentation: presentation(in: environment), depth: environment.colorDepth,
      isAnimated: isAnimated,
      usesMouse: usesMouse)
  }
}

/// When colour is used.
enum ColorChoice: String {
  case auto, always, never

  static let choices = [
    Choice("auto", "at a terminal"), Choice("always", "everywhere"), Choice("never", "nowhere"),
  ]
}

/// The options that answer by themselves, everywhere.
struct InfoFlags {
  private var help = false
  private var version = false

  static var flags: [Flag] { table.map(\.flag) }

  private static let table: [Option<InfoFlags>] = [
    Option(
      Flag("help", short: "h", "print the short help", isAnswer: true), turnOn: { $0.help = true }),
    Option(
      Flag("version", short: "V", "print the version", isAnswer: true),
      turnOn: { $0.version = true }),
  ]

  /// Prints what a command line asks for with such an option, and says whether it does.
  static func print(_ line: ParsedLine, of command: Command?, _ context: CommandContext) throws
    -> Bool
  {
    guard line.isAnswered else { return false }
    var answers = InfoFlags()
    try line.apply(table, to: &answers)
    if answers.help {
      try context.output.write(HelpPage.text(for: command))
    } else {
      try context.output.line("arcade \(Arcade.version)")
    }
    return true
  }
}
