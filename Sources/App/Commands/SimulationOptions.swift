import GameCore
import Platform
import Simulation
import Terminal

/// The options of commands in which bots play many games.
struct SimulationOptions {
  /// The number of games, or nil for the default.
  var games: Int?

  /// The shell commands of the external programs that play.
  var programs: [String] = []

  /// The seconds that an external program has for a move.
  var timeLimit = usualTimeLimit
  var jobs = Threads.processors

  var share: SimulationShare?
  var sprt: String?

  static let usualGames = 1000
  private static let usualTimeLimit = 10

  /// The number of games in every pairing of a tournament, or nil if only a test ends them.
  var plannedGames: Int? { games ?? (sprt == nil ? Self.usualGames : nil) }

  static let simulate = [
    games(Phrase(en: "play N games", zh: "玩 N 局")),
    exec(
      Phrase(en: "let an external program play", zh: "让外部程序来玩"),
      detail: "It plays in JSON lines; every thread of a tournament runs it once.",
      excludes: ["jobs"]),
    timeout("A program that takes longer ends the simulation."),
    jobs(excludes: ["exec"]),
    Option(
      Flag(
        "shard",
        value: .init(
          "I/N", expecting: Phrase(en: "a part such as 1/4", zh: "一部分，如 1/4")),
        Phrase(en: "play part I of N, for one of several machines", zh: "只玩 N 份中的第 I 份，用于多台机器"),
        detail: "Requires `--seed`. `--merge` adds up what `--json` prints for each part.",
        isRare: true),
      parse: SimulationShare.init, set: { $0.share = $1 }),
  ]

  static let tournament = [
    games(Phrase(en: "play N games in every pairing", zh: "每对玩家玩 N 局")),
    exec(
      Phrase(en: "let an external program take part", zh: "让外部程序参赛"),
      detail: "May be given several times.", isRepeatable: true),
    timeout("A program that takes longer forfeits the game."),
    Option(
      Flag(
        "sprt",
        value: .init(
          "LOW,HIGH",
          expecting: Phrase(en: "two numbers of Elo such as 0,10", zh: "两个 Elo 数值，如 0,10")),
        Phrase(
          en: "two bots: stop once LOW or HIGH Elo is ruled out (SPRT)",
          zh: "两名玩家：排除 LOW 或 HIGH Elo 后即停（SPRT）"),
        detail: "A sequential probability ratio test, with a risk of 5 % for either error.",
        isRare: true),
      parse: { $0 }, set: { $0.sprt = $1 }),
    jobs(),
  ]

  static let verify = [jobs()]

  private static func games(_ summary: Phrase) -> Option<Self> {
    let counts = 1...SeedRange.limit
    return Option(
      Flag("games", value: .init("N", in: counts), summary, defaultValue: String(usualGames)),
      parse: WholeNumber.parser(in: counts), set: { $0.games = $1 })
  }

  private static func exec(
    _ summary: Phrase, detail: String, excludes: [String] = [], isRepeatable: Bool = false
  ) -> Option<Self> {
    Option(
      Flag(
        "exec",
        value: .init(
          "COMMAND", expecting: Phrase(en: "a command for the shell", zh: "一条 shell 命令"),
          names: .commands), summary,
        detail: detail, excludes: excludes, replacesOperands: !isRepeatable,
        isRepeatable: isRepeatable),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.programs.append($1) })
  }

  private static func timeout(_ detail: String) -> Option<Self> {
    let seconds = 1...86_400
    return Option(
      Flag(
        "timeout", value: .init("SECONDS", in: seconds),
        Phrase(en: "time of external programs for a move", zh: "外部程序每步的时限，单位秒"),
        detail: detail, isRare: true, defaultValue: String(usualTimeLimit)),
      parse: WholeNumber.parser(in: seconds), set: { $0.timeLimit = $1 })
  }

  private static func jobs(excludes: [String] = []) -> Option<Self> {
    let counts = 1...1024
    return Option(
      Flag(
        "jobs", value: .init("N", in: counts), Phrase(en: "use N threads", zh: "使用 N 个线程"),
        detail: "Default: one per processor. The result is the same with any number.",
        excludes: excludes, isRare: true),
      parse: WholeNumber.parser(in: counts), set: { $0.jobs = $1 })
  }
}

extension CommandContext {
  /// Returns a progress bar for games of bots. At a terminal that can redraw lines, others may
  /// stand above it. `isShared` means that other programs may write to the terminal.
  func progressBar(isShared: Bool) -> ProgressBar {
    let isLive = !play.json && !presentation.isPlain && environment.obeysSequences
    return ProgressBar(presentation, below: isLive ? LiveLines(isShared: isShared) : nil)
  }
}
