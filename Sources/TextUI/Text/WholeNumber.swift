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
