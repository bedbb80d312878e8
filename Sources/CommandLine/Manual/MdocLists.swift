import Flags
import TextUI

extension Mdoc {
  // MARK: Options

  /// Adds the options of a synopsis.
  public mutating func synopsis(of flags: [Flag]) {
    for flag in flags {
      lines.append((".Op Fl \(flag.listedOption.dropFirst())" + flag.argument).escapedForRoff)
    }
  }

  /// Adds a list of options with everything that is said of each, and below it which of them can't
  /// be combined. If `expectation` is given, it stands for the values to choose from.
  public mutating func list(of flags: [Flag], expecting expectation: String? = nil) {
    list {
      for flag in flags {
        let short = flag.short.map { "Fl \($0) , " } ?? ""
        $0.lines.append(
          (".It \(short)Fl \(flag.listedOption.dropFirst())" + flag.argument).escapedForRoff)
        $0.prose(
          flag.summary(.en).capitalizedSentence + (flag.detail.isEmpty ? "" : " " + flag.detail))
        $0.values(of: flag, expectation)
      }
    }
    let sentences = Self.exclusions(among: flags)
    if !sentences.isEmpty { paragraphs([sentences.joined(separator: " ")]) }
  }

  private mutating func values(of flag: Flag, _ expectation: String?) {
    if let value = flag.value {
      lines.append(".Ar \(value.placeholder)")
      let text = value.isListed ? expectation : value.expectation(.en)
      text.map { prose("is \($0).") } ?? list(of: value.choices)
    }
    if let value = flag.defaultValue { lines.append("Default: \(value.escapedForRoff).") }
  }

  /// Adds words to choose from, each with its summary if it has one.
  private mutating func list(of choices: [Choice]) {
    lines.append("is one of")
    for (index, choice) in choices.enumerated() {
      let sign = index < choices.count - 1 ? " ," : " ."
      let isNext = index > 0 && choices[index - 1].summary.isEmpty
      if isNext { lines[lines.count - 1] += " \(choice.name)" }
      if !isNext { lines.append(".Cm \(choice.name)") }
      if !choice.summary.isEmpty { lines[lines.count - 1] += " Pq \(choice.summary(.en))" }
      lines[lines.count - 1] += sign
    }
  }

  /// Returns a sentence for each option that can't be combined with others, each pair once.
  private static func exclusions(among flags: [Flag]) -> [String] {
    var pairs = Set(flags.flatMap { flag in flag.excludes.map { Set([flag.name, $0]) } })
    let widest = flags.sorted { $0.excludes.count > $1.excludes.count }
    return widest.compactMap { flag in
      let names = flag.excludes.filter { pairs.remove([flag.name, $0]) != nil }
      guard !names.isEmpty else { return nil }
      let others = names.map { "`--\($0)`" }.listed(before: "or")
      return "`--\(flag.name)` cannot be combined with \(others)."
    }
  }

  // MARK: Other lists

  /// Adds a list of commands. Operands of some kinds, such as `game`, are not listed.
  public mutating func list(of commands: [CommandSpec], without nouns: [String] = []) {
    list {
      for command in commands {
        $0.lines.append(".It Cm \(command.name)\(command.operand.arguments)")
        $0.prose(command.summary(.en).capitalizedSentence)
        if !command.detail.isEmpty { $0.prose(command.detail) }
        let choices = command.operand.choices.map { Choice($0.name) }
        if !choices.isEmpty, !nouns.contains(command.operand.noun(.en)) {
          $0.lines.append(".Ar \(command.operand.placeholder)")
          $0.list(of: choices)
        }
        let own = command.flags() + command.variantFlags()
        if !own.isEmpty { $0.list(of: own) }
        let shared = command.sharedFlags().map { "`\($0.listedOption)`" }
        if !shared.isEmpty {
          if !own.isEmpty { $0.macro("Pp") }
          $0.prose("\(command.sharedTitle(.en).capitalized): \(shared.joined(separator: ", ")).")
        }
      }
    }
  }

  /// Adds a table of keys.
  public mutating func list(of keys: [KeyHelp]) {
    let names = keys.map { $0.keys(isASCII: true) }
    let longest = names.max { $0.utf8.count < $1.utf8.count } ?? ""
    lines.append(".Bl -column \"\(longest.escapedForRoff)\"")
    for (key, name) in zip(keys, names) {
      let words = name.split(separator: " ").map { String($0).escapedForRoff.guardedAsArgument }
      lines.append(".It Ic \(words.joined(separator: " ")) Ta \(key.summary(.en).capitalized)")
    }
    macro("El")
  }

  /// Adds a list of words, each printed by a macro, and what is said of them.
  public mutating func list(of entries: [(String, String)], macro: String = "Ev") {
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

  /// Adds commands to try, each with its note.
  public mutating func examples(_ examples: [Manual.Example]) {
    for example in examples {
      paragraphs([example.note + ":"])
      lines.append(".Dl $ \(example.command.escapedForRoff.escapedQuotes)")
    }
  }

  private mutating func list(_ items: (inout Mdoc) -> Void) {
    macro("Bl", "-tag", "-width", "Ds")
    items(&self)
    macro("El")
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
