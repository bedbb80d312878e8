extension Int {
  /// Returns the count and its noun: `1 turn`, `2 turns`, `-1 point`. The default plural is the
  /// singular with an "s".
  public func counted(_ singular: String, _ plural: String? = nil) -> String {
    "\(self) \(self.plural(one: singular, other: plural ?? singular + "s"))"
  }

  /// Returns the English word that agrees with the count: `one` for 1 and -1, `other` for the rest.
  public func plural(one: String, other: String) -> String {
    magnitude == 1 ? one : other
  }

  /// The number with its sign: `+4`, `-1`, `0`.
  public var signed: String { self > 0 ? "+\(self)" : String(self) }
}

extension Double {
  /// The number with up to a number of decimal places, as few as it needs: `5.8`, `-4`.
  public func rounded(toPlaces places: Int) -> String {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return ((self * unit).rounded() / unit).shortest
  }

  /// Creates the number that a text spells in decimal digits, with or without a point and a sign.
  /// Returns nil for any other text, such as `0x10`, `1e3` or `nan`.
  public init?(decimal text: some StringProtocol) {
    let letters = Array("+-.0123456789".utf8)
    guard text.utf8.allSatisfy(letters.contains) else { return nil }
    self.init(text)
  }

  /// The number without a fraction where it has none: `6`, `6.5`.
  public var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}

extension BinaryInteger {
  /// Returns the number's digits, with leading zeros up to a count.
  public func digits(radix: Int, count: Int) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

/// Whole numbers as people type them: ASCII digits only, without a sign.
public enum WholeNumber {
  /// Returns the number that a text spells, or nil if it is none or does not fit an `Int`.
  public static func parse(_ text: String) -> Int? {
    guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(text)
  }

  /// Returns a function that parses a number in a range, or returns nil.
  public static func parser(in range: ClosedRange<Int>) -> @Sendable (String) -> Int? {
    { text in parse(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}
