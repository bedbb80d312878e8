/// A line of shell that only runs `arcade`, once or several times, so that no shell is needed.
public struct ShellLine: Sendable {
  /// The commands between semicolons.
  public let commands: [Command]

  /// One run of `arcade`.
  public struct Command: Sendable {
    /// The environment variables that are set for it.
    public let environment: [String: String]

    /// The words after `arcade`.
    public let words: [String]

    /// True if its output goes to `/dev/null`.
    public let isSilent: Bool
  }

  /// Reads a line; nil if it needs a shell.
  public init?(_ line: String) {
    guard let words = Self.words(of: line) else { return nil }
    var commands: [Command] = []
    for words in words.split(separator: nil) {
      guard let command = Command(words.compactMap(\.self)) else { return nil }
      commands.append(command)
    }
    self.commands = commands
  }

  /// Returns the words of a line, with nil for each semicolon; nil if it needs a shell.
  private static func words(of line: String) -> [String?]? {
    var words: [String?] = []
    var (word, quote) = (String?.none, Character?.none)
    for character in line.replacing(" >/dev/null", with: " \u{0}") + " " {
      if let open = quote {
        guard open == "'" || !"$`\\".contains(character) else { return nil }
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ", ";":
        if word != nil { words.append(word) }
        word = nil
        if character == ";" { words.append(nil) }
      case _ where "|&<>()$`\\*?~#!{}".contains(character): return nil
      default: word = (word ?? "") + String(character)
      }
    }
    return quote == nil ? words : nil
  }
}

extension ShellLine.Command {
  fileprivate init?(_ words: [String]) {
    let settings = words.prefix { $0.first?.isUppercase == true && $0.contains("=") }
    let rest = words.dropFirst(settings.count)
    // Simulations and tournaments take over Ctrl-C, which belongs to the test run.
    guard rest.first == "arcade", !rest.contains("simulate"), !rest.contains("tournament")
    else { return nil }
    environment = Dictionary(
      settings.map { setting in
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }, uniquingKeysWith: { $1 })
    isSilent = rest.last == "\u{0}"
    self.words = Array(rest.dropFirst()).filter { $0 != "\u{0}" }
  }
}
