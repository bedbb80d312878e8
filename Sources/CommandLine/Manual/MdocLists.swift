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

  /// Adds a list of options with everything that is said of each.
  public mutating func list(of flags: [Flag]) {
    list {
      for flag in flags {
        let short = flag.short.map { "Fl \($0) , " } ?? ""
        $0.lines.append(
          (".It \(short)Fl \(flag.listedOption.dropFirst())" + flag.argument).escapedForRoff)
        $0.prose(flag.summary.capitalizedSentence + (flag.detail.isEmpty ? "" : " " + flag.detail))
        $0.values(of: flag)
      }
    }
  }

  private mutating func values(of flag: Flag) {
    if let value = flag.value {
      let choices = value.choices.map { "`\($0.name)` (\($0.summary))" }
      let list = choices.isEmpty ? value.expectation : "one of " + choices.joined(separator: ", ")
      prose("`\(value.placeholder)` is \(list).")
    }
    if let value = flag.defaultValue { prose("Default: `\(value)`.") }
    if !flag.excludes.isEmpty {
      let others = flag.excludes.map { "`--\($0)`" }.joined(separator: " or ")
      prose("Cannot be combined with \(others).")
    }
  }

  // MARK: Other lists

  /// Adds a list of commands.
  public mutating func list(of commands: [CommandSpec]) {
    list {
      for command in commands {
        $0.lines.append(".It Cm \(command.name)\(command.operand.arguments)")
        $0.prose(command.summary.capitalizedSentence)
        if !command.detail.isEmpty { $0.prose(command.detail) }
        let choices = command.operand.choices.map { "`\($0.name)`" }
        if !choices.isEmpty {
          $0.prose("`\(command.operand.placeholder)` is one of \(choices.joined(separator: ", ")).")
        }
        let own = command.flags() + command.variantFlags()
        if !own.isEmpty { $0.list(of: own) }
        let shared = command.sharedFlags().map { "`\($0.listedOption)`" }
        if !shared.isEmpty {
          $0.prose("\(command.sharedTitle.capitalized): \(shared.joined(separator: ", ")).")
        }
      }
    }
  }

  /// Adds a list of keys.
  public mutating func list(of keys: [KeyHelp]) {
    list(of: keys.map { ($0.keys(isASCII: true), $0.summary(.en)) }, macro: "Ic")
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
