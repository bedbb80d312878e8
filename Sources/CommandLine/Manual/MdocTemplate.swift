extension Mdoc {
  /// Returns the text of a file in UTF-8 with the text that `value` returns for the name of each
  /// placeholder such as `@options@`. Where `value` returns nil, it stays as it is.
  public static func filled(_ file: [UInt8], _ value: (_ name: String) -> String?) -> String {
    var (text, rest) = ("", String(decoding: file, as: UTF8.self)[...])
    while let start = rest.firstIndex(of: "@") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      if let end = rest.firstIndex(of: "@"), let value = value(String(rest[..<end])) {
        text += value
        rest = rest[end...].dropFirst()
        // mdoc allows no blank line.
        if value.isEmpty, text.hasSuffix("\n") { rest = rest.drop { $0 == "\n" } }
      } else {
        text += "@"
      }
    }
    return text + rest
  }

  /// Returns a page in Chinese with the string `z` at the end of lines that end in a sign and go
  /// on in text or in a macro within text. The page defines it: for groff it takes away the blank
  /// between the lines, and for mandoc, which breaks lines only at blanks, it is empty. So is the
  /// string `n`, which does the same between macros.
  public static func joinedAtSigns(_ page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst() + [""]).map { line, next in
      let isInText = !next.hasPrefix(".") || inline.contains(next.dropFirst().prefix(2))
      let isText = !line.hasPrefix(".") && isInText && !next.isEmpty
      return isText && line.last.map("。，、；：？！）".contains) == true ? line + "\\*z" : line
    }.joined(separator: "\n")
  }

  private static let inline = "Ar Cm Em Ev Fl Ic No Pa Ql Xr".split(separator: " ")

  /// Returns the sections of prose without their headings, by their titles in lower case with
  /// hyphens for spaces.
  public static func sections(of prose: String) -> [String: String] {
    var sections: [String: String] = [:]
    var name = ""
    for line in prose.split(separator: "\n") {
      if line.hasPrefix(".Sh ") {
        name = line.dropFirst(4).lowercased().split(separator: " ").joined(separator: "-")
      } else {
        sections[name] = sections[name].map { "\($0)\n\(line)" } ?? String(line)
      }
    }
    return sections
  }
}

extension String {
  /// The text with roff's escapes for scalars that aren't ASCII.
  public var withASCIIEscapes: String {
    unicodeScalars.map { scalar in
      guard !scalar.isASCII else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)]"
    }.joined()
  }
}
