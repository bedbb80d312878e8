/// Whole numbers as people type them: ASCII digits only, without a sign.
public enum WholeNumber {
  /// The number that the text spells, or nil where it is none or does not fit.
  public static func parse(_ text: String) -> Int? {
    guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(text)
  }

  /// A reader of the numbers in a range.
  public static func parser(in range: ClosedRange<Int>) -> @Sendable (String) -> Int? {
    { text in parse(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}
