import CommandLine
import Platform
import Records
import Simulation

extension Command {
  static let simulate = ofGame(
    "simulate", Phrase(en: "measure a bot over many games", zh: "让电脑玩很多局，统计成绩"),
    detail: """
      The bot, by default the game's best, and the game's own options follow its name. The games \
      have consecutive seeds, from `--seed` on. Prints the mean with its standard \
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
    files: (mergeFlag(excludes: SimulationOptions.simulate), merge)
  ) { game, context in
    try simulate(game, context)
  }

  private static func simulate<G: ArcadeGame>(
    _ game: G.Type, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = SimulationOptions()
    try context.line.apply(SimulationOptions.simulate, to: &chosen)
    var player = try chosen.contestants(in: game).first
    if let name = context.line.operands.first {
      guard player == nil else {
        throw UserError(
          en: "--exec and the bot \(name.quoted) cannot be combined",
          zh: "--exec 和电脑玩家 \(name.quoted) 不能同时使用")
      }
      player = .bot(try G.bot(ofOperand: name))
    }
    guard let player = player ?? G.bots.first.map({ .bot($0) }) else {
      throw UserError(
        en: "\(G.name) has no bots; --exec lets a program play",
        zh: "\(G.name) 没有电脑玩家；--exec 可以让程序来玩")
    }
    let (options, seed) = try chosen.deals(of: game, context)
    let games = chosen.games ?? SimulationOptions.usualGames
    var seeds = SeedRange(first: seed.number, count: games)
    if let shard = chosen.shard { seeds = seeds.part(shard.index, of: shard.count) }
    chosen.shard?.total = games
    var simulation = Simulation(by: player.name, seeds, chosen.shard)
    let log = try chosen.log.map(GameLog.init)

    Interruption.install()
    // A bar of one line fits on a terminal that other programs write to.
    var progress = context.progressBar(isShared: true)
    defer { progress.clear() }
    if case .bot(let bot) = player, log == nil {
      simulation.run(bot, options, threads: chosen.jobs, progress: &progress)
    } else {
      simulation.run(
        player, options, timeLimit: chosen.timeLimit, log, threads: chosen.jobs,
        progress: &progress)
    }
    progress.clear()
    let report = SimulationReport<G>(options, simulation)
    try context.print(report.objects, or: report.lines)
    try context.output.flush()
    if Interruption.isRequested { Interruption.reraise() }
    try log?.check()
    if let fault = simulation.fault {
      throw UserError(fault.error(by: player.name, isLogged: log != nil), status: .unavailable)
    }
    return simulation.tally.unfinished == 0 ? .done : .unfinished
  }

  private static func merge(_ context: CommandContext) throws -> ExitStatus {
    try merge(context) { (whole: SimulationPart) in
      func report<G: ArcadeGame>(_ game: G.Type) throws {
        let report = SimulationReport<G>(try G.Options(recorded: whole.game.options), whole.whole)
        try context.print(report.objects, or: report.lines)
      }
      try report(GameCatalog.arcade.game(of: whole).type)
      return whole.simulation.tally.unfinished == 0 ? .done : .unfinished
    }
  }

  // MARK: Parts

  /// Returns the option to merge the parts that a command has played.
  static func mergeFlag(
    excludes options: [Option<SimulationOptions>]
  ) -> Flag {
    Flag(
      "merge", zh: "汇总", Phrase(en: "add up the parts in files", zh: "汇总文件中的各份结果"),
      detail: """
        Instead of a game, the files follow with what `--json` has printed for the parts, or - \
        for standard input. If they don't make the whole, the exit status is 1.
        """, excludes: options.map(\.flag.name))
  }

  /// Merges the parts in the files that a line names, and does some work with the whole.
  static func merge<Part: ReportPart>(
    _ context: CommandContext, _ work: (Part) throws -> ExitStatus
  ) throws -> ExitStatus {
    guard !context.line.operands.isEmpty else {
      throw UserError(
        en: "--merge requires files with what 'arcade \(Part.command) --json' has printed",
        zh: "--merge 需要 'arcade \(Part.command) --json' 输出的文件")
    }
    do {
      return try work(Part.merged(RecordChoice.readers(context.line.operands, context)))
    } catch let error as UserError where error.status == .usage {
      // The fault is in the files, not on the command line.
      throw UserError(error.phrase, status: .unfinished)
    }
  }
}

extension GameCatalog {
  /// Returns the game of a report. Throws if this arcade doesn't know it.
  func game(of part: some ReportPart) throws(UserError) -> GameVariant {
    let (name, rules, _) = part.game
    if let game = game(named: name, rules: rules) { return game }
    throw UserError(
      en: "\(name.quoted) with rules \(rules) is no game of this arcade",
      zh: "这个版本没有规则为 \(rules) 的 \(name.quoted)")
  }
}
