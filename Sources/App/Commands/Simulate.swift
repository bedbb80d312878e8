import CommandLine
import GameCore
import Platform
import Play
import Simulation
import TextUI

/// The options of a simulation.
struct SimulateOptions<G: ArcadeGame> {
  var games = standardGames
  var player = G.players.first
  var command: String?
  var jobs = Threads.processors

  private static var standardGames: Int { 1000 }
  private static var gameCounts: ClosedRange<Int> { 1...1_000_000_000_000 }
  private static var jobCounts: ClosedRange<Int> { 1...1024 }

  static var table: [Option<SimulateOptions>] {
    [
      Option(
        Flag(
          "games", value: .init("N", in: gameCounts), "play N games",
          standard: String(standardGames)),
        parse: WholeNumber.parser(in: gameCounts), set: { $0.games = $1 }),
      Option(
        Command.playerFlag(
          .init("NAME", oneOf: G.playerChoices), standard: G.players.first?.name),
        parse: { name in G.players.first { $0.name == name } }, set: { $0.player = $1 }),
      Option(
        Flag(
          "exec", value: .init("COMMAND", expecting: "a command for the shell"),
          "let an outside program play",
          detail: "It plays one game after another in JSON lines: see `man 7 arcade-players`.",
          excludes: ["player", "jobs"]),
        parse: { $0.isEmpty ? nil : $0 }, set: { $0.command = $1 }),
      Option(
        Flag(
          "jobs", value: .init("N", in: jobCounts), "use N threads",
          detail: "Default: one per processor. The result is the same with any number.",
          excludes: ["exec"]),
        parse: WholeNumber.parser(in: jobCounts), set: { $0.jobs = $1 }),
    ]
  }
}

extension ArcadeGame {
  /// The players as words to choose from.
  static var playerChoices: [Choice] { players.map { Choice($0.name, $0.summary) } }

  /// The options of a simulation.
  static var simulateFlags: [Flag] { SimulateOptions<Self>.table.map(\.flag) }
}

extension Command {
  /// Plays many games.
  static let simulate = ofGame(
    "simulate", "let a bot play many games",
    detail: """
      The game's own options follow its name. The games have consecutive seeds, beginning with \
      that of `--seed`. Prints the mean with its standard error, the standard deviation, the best \
      and worst score, quantiles and a histogram, beside the theory if there is one. Ctrl-C prints \
      the results so far.
      """,
    flags: { $0.ownFlags + $0.simulateFlags },
    commonFlags: {
      let player = playerFlag(
        .init("NAME", expecting: "a player of the game, as in `man 7 arcade-players`"))
      let flags = GameRegistry.games.first?.game?.simulateFlags ?? []
      return flags.map { $0.name == player.name ? player : $0 }
    },
    playFlags: { PlayOptions.flags(named: ["seed", "json"] + PlayOptions.speaking) },
    examples: {
      [
        .init(
          "Let the best bot play a hundred thousand games",
          "arcade simulate guess --games 100000 --seed 1"),
        .init(
          "See the price of a bad memory", "arcade simulate memorize --player forgetful --seed 1"),
      ]
    }
  ) { game, line, context in
    try simulate(game, line, context)
  }

  /// The option of who plays, which takes one of a game's players or, where no game is meant, any.
  fileprivate static func playerFlag(_ value: Flag.Value, standard: String? = nil) -> Flag {
    Flag(
      PlayerOption.name, value: value, "who plays", excludes: ["exec"], standard: standard)
  }

  private static func simulate<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ context: CommandContext
  ) throws -> ExitStatus {
    var (chosen, play) = (SimulateOptions<G>(), PlayOptions())
    try line.apply(SimulateOptions<G>.table, to: &chosen)
    try line.apply(PlayOptions.table, to: &play)
    let (options, source) = try PlayCommand<G>(context, play).deal(line, withSavedChoices: false)
    guard case .seed(let seed) = source ?? .drawn else { return .done }
    let setup = try Playthrough<G>(options: options, source: .seed(seed)).position.setup
    let seeds = SeedRange(first: seed.number, count: chosen.games)
    let presentation = play.presentation(in: context.environment)

    Interruption.note()
    let (tally, hints, fault) = try run(chosen, options, seeds, presentation)
    let kind = chosen.command == nil ? chosen.player : nil
    let report = SimulationReport<G>(
      options: options, seeds: seeds, player: kind?.name, tally: tally, hints: hints,
      theory: kind?.theory?(setup))
    for line in play.json ? report.objects.map(\.text) : report.lines(presentation) {
      try context.output.line(line)
    }
    try context.output.flush()
    if Interruption.isRequested { Interruption.die() }
    if let fault { throw CommandFailure(fault) }
    return tally.unfinished == 0 ? .done : .unfinished
  }

  /// Lets the games be played; answers their scores, and what went wrong, if anything did.
  private static func run<G: ArcadeGame>(
    _ chosen: SimulateOptions<G>, _ options: G.Options, _ seeds: SeedRange,
    _ presentation: Presentation
  ) throws -> (tally: Tally, hints: Int, fault: String?) {
    var progress = ProgressBar(total: seeds.count, presentation)
    defer { progress.clear() }
    if let command = chosen.command {
      return try OutsidePlayer(command).play(G.self, options, seeds, progress: &progress)
    }
    guard let player = chosen.player else {
      throw InvalidInput("\(G.name) has no players; --exec lets a program play")
    }
    let simulation = Simulation(options: options, seeds: seeds, player: player)
    return (try simulation.run(threads: chosen.jobs, progress: &progress), 0, nil)
  }
}
