/// A word of line play that isn't a move.
public enum LineCommand: String {
  case help, hint, board, quit

  /// Reads a command in any case, or returns nil for any other word.
  public init?(_ word: String) {
    switch word.lowercased() {
    case "exit", "q": self = .quit
    case let word:
      guard let command = Self(rawValue: word) else { return nil }
      self = command
    }
  }
}
