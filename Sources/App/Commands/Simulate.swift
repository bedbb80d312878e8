import CommandLine
import Platform
import Records
import Simulation

extension Command {
  static let simulate = ofGame(
    "simulate", Phrase(en: "measure a bot over many games", zh: "让电脑玩很多局，统计成绩"),
    detail: """
      The bot, by default the game's best, and the game's own options follow its name. The games \
      have consecutive seeds, beginning with that of `--seed`. Prints the mean with its standard \
      error, the standard deviation, the best and worst score, quantiles and a histogram, beside \
      the theory if there is one. Ctrl-C prints the results so far.
      """,
    operand: { Operand("[BOT]", limit: 1, noun: .bot, words: $0.botChoices) },
    common: SimulationOptions.simulate.map(\.flag), sharing: ["seed", "json"],
    examples: [
      .init(
        "Let the best bot play a hundred thousand games",
        "arcade simulate guess --games 100000 --seed 1"),
      .init("See the price of a bad memory", "arcade simulate memorize forgetful --seed 1"),
    ],
    files: (
      Flag(
        "merge", Phrase(en: "add up the parts of a simulation in files", zh: "汇总文件中的各份模拟结果"),
        detail: """
          Instead of a game, the files follow that hold what `arcade simulate --json` has printed \
          for the parts, or `-` for standard input. If they don't make the whole simulation, the \
          exit status is 1.
          """, excludes: SimulationOptions.simulate.map(\.flag.name)), merge
    )
  ) { game, context in
    try simulate(game, context)
  }

  private static func simulate<G: ArcadeGame>(
    _ game: G.Type, _ context: CommandContext
  ) throws -> ExitStatus {
    var (chosen, player) = (SimulationOptions(), G.bots.first)
    try context.line.apply(SimulationOptions.simulate, to: &chosen)
    if let name = context.line.operands.first {
      guard chosen.programs.isEmpty else {
        throw UserError("--exec and the bot \(name.quoted) cannot be combined")
      }
      player = try G.bot(ofOperand: name)
    }
    if !chosen.programs.isEmpty { player = nil }
    let (options, source) = try context.deal(of: game)
    guard let seed = (source ?? .drawn).seed else { return .done }
    guard source != nil || chosen.share == nil else {
      throw UserError("--shard requires --seed, so that all parts are of the same games")
    }
    // The line throws if the options make no deal.
    _ = try Playthrough<G>(options: options, source: .seed(seed))
    let games = chosen.games ?? SimulationOptions.usualGames
    var seeds = SeedRange(first: seed.number, count: games)
    if let share = chosen.share { seeds = seeds.part(share.index, of: share.count) }
    chosen.share?.total = games
    var simulation = Simulation(by: player?.name ?? chosen.programs.first, seeds, chosen.share)

    Interruption.install()
    let failure = try run(&simulation, chosen, player, options, context)
    let report = SimulationReport<G>(options, simulation)
    try context.print(report.objects, or: report.lines)
    try context.output.flush()
    if Interruption.isRequested { Interruption.reraise() }
    if let failure { throw UserError(failure, status: .unavailable) }
    return simulation.tally.unfinished == 0 ? .done : .unfinished
  }

  private static func merge(_ context: CommandContext) throws -> ExitStatus {
    guard !context.line.operands.isEmpty else {
      throw UserError("--merge requires files with what 'arcade simulate --json' has printed")
    }
    do {
      return try merged(RecordChoice.readers(context.line.operands, context), context)
    } catch let error as UserError where error.status == .usage {
      // The fault is in the files, not on the command line.
      throw UserError(error.phrase, status: .unfinished)
    }
  }

  private static func merged(
    _ files: [LineReader], _ context: CommandContext
  ) throws -> ExitStatus {
    var parts: [SimulationPart] = []
    for file in files { try parts.read(file) }
    let whole = try parts.merged()
    guard let game = GameCatalog.arcade.game(named: whole.game, rules: whole.rules) else {
      throw UserError(
        "\(whole.game.quoted) with rules \(whole.rules) is no game of this arcade")
    }
    func report<G: ArcadeGame>(_ game: G.Type) throws {
      let options = try G.Options(recorded: whole.options)
      let report = SimulationReport<G>(options, whole.simulation)
      try context.print(report.objects, or: report.lines)
    }
    try report(game.type)
    return whole.simulation.tally.unfinished == 0 ? .done : .unfinished
  }

  /// Plays the games. Returns the failure of an external program, or nil if none failed.
  private static func run<G: ArcadeGame>(
    _ simulation: inout Simulation, _ chosen: SimulationOptions, _ player: Bot<G>?,
    _ options: G.Options, _ context: CommandContext
  ) throws -> String? {
    // A bar of one line fits on a terminal that other programs write to.
    var progress = context.progressBar(isShared: true)
    defer { progress.clear() }
    if let command = chosen.programs.first {
      return try simulation.run(
        command, G.self, options, timeLimit: 1000 * chosen.timeLimit, progress: &progress)
    }
    guard let player else {
      throw UserError("\(G.name) has no bots; --exec lets a program play")
    }
    simulation.run(player, options, threads: chosen.jobs, progress: &progress)
    return nil
  }
}
