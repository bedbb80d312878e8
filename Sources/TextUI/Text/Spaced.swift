/// Words in a Chinese sentence, which a space parts from Latin letters and digits.
extension String {
  /// The text with a space before it if it begins with a letter or digit of ASCII.
  public var spacedBefore: String { (unicodeScalars.first?.isASCII ?? false ? " " : "") + self }

  /// The text with a space after it if it ends in one.
  public var spacedAfter: String { self + (unicodeScalars.last?.isASCII ?? false ? " " : "") }

  /// The text with both.
  public var spaced: String { spacedBefore.spacedAfter }
}
