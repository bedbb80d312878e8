extension JSONObject {
  /// The depth to which arrays and objects may be nested.
  private static let depthLimit = 32

  /// Creates the object in a line of JSON; returns nil for any other text.
  public init?(_ text: some StringProtocol) {
    var reader = JSONReader(text)
    guard case .object(let object)? = reader.value(depth: Self.depthLimit), reader.isAtEnd else {
      return nil
    }
    self = object
  }
}

extension JSONValue {
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var decimal: Double? {
    if case .decimal(let number) = self { number } else { number.map(Double.init) }
  }
  public var number: Int? { if case .number(let number) = self { number } else { nil } }
  public var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
}

/// Reads one JSON value. Every method returns nil if the text is not JSON.
private struct JSONReader {
  private var scalars: Substring.UnicodeScalarView

  init(_ text: some StringProtocol) {
    scalars = Substring(text).unicodeScalars
    skipBlanks()
  }

  var isAtEnd: Bool { scalars.isEmpty }

  mutating func value(depth: Int) -> JSONValue? {
    defer { skipBlanks() }
    switch scalars.first {
    case "{":
      var fields: [(String, JSONValue)] = []
      return items(until: "}", depth: depth - 1) { reader in
        guard let key = reader.string(), reader.takeSign(":"),
          let value = reader.value(depth: depth - 1)
        else { return false }
        fields.append((key, value))
        return true
      } ? .object(JSONObject(fields)) : nil
    case "[":
      var values: [JSONValue] = []
      return items(until: "]", depth: depth - 1) { reader in
        guard let value = reader.value(depth: depth - 1) else { return false }
        values.append(value)
        return true
      } ? .list(values) : nil
    case "\"": return string().map { .string($0) }
    case "t": return take("true") ? .bool(true) : nil
    case "f": return take("false") ? .bool(false) : nil
    case "n": return take("null") ? .null : nil
    default: return number()
    }
  }

  /// Reads items between commas up to the closing bracket.
  private mutating func items(
    until end: Unicode.Scalar, depth: Int, item: (inout JSONReader) -> Bool
  ) -> Bool {
    guard depth > 0 else { return false }
    scalars.removeFirst()
    skipBlanks()
    guard scalars.first != end else { return takeSign(end) }
    repeat {
      guard item(&self) else { return false }
    } while takeSign(",")
    return takeSign(end)
  }

  private mutating func string() -> String? {
    guard scalars.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let scalar = escaped() else { return nil }
        text.append(scalar)
      case _ where scalar.value < 0x20: return nil
      default: text.append(scalar)
      }
    }
    return nil
  }

  /// Reads the rest of an escape after its backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard let letter = scalars.popFirst() else { return nil }
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let unit = codeUnit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard take("\\u"), let trail = codeUnit(), UTF16.isTrailSurrogate(trail) else { return nil }
      return String(decoding: [unit, trail], as: UTF16.self).unicodeScalars.first
    default: return nil
    }
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = scalars.prefix(4)
    scalars = scalars.dropFirst(4)
    // The number initializer would accept a sign.
    guard digits.count == 4, digits.first != "+", digits.first != "-" else { return nil }
    return UInt16(String(digits), radix: 16)
  }

  private mutating func number() -> JSONValue? {
    let text = String(scalars.prefix { "+-.eE0123456789".unicodeScalars.contains($0) })
    guard !text.hasPrefix("+") else { return nil }
    scalars = scalars.dropFirst(text.unicodeScalars.count)
    if let number = Int(text) { return .number(number) }
    return Double(text).flatMap { $0.isFinite ? .decimal($0) : nil }
  }

  private mutating func take(_ word: String) -> Bool {
    guard scalars.starts(with: word.unicodeScalars) else { return false }
    scalars = scalars.dropFirst(word.unicodeScalars.count)
    return true
  }

  /// Takes a character with the blanks around it.
  private mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard scalars.first == sign else { return false }
    scalars.removeFirst()
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    scalars = scalars.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
  }
}
