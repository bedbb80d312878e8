extension Mdoc {
  // MARK: Options

  public mutating func synopsis(of flags: [Flag]) {
    for flag in flags {
      lines.append(
        (".Op \(flag.macro)" + flag.argument(language)).escapedForRoff)
    }
  }

  /// Adds a list of options with their descriptions, and below it the options that can't be
  /// combined, or only those among the options of a command. The words to choose from may be left
  /// out.
  public mutating func list(
    of flags: [Flag], withChoices: Bool = true, among others: [Flag]? = nil
  ) {
    list {
      for flag in flags {
        let short = flag.short.map { "Fl \($0) , " } ?? ""
        let other = $0.language(en: "", zh: flag.chinese.map { " , Fl -\($0)" } ?? "")
        $0.lines.append(
          (".It \(short)\(flag.macro)\(other)" + flag.argument($0.language)).escapedForRoff)
        $0.prose(flag.summary($0.language).sentence($0.language))
        if $0.language == .en, !flag.detail.isEmpty { $0.prose(flag.detail) }
        $0.values(of: flag, withChoices: withChoices)
      }
    }
    let conflicts = conflicts(of: flags, with: others.map { $0.map(\.name) })
    guard !conflicts.isEmpty else { return }
    lines.append(".Pp")
    lines.append("." + conflicts.joined(separator: language(en: "\n.", zh: " \\*n ")))
  }

  /// Adds the values of an option and its default. An expectation is left out if it has no figure,
  /// as it repeats the placeholder, begins with that, as the details state it, or ends the summary.
  private mutating func values(of flag: Flag, withChoices: Bool) {
    let expectation = flag.value.map { $0.isListed ? .empty : $0.expectation } ?? .empty
    let standard = flag.defaultValue?.escapedForRoff
    let end =
      standard.map { language(en: " ; default: \($0) .", zh: "，默认 \($0)。") } ?? stop
    if let value = flag.value, expectation(.en).contains(where: \.isNumber),
      !expectation(.en).hasPrefix(value.placeholder),
      !flag.summary(language).hasSuffix(expectation(language))
    {
      let text = expectation(language)
      let told = language(en: " No is \(text)", zh: " No 是\(text.spacedBefore)")
      lines.append(".Ar \(value.placeholder.inWords(language))\(told)\(end)")
    } else if let value = flag.value, withChoices, expectation.isEmpty {
      list(of: value.choices, for: value.placeholder, end: end)
    } else if let standard {
      let title = flag.title(of: standard, language).spacedBefore
      lines.append(language(en: "Default: \(standard).", zh: "默认\(title)。"))
    }
  }

  /// Adds words to choose from, each with its summary if it has one.
  private mutating func list(of choices: [Choice], for placeholder: String, end: String) {
    var line = language(en: "Ar \(placeholder.inWords(language)) No is one of", zh: "No 可选")
    for (index, choice) in choices.enumerated() {
      let text = choice.summary(language)
      let summary = text.isEmpty ? "" : language(en: " No ( \(text) )", zh: "（\\&\(text)）")
      let isLast = index == choices.count - 1
      let next = isLast ? end : language(en: " ,", zh: "、\\:")
      let item = "Cm \(choice.name)" + language(en: "", zh: " Ns No ") + summary + next
      if language == .en, line.utf8.count + item.utf8.count > 77 {
        lines.append("." + line)
        line = item
      } else {
        line += language(en: " ", zh: index == 0 ? " " : " \\*n ") + item
      }
    }
    lines.append("." + line)
  }

  /// Returns the macros for each option that can't be combined with others, which may have to be
  /// among some names, each pair once.
  private func conflicts(of flags: [Flag], with known: [String]?) -> [String] {
    var pairs = Set(flags.flatMap { flag in flag.excludes.map { Set([flag.name, $0]) } })
    let widest = flags.sorted { $0.excludes.count > $1.excludes.count }
    return widest.compactMap { flag in
      let names = flag.excludes.filter {
        known?.contains($0) != false && pairs.remove([flag.name, $0]) != nil
      }
      guard !names.isEmpty else { return nil }
      let comma = language(en: " , ", zh: " Ns No 、\\: \\*n Fl ")
      let others = names.map { "-\($0)" }.joined(separator: comma)
      return "Fl -\(flag.name) No "
        + language(en: "conflicts with Fl \(others) .", zh: "不能与 Fl \(others) No 同用。")
    }
  }

  // MARK: Other lists

  /// Adds a list of commands. Operands of some kinds, such as `game`, are not listed; an option
  /// that an earlier command has too, or that is described elsewhere, is only named.
  public mutating func list(
    of commands: [CommandSpec], without nouns: [String] = [], describedElsewhere: [Flag] = []
  ) {
    // A switch of the same name may do something else.
    let title: (Flag) -> String = { $0.name + ($0.value == nil ? $0.summary(.en) : "") }
    var told = Set(describedElsewhere.map(title))
    list {
      for command in commands {
        $0.lines.append(".It Cm \(command.name)\(command.operand.arguments($0.language))")
        $0.prose(command.summary()($0.language).sentence($0.language))
        if $0.language == .en, !command.detail.isEmpty { $0.prose(command.detail) }
        let choices = command.operand.choices.map { Choice($0.name) }
        if !choices.isEmpty, !nouns.contains(command.operand.noun(.en)) {
          $0.list(of: choices, for: command.operand.noun(.en).uppercased(), end: $0.stop)
        }
        let all = command.flags()
        let own = all.filter { told.insert(title($0)).inserted }
        if !own.isEmpty { $0.list(of: own, among: all + command.sharedFlags()) }
        let again = all.filter { flag in !own.contains { $0.name == flag.name } }
        let named = again + command.sharedFlags().filter { !$0.isGlobal }
        guard named.map(\.name) != ["json"], !named.isEmpty else { continue }
        let end = $0.language(en: ".El", zh: ".")
        if $0.lines.last?.hasPrefix(end) == true { $0.lines.append(".Pp") }
        let comma = $0.language(en: " , ", zh: " Ns No 、\\: \\*n ")
        let names = named.map(\.macro).joined(separator: comma)
        $0.lines.append($0.language(en: ".No Also \(names) .", zh: ".No 还可以用 \(names) Ns No 。"))
      }
    }
  }

  public mutating func list(of keys: [KeyHelp]) {
    columns(
      keys.map { key in
        let name = key.keys(isASCII: language == .en, language)
        let words = name.split(separator: " ").map { String($0).escapedForRoff.guardedAsArgument }
        return (name, "Ic " + words.joined(separator: " "), key.summary(language).capitalizedFirst)
      })
  }

  /// Adds a table of words, each with a text about it.
  public mutating func list(of entries: [(words: String, text: String)]) {
    columns(
      entries.map { words, text in
        (words, "Cm " + words.split(separator: ",").joined(separator: " ,"), text.escapedForRoff)
      })
  }

  /// Adds a table, each row of which has a term, its macro, and a text in mdoc(7).
  private mutating func columns(_ rows: [(term: String, macro: String, text: String)]) {
    let longest = rows.map(\.term).max { $0.displayWidth < $1.displayWidth } ?? ""
    // groff takes only ASCII for a width.
    let width = longest.unicodeScalars.map {
      $0.isASCII ? String($0) : String(repeating: "x", count: $0.displayWidth)
    }
    lines.append(".Bl -column \"\(width.joined().escapedForRoff)\"")
    for row in rows { lines.append(".It \(row.macro) Ta \(row.text)") }
    lines.append(".El")
  }

  /// Adds commands to try, each with its note beside it, or above it where there is no room.
  public mutating func examples(_ examples: [Manual.Example]) {
    let rows = examples.filter { !$0.note(language).isEmpty }.map { example in
      let (command, note) = ("$ \(example.command)", "# \(example.note(language))")
      let line = command.padded(to: 36) + "  " + note
      return line.displayWidth > 72 ? "\(note)\n\(command)" : line
    }
    literal(rows.joined(separator: "\n"))
  }

  /// The end of a sentence on the line of a macro.
  private var stop: String { language(en: " .", zh: "。") }

  private mutating func list(_ items: (inout Mdoc) -> Void) {
    let start = lines.count
    items(&self)
    // A list of nothing is an error.
    guard lines.count > start else { return }
    lines.insert(".Bl -tag -width Ds", at: start)
    lines.append(".El")
  }
}

extension Operand {
  /// The synopsis in macros: `[GAME]` is `Oo Ar GAME Oc`.
  fileprivate func arguments(_ language: Language) -> String {
    synopsis.inWords(language).split(separator: " ").map { word in
      let text = word.filter { $0 != "[" && $0 != "]" }
      let opening = String(repeating: " Oo", count: word.count { $0 == "[" })
      let closing = String(repeating: " Oc", count: word.count { $0 == "]" })
      return opening + (text == "..." ? " ..." : " Ar \(text)") + closing
    }.joined()
  }
}

extension Flag {
  /// The option in a macro: `Fl -[no-]bell`.
  fileprivate var macro: String { "Fl \(listedOption.dropFirst())" }

  fileprivate func argument(_ language: Language) -> String {
    value.map { " Ar \($0.placeholder.inWords(language))" } ?? ""
  }
}
