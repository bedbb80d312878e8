/// The status that a process returns to its parent. Scripts rely on the numbers.
public enum ExitStatus: CInt, Sendable {
  /// The game came to its end, or the command did its work.
  case done = 0

  /// The game was left unfinished, or the command failed.
  case unfinished = 1

  /// The command line is wrong.
  case usage = 2
}
