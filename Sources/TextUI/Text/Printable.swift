extension Unicode.Scalar {
  /// Whether the scalar can be shown as it is: not a control character, nothing that turns the
  /// direction of the text, no line or paragraph separator, nothing unassigned or private.
  public var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}

extension String {
  /// The text with every scalar that can't be shown replaced by an escape such as `\u{1b}`, so that
  /// nothing from outside reaches a terminal raw.
  public var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.escape }.joined()
  }

  /// The text as ``printable``, cut to a length that a sentence can hold, between quotes.
  public var quoted: String {
    "'"
      + String(String.UnicodeScalarView(unicodeScalars.prefix(80))).printable
      .cut(to: 40, ellipsis: "...") + "'"
  }

  /// The text with every scalar that is not ASCII replaced by an escape.
  public var escapedToASCII: String {
    unicodeScalars.map { $0.isASCII ? String($0) : $0.escape }.joined()
  }

  /// The text with Latin letters bare of their marks, and with `?` for what is not Latin.
  public var foldedToASCII: String {
    guard !unicodeScalars.allSatisfy(\.isASCII) else { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : Self.bare[$0] ?? "?" }.joined()
  }

  private static let bare: [Unicode.Scalar: String] = {
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
