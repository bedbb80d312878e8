import Play
import Simulation
import GameCore
import Platform
import Storage
import Terminal
import TextUI
import Tiles

/// What the process was started with and stands in, read only where it is asked for.
struct ProcessEnvironment {
  /// The value of an environment variable; nil where it is not set or empty.
  let variable: (String) -> String?

  /// What the player has chosen for all games.
  let kept: SavedSettings

  /// The time by the system's clock.
  let now: () -> Timestamp

  private let argument: (Int) -> UnsafePointer<CChar>?

  /// The process's own.
  static func ofProcess(warn: @escaping (String) -> Void) -> ProcessEnvironment {
    let arguments = CommandLine.unsafeArgv
    let count = Int(CommandLine.argc)
    return ProcessEnvironment(
      variable: Environment.variable,
      kept: SavedSettings(SettingsFile(variable: Environment.variable), warn: warn),
      now: { .now },
      argument: { $0 < count ? arguments[$0].map { UnsafePointer($0) } : nil })
  }

  /// The words behind the program's name. Throws where one is not UTF-8.
  func arguments() throws(UsageError) -> [String] {
    var words: [String] = []
    while let argument = argument(words.count + 1) {
      guard let word = String(validatingCString: argument) else {
        throw UsageError("argument \(words.count + 1) is not valid UTF-8")
      }
      words.append(word)
    }
    return words
  }

  /// Whether a person types at a terminal and reads there.
  var isAtTerminal: Bool { Descriptor.input.isTerminal && outputIsTerminal }

  private var outputIsTerminal: Bool { Descriptor.output.isTerminal }

  /// The width that lines should keep to: `COLUMNS` where that is a sensible number, else the
  /// window's; nil where there is no window.
  var columns: Int? {
    let asked = variable("COLUMNS").flatMap(WholeNumber.parser(in: 1...10_000))
    return asked ?? (outputIsTerminal ? Descriptor.output.windowSize?.columns : nil)
  }

  /// Whether the locale's characters are UTF-8.
  var isUTF8: Bool {
    // As in zh_CN.UTF-8@modifier.
    let locale = first(of: "LC_ALL", "LC_CTYPE", "LANG") ?? ""
    let charset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  /// The language that the locale names, or else the player's settings, where its characters can be
  /// shown.
  var language: Language {
    if let language = localeLanguage?.language { return language }
    let chosen = kept.value(of: "lang").flatMap(Language.init)
    return isUTF8 ? chosen ?? .en : .en
  }

  /// The language of the locale, as far as the arcade speaks it, and the variable that says so.
  var localeLanguage: (language: Language, variable: String)? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let name = names.first(where: { variable($0) != nil }), let locale = variable(name)
    else { return nil }
    if locale.hasPrefix("zh") { return isUTF8 ? (.zh, name) : nil }
    return locale.hasPrefix("en") ? (.en, name) : nil
  }

  /// Whether colour is used: when the command line has asked for it, or else when the player's
  /// settings say, unless the environment forbids it.
  func isColored(_ asked: ColorChoice?) -> Bool {
    guard asked == .always || colorBan == nil else { return false }
    switch asked ?? kept.value(of: "color").flatMap(ColorChoice.init) ?? .auto {
    case .auto: return outputIsTerminal
    case .always: return true
    case .never: return false
    }
  }

  /// The variable that forbids colour, if one does.
  var colorBan: String? {
    if variable("NO_COLOR") != nil { return "NO_COLOR" }
    return obeysSequences ? nil : "TERM"
  }

  /// Whether a person sits at a terminal that pictures can be drawn on.
  var hasScreen: Bool { isAtTerminal && obeysSequences }

  /// Whether the terminal does more with what it is sent than to print it.
  private var obeysSequences: Bool { variable("TERM").map { $0 != "dumb" } ?? false }

  /// How many colours the terminal shows, where it shows any.
  var colorDepth: ColorDepth {
    let (kind, terminal) = (variable("COLORTERM"), variable("TERM") ?? "")
    if kind == "truecolor" || kind == "24bit" || terminal.hasSuffix("-direct") { return .full }
    return terminal.hasSuffix("256color") ? .indexed : .sixteen
  }

  private func first(of names: String...) -> String? {
    names.lazy.compactMap(variable).first
  }
}
