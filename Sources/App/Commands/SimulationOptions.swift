import Flags
import GameCore
import TextUI

extension Option {
  static func jobs(
    excludes: [String] = [], set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let counts = 1...1024
    return Option(
      Flag(
        "jobs", value: .init("N", in: counts), Phrase(en: "use N threads", zh: "使用 N 个线程"),
        detail: "Default: one per processor. The result is the same with any number.",
        excludes: excludes, isRare: true),
      parse: WholeNumber.parser(in: counts), set: set)
  }

  static func exec(
    _ summary: Phrase, detail: String, excludes: [String] = [], isRepeatable: Bool = false,
    set: @escaping @Sendable (inout Target, String) -> Void
  ) -> Option {
    Option(
      Flag(
        "exec",
        value: .init(
          "COMMAND", expecting: Phrase(en: "a command for the shell", zh: "一条 shell 命令")), summary,
        detail: detail, excludes: excludes, replacesOperands: !isRepeatable,
        isRepeatable: isRepeatable),
      parse: { $0.isEmpty ? nil : $0 }, set: set)
  }

  static func timeout(
    _ detail: String, set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let seconds = 1...86_400
    return Option(
      Flag(
        "timeout", value: .init("SECONDS", in: seconds),
        Phrase(en: "time of external programs for a move", zh: "外部程序每步的时限（秒）"),
        detail: detail, isRare: true, defaultValue: String(SimulationDefaults.timeLimit)),
      parse: WholeNumber.parser(in: seconds), set: set)
  }

  static func games(
    _ summary: Phrase, set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Option {
    let counts = 1...SeedRange.limit
    return Option(
      Flag(
        "games", value: .init("N", in: counts), summary,
        defaultValue: String(SimulationDefaults.games)),
      parse: WholeNumber.parser(in: counts), set: set)
  }
}

enum SimulationDefaults {
  static var games: Int { 1000 }
  /// The seconds that external programs have for a move.
  static var timeLimit: Int { 10 }
}
