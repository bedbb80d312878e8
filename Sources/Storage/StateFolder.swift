/// Where a player's records are: `$XDG_STATE_HOME/arcade`, else `~/.local/state/arcade`.
public struct StateFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// The folder at a path.
  public init(path: String) {
    self.path = path
  }

  /// The player's folder; nil where there is no home.
  public init?(variable: (String) -> String?) {
    guard
      let path = BaseFolder.path(
        "XDG_STATE_HOME", elseInHome: ".local/state", variable: variable)
    else { return nil }
    self.path = path
  }

  /// The games that have ended.
  public var history: History { History(path: path + "/history") }

  /// Where the journals of games under way are.
  public var games: String { path + "/games" }

  /// The journals of games under way, of one game or of all, the one that was played last in front.
  public func journals(of game: String? = nil) -> [String] {
    File.names(in: games)
      .filter { $0.hasPrefix(game.map { "\($0)-" } ?? "") && !Journal.isDamaged($0) }
      .map { (path: "\(games)/\($0)", time: File.lastWrite(to: "\(games)/\($0)") ?? 0) }
      .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
      .map(\.path)
  }

  /// The game of a journal, by the journal's name.
  public static func game(ofJournal path: String) -> String? {
    path.split(separator: "/").last?.split(separator: "-").first.map(String.init)
  }

  /// When a file was last written to.
  public func lastWrite(to path: String) -> Timestamp {
    Timestamp(seconds: (File.lastWrite(to: path) ?? 0) / 1_000_000_000)
  }

  /// The game that was played last, as far as files tell; nil where none was.
  public var lastGame: String? {
    let journal = journals().first
    let finished = File.lastWrite(to: history.path) ?? 0
    if let journal, let time = File.lastWrite(to: journal), time > finished {
      return Self.game(ofJournal: journal)
    }
    return (try? history.last(1))?.first?.head.game
  }
}
