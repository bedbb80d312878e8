import CommandLine
import Flags
import GameCore
import Lines
import Screens
import TextUI

/// The options that every game has.
struct PlayOptions {
  /// The heading of the options in the help.
  static let title = "options of every game"

  var seed: Seed?
  var isDaily = false
  var deal: String?
  var json = false
  var quiet = false
  var color: ColorChoice?
  var palette: Palette?
  var language: Language?
  var isPlain: Bool?
  var isASCII: Bool?
  var isAnimated: Bool?
  var usesMouse: Bool?
  var rings: Bool?
  var isRecorded: Bool?

  /// The defaults.
  init() {}

  /// The options that a line gives. Throws if one does not take its value.
  init(_ line: ParsedLine) throws(InvalidInput) {
    try line.apply(Self.table, to: &self)
  }

  // MARK: Names

  /// The options that choose a deal.
  static let dealing = ["seed", "daily", "deal"]

  /// The options that choose how the program speaks to a player.
  static let speaking = ["color", "lang", "plain", "ascii"]

  /// The options that have an effect without a game or command, and that each of them accepts.
  static let leading = speaking + ["palette"]

  /// The options that only change the full screen.
  static var screen: [String] { flags.filter(\.isForScreen).map(\.name) }

  // MARK: Table

  static var flags: [Flag] { table.map(\.flag) }

  /// Returns those of certain names.
  static func flags(named names: [String]) -> [Flag] { flags.filter { names.contains($0.name) } }

  /// Returns those of other names.
  static func flags(without names: [String]) -> [Flag] { flags.filter { !names.contains($0.name) } }

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
        detail: "Its seed is `daily` and the date in UTC: see DAILY DEALS.",
        excludes: ["seed", "deal"]),
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
    Option(
      Flag("json", "print JSON lines", detail: "See `arcade man json`."),
      turnOn: { $0.json = true }),
    Option(
      Flag("quiet", short: "q", "print only the last line: score and seed"),
      turnOn: { $0.quiet = true }),
    Option(
      Flag(
        "color", value: .init("WHEN", oneOf: ColorChoice.choices), "when to use colour",
        title: Phrase(en: "colours", zh: "颜色"),
        detail: """
          With `auto`, colour is used at a terminal, unless the environment says otherwise. \
          Colour alone never carries meaning.
          """,
        defaultValue: ColorChoice.auto.rawValue),
      isSaved: true, parse: { ColorChoice(rawValue: $0) }, set: { $0.color = $1 }),
    Option(
      Flag(
        "palette",
        value: .init(
          "NAME",
          oneOf: Palette.allCases.map { Choice($0.rawValue, $0.summary(.en), title: $0.title) }),
        "full screen: colours of table and cards", title: Phrase(en: "palette", zh: "配色"),
        detail: """
          The key `p` shows them all and keeps the one that you choose. Until you choose one, a \
          terminal that says that its background is light gets `paper`. Without colour, and with \
          `--ascii`, cards are drawn with lines.
          """,
        isForScreen: true, defaultValue: Palette.standard.rawValue),
      isSaved: true, parse: { Palette(rawValue: $0) }, set: { $0.palette = $1 }),
    Option(
      Flag(
        "lang",
        value: .init(
          "CODE",
          oneOf: [
            Choice("en", "English", title: Phrase(en: "English", zh: "English")),
            Choice("zh", "Chinese, simplified", title: Phrase(en: "中文", zh: "中文")),
          ]),
        "language of the output", title: Phrase(en: "language", zh: "语言"),
        detail: "Default: that of the locale. Manual pages are in English."),
      isSaved: true, parse: { Language(rawValue: $0) }, set: { $0.language = $1 }),
    option(
      .plain, "plain text: no full screen, colour or graphics",
      Phrase(en: "plain text", zh: "纯文本"),
      detail: """
        For screen readers and files: no escape sequences, and every face is named in words.
        """, set: { $0.isPlain = $1 }),
    option(
      .ascii, "plain ASCII instead of emoji, suits and box lines",
      Phrase(en: "ASCII only", zh: "只用 ASCII"),
      detail: "Default: on if the locale is not UTF-8.", set: { $0.isASCII = $1 }),
    option(
      .animation, "full screen: animate", Phrase(en: "animation", zh: "动画"), isForScreen: true,
      set: { $0.isAnimated = $1 }),
    option(
      .mouse, "full screen: use the mouse", Phrase(en: "mouse", zh: "鼠标"),
      detail: "Without it, the terminal can select and copy text.", isForScreen: true,
      set: { $0.usesMouse = $1 }),
    option(
      .bell, "full screen: ring the bell at a match and at a win", Phrase(en: "bell", zh: "响铃"),
      isForScreen: true, set: { $0.rings = $1 }),
    option(
      .record, "record games and their scores", Phrase(en: "recording", zh: "记录"),
      detail: "Scripted games only with `--record`: see SAVED GAMES.", excludes: ["watch"],
      set: { $0.isRecorded = $1 }),
  ]

  /// Returns the option of a switch.
  private static func option(
    _ name: Switch, _ summary: String, _ title: Phrase, detail: String = "",
    excludes: [String] = [], isForScreen: Bool = false,
    set: @escaping @Sendable (inout PlayOptions, Bool) -> Void
  ) -> Option<PlayOptions> {
    let flag = Flag(
      name.rawValue, summary, title: title, detail: detail, excludes: excludes, isNegatable: true,
      isForScreen: isForScreen, defaultValue: name.isOnByDefault.map { $0 ? "on" : "off" })
    return Option(flag, isSaved: true, get: { _ in nil }, set: set)
  }

  /// True if the player asks for a certain deal.
  var asksForDeal: Bool { seed != nil || isDaily || deal != nil }

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
    let saved = environment.saved.value(of: "palette").flatMap(Palette.init)
    var display = ScreenRunner.DisplayOptions(
      presentation: presentation(in: environment), depth: environment.colorDepth,
      palette: palette ?? saved ?? .standard,
      isAnimated: environment.isOn(.animation, isAnimated), rings: environment.isOn(.bell, rings),
      usesMouse: environment.isOn(.mouse, usesMouse))
    display.suitsBackground = palette == nil && saved == nil
    display.keepPalette = { environment.saved.save($0.rawValue, as: "palette") }
    return display
  }
}

/// A choice between on and off, which is an option and a setting.
enum Switch: String, CaseIterable {
  case plain, ascii, animation, mouse, bell, record

  /// True if the switch is on unless the player says otherwise; nil if that depends on the locale.
  var isOnByDefault: Bool? {
    switch self {
    case .animation, .mouse, .record: true
    case .plain, .bell: false
    case .ascii: nil
    }
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
