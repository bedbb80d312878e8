import ArcadeCore

/// The options that every game has.
struct PlayOptions {
  var seed: Seed?
  var json = false
  var plain = false
  var quiet = false
  var color = ColorChoice.auto
  var ascii = false
  var language: Language?

  static let table: [Option<PlayOptions>] = [
    Option(
      Flag(
        "seed", short: "s", value: .init("SEED", expecting: "a number or a word"),
        "deal what SEED deals",
        detail: """
          The same seed and options deal the same game on every machine and in every release. \
          Digits that fit in 64 bits are a number, any other text is as good; without it one is \
          drawn. It is always shown, so that every game can be played again.
          """),
      sets: \.seed, parse: { try? Seed($0) }),
    Option(
      Flag(
        "json", "speak JSON lines",
        detail: "See the section on JSON lines in `man arcade`."),
      turnsOn: \.json),
    Option(
      Flag(
        "plain", "words only: no redraw, colour or pictures",
        detail: """
          For screen readers and for files. There is never an escape sequence, and every face is \
          told by its name.
          """),
      turnsOn: \.plain),
    Option(
      Flag("quiet", "print only the last line, the score"), turnsOn: \.quiet),
    Option(
      Flag(
        "color", value: .init("WHEN", oneOf: ColorChoice.choices), "when to use colour",
        detail: """
          By itself colour is used at a terminal, unless `NO_COLOR` is set or `TERM` is dumb. \
          Nothing is told by colour alone.
          """,
        standard: ColorChoice.auto.rawValue),
      sets: \.color, parse: { ColorChoice(rawValue: $0) }),
    Option(
      Flag(
        "ascii", "letters for emoji, suits and lines",
        detail: "So it is by itself where the locale is not UTF-8."),
      turnsOn: \.ascii),
    Option(
      Flag(
        "lang",
        value: .init(
          "CODE", oneOf: [Choice("en", "English"), Choice("zh", "Chinese, simplified")]),
        "the language to play in",
        detail: "Without it the locale says: `LC_ALL`, `LC_MESSAGES` or `LANG`."),
      sets: \.language, parse: { Language(rawValue: $0) }),
  ]

  /// How a player with these options is spoken to.
  func voice(in surroundings: Surroundings) -> Voice {
    let isColored =
      switch color {
      case .auto: surroundings.isColored
      case .always: true
      case .never: false
      }
    return Voice(
      language: language ?? surroundings.language, isPlain: plain,
      isASCII: ascii || !surroundings.isUTF8, isColored: isColored && !plain,
      columns: surroundings.columns)
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
struct Answers {
  var help = false
  var version = false

  static let table: [Option<Answers>] = [
    Option(
      Flag("help", short: "h", "print the short help", isAnswer: true), turnsOn: \.help),
    Option(
      Flag("version", short: "V", "print the version", isAnswer: true), turnsOn: \.version),
  ]
}
