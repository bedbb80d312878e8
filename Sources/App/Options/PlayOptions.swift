import CommandLine
import GameCore
import Screens

struct PlayOptions {
  static let title = Phrase(en: "options of every game", zh: "各游戏通用的选项")

  var seed: Seed?
  var isDaily = false
  var deal: String?
  var json = false
  var quiet = false
  var color: ColorChoice?
  /// The name of the palette, or `auto`.
  var palette: String?
  var language: Language?

  /// The values of the switches on the command line.
  var switches: [Switch: Bool] = [:]

  init() {}

  /// Creates the options in a line. Throws if one does not take its value.
  init(_ line: ParsedLine) throws(UserError) {
    try line.apply(Self.table, to: &self)
  }

  /// Sets the options of every command, each to the last value that it takes, so that errors in the
  /// words can be told in the right way.
  mutating func setGlobalOptions(in words: [String]) {
    let table = Self.table.filter(\.flag.isGlobal).map { $0.with { $0.flag.isRepeatable = true } }
    let line = ParsedLine(words) { table.hasFlag(where: $0) }
    try? line.apply(table, to: &self)
  }

  // MARK: Names

  static let dealing = ["seed", "daily", "deal"]

  /// The names of the options that only change the full screen.
  static var screen: [String] { flags.filter(\.isForScreen).map(\.name) }

  // MARK: Table

  static var flags: [Flag] { table.map(\.flag) }

  /// Returns the options with some names and the options of every command.
  static func flags(named names: [String]) -> [Flag] {
    flags.filter { $0.isGlobal || names.contains($0.name) }
  }

  static func flags(without names: [String]) -> [Flag] { flags.filter { !names.contains($0.name) } }

  static let table: [Option<PlayOptions>] = [
    Option(
      Flag(
        "seed", zh: "种子", short: "s",
        value: .init("SEED", expecting: Phrase(en: "a number or a text", zh: "数字或文字")),
        Phrase(en: "choose the deal by a number or word", zh: "用种子（数字或单词）指定题目"),
        detail: """
          Default: a random number, which is always shown, so that every game can be played again.
          """, excludes: ["daily", "deal"]),
      parse: { try? Seed($0) }, set: { $0.seed = $1 }),
    Option(
      Flag(
        "daily", zh: "每日",
        Phrase(en: "play the deal of the day, the same for everybody", zh: "玩今天的一局（所有人都一样）"),
        detail: "Its seed is daily and the date in UTC: see DAILY DEALS.",
        excludes: ["seed", "deal"]),
      set: { $0.isDaily = $1 }),
    Option(
      Flag(
        "deal", zh: "题目",
        value: .init(
          "TEXT",
          expecting: Phrase(en: "a deal as 'arcade deal' prints it", zh: "'arcade deal' 输出的题目")),
        Phrase(en: "use a written deal", zh: "使用写好的题目"),
        detail: """
          Plain or encoded, as `arcade deal` prints it. The deal decides the options that shape \
          it; the others work as usual.
          """, excludes: ["seed", "daily"], isRare: true),
      parse: { $0 }, set: { $0.deal = $1 }),
    Option(
      Flag(
        "json", Phrase(en: "print JSON lines", zh: "逐行输出 JSON"), detail: "See `arcade man json`."),
      set: { $0.json = $1 }),
    Option(
      Flag(
        "quiet", zh: "安静", short: "q",
        Phrase(en: "print only the last line: score and seed", zh: "只输出最后一行：成绩和种子"), isRare: true),
      set: { $0.quiet = $1 }),
    Option(
      Flag(
        "color", value: .init("WHEN", oneOf: ColorChoice.choices),
        Phrase(en: "when to use colour", zh: "何时使用颜色"),
        title: Phrase(en: "colours", zh: "颜色"),
        detail: """
          With auto, colour is used at a terminal, unless the environment says otherwise. Colour \
          alone never carries meaning.
          """,
        isRare: true, isGlobal: true, defaultValue: ColorChoice.auto.rawValue),
      isSaved: true, parse: { ColorChoice(rawValue: $0) }, set: { $0.color = $1 }),
    Option(
      Flag(
        "palette",
        value: .init(
          "NAME",
          oneOf: ([Palette.auto] + Palette.allCases.map { ($0.rawValue, $0.title, $0.summary) })
            .map { Choice($0.name, $0.summary, title: $0.title) }),
        Phrase(en: "full screen: colours of table and cards", zh: "全屏：桌面和牌的配色"),
        title: Phrase(en: "palette", zh: "配色"),
        detail: """
          The key p shows them all and keeps the one that you choose. With auto a terminal that \
          says that its background is light gets paper, and others get felt. Without colour or \
          with `--ascii`, cards are drawn with lines.
          """,
        isForScreen: true, isGlobal: true, defaultValue: Palette.auto.name),
      isSaved: true, parse: { $0 == Palette.auto.name ? $0 : Palette(rawValue: $0)?.rawValue },
      set: { $0.palette = $1 }),
    Option(
      Flag(
        "lang",
        value: .init(
          "CODE",
          oneOf: [
            Choice(
              "en", Phrase(en: "English", zh: "英文"), title: Phrase(en: "English", zh: "English")),
            Choice(
              "zh", Phrase(en: "Chinese, simplified", zh: "简体中文"), title: Phrase(en: "中文", zh: "中文")
            ),
          ]),
        Phrase(en: "language of the output", zh: "界面语言"), title: Phrase(en: "language", zh: "语言"),
        detail: "Default: that of the locale. `arcade man` has the pages of section 6 in it.",
        isGlobal: true),
      isSaved: true, parse: { Language(rawValue: $0) }, set: { $0.language = $1 }),
    option(
      .plain, Phrase(en: "plain text: no full screen, colour or graphics", zh: "纯文本：不用全屏、颜色和图形"),
      Phrase(en: "plain text", zh: "纯文本"),
      detail: """
        For screen readers and files: no escape sequences, and every face is named in words.
        """, isGlobal: true),
    option(
      .ascii,
      Phrase(en: "plain ASCII instead of emoji, suits and box lines", zh: "用 ASCII 代替表情、花色和框线"),
      Phrase(en: "ASCII only", zh: "只用 ASCII"),
      detail: "Default: on if the locale is not UTF-8.", isRare: true, isGlobal: true),
    option(
      .animation, Phrase(en: "full screen: animate", zh: "全屏：播放动画"),
      Phrase(en: "animation", zh: "动画"), isForScreen: true),
    option(
      .mouse, Phrase(en: "full screen: use the mouse", zh: "全屏：使用鼠标"),
      Phrase(en: "mouse", zh: "鼠标"),
      detail: "Without it, the terminal can select and copy text.", isForScreen: true),
    option(
      .bell, Phrase(en: "full screen: ring the bell at a match and at a win", zh: "全屏：配对和获胜时响铃"),
      Phrase(en: "bell", zh: "响铃"), isForScreen: true),
    option(
      .clock, Phrase(en: "full screen: show the time played", zh: "全屏：显示用时"),
      Phrase(en: "clock", zh: "计时"), isForScreen: true),
    option(
      .record, Phrase(en: "record games and their scores", zh: "记录每局和成绩"),
      Phrase(en: "recording", zh: "记录"),
      detail: "Scripted games only with `--record`: see SAVED GAMES.", excludes: ["watch"],
      isRare: true),
  ]

