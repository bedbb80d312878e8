/// The words that can stand at the cursor of a command line.
public struct Completion {
  /// The words, each with the part before its value: `--theme=food`.
  public let words: [Choice]
  public let names: Flag.Value.Names

  /// The word at the cursor, as far as it is typed.
  private let typed: String

  /// The part of that word before a value: `--theme=`.
  private let stem: String

  init(
    _ typed: String, stem: String = "", _ choices: [Choice] = [],
    _ names: Flag.Value.Names = .none
  ) {
    (self.typed, self.stem, self.names) = (typed, stem, names)
    let value = typed.dropFirst(stem.count)
    let all =
      value.contains(":")
      ? choices.flatMap { value.hasPrefix("\($0.name):") ? $0.variants : [$0] } : choices
    words = all.map { Choice(stem + $0.name, $0.description) }
  }

  public var fitting: [Choice] { words.filter { $0.name.hasPrefix(typed) } }

  /// Returns the lines for the script of a shell: each word, and after a tab its description in a
  /// language, for zsh as a line of its list; at last the names to list, as `:files`, and after a
  /// tab the text to put before each.
  ///
  /// The shell replaces a `part` at the end of the typed word, or all of it if that is nil.
  public func lines(
    for shell: Shell, replacing part: String?, _ language: Language = .en
  ) -> [String] {
    let length = part.map { $0.count { $0 != "\\" } } ?? typed.count
    let kept = typed.prefix(max(0, typed.count - length))
    // Zsh chooses among all, as it also corrects what is typed.
    let offered = shell == .zsh ? words : fitting
    let rows = offered.filter { $0.name.hasPrefix(kept) }.map {
      (name: String($0.name.dropFirst(kept.count)), summary: $0.summary(language))
    }
    let width = rows.map(\.name.displayWidth).max() ?? 0
    return rows.map { row in
      guard !row.summary.isEmpty else { return row.name }
      let start = shell == .zsh ? row.name.padded(to: width) + "  -- " : ""
      return "\(row.name)\t\(start)\(row.summary)"
    } + [":\(names.rawValue)\t\(stem.dropFirst(kept.count))"]
  }
}
