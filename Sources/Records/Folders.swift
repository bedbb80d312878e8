import Platform

/// The folder of a player's records: `$XDG_STATE_HOME/arcade`, else `~/.local/state/arcade`.
public struct StateFolder: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Creates the player's state folder, or nil without a home.
  public init?(variable: (String) -> String?) {
    guard let path = BaseFolder.state.path(variable: variable) else { return nil }
    self.path = path
  }

  public var history: History { History(path: path + "/history") }
  public var games: String { path + "/games" }

  /// Returns the paths of the journals of one game or of all games, the last written first; for a
  /// ``Journal/word`` only that journal's.
  public func journals(of word: String? = nil) -> [String] {
    let parts = (word ?? "").split(separator: "-")
    let game = parts.first.map { "\($0)-" } ?? ""
    // What follows a dash may be a mode, as in `memorize-race`.
    return File.names(in: games)
      .filter { name in
        name.hasPrefix(word.map { "\($0)-" } ?? "")
          || parts.count > 1 && name.hasPrefix(game) && name.hasSuffix("-\(parts[1])")
      }
      .filter { !$0.hasPrefix(Journal.damagedPrefix) }
      .map { (path: "\(games)/\($0)", time: File.lastWrite(to: "\(games)/\($0)") ?? 0) }
      .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
      .map(\.path)
  }

  /// The reason why the journals can't be listed, or nil if they can or there are none.
  public var obstacle: SystemError? {
    guard let stream = opendir(games) else { return errno == ENOENT ? nil : .last }
    closedir(stream)
    return nil
  }

  /// Returns the name of a journal's game, which is in the name of the file.
  public static func game(ofJournal path: String) -> String? {
    path.split(separator: "/").last?.split(separator: "-").first.map(String.init)
  }

  /// The name of the game that was played last, or nil if none is known.
  public var lastGame: String? {
    let journal = journals().first
    let finished = File.lastWrite(to: history.path) ?? 0
    if let journal, let time = File.lastWrite(to: journal), time > finished {
      return Self.game(ofJournal: journal)
    }
    return (try? history.last(1))?.first.flatMap { Self.game(ofJournal: $0.head.game) }
  }
}

/// The base folders of the XDG Base Directory Specification.
public enum BaseFolder: String {
  case cache = "XDG_CACHE_HOME", config = "XDG_CONFIG_HOME", state = "XDG_STATE_HOME"

  private var fallback: String {
    switch self {
    case .cache: ".cache"
    case .config: ".config"
    case .state: ".local/state"
    }
  }

  /// Returns the arcade's folder within a base folder, which an environment variable names, or else
  /// is the fallback below `~`. Returns nil without a home. Ignores relative paths, as the
  /// specification says.
  public func path(variable: (String) -> String?) -> String? {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder(rawValue) ?? folder("HOME").map { "\($0)/\(fallback)" }
    return base.map { $0 + "/arcade" }
  }
}

extension SystemError {
  /// The error as a player reads it, with the task that failed.
  public var phrase: Phrase {
    Phrase(
      en: "can't \(task ?? "continue"): \(message)",
      zh: "无法\(taskInChinese ?? "继续")：\(messageInChinese)")
  }
}

extension String {
  /// The path as people write it, with `~` for the home folder and nothing that harms a terminal.
  public var shownAsPath: String {
    guard let home = Environment.variable("HOME"), hasPrefix(home + "/") else { return printable }
    return "~" + String(dropFirst(home.count)).printable
  }

  /// Returns a path that was typed where no shell reads it, with the home folder for `~`.
  public func withoutTilde(_ home: String?) -> String {
    guard self == "~" || hasPrefix("~/"), let home else { return self }
    return home + dropFirst()
  }
}
