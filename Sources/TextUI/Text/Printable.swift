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
}

extension String {
  /// The text with an escape such as `\u{1b}` for every scalar that can't be shown, so that no
  /// control sequence from outside reaches a terminal.
  public var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.escape }.joined()
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
    return unicodeScalars.map { $0.isASCII ? String($0) : Self.asciiFoldings[$0] ?? "?" }.joined()
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
}

extension Unicode.Scalar {
  fileprivate var escape: String { "\\u{\(String(value, radix: 16))}" }
}
