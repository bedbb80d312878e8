/// The sections of a man page besides synopsis and options, with `code` in backticks.
///
/// A paragraph is a text of whole sentences, and may be wrapped anywhere.
public struct Manual: Sendable {
  /// The paragraphs on the rules.
  public let description: [String]

  /// The paragraphs on the moves of a game.
  public let moves: [String]

  /// The paragraphs on the score.
  public let scoring: [String]

  /// The paragraphs on the keys that a game adds to the JSON lines.
  public let json: [String]

  /// Command lines to try.
  public let examples: [Example]

  /// The paragraphs on the game's origin.
  public let history: [String]

  /// Creates a manual from its sections.
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

  /// An example command line. The tests run it as it is printed.
  public struct Example: Sendable {
    /// The effect of the command, without a full stop.
    public let note: String

    /// The command line for a POSIX shell.
    public let command: String

    /// Creates an example.
    public init(_ note: String, _ command: String) {
      self.note = note
      self.command = command
    }
  }
}
