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
  /// The meaning, in a word or two.
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

/// The letters that records keep for outcomes: for each the first letter of its word that no
/// earlier outcome has, else the first free one of the alphabet.
public struct OutcomeLetters<Outcome: MoveOutcome>: Sendable {
  private var letters = LettersOfWords()

  /// Assigns the letters of a game's outcomes, of which there may be at most 26.
  public init() {
    for outcome in Outcome.allCases { letters.add(outcome.rawValue) }
  }

  public subscript(_ outcome: Outcome) -> Unicode.Scalar { letters[outcome.rawValue] ?? "?" }

  /// Every outcome with its letter, in order.
  public var all: [(outcome: Outcome, letter: Unicode.Scalar)] {
    Outcome.allCases.map { ($0, self[$0]) }
  }
}

/// The letters by the outcomes' words. Not generic, so that verifying records is fast.
private struct LettersOfWords {
  private var letters: [(word: String, letter: Unicode.Scalar)] = []

  subscript(word: String) -> Unicode.Scalar? { letters.first { $0.word == word }?.letter }

  mutating func add(_ word: String) {
    // The first records gave this letter by another rule.
    let reserved: Unicode.Scalar? = word == "mismatch" ? "x" : nil
    let letter = reserved ?? firstFree(in: word) ?? firstFree(in: "abcdefghijklmnopqrstuvwxyz")
    letters.append((word, letter ?? "?"))
  }

  private func firstFree(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      ("a"..."z").contains(scalar) && !letters.contains { $0.letter == scalar }
    }
  }
}
