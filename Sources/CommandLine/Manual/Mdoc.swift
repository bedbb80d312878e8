/// A manual page in mdoc(7), line by line.
public struct Mdoc {
  let language: Language
  var lines: [String] = []

  /// Returns the source that calls make in a language, without the last line end.
  public static func source(
    _ language: Language = .en, _ calls: (inout Mdoc) -> Void
  ) -> String {
    var page = Mdoc(language: language)
    calls(&page)
    return page.lines.joined(separator: "\n")
  }

  public mutating func literal(_ text: String) {
    lines.append(".Bd -literal -offset 2n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line).escapedAsTyped.guardedAtStart)
    }
    lines.append(".Ed")
  }

  /// Adds references to other pages, each with its section.
  public mutating func references(_ pages: [(name: String, section: String)]) {
    for (index, page) in pages.enumerated() {
      let reference = "Xr \(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : "")
      let isNext = index > 0 && lines[lines.count - 1].utf8.count + reference.utf8.count < 80
      if isNext { lines[lines.count - 1] += " " + reference } else { lines.append("." + reference) }
    }
  }

  /// Adds a text, one line per sentence as mdoc wants it, with `code` as macros. Options in a list
  /// share a line.
  public mutating func prose(_ text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        plain(String(part), isAfterMacro: index > 0)
      } else if part.hasPrefix("--"), !part.contains(" ") {
        let isNext = lines.last.map { $0.hasPrefix(".Fl ") && $0.hasSuffix(" ,") } ?? false
        if isNext { lines[lines.count - 1] += " \(part.dropFirst())" }
        if !isNext { lines.append(".Fl \(part.dropFirst())") }
      } else if part.allSatisfy(\.isUppercase) {
        lines.append(".Ar \(part)")
      } else {
        lines.append(".Ql \(String(part).escapedAsTyped.guardedAsArgument)")
      }
    }
  }

  /// Adds text without backticks. Punctuation right after a macro belongs to the macro's line.
  private mutating func plain(_ text: String, isAfterMacro: Bool) {
    var words = text.split(separator: " ").map(String.init)
    if isAfterMacro, !text.hasPrefix(" "), let next = words.first {
      let isASCII = next.isASCII
      if isASCII { words.removeFirst() }
      lines[lines.count - 1] += isASCII ? next.map { " \($0)" }.joined() : " Ns"
    }
    var line = ""
    for word in words.map(\.escapedForRoff) {
      if line.utf8.count + word.utf8.count > 77 { flush(&line) }
      line += (line.isEmpty ? "" : " ") + word
      // The initial of a name ends no sentence.
      if word.hasSuffix("。") || word.hasSuffix(".") && word.utf8.count > 2 { flush(&line) }
    }
    flush(&line)
  }

  private mutating func flush(_ line: inout String) {
    if !line.isEmpty { lines.append(line.guardedAtStart) }
    line = ""
  }
}
