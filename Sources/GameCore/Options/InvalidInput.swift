import TextUI

/// Options or a deal that can't be played: an English sentence, without a capital or a full stop,
/// that says what was wrong and what would be right.
public struct InvalidInput: Error, Equatable, Sendable {
  /// What was wrong and what would be right.
  public let message: String

  /// The error with its sentence, in which nothing from outside stands unescaped.
  public init(_ message: String) {
    self.message = message
  }
}
