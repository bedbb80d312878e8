/// A word of line play that isn't a move.
public enum LineCommand: String {
  case help, hint, board, quit

  /// Reads a command in any case, or returns nil for any other word.
  public init?(_ word: String) {
    switch word.lowercased() {
    case "exit", "q", "退出": self = .quit
    case "帮助": self = .help
    case "提示": self = .hint
    case "局面": self = .board
    case let word:
      guard let command = Self(rawValue: word) else { return nil }
      self = command
    }
  }
}
