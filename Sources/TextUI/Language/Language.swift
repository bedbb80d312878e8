/// A language of the arcade. The raw value is the value of `--lang`.
public enum Language: String, CaseIterable, Sendable {
  case en

  /// Simplified Chinese.
  case zh

  public var other: Language { self == .en ? .zh : .en }

  /// Returns the text in this language. Both texts stand side by side in the source, so a missing
  /// translation does not compile. Only the returned one is evaluated.
  public func callAsFunction(
    en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String
  ) -> String {
    self == .en ? english() : chinese()
  }
}

extension ClosedRange<Int> {
  /// Returns the range in words: `3 to 6`.
  public func described(in language: Language) -> String {
    language(en: "\(lowerBound) to \(upperBound)", zh: "\(lowerBound) 到 \(upperBound)")
  }
}

extension [Int] {
  /// The ascending numbers as ranges without holes.
  public var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}

/// A fixed text in every language.
public struct Phrase: Equatable, Sendable {
  private let english: String
  private let chinese: String

  public init(en english: String, zh chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }

  /// Creates the text that a function returns for each language.
  public init(_ text: (Language) -> String) {
    self.init(en: text(.en), zh: text(.zh))
  }

  public static var empty: Phrase { Phrase(en: "", zh: "") }
  public var isEmpty: Bool { self == .empty }

  public func callAsFunction(_ language: Language) -> String {
    language(en: english, zh: chinese)
  }

  /// The text with a full stop, if it doesn't end with one.
  public var stopped: Phrase {
    Phrase(
      en: english + (english.hasSuffix(".") ? "" : "."),
      zh: chinese + (chinese.hasSuffix("。") ? "" : "。"))
  }
}
