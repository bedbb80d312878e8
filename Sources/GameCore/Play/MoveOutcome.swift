import TextUI

/// The kinds of outcome that a game's moves can have. The raw value is the `result` of the JSON
/// lines; the order of the cases decides their letters in records.
public protocol MoveOutcome: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The sign in a line to share, which must not reveal anything hidden; or nil for none.
  var sign: OutcomeSign? { get }
}

/// The sign of an outcome: a symbol of any width, its ASCII form, and its meaning.
public struct OutcomeSign: Equatable, Sendable {
  /// The meaning, in a word or two.
  public let meaning: Phrase

  private let symbol: String
  private let ascii: String

  /// Creates a sign in all its forms.
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
  /// Every outcome with its letter, in order.
  public let all: [(outcome: Outcome, letter: Unicode.Scalar)]

  /// The letters that the first records gave to outcomes by another rule.
  private static var reserved: [String: Unicode.Scalar] { ["mismatch": "x"] }

  /// Assigns the letters of a game's outcomes, of which there may be at most 26.
  public init() {
    var letters: [(outcome: Outcome, letter: Unicode.Scalar)] = []
    for outcome in Outcome.allCases {
      let candidates = outcome.rawValue.unicodeScalars.filter { ("a"..."z").contains($0) }
      let letter =
        Self.reserved[outcome.rawValue]
        ?? (candidates + "abcdefghijklmnopqrstuvwxyz".unicodeScalars)
        .first { letter in !letters.contains { $0.letter == letter } } ?? "?"
      letters.append((outcome, letter))
    }
    all = letters
  }

  public subscript(_ outcome: Outcome) -> Unicode.Scalar {
    all.first { $0.outcome == outcome }?.letter ?? "?"
  }
}
