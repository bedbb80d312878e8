import TextUI

/// What a man page says beside the synopsis and the options, with `code` between backticks.
///
/// A paragraph is a text of whole sentences; its lines may be broken anywhere.
public struct Manual: Sendable {
  /// The rules, a paragraph each.
  public let description: [String]

  /// What can be typed in a game, a paragraph each; empty for a command that is no game.
  public let moves: [String]

  /// How the score is counted, a paragraph each.
  public let scoring: [String]

  /// The keys that this game adds to the JSON lines, a paragraph each.
  public let json: [String]

  /// Command lines to try.
  public let examples: [Example]

  /// Where it comes from, a paragraph each.
  public let history: [String]

  /// A manual by its sections.
  public init(
    description: [String], moves: [String] = [], scoring: [String] = [], json: [String] = [],
    examples: [Example] = [], history: [String] = []
  ) {
    self.description = description
    self.moves = moves
    self.scoring = scoring
    self.json = json
    self.examples = examples
    self.history = history
  }

  /// A command line that does as its note says, run by the tests as it is printed.
  public struct Example: Sendable {
    /// What the command does, without a full stop.
    public let note: String

    /// The line to type in a POSIX shell.
    public let command: String

    /// A command and what it does.
    public init(_ note: String, _ command: String) {
      self.note = note
      self.command = command
    }
  }
}
