import Flags
import TextUI

/// The options of a game. The initial values are the defaults.
public protocol GameOptions: Sendable {
  /// Creates the default options.
  init()

  /// The options, in the order of the help.
  static var table: [Option<Self>] { get }

  /// The facts that an unfinished game keeps beside its options, such as its series. Only journals
  /// have them, and no command line takes them.
  static var journalTable: [Option<Self>] { get }

  /// Throws if valid options can't be combined.
  func check() throws(InvalidInput)
}

extension GameOptions {
  public static var journalTable: [Option<Self>] { [] }
  public func check() throws(InvalidInput) {}

  /// The options on the command line, each with its default.
  public static var flags: [Flag] {
    let defaults = Self()
    return table.map { option in
      var flag = option.flag
      if case .value(let text)? = option.spelling(in: defaults) { flag.standard = text }
      return flag
    }
  }
}
