import TextUI

/// The kinds of outcome that a game's moves can have. The raw value is the `result` of the JSON
/// lines; the order of the cases decides their letters in records.
public protocol MoveOutcome: RawRepresentable<String>, CaseIterable, Equatable, Sendable
where AllCases == [Self] {
  /// The sign in a line to share, which must not reveal anything hidden; nil for no sign.
  var sign: OutcomeSign? { get }
}

/// The sign of an outcome: a symbol of any width, its ASCII form, and its meaning.
public struct OutcomeSign: Equatable, Sendable {
  public let meaning: Phrase

  private let symbol: String
  private let ascii: String

  public init(_ symbol: String, ascii: String, en english: String, zh chinese: String) {
    (self.symbol, self.ascii) = (symbol, ascii)
    meaning = Phrase(en: english, zh: chinese)
  }

  /// Returns the sign as it is drawn, or its meaning in plain text.
  public func text(_ presentation: Presentation) -> String {
    presentation.isPlain
      ? meaning(presentation.language) : presentation.isASCII ? ascii : symbol
  }
}

/// The letters that records keep for a game's outcomes: for each the first letter of its word that
/// no earlier outcome has, else the first free one of the alphabet.
public struct OutcomeLetters: Sendable {
  /// The outcomes' words in order, each with its letter.
  public private(set) var all: [(word: String, letter: Unicode.Scalar)] = []

  /// Assigns the letters of outcomes, of which there may be at most 26.
  public init(_ outcomes: (some MoveOutcome).Type) {
    for outcome in outcomes.allCases { add(outcome.rawValue) }
  }

  public subscript(_ outcome: some MoveOutcome) -> Unicode.Scalar { self[outcome.rawValue] }

  // Not generic, so that verifying records is fast.
  private subscript(word: String) -> Unicode.Scalar {
    all.first { $0.word == word }?.letter ?? "?"
  }

  private mutating func add(_ word: String) {
    // The first records gave this letter by another rule.
    let reserved: Unicode.Scalar? = word == "mismatch" ? "x" : nil
    let letter = reserved ?? firstFree(in: word) ?? firstFree(in: "abcdefghijklmnopqrstuvwxyz")
    all.append((word, letter ?? "?"))
  }

  private func firstFree(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      ("a"..."z").contains(scalar) && !all.contains { $0.letter == scalar }
    }
  }
}
