import TextUI

/// What one move did, as one sign: a letter that records keep, a word for programs, and a picture
/// for a line to share, which tells how a game went and not what was hidden in it.
public struct MoveOutcome: Equatable, Sendable {
  /// The letter in a record's results: lower-case ASCII, another one for every word of a game.
  public let letter: Unicode.Scalar

  /// The `result` of the JSON lines.
  public let word: String

  /// What is shared of the move; nil where that would tell nothing.
  public let picture: Picture?

  /// A mark by its forms.
  public init(_ letter: Unicode.Scalar, _ word: String, picture: Picture? = nil) {
    self.letter = letter
    self.word = word
    self.picture = picture
  }

  /// A sign to share, the same in ASCII, and in words.
  public struct Picture: Equatable, Sendable {
    private let sign: String
    private let ascii: String
    private let words: Phrase

    /// A sign in all its forms.
    public init(_ sign: String, ascii: String, en english: String, zh chinese: String) {
      (self.sign, self.ascii) = (sign, ascii)
      words = Phrase(en: english, zh: chinese)
    }

    /// The sign as a voice has it.
    public func shown(_ presentation: Presentation) -> String {
      presentation.isPlain ? words(presentation.language) : presentation.isASCII ? ascii : sign
    }
  }
}
