import CommandLine
import Flags
import GameCore
import Platform
import Records
import Simulation
import TextUI

struct SimulateOptions<G: ArcadeGame> {
  var games = SimulationDefaults.games
  var player = G.players.first
  var command: String?
  var timeLimit = SimulationDefaults.timeLimit
  var jobs = Threads.processors
  var share: SimulationShare?

  static var table: [Option<SimulateOptions>] {
    [
      .games(Phrase(en: "play N games", zh: "玩 N 局")) { $0.games = $1 },
      .exec(
        Phrase(en: "let an external program play", zh: "让外部程序来玩"),
        detail: "It plays in JSON lines; every thread of a tournament runs it once.",
        excludes: ["jobs"]
      ) { $0.command = $1 },
      .timeout("A program that takes longer ends the simulation.") { $0.timeLimit = $1 },
      .jobs(excludes: ["exec"]) { $0.jobs = $1 },
      Option(
        Flag(
          "shard",
          value: .init(
            "I/N", expecting: Phrase(en: "a part such as 1/4", zh: "一部分，如 1/4"),
            samples: ["1/1", "9/9"]),
          Phrase(en: "play part I of N, for one of several machines", zh: "只玩 N 份中的第 I 份，用于多台机器"),
          detail: "Requires `--seed`. `--merge` adds up what `--json` prints for each part.",
          isRare: true),
        parse: SimulationShare.init, set: { $0.share = $1 }),
    ]
  }
}

extension ArcadeGame {
  static var simulateFlags: [Flag] { SimulateOptions<Self>.table.map(\.flag) }
}

extension Command {
  static let simulate = ofGame(
    "simulate", Phrase(en: "measure a bot over many games", zh: "让电脑玩很多局，统计成绩"),
    detail: """
      The bot, by default the game's best, and the game's own options follow its name. The games \
      have consecutive seeds, beginning with that of `--seed`. Prints the mean with its standard \
      error, the standard deviation, the best and worst score, quantiles and a histogram, beside \
      the theory if there is one. Ctrl-C prints the results so far.
      """,
    operand: { type in
      .first(of: { type.playerChoices }, .bot, synopsis: "[BOT]", limit: 1)
    },
    flags: { $0.ownFlags.filter { !$0.isForOneGame } + $0.simulateFlags },
    sharing: ["seed", "json"],
    examples: {
      [
        .init(
          "Let the best bot play a hundred thousand games",
          "arcade simulate guess --games 100000 --seed 1"),
        .init("See the price of a bad memory", "arcade simulate memorize forgetful --seed 1"),
      ]
    },
    files: (
      Flag(
        "merge", Phrase(en: "add up the parts of a simulation in files", zh: "汇总文件中的各份模拟结果"),
        detail: """
          Instead of a game, the files follow that hold what `arcade simulate --json` has printed \
          for the parts, or `-` for standard input. If they don't make the whole simulation, the \
          exit status is 1.
          """), merge
    )
  ) { game, line, context in
    try simulate(game, line, context)
  }

  private static func simulate<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = SimulateOptions<G>()
    try line.apply(SimulateOptions<G>.table, to: &chosen)
    if let name = line.operands.first {
      guard chosen.command == nil else {
        throw InvalidInput("--exec and the bot \(name.quoted) cannot be combined")
      }
      chosen.player = try G.bot(named: name)
    }
    let play = try PlayOptions(line)
    let (options, source) = try PlayCommand<G>(context, play).deal(line, withSavedChoices: false)
    guard let seed = (source ?? .drawn).seed else { return .done }
    guard source != nil || chosen.share == nil else {
      throw InvalidInput("--shard requires --seed, so that all parts are of the same games")
    }
    let setup = try Playthrough<G>(options: options, source: .seed(seed)).position.setup
    var seeds = SeedRange(first: seed.number, count: chosen.games)
    if let share = chosen.share { seeds = seeds.part(share.index, of: share.count) }
    chosen.share?.total = chosen.games
    let presentation = play.presentation(in: context.environment)

    Interruption.install()
    let (tally, hints, failure) = try run(chosen, options, seeds, presentation)
    let kind = chosen.command == nil ? chosen.player : nil
    let report = SimulationReport<G>(
      options: options, seeds: seeds, player: kind?.name, tally: tally, hints: hints,
      theory: kind?.theory?(setup), share: chosen.share)
    try context.tell(report, play)
    if Interruption.isRequested { Interruption.reraise() }
    if let failure { throw CommandFailure(failure, status: .unavailable) }
    return tally.unfinished == 0 ? .done : .unfinished
  }

  private static func merge(_ line: ParsedLine, _ context: CommandContext) throws -> ExitStatus {
    let play = try PlayOptions(line)
    guard !line.operands.isEmpty else {
      throw InvalidInput("--merge requires files with what 'arcade simulate --json' has printed")
    }
    do {
      return try merged(RecordChoice.readers(line.operands, context), play, context)
    } catch let error as InvalidInput {
      // The files are wrong, not the command line.
      throw CommandFailure(error.phrase)
    }
  }

  private static func merged(
    _ files: [(name: String, reader: LineReader)], _ play: PlayOptions, _ context: CommandContext
  ) throws -> ExitStatus {
    var merger = SimulationMerger()
    for (name, reader) in files { try merger.read(reader, named: name) }
    let (simulation, seeds, tally, hints) = try merger.merged()
    guard let game = context.catalog.game(named: simulation.game, rules: simulation.rules) else {
      throw InvalidInput(
        "\(simulation.game.quoted) with rules \(simulation.rules) is no game of this arcade")
    }
    func report<G: ArcadeGame>(_ game: G.Type) throws {
      let options = try G.Options(recorded: simulation.options)
      let kind = G.players.first { $0.name == simulation.player }
      let source = Playthrough<G>.Source.seed(Seed(number: seeds.first))
      let setup = try Playthrough<G>(options: options, source: source).position.setup
      let report = SimulationReport<G>(
        options: options, seeds: seeds, player: simulation.player, tally: tally, hints: hints,
        theory: kind?.theory?(setup))
      try context.tell(report, play)
    }
    try report(game.type)
    return tally.unfinished == 0 ? .done : .unfinished
  }

  /// Returns the scores, the number of hints given and, if a program could not go on, how it
  /// failed.
  private static func run<G: ArcadeGame>(
    _ chosen: SimulateOptions<G>, _ options: G.Options, _ seeds: SeedRange,
    _ presentation: Presentation
  ) throws -> (tally: Tally, hints: Int, failure: String?) {
    var progress = ProgressBar(presentation)
    defer { progress.clear() }
    let simulation = Simulation<G>(options: options, seeds: seeds)
    if let command = chosen.command {
      return try simulation.run(
        command, timeLimit: 1000 * chosen.timeLimit, progress: &progress)
    }
    guard let player = chosen.player else {
      throw InvalidInput("\(G.name) has no bots; --exec lets a program play")
    }
    return (try simulation.run(player, threads: chosen.jobs, progress: &progress), 0, nil)
  }
}

extension CommandContext {
  fileprivate func tell<G: ArcadeGame>(_ report: SimulationReport<G>, _ play: PlayOptions) throws {
    if play.json {
      try print(report.objects)
    } else {
      for line in report.lines(play.presentation(in: environment)) { try output.line(line) }
    }
    try output.flush()
  }
}
