/// An error in options, a seed or a deal.
public struct InvalidInput: Error, Equatable, Sendable {
  /// The error and its cure: an English sentence without a capital or a full stop.
  public let message: String

  /// Creates an error. Text from outside has to be escaped in its message.
  public init(_ message: String) {
    self.message = message
  }
}
