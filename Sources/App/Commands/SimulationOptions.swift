import Flags
import GameCore
import TextUI

/// The options that commands that play many games share.
extension Option {
  /// Returns the option of the number of threads.
  static func jobs(
    excludes: [String] = [], set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let counts = 1...1024
    return Option(
      Flag(
        "jobs", value: .init("N", in: counts), "use N threads",
        detail: "Default: one per processor. The result is the same with any number.",
        excludes: excludes),
      parse: WholeNumber.parser(in: counts), set: set)
  }

  /// Returns the option of an external program that plays.
  static func exec(
    _ summary: String, detail: String, excludes: [String] = [], isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Target, String) -> Void
  ) -> Option {
    Option(
      Flag(
        "exec", value: .init("COMMAND", expecting: "a command for the shell"), summary,
        detail: detail, excludes: excludes, isRepeatable: isRepeatable),
      parse: { $0.isEmpty ? nil : $0 }, set: set)
  }

  /// Returns the option of the seconds that external programs have for a move.
  static func timeout(
    _ detail: String, set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let seconds = 1...86_400
    return Option(
      Flag(
        "timeout", value: .init("SECONDS", in: seconds), "time of external programs for a move",
        detail: detail, defaultValue: String(SimulationDefaults.timeLimit)),
      parse: WholeNumber.parser(in: seconds), set: set)
  }

  /// Returns the option of the number of games.
  static func games(
    _ summary: String, detail: String = "", set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let counts = 1...SeedRange.limit
    return Option(
      Flag(
        "games", value: .init("N", in: counts), summary, detail: detail,
        defaultValue: String(SimulationDefaults.games)),
      parse: WholeNumber.parser(in: counts), set: set)
  }
}

/// The defaults of commands that play many games.
enum SimulationDefaults {
  /// The number of games.
  static var games: Int { 1000 }

  /// The seconds that external programs have for a move.
  static var timeLimit: Int { 10 }
}
