import CommandLine
import Platform
import Records
import Terminal

/// The environment of the process, which is read only when needed.
struct ProcessEnvironment {
  /// Returns the value of an environment variable; nil if it is unset or empty.
  let variable: (String) -> String?
  var saved: SavedSettings

  let now: () -> Timestamp
  let isTerminal: (Descriptor) -> Bool

  static func ofProcess(warn: @escaping (Phrase) -> Void) -> ProcessEnvironment {
    ProcessEnvironment(
      variable: Environment.variable,
      saved: SavedSettings(variable: Environment.variable, warn: warn),
      now: { .now },
      isTerminal: \.isTerminal)
  }

  /// True if standard input and output are a terminal.
  var isAtTerminal: Bool { isTerminal(.input) && isTerminal(.output) }

  /// The width of lines: a sensible number in `COLUMNS`, else the window's width; nil without a
  /// window.
  var columns: Int? {
    let asked = variable("COLUMNS").flatMap(WholeNumber.parser(in: 1...10_000))
    return asked ?? (isTerminal(.output) ? Descriptor.output.windowSize?.columns : nil)
  }

  var locale: Locale { Locale(variable: variable) }

  /// Returns whether output has colour: from the command line, else the player's settings, else the
  /// environment, else whether it goes to a terminal.
  func isColored(_ asked: ColorChoice?) -> Bool {
    switch asked ?? saved.value(of: "color").flatMap(ColorChoice.init) ?? .auto {
    case .auto: colorVariable?.isOn ?? isTerminal(.output)
    case .always: true
    case .never: false
    }
  }

  /// The variable that decides on colour, after no-color.org, force-color.org and
  /// bixense.com/clicolors.
  var colorVariable: (name: String, isOn: Bool)? {
    if variable("NO_COLOR") != nil { return ("NO_COLOR", false) }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = variable(name), value != "0" { return (name, true) }
    }
    if variable("CLICOLOR") == "0" { return ("CLICOLOR", false) }
    return obeysSequences && !isMonochrome ? nil : ("TERM", false)
  }

  /// True if the terminal's name is that of one without colours, such as vt220 or xterm-mono.
  private var isMonochrome: Bool {
    let name = variable("TERM") ?? ""
    return ["vt1", "vt2"].contains(where: name.hasPrefix)
      || ["-m", "-mono"].contains(where: name.hasSuffix)
  }

  var obeysSequences: Bool { variable("TERM").map { $0 != "dumb" } ?? false }

  /// True if the terminal's background is light according to a variable that some terminals set.
  var isLight: Bool {
    let background = variable("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
    return background == 7 || background > 8
  }

  var colorDepth: ColorDepth {
    let words = (variable("TERM") ?? "").split(separator: "-")
    let kind = isGNUScreen ? nil : variable("COLORTERM")
    if kind == "truecolor" || kind == "24bit" || words.last == "direct" { return .full }
    // These have them, whether or not they say so.
    let names: [Substring] = [
      "alacritty", "contour", "foot", "ghostty", "kitty", "konsole", "rio", "st", "vte", "wezterm",
    ]
    if !isGNUScreen, words.contains(where: names.contains) { return .full }
    return words.contains("256color") ? .indexed : .sixteen
  }

  /// True for GNU screen, which garbles 24-bit colours but inherits the variable that promises
  /// them; tmux sets it itself.
  private var isGNUScreen: Bool {
    (variable("TERM") ?? "").hasPrefix("screen")
      && (variable("TMUX") == nil || variable("STY") != nil)
  }

  /// True if the terminal may have more colours than its name says. GNU screen passes a part of the
  /// question on to the terminal around it, and the consoles have no more.
  var asksForColors: Bool {
    let hasNoMore = ["linux", "vt"].contains(where: (variable("TERM") ?? "").hasPrefix)
    return colorDepth == .sixteen && !isGNUScreen && !hasNoMore
  }
}

/// The player's language and characters, as the environment names them.
struct Locale {
  let variable: (String) -> String?

  /// The variable that names the locale's characters.
  var charsetVariable: (name: String, value: String)? { first(of: ["LC_ALL", "LC_CTYPE", "LANG"]) }

  var isUTF8: Bool {
    // The name may look like zh_CN.UTF-8@modifier.
    let locale = charsetVariable?.value ?? ""
    let charset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  /// The locale's language, if the arcade has it, and the variable that names it.
  var language: (language: Language, variable: String)? {
    guard let (name, locale) = first(of: ["LC_ALL", "LC_MESSAGES", "LANG"]) else { return nil }
    if locale.hasPrefix("zh") { return isUTF8 ? (.zh, name) : nil }
    return locale.hasPrefix("en") ? (.en, name) : nil
  }

  private func first(of names: [String]) -> (name: String, value: String)? {
    for name in names { if let value = variable(name) { return (name, value) } }
    return nil
  }
}
