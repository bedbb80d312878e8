/// A language that the arcade speaks. The raw value is the one that `--lang` takes.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case en

  /// Chinese, in simplified characters.
  case zh

  /// The text in this language. Both stand side by side in the source, so a missing translation
  /// does not compile; only the one that is asked for is made.
  public func callAsFunction(
    en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String
  ) -> String {
    switch self {
    case .en: english()
    case .zh: chinese()
    }
  }
}

extension ClosedRange<Int> {
  /// The range in words: `3 to 6`.
  public func described(in language: Language) -> String {
    language(en: "\(lowerBound) to \(upperBound)", zh: "\(lowerBound) 到 \(upperBound)")
  }
}

/// A text that is fixed in every language.
public struct Phrase: Equatable, Sendable {
  private let english: String
  private let chinese: String

  /// The text in each language.
  public init(en english: String, zh chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// The text in one language.
  public func callAsFunction(_ language: Language) -> String {
    language(en: english, zh: chinese)
  }
}
