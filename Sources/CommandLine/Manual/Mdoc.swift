import GameCore
import TextUI
import Tiles

/// A page in mdoc(7), line by line.
struct Mdoc {
  private var lines: [String] = []

  /// The page's source.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// A line that calls a macro.
  mutating func macro(_ name: String, _ arguments: String...) {
    lines.append(([".\(name)"] + arguments.map(\.escapedForRoff)).joined(separator: " "))
  }

  /// A section's heading.
  mutating func section(_ title: String) {
    macro("Sh", title)
  }

  /// A heading within a section.
  mutating func subsection(_ title: String) {
    macro("Ss", title)
  }

  /// Paragraphs with `code` between backticks.
  mutating func paragraphs(_ texts: [String]) {
    for text in texts {
      if let last = lines.last, !last.hasPrefix(".Sh"), !last.hasPrefix(".Ss") { macro("Pp") }
      prose(text)
    }
  }

  /// Lines of a program, as they are.
  mutating func literal(_ text: String) {
    macro("Bd", "-literal", "-offset", "indent")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line).escapedForRoff.escapedQuotes.guardedAtStart)
    }
    macro("Ed")
  }

  // MARK: Options

  /// The options of a synopsis.
  mutating func synopsis(of flags: [Flag]) {
    for flag in flags {
      lines.append((".Op Fl -\(flag.name)" + flag.argument).escapedForRoff)
    }
  }

  /// A list of options with all that is told of each.
  mutating func list(of flags: [Flag]) {
    list {
      for flag in flags {
        let short = flag.short.map { "Fl \($0) , " } ?? ""
        $0.lines.append((".It \(short)Fl -\(flag.name)" + flag.argument).escapedForRoff)
        $0.prose(flag.summary.capitalizedSentence + (flag.detail.isEmpty ? "" : " " + flag.detail))
        $0.values(of: flag)
      }
    }
  }

  private mutating func values(of flag: Flag) {
    if let value = flag.value {
      let choices = value.choices.map { "`\($0.name)` (\($0.summary))" }
      let list = choices.isEmpty ? value.expectation : choices.joined(separator: ", ")
      prose("The value is " + (choices.isEmpty ? "" : "one of ") + list + ".")
    }
    if let standard = flag.standard { prose("The default is `\(standard)`.") }
    if !flag.excludes.isEmpty {
      let others = flag.excludes.map { "`--\($0)`" }.joined(separator: " or ")
      prose("It can't be given with \(others).")
    }
  }

  // MARK: Other lists

  /// A list of commands.
  mutating func list(of commands: [Command]) {
    list {
      for command in commands {
        $0.lines.append(".It Cm \(command.name)\(command.operand.arguments)")
        $0.prose(command.summary.capitalizedSentence)
        if !command.detail.isEmpty { $0.prose(command.detail) }
        let choices = command.operand.choices.map { "`\($0.name)`" }
        if !choices.isEmpty, command.game == nil {
          $0.prose("The first operand is one of \(choices.joined(separator: ", ")).")
        }
        let own = command.flags() + command.commonFlags()
        if !own.isEmpty { $0.list(of: own) }
        let shared = command.playFlags().map { "`--\($0.name)`" }
        if !shared.isEmpty {
          $0.prose("Of the options of games it takes \(shared.joined(separator: ", ")).")
        }
      }
    }
  }

  /// A list of keys.
  mutating func list(of keys: [KeyHelp]) {
    list(of: keys.map { ($0.keys(isASCII: true), $0.summary(.en)) }, macro: "Ic")
  }

  /// A list of words, each printed by a macro, and what is told of them.
  mutating func list(of entries: [(String, String)], macro: String = "Ev") {
    list {
      for (word, text) in entries {
        let words = word.split(separator: " ").map { word in
          let text = String(word).escapedForRoff
          return text.hasSuffix(",") ? "\(text.dropLast()) ," : text.guardedAsArgument
        }
        $0.lines.append(".It \(macro) \(words.joined(separator: " "))")
        $0.prose(text.capitalizedSentence)
      }
    }
  }

  /// Commands to try, each with its note.
  mutating func examples(_ examples: [Manual.Example]) {
    for example in examples {
      paragraphs([example.note + ":"])
      lines.append(".Dl $ \(example.command.escapedForRoff)")
    }
  }

  /// References to other pages, each by its name and its section.
  mutating func references(_ pages: [(name: String, section: String)]) {
    for (index, page) in pages.enumerated() {
      lines.append(
        ".Xr \(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : ""))
    }
  }

  private mutating func list(_ items: (inout Mdoc) -> Void) {
    macro("Bl", "-tag", "-width", "Ds")
    items(&self)
    macro("El")
  }

  // MARK: Prose

  /// A text, a line a sentence as mdoc wants it, with `code` as macros.
  private mutating func prose(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        plain(String(part), isBehindMacro: index > 0)
      } else {
        lines.append(".Ql \(String(part).escapedForRoff.escapedDashes.guardedAsArgument)")
      }
    }
  }

  /// What stands outside backticks. Punctuation right behind a macro belongs to its line.
  private mutating func plain(_ text: String, isBehindMacro: Bool) {
    var words = text.split(separator: " ").map(String.init)
    if isBehindMacro, !text.hasPrefix(" "), !words.isEmpty {
      lines[lines.count - 1] += words.removeFirst().map { " \($0)" }.joined()
    }
    var line = ""
    for word in words.map(\.escapedForRoff) {
      if line.utf8.count + word.utf8.count > 77 { flush(&line) }
      line += (line.isEmpty ? "" : " ") + word
      if word.endsSentence { flush(&line) }
    }
    flush(&line)
  }

  private mutating func flush(_ line: inout String) {
    if !line.isEmpty { lines.append(line.guardedAtStart) }
    line = ""
  }
}

extension Operand {
  /// The synopsis in macros: `[GAME]` is `Oo Ar GAME Oc`.
  fileprivate var arguments: String {
    synopsis.split(separator: " ").map { word in
      let text = word.filter { $0 != "[" && $0 != "]" }
      let opening = String(repeating: " Oo", count: word.count { $0 == "[" })
      let closing = String(repeating: " Oc", count: word.count { $0 == "]" })
      return opening + (text == "..." ? " ..." : " Ar \(text)") + closing
    }.joined()
  }
}

extension Flag {
  fileprivate var argument: String {
    value.map { " Ar \($0.placeholder)" } ?? ""
  }
}

extension String {
  fileprivate var escapedForRoff: String {
    split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
      .split(separator: "—", omittingEmptySubsequences: false).joined(separator: "\\(em")
  }

  /// Dashes that are typed, not hyphens of a text.
  fileprivate var escapedDashes: String {
    split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }

  /// Quotes and dashes that are typed, which roff would print as curly ones and as hyphens.
  fileprivate var escapedQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\(aq")
      .escapedDashes
  }

  /// Whether the word ends a sentence, and not a name's initial.
  fileprivate var endsSentence: Bool {
    hasSuffix(".") && utf8.count > 2 || hasSuffix(":")
  }

  /// A word that a macro does not take for punctuation behind its arguments.
  fileprivate var guardedAsArgument: String {
    self == "?" ? "\\&" + self : self
  }

  /// A line that does not begin as a request would.
  fileprivate var guardedAtStart: String {
    hasPrefix(".") || hasPrefix("'") ? "\\&" + self : self
  }

  /// The text as a sentence: with a capital at its start and a full stop at its end.
  var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
