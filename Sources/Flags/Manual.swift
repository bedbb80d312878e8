import TextUI

/// The manual of a game: its rules in a few sentences, prose for its page, and command lines to
/// try.
///
/// The prose is in mdoc(7). Each of its sections is named for the place in the page where it
/// goes; `@name@` stands for the section of that name in the shared prose.
public struct Manual: Sendable {
  /// The game in a few words without a full stop, in every language.
  public let summary: Phrase

  /// What a key of the front page makes of the game, such as `o lets one answer be a lie`, or
  /// nothing.
  public let tip: Phrase

  /// The rules in about five sentences, for players who are about to begin. The page begins with
  /// them.
  public let rules: [Phrase]
  public let prose: Prose
  public let shared: [Prose]
  public let examples: [Example]

  /// Draws a small picture of the game, or returns nil if it has none.
  public let emblem: @Sendable () -> Art?

  public init(
    summary: Phrase, tip: Phrase = .empty, rules: [Phrase] = [], prose: Prose = Prose(en: []),
    sharing shared: [Prose] = [], examples: [Example] = [],
    emblem: @escaping @Sendable () -> Art? = { nil }
  ) {
    (self.rules, self.prose, self.shared, self.examples) = (rules, prose, shared, examples)
    (self.summary, self.tip, self.emblem) = (summary, tip, emblem)
  }

  /// Prose in mdoc(7) and UTF-8, at least in English.
  public struct Prose: Sendable {
    private let english: [UInt8]
    private let chinese: [UInt8]

    public init(en english: [UInt8], zh chinese: [UInt8] = []) {
      (self.english, self.chinese) = (english, chinese)
    }

    /// Returns the prose in a language, or nothing if there is none.
    public func callAsFunction(_ language: Language) -> [UInt8] {
      language == .en ? english : chinese
    }
  }

  /// An example command line. The tests run it as it is printed.
  public struct Example: Sendable {
    /// The effect of the command, without a full stop; empty in a language that lacks the example.
    public let note: Phrase

    /// The command line for a POSIX shell.
    public let command: String

    public init(_ english: String, zh chinese: String = "", _ command: String) {
      note = Phrase(en: english, zh: chinese)
      self.command = command
    }
  }
}
