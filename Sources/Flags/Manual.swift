import TextUI

/// The manual of a game: its rules in a few sentences, prose for its page, and command lines to
/// try.
///
/// The prose is in mdoc(7). Each of its sections is named for the place in the page where it
/// goes; `@name@` stands for the section of that name in the shared prose.
public struct Manual: Sendable {
  /// The game in a few words without a full stop, in every language.
  public let summary: Phrase

  /// The rules in about five sentences, for players who are about to begin. The page begins with
  /// them.
  public let rules: [Phrase]

  /// The game's own prose, in UTF-8.
  public let prose: [UInt8]
  public let shared: [[UInt8]]
  public let examples: [Example]

  /// Draws a small picture of the game, or returns nil if it has none.
  public let emblem: @Sendable () -> Art?

  public init(
    summary: Phrase, rules: [Phrase] = [], prose: [UInt8] = [], sharing shared: [[UInt8]] = [],
    examples: [Example] = [], emblem: @escaping @Sendable () -> Art? = { nil }
  ) {
    (self.rules, self.prose, self.shared, self.examples) = (rules, prose, shared, examples)
    (self.summary, self.emblem) = (summary, emblem)
  }

  /// An example command line. The tests run it as it is printed.
  public struct Example: Sendable {
    /// The effect of the command, without a full stop.
    public let note: String

    /// The command line for a POSIX shell.
    public let command: String

    public init(_ note: String, _ command: String) {
      self.note = note
      self.command = command
    }
  }
}
