import CommandLine
import Flags
import GameCore
import Play
import TextUI

/// The options that every game has.
struct PlayOptions {
  /// Their heading in the help.
  static let title = "options of every game"

  static var flags: [Flag] { table.map(\.flag) }

  /// Returns those of certain names.
  static func flags(named names: [String]) -> [Flag] { flags.filter { names.contains($0.name) } }

  /// Returns those of other names.
  static func flags(without names: [String]) -> [Flag] { flags.filter { !names.contains($0.name) } }

  /// Returns whether an option matches that may come before the game or command.
  static func hasLeadingFlag(where matches: (Flag) -> Bool) -> Bool {
    table.hasFlag { leading.contains($0.name) && matches($0) }
  }

  /// The options that choose a deal.
  static let dealing = ["seed", "daily", "deal"]

  /// The options that choose how the program speaks to a player.
  static let speaking =
    Switch.plain.optionNames + ["color"] + Switch.ascii.optionNames + ["lang"]

  /// The options that may come before the game or command too.
  static let leading = speaking + ["palette"]

  /// The options that only change the full screen.
  static var screen: [String] { flags.filter(\.isForScreen).map(\.name) }

  var seed: Seed?
  var isDaily = false
  var deal: String?
  var isRecorded: Bool?
  var json = false
  var isPlain: Bool?
  var quiet = false
  var color: ColorChoice?
  var palette: Palette?
  var isASCII: Bool?
  var language: Language?
  var isAnimated: Bool?
  var rings: Bool?
  var usesMouse: Bool?

  /// The defaults.
  init() {}

  /// The options that a line gives. Throws if one does not take its value.
  init(_ line: ParsedLine) throws(InvalidInput) {
    try line.apply(Self.table, to: &self)
  }

  static let table: [Option<PlayOptions>] = [
    Option(
      Flag(
        "seed", short: "s", value: .init("SEED", expecting: "a number or a text"),
        "choose the deal by a number or word",
        detail: """
          The same seed and options give the same deal on every machine and in every release. \
          Default: a random number, which is always shown, so that every game can be played again.
          """, excludes: ["daily", "deal"]),
      parse: { try? Seed($0) }, set: { $0.seed = $1 }),
    Option(
      Flag(
        "daily", "play the deal of the day, the same for everybody",
        detail: """
          The seed is `daily` and the date in UTC. The first finished game of the day's deal \
          counts in the streak of `arcade scores`.
          """, excludes: ["seed", "deal"]),
      turnOn: { $0.isDaily = true }),
    Option(
      Flag(
        "deal", value: .init("TEXT", expecting: "a deal as 'arcade deal' prints it"),
        "play a written deal",
        detail: """
          Plain or encoded, as `arcade deal` prints it. The deal decides the options that shape \
          it; the others work as usual.
          """, excludes: ["seed", "daily"]),
      parse: { $0 }, set: { $0.deal = $1 }),
    Switch.record.turnOn, Switch.record.turnOff,
    Option(
      Flag("json", "print JSON lines", detail: "See JSON lines in `man arcade`."),
      turnOn: { $0.json = true }),
    Switch.plain.turnOn, Switch.plain.turnOff,
    Option(
      Flag("quiet", short: "q", "print only the last line: score and seed"),
      turnOn: { $0.quiet = true }),
    Option(
      Flag(
        "color", value: .init("WHEN", oneOf: ColorChoice.choices), "when to use colour",
        title: Phrase(en: "colours", zh: "颜色"),
        detail: """
          With `auto`, colour is used at a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`. \
          Colour alone never carries meaning.
          """,
        standard: ColorChoice.auto.rawValue),
      isKept: true, parse: { ColorChoice(rawValue: $0) }, set: { $0.color = $1 }),
    Option(
      Flag(
        "palette",
        value: .init(
          "NAME",
          oneOf: Palette.allCases.map { Choice($0.rawValue, $0.summary(.en), title: $0.title) }),
        "full screen: colours of table and cards", title: Phrase(en: "palette", zh: "配色"),
        detail: """
          The key `p` shows them all and keeps the one that you choose. Without colour, and with \
          `--ascii`, cards are drawn with lines.
          """,
        isForScreen: true, standard: Palette.standard.rawValue),
      isKept: true, parse: { Palette(rawValue: $0) }, set: { $0.palette = $1 }),
    Switch.ascii.turnOn, Switch.ascii.turnOff,
    Option(
      Flag(
        "lang",
        value: .init(
          "CODE",
          oneOf: [
            Choice("en", "English", title: Phrase(en: "English", zh: "English")),
            Choice("zh", "Chinese, simplified", title: Phrase(en: "中文", zh: "中文")),
          ]),
        "play in this language", title: Phrase(en: "language", zh: "语言"),
        detail: """
          Default: the setting, else the locale in `LC_ALL`, `LC_MESSAGES` or `LANG`. Help, manual \
          pages and errors in the command line are in English.
          """),
      isKept: true, parse: { Language(rawValue: $0) }, set: { $0.language = $1 }),
    Switch.animation.turnOn, Switch.animation.turnOff,
    Switch.bell.turnOn, Switch.bell.turnOff,
    Switch.mouse.turnOn, Switch.mouse.turnOff,
  ]

  /// True if the player asks for a certain deal.
  var asksForDeal: Bool { seed != nil || isDaily || deal != nil }

  /// Returns the seed that the player asks for, if any.
  func seed(in environment: ProcessEnvironment) -> Seed? {
    isDaily ? try? Seed(Seed.dailyPrefix + environment.now().day) : seed
  }

  /// Returns whether there is plain text only.
  func isPlain(in environment: ProcessEnvironment) -> Bool { environment.isOn(.plain, isPlain) }

  /// Returns how the program speaks to a player with these options.
  func presentation(in environment: ProcessEnvironment) -> Presentation {
    let isPlain = isPlain(in: environment)
    return Presentation(
      language: language ?? environment.language, isPlain: isPlain,
      isASCII: environment.isOn(.ascii, isASCII),
      isColored: !isPlain && environment.isColored(color), columns: environment.columns)
  }
}

extension PlayOptions {
  /// Returns how a player with these options sees pictures.
  func displayOptions(in environment: ProcessEnvironment) -> ScreenRunner.DisplayOptions {
    let kept = environment.kept.value(of: "palette").flatMap(Palette.init)
    var display = ScreenRunner.DisplayOptions(
      presentation: presentation(in: environment), depth: environment.colorDepth,
      palette: palette ?? kept ?? .standard,
      isAnimated: environment.isOn(.animation, isAnimated), rings: environment.isOn(.bell, rings),
      usesMouse: environment.isOn(.mouse, usesMouse))
    display.keepPalette = { environment.kept.save($0.rawValue, as: "palette") }
    return display
  }
}

/// When colour is used.
enum ColorChoice: String {
  case auto, always, never

  static let choices = [
    Choice("auto", "at a terminal", title: Phrase(en: "automatic", zh: "自动")),
    Choice("always", "everywhere", title: Phrase(en: "always", zh: "总是")),
    Choice("never", "nowhere", title: Phrase(en: "never", zh: "从不")),
  ]
}
