extension Unicode.Scalar {
  /// True if the scalar can be shown as it is: no control or format character, such as those that
  /// change the direction of text, no line separator, and nothing unassigned or private.
  public var isPrintable: Bool {
    if isASCII { return value >= 0x20 && value != 0x7f }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }

  fileprivate var escape: String { "\\u{\(String(value, radix: 16))}" }

  fileprivate var needsNoQuotes: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "+", "@", "%", ",", "=": true
    default: false
    }
  }

  fileprivate func inDollarQuotes(inASCII: Bool) -> String {
    switch self {
    case "'", "\\": "\\\(self)"
    case _ where isPrintable && (isASCII || !inASCII): String(self)
    // Three octal digits, so that a digit after them is not part of the escape.
    default: String(self).utf8.map { "\\" + $0.digits(radix: 8, count: 3) }.joined()
    }
  }
}

extension String {
  /// The text with an escape such as `\u{1b}` for every scalar that can't be shown, so that no
  /// control sequence from outside reaches a terminal.
  public var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.escape }.joined()
  }

  /// The text escaped for XML, without characters that can't be shown.
  public var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: if scalar.isPrintable { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// The text as ``printable`` in quotes, cut to 40 columns.
  public var quoted: String {
    "'"
      + String(String.UnicodeScalarView(unicodeScalars.prefix(80))).printable
      .cut(to: 40, ellipsis: "...") + "'"
  }

  /// The text with an escape for every scalar that is not ASCII.
  var escapedToASCII: String {
    unicodeScalars.map { $0.isASCII ? String($0) : $0.escape }.joined()
  }

  /// The text with diacritics removed, and with `?` for all that has no ASCII letter.
  public var foldedToASCII: String {
    guard !unicodeScalars.allSatisfy(\.isASCII) else { return self }
    return withoutDiacritics.unicodeScalars.map { $0.isASCII ? String($0) : "?" }.joined()
  }

  /// The text with diacritics removed, and with everything else that is not ASCII as it is.
  public var withoutDiacritics: String {
    unicodeScalars.map { $0.isASCII ? String($0) : Self.asciiFoldings[$0] ?? String($0) }.joined()
  }

  private static let asciiFoldings: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = ["æ": "ae", "Æ": "AE", "ß": "ss", "—": "-"]
    let letters = [
      "a": "àáâãäå", "A": "ÀÁÂÃÄÅ", "c": "ç", "C": "Ç", "e": "èéêë", "E": "ÈÉÊË", "i": "ìíîï",
      "I": "ÌÍÎÏ", "n": "ñ", "N": "Ñ", "o": "òóôõöø", "O": "ÒÓÔÕÖØ", "u": "ùúûü", "U": "ÙÚÛÜ",
      "y": "ýÿ", "Y": "Ý", "'": "‘’",
    ]
    for (plain, marked) in letters {
      for scalar in marked.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  /// Returns the text as one word of a shell command: unchanged if it needs no quotes, in single
  /// quotes otherwise, or as `$'…'` (bash, zsh, ksh, POSIX 2024) if it has characters that can't
  /// be shown, or that are not ASCII although `inASCII` asks for it.
  public func shellWord(inASCII: Bool) -> String {
    guard unicodeScalars.allSatisfy({ $0.isPrintable && ($0.isASCII || !inASCII) }) else {
      return "$'" + unicodeScalars.map { $0.inDollarQuotes(inASCII: inASCII) }.joined() + "'"
    }
    if !isEmpty, unicodeScalars.allSatisfy(\.needsNoQuotes) { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