  private static func option(
    _ name: Switch, _ summary: Phrase, _ title: Phrase, detail: String = "",
    excludes: [String] = [], isForScreen: Bool = false, isRare: Bool = false,
    isGlobal: Bool = false
  ) -> Option<PlayOptions> {
    let flag = Flag(
      name.rawValue, zh: name == .ascii ? "只用ASCII" : nil, summary, title: title, detail: detail,
      excludes: excludes, isNegatable: true,
      isForScreen: isForScreen, isRare: isRare, isGlobal: isGlobal,
      defaultValue: name.isOnByDefault.map { $0 ? "on" : "off" })
    return Option(flag, isSaved: true, set: { $0.switches[name] = $1 })
  }

  var asksForDeal: Bool { seed != nil || isDaily || deal != nil }

  /// Returns whether a switch is on: from the command line, else the player's settings, else its
  /// default, which for ASCII depends on the locale.
  func isOn(_ choice: Switch, in environment: ProcessEnvironment) -> Bool {
    switches[choice] ?? environment.saved.value(of: choice.rawValue).map { $0 == "on" }
      ?? choice.isOnByDefault ?? !environment.locale.isUTF8
  }

  func opensScreen(in environment: ProcessEnvironment) -> Bool {
    !json && !quiet && environment.isAtTerminal && environment.obeysSequences
      && !isOn(.plain, in: environment)
  }

  func presentation(in environment: ProcessEnvironment) -> Presentation {
    let isPlain = isOn(.plain, in: environment)
    return Presentation(
      language: json ? .en : language ?? environment.saved.language, isPlain: isPlain,
      isASCII: isOn(.ascii, in: environment),
      isColored: !isPlain && environment.isColored(color), columns: environment.columns)
  }

  /// Returns the display of the full screen for a player with these options.
  func displayOptions(in environment: ProcessEnvironment) -> ScreenRunner.DisplayOptions {
    let chosen = (palette ?? environment.saved.value(of: "palette")).flatMap(Palette.init)
    var display = ScreenRunner.DisplayOptions(
      presentation(in: environment), environment.colorDepth)
    if display.presentation.drawsPixels {
      display.automaticPalette = environment.isLight ? .paper : .standard
      display.palette = chosen ?? display.automaticPalette
    }
    display.isAnimated = isOn(.animation, in: environment)
    display.rings = isOn(.bell, in: environment)
    display.usesMouse = isOn(.mouse, in: environment)
    display.asksForColors = environment.asksForColors
    display.hasHairlines = environment.variable("XTERM_VERSION") != nil
    display.hasClock = isOn(.clock, in: environment)
    display.suitsBackground = chosen == nil
    display.keepPalette = { environment.saved.save($0?.rawValue, as: "palette") }
    return display
  }
}

enum Switch: String, CaseIterable {
  case plain, ascii, animation, mouse, bell, clock, record

  /// True if the switch is on by default; nil if the default depends on the locale.
  var isOnByDefault: Bool? {
    switch self {
    case .animation, .mouse, .record: true
    case .plain, .bell, .clock: false
    case .ascii: nil
    }
  }
}

enum ColorChoice: String {
  case auto, always, never

  static let choices = [
    Choice(
      "auto", Phrase(en: "at a terminal", zh: "在终端上"), title: Phrase(en: "automatic", zh: "自动")),
    Choice("always", title: Phrase(en: "always", zh: "总是")),
    Choice("never", title: Phrase(en: "never", zh: "从不")),
  ]
}
