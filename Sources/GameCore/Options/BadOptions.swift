import TextUI

/// Options or a deal that can't be played: an English sentence, without a capital or a full stop,
/// that says what was wrong and what would be right.
public struct BadOptions: Error, Equatable, Sendable {
  /// What was wrong and what would be right.
  public let fault: String

  /// The error with its sentence, in which nothing from outside stands unescaped.
  public init(_ fault: String) {
    self.fault = fault
  }
}
