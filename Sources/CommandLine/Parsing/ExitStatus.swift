/// The status that a process returns to its parent. Scripts rely on the numbers.
public enum ExitStatus: CInt, Sendable {
  /// The game came to its end, or the command did its work.
  case done = 0

  /// The game was left unfinished, a check failed, or there is no such record or game.
  case unfinished = 1

  /// The command line is wrong.
  case usage = 2

  /// A file, a device, a program or the network failed.
  case unavailable = 3
}

/// The reason why a command can't do its work.
public struct CommandFailure: Error, Equatable {
  /// The reason, without a capital or a full stop.
  public let phrase: Phrase

  public let status: ExitStatus

  /// The command whose help says more of a wrong command line; nil for the program itself.
  public private(set) var command: String?

  public init(_ phrase: Phrase, status: ExitStatus = .unfinished) {
    (self.phrase, self.status) = (phrase, status)
  }

  public init(en english: String, zh chinese: String, status: ExitStatus = .unfinished) {
    self.init(Phrase(en: english, zh: chinese), status: status)
  }

  /// Creates a failure that is told in English only, as some errors are of ``InvalidInput``.
  public init(_ english: String, status: ExitStatus = .unfinished) {
    self.init(Phrase(en: english, zh: english), status: status)
  }

  /// A fault in the words of a command or, without one, of the program itself.
  public static func usage(_ fault: Phrase, of command: String? = nil) -> CommandFailure {
    var failure = CommandFailure(fault, status: .usage)
    failure.command = command
    return failure
  }
}
