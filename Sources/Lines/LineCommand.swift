/// A word of line play that isn't a move.
public enum LineCommand: String {
  case help, hint, board, quit

  /// Reads a command in any case, or returns nil for any other word.
  public init?(_ word: String) {
    // Comparing every word with Chinese ones would take longer than reading a move.
    let isASCII = word.utf8.first ?? 0 < 0x80
    let command: LineCommand? =
      switch isASCII ? word.lowercased() : word {
      case "exit", "q": .quit
      case let word where isASCII: Self(rawValue: word)
      case "退出": .quit
      case "帮助": .help
      case "提示": .hint
      case "局面": .board
      default: nil
      }
    guard let command else { return nil }
    self = command
  }
}
