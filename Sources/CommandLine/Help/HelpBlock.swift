/// A part of a help page: a sentence, or a list under a heading.
struct HelpBlock {
  struct Row {
    /// The word or the option, which stands out.
    let term: Phrase

    /// The rest of the first column, such as a placeholder.
    let rest: Phrase
    let summary: Phrase

    /// The addition in the whole help, such as the values.
    let detail: Phrase

    init(
      _ term: String, rest: String = "", _ summary: Phrase = .empty, detail: Phrase = .empty
    ) {
      self.term = Phrase(en: term, zh: term)
      // An example has only `rest`: a command line, which isn't translated.
      self.rest = Phrase {
        term.isEmpty || rest.isEmpty ? rest : " " + rest.inWords($0)
      }
      (self.summary, self.detail) = (summary, detail)
    }

    init(_ key: KeyHelp) {
      term = Phrase { key.keys(isASCII: $0 == .en, $0) }
      (rest, summary, detail) = (.empty, key.summary, .empty)
    }
  }

  /// The heading of the list, or the sentence.
  private let title: Phrase
  var rows: [Row]

  static func prose(_ text: Phrase) -> HelpBlock? {
    text.isEmpty ? nil : HelpBlock(title: text, rows: [])
  }

  static func list(_ title: Phrase, _ rows: [Row]) -> HelpBlock? {
    rows.isEmpty ? nil : HelpBlock(title: title, rows: rows)
  }

  static func options(_ title: Phrase, _ flags: [Flag]) -> HelpBlock? {
    list(
      title,
      flags.map { flag in
        let short = flag.short.map { "-\($0), " } ?? "    "
        let value = flag.defaultValue.flatMap { $0 == "off" ? nil : $0 }
        let detail = Phrase { language in
          (flag.value?.listed(language) ?? "")
            + (value.map { value in
              let title = flag.value == nil ? flag.title(of: value, language) : value
              return language(en: " (\(value))", zh: "（默认\(title.spacedBefore)）")
            } ?? "") + language(en: "", zh: flag.chinese.map { "；也可写 --\($0)" } ?? "")
        }
        return Row(
          short + flag.listedOption, rest: flag.value?.placeholder ?? "", flag.summary,
          detail: detail)
      })
  }

  /// Returns the lines of the block within a width, with the details or without.
  func lines(_ presentation: Presentation, within width: Int, isWhole: Bool) -> [String] {
    let language = presentation.language
    let title = title(language)
    guard !rows.isEmpty else { return title.wrapped(to: width) }
    let longest = rows.map { ($0.term(language) + $0.rest(language)).displayWidth }.max() ?? 0
    let column = min(longest + 4, width * 2 / 5)
    let heading = presentation.paint(presentation(en: "\(title):", zh: "\(title)："), .bold)
    return [heading]
      + rows.flatMap { row -> [String] in
        let rest = row.rest(language)
        let text =
          row.summary(language) + (isWhole ? row.detail(language) : "")
        let word = row.term(language)
        let term = "  " + (word.isEmpty ? "" : presentation.paint(word, .bold)) + rest
        guard !text.isEmpty else { return [term] }
        let room = column - 2 - (word + rest).displayWidth
        let indent = String(repeating: " ", count: column)
        let lines = text.wrapped(to: width - column)
        // A term that leaves no room has a line to itself.
        guard room >= 2 else { return [term] + lines.map { indent + $0 } }
        return [term + String(repeating: " ", count: room) + lines[0]]
          + lines.dropFirst().map { indent + $0 }
      }
  }
}

extension Flag.Value {
  /// Returns the words to choose from, for the end of a line about the option.
  fileprivate func listed(_ language: Language) -> String {
    let words = choices.flatMap(\.variants).listed(language)
    return isListed || words.isEmpty ? words : language(en: ", or", zh: "，或 ") + words.dropFirst()
  }
}
