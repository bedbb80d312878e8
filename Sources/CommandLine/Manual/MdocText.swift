/// The plain text of a page in mdoc(7), for a machine that has neither man(1) nor mandoc(1). It
/// knows the macros of the program's own pages.
public struct MdocText {
  /// The lines, of at most `width` columns where they can be broken.
  public private(set) var lines: [String] = []

  private let width: Int
  private var name = ""
  private var paragraph = ""
  private var isLiteral = false

  /// The lists around a line: the number of the last item, or nil for a list without numbers.
  private var lists: [Int?] = []

  private var indentation: Int { 5 + 8 * lists.count }

  public init(_ source: String, width: Int) {
    self.width = width
    for line in source.split(separator: "\n") {
      if isLiteral, line != ".Ed" {
        add(String(line.map { $0 == "\t" ? " " : $0 }), at: indentation + 2)
      } else if line.hasPrefix(".") {
        call(line.dropFirst().filter { $0 != "\"" }.split(separator: " ").map(String.init))
      } else {
        paragraph += " " + line
      }
    }
    flush()
  }

  private static let layout: Set = [
    "Bd", "Bl", "Dd", "Dl", "Dt", "Ed", "El", "It", "Os", "Pp", "Sh", "Ss",
  ]

  private mutating func call(_ words: [String]) {
    let rest = Array(words.dropFirst())
    guard Self.layout.contains(words[0]) else { return paragraph += " " + inline(words) }
    flush()
    switch words[0] {
    case "Sh", "Ss":
      lines.append("")
      add(rest.joined(separator: " "), at: words[0] == "Ss" ? 3 : 0)
    case "Pp": lines.append("")
    case "Dl": add(inline(rest), at: indentation + 6)
    case "Bd", "Ed": isLiteral = words[0] == "Bd"
    case "Bl": lists.append(rest.first == "-enum" ? 0 : nil)
    case "El": lists.removeLast()
    case "It":
      let number = (lists.last ?? nil).map { $0 + 1 }
      lists[lists.count - 1] = number
      paragraph = number.map { "\($0)." } ?? inline(rest)
      flush(at: indentation - 8)
    default: break
    }
  }

  /// Adds the paragraph, its first line at a column of its own if one is given.
  private mutating func flush(at column: Int? = nil) {
    let text = paragraph.unescapedFromRoff.drop { $0 == " " }
    paragraph = ""
    guard !text.isEmpty else { return }
    let lines = String(text).wrapped(to: max(20, width - indentation))
    for (index, line) in lines.enumerated() {
      let start = index == 0 ? column ?? indentation : indentation
      self.lines.append(String(repeating: " ", count: start) + line)
    }
  }

  private mutating func add(_ text: String, at column: Int) {
    lines.append(String(repeating: " ", count: column) + text.unescapedFromRoff)
  }

  private static let inline: Set = [
    "An", "Ar", "Cm", "Em", "Ev", "Fl", "Ic", "Nd", "Nm", "No", "Ns", "Oc", "Pa", "Sx", "Ta", "Xr",
    "%T",
  ]
  private static let enclosures = [
    "(": "(", "Dq": "\"\"", "Oo": "[", "Op": "[]", "Pq": "()", "Ql": "''",
  ]

  /// Returns the text that the macros in a line print.
  private mutating func inline(_ words: [String]) -> String {
    var (parts, closing, macro) = ([String](), "", "")
    let end = words.lastIndex { !$0.isPunctuation } ?? 0
    for (index, word) in words.enumerated() {
      if let signs = Self.enclosures[word] {
        parts.append(signs.prefix(1) + .glue)
        if signs.count == 2 { closing = .glue + signs.suffix(1) + closing }
      } else if Self.inline.contains(word) {
        macro = word
        let text = ["Nd": "-", "Ns": .glue, "Oc": .glue + "]", "Ta": " "][word]
        parts.append(text ?? (word == "Nm" && index == end ? name : ""))
      } else if word.isPunctuation {
        parts.append(.glue + word)
      } else {
        if macro == "Nm", name.isEmpty { name = word }
        let isSection = macro == "Xr" && word.count == 1
        parts.append(isSection ? .glue + "(\(word))" : macro == "Fl" ? "-" + word : word)
      }
      if index == end { parts.append(closing) }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// A mark between words that have no space between them.
  fileprivate static let glue = "\u{0}"

  fileprivate var isPunctuation: Bool { count == 1 && allSatisfy(".,:;?!)".contains) }

  /// The text without roff's escapes, marks, and the spaces around marks.
  fileprivate var unescapedFromRoff: String {
    let signs = ["(aq": "'", "(em": "—", "(mu": "×", "(pc": "·", "(+-": "±", "e": "\\", "-": "-"]
    var (text, rest) = ("", self[...])
    while let next = rest.popFirst() {
      if String(next) == .glue {
        (text, rest) = (text.trimmedAtEnd, rest.drop { $0 == " " })
      } else if next != "\\" {
        text.append(next)
      } else if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
        let scalar = UInt32(rest[..<end].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        text += scalar.map(String.init) ?? ""
        rest = rest[end...].dropFirst()
      } else {
        let name = rest.prefix(rest.hasPrefix("(") ? 3 : 1)
        text += signs[String(name)] ?? ""
        rest = rest.dropFirst(name.count)
      }
    }
    return text
  }
}
