import TextUI

/// The kinds of outcome that a game's moves can have. The raw value is the `result` of the JSON
/// lines.
public protocol MoveOutcome: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The letter in records, which no other outcome of the game has: by default the first one.
  var letter: Unicode.Scalar { get }

  /// The sign in a line to share, which must not reveal anything hidden; nil for no sign.
  var sign: OutcomeSign? { get }
}

extension MoveOutcome {
  public var letter: Unicode.Scalar { rawValue.unicodeScalars.first ?? "?" }
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
