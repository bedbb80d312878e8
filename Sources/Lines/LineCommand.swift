/// A word of line play that isn't a move.
public enum LineCommand: String {
  case help, hint, board, quit

  /// Reads a command in any case, or returns nil for any other word.
  public init?(_ word: String) {
    // Comparing every word with Chinese ones would take longer than reading a move.
    if word.utf8.first ?? 0 >= 0x80 {
      guard let command = Self(chinese: word) else { return nil }
      self = command
      return
    }
    switch word.lowercased() {
    case "exit", "q": self = .quit
    case let word:
      guard let command = Self(rawValue: word) else { return nil }
      self = command
    }
  }

  private init?(chinese word: String) {
    switch word {
    case "退出": self = .quit
    case "帮助": self = .help
    case "提示": self = .hint
    case "局面": self = .board
    default: return nil
    }
  }
}
