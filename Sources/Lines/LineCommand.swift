/// A word of line play that isn't a move.
public enum LineCommand {
  case help, hint, board, quit

  /// Reads a command in any case, or returns nil for any other word.
  public init?(_ word: String) {
    // Comparing every word with Chinese ones would take longer than reading a move.
    let isASCII = word.utf8.first ?? 0 < 0x80
    switch isASCII ? word.lowercased() : word {
    case "help": self = .help
    case "hint": self = .hint
    case "board": self = .board
    case "quit", "exit", "q": self = .quit
    case _ where isASCII: return nil
    case "帮助": self = .help
    case "提示": self = .hint
    case "局面": self = .board
    case "退出": self = .quit
    default: return nil
    }
  }
}
