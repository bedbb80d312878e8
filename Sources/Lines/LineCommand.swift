/// A command in line play, as opposed to a move.
public enum LineCommand: String {
  case help, hint, board, finish, quit

  /// Reads a command in any case; returns nil for any other word.
  public init?(_ word: String) {
    // A comparison of every word with Chinese commands would take longer than reading a move.
    let isASCII = word.utf8.first ?? 0 < 0x80
    switch isASCII ? word.lowercased() : word {
    case "exit", "q": self = .quit
    case let word where isASCII: self.init(rawValue: word)
    case "帮助": self = .help
    case "提示": self = .hint
    case "局面": self = .board
    case "完成": self = .finish
    case "退出": self = .quit
    default: return nil
    }
  }

  /// Returns whether a program's word is `quit`; any shorter form may be a move.
  static func isQuit(_ word: String) -> Bool { word.lowercased() == quit.rawValue }
}
