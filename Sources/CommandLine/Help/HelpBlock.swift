import Flags
import TextUI

/// A part of a help page: a sentence, or a list under a heading.
struct HelpBlock {
  /// An entry of a list.
  struct Row {
    /// The word or the option.
    let term: String

    /// A description in a few words.
    let summary: String

    /// The addition in the whole help, such as the values.
    let detail: String

    /// Its form in a compact list.
    let spelling: String

    /// True if the short help has it too.
    let isBrief: Bool

    init(
      _ term: String, _ summary: String, detail: String = "", spelling: String? = nil,
      isBrief: Bool = true
    ) {
      (self.term, self.summary, self.detail) = (term, summary, detail)
      (self.spelling, self.isBrief) = (spelling ?? term, isBrief)
    }
  }

  /// The heading of the list, or the sentence.
  private let title: String

  /// The entries; empty for a sentence.
  private(set) var rows: [Row]

  private let isBrief: Bool

  /// True if the short help has only the words of the list.
  var isCompact = false

  private static let width = 80

  private init(_ title: String, _ rows: [Row], isBrief: Bool) {
    (self.title, self.rows, self.isBrief) = (title, rows, isBrief)
  }

  // MARK: Kinds

  /// Returns a sentence, or nil if it is empty.
  static func prose(_ text: String) -> HelpBlock? {
    text.isEmpty ? nil : HelpBlock(text, [], isBrief: false)
  }

  /// Returns a list under a heading, or nil if it is empty.
  static func list(_ title: String, _ rows: [Row], isBrief: Bool = true) -> HelpBlock? {
    rows.isEmpty ? nil : HelpBlock(title, rows, isBrief: isBrief)
  }

  /// Returns a list of options, or nil if there are none.
  static func options(_ title: String, _ flags: [Flag]) -> HelpBlock? {
    list(
      title,
      flags.map { flag in
        let short = flag.short.map { "-\($0)" }
        let long = flag.listedOption + (flag.value.map { " \($0.placeholder)" } ?? "")
        let value = flag.defaultValue.flatMap { $0 == "off" ? nil : " (\($0))" } ?? ""
        return Row(
          (short.map { $0 + ", " } ?? "    ") + long, flag.summary,
          detail: (flag.value?.listed ?? "") + value,
          spelling: (short.map { $0 + "/" } ?? "") + long, isBrief: !flag.isForScreen)
      })
  }

  /// The options that every command takes.
  static var everywhere: HelpBlock? { options("options everywhere", HelpRequest.flags) }

  /// The block without what the short help leaves out, or nil if nothing is left.
  var abridged: HelpBlock? {
    guard isBrief else { return nil }
    var block = self
    block.rows.removeAll { !$0.isBrief }
    return block.rows.isEmpty ? nil : block
  }

  // MARK: Text

  /// The block in the whole help.
  var text: String {
    guard !rows.isEmpty else { return title.wrapped(to: Self.width).joined(separator: "\n") }
    return "\(title):\n" + table(rows.map { ($0.term, $0.summary + $0.detail) })
  }

  /// The block in the short help.
  var shortText: String {
    let list = isCompact ? words : table(rows.map { ($0.term, $0.summary) })
    return "\(title):\n" + list
  }

  /// The entries without what is said of them, as many on a line as have room.
  private var words: String {
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      let word = row.spelling + (index < rows.count - 1 ? "," : "")
      if let line = lines.last, line.displayWidth + 1 + word.displayWidth <= Self.width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Two columns, of which the second starts after the longest of the first.
  private func table(_ rows: [(term: String, text: String)]) -> String {
    let terms = rows.map { "  " + $0.term }
    let column = 2 + (terms.map(\.displayWidth).max() ?? 0)
    return zip(terms, rows).flatMap { term, row in
      guard !row.text.isEmpty else { return [term] }
      return row.text.wrapped(to: Self.width - column).enumerated().map { index, line in
        (index == 0 ? term : "").padded(to: column) + line
      }
    }.joined(separator: "\n")
  }
}

extension Flag.Value {
  /// The values to choose from, after those that can't be listed.
  fileprivate var listed: String {
    let words = choices.listed
    return isListed || words.isEmpty ? words : ", or" + words.dropFirst()
  }
}

extension [Choice] {
  /// The words after a colon, or nothing if there are none.
  var listed: String {
    isEmpty ? "" : ": " + map(\.name).joined(separator: ", ")
  }
}
