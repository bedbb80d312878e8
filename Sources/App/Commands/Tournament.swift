import CommandLine
import GameCore
import Lines
import Platform
import Simulation

extension Command {
  static let tournament = ofGame(
    "tournament", Phrase(en: "play bots against each other", zh: "让电脑玩家互相比赛"),
    detail: """
      The bots and the game's own options follow its name; a bot that is named twice meets \
      itself. All meet each other: in cards, memorize and tunes they take turns on one board, and \
      N must be even, as every deal is played twice; in guess they race on the same deals. The \
      deals have consecutive seeds, beginning with that of `--seed`. At a terminal the results so \
      far are shown, and Ctrl-C prints them.
      """,
    operand: { type in
      Operand(
        "[BOT ...]", noun: .bot, words: type.botChoices, following: { _ in type.botChoices })
    },
    common: SimulationOptions.tournament.map(\.flag), sharing: ["seed", "json"],
    examples: [
      .init(
        "Find out what a strategy is worth",
        "arcade tournament memorize strategist perfect --games 10000 --seed 1"),
      .init(
        "Find out whether two more tiles in mind are worth 20 Elo or none",
        "arcade tournament memorize forgetful:6 forgetful:4 --sprt 0,20 --seed 1"),
      .init(
        "Compare strategies on the same deals",
        "arcade tournament guess bisection random --seed 1"),
    ]
  ) { game, context in
    try play(game, context)
  }

  private static func play<G: ArcadeGame>(
    _ game: G.Type, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = SimulationOptions()
    try context.line.apply(SimulationOptions.tournament, to: &chosen)
    let players =
      try context.line.operands.map { .bot(try G.bot(ofOperand: $0)) }
      + chosen.programs.map { Contestant<G>.program($0) }
    guard (2...64).contains(players.count) else {
      let all = G.botChoices + [Choice("--exec COMMAND")]
      throw UserError("a tournament takes 2 to 64 players: \(all.alternatives(.en))")
    }
    let test = try chosen.sprt.map { text throws(UserError) in try SequentialTest(text) }
    guard test == nil || players.count == 2 else {
      throw UserError("--sprt requires two players, not \(players.count)")
    }
    let (options, source) = try context.deal(of: game)
    let seed = source?.seed ?? .drawn()
    // The line throws if the options make no deal.
    _ = try Playthrough<G>(options: options, source: .seed(seed))
    let plan = Tournament.Plan(
      seed: seed.number, games: chosen.plannedGames, timeLimit: chosen.timeLimit, test: test)
    let tournament = Tournament(game, options, players, plan)
    if let games = chosen.games, !games.isMultiple(of: tournament.gamesPerDeal) {
      throw UserError("--games must be even (each deal is played twice), not \(games)")
    }

    Interruption.install()
    var progress = context.progressBar(isShared: !chosen.programs.isEmpty)
    defer { progress.clear() }
    let report = tournament.run(threads: chosen.jobs) { report in
      progress.show(report.share, below: report.lines(_:rows:))
    }
    progress.clear()
    try context.print(report.objects, or: { report.lines($0) })
    try context.output.flush()
    if Interruption.isRequested { Interruption.reraise() }
    if let failure = report.failure { throw UserError(failure, status: .unavailable) }
    return .done
  }
}
