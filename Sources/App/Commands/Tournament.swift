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
      itself. All meet each other, or with `--against` only one: in cards, memorize and tunes they \
      take turns on one board, and N must be even, as every deal is played twice; in guess they \
      race on the same deals. The deals have consecutive seeds, from `--seed` on. At a terminal \
      the results so far are shown, and Ctrl-C prints them.
      """,
    operand: { type in
      Operand(
        "[BOT ...]", noun: .bot, words: type.botChoices, following: { _ in type.botChoices })
    },
    common: SimulationOptions.tournament.map(\.flag),
    of: { SimulationOptions.tournament(among: $0.botChoices).map(\.flag) },
    sharing: ["seed", "json"],
    examples: [
      .init(
        "Find out what a strategy is worth",
        "arcade tournament memorize strategist expert --games 10000 --seed 1"),
      .init(
        "Find out whether two more tiles in mind are worth 20 Elo or none",
        "arcade tournament memorize forgetful:6 forgetful:4 --sprt 0,20 --seed 1"),
      .init(
        "Compare strategies on the same deals",
        "arcade tournament guess expert random --seed 1"),
    ],
    files: (mergeFlag(excludes: SimulationOptions.tournament), merge)
  ) { game, context in
    try play(game, context)
  }

  private static func play<G: ArcadeGame>(
    _ game: G.Type, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = SimulationOptions()
    try context.line.apply(SimulationOptions.tournament, to: &chosen)
    let (players, hub) = try players(of: game, chosen, context.line)
    let test = try chosen.sprt.map { text throws(UserError) in try SequentialTest(text) }
    guard test == nil || players.count == 2 else {
      throw UserError(
        en: "--sprt requires two players, not \(players.count)",
        zh: "--sprt 需要两名玩家，不能是 \(players.count) 名")
    }
    let (options, seed) = try chosen.deals(of: game, context)
    let perDeal = Tournament.mode(of: game).seating.count
    if let games = chosen.games, !games.isMultiple(of: perDeal) {
      throw UserError(
        en: "--games must be even (each deal is played twice), not \(games)",
        zh: "--games 应为偶数（每道题目玩两次），不能是 \(games)")
    }
    var (first, games) = (seed.number, chosen.plannedGames)
    if let shard = chosen.shard, let total = games {
      let part = SeedRange(first: first, count: total / perDeal).part(shard.index, of: shard.count)
      (first, games) = (part.first, part.count * perDeal)
      chosen.shard?.total = total
    }
    let plan = Tournament.Plan(
      seed: first, games: games, timeLimit: chosen.timeLimit, test: test, hub: hub,
      shard: chosen.shard, log: try chosen.log.map(GameLog.init))
    let tournament = Tournament(game, options, players, plan)

    Interruption.install()
    var progress = context.progressBar(isShared: !chosen.programs.isEmpty)
    defer { progress.clear() }
    let report = tournament.run(threads: chosen.jobs) { report in
      progress.show(report.share, below: report.lines(_:rows:))
    }
    progress.clear()
    try print(report, context)
    try plan.log?.check()
    return .done
  }

  /// Returns the players as the line names them, and the place of the one whom all others meet; nil
  /// if all meet.
  private static func players<G: ArcadeGame>(
    of game: G.Type, _ chosen: SimulationOptions, _ line: ParsedLine
  ) throws -> ([Contestant<G>], hub: Int?) {
    var players: [Contestant<G>] = []
    for bot in line.operands { players.append(.bot(try G.bot(ofOperand: bot))) }
    // From the last one on, so that the places of earlier ones stay.
    for (program, place) in zip(try chosen.contestants(in: game), line.places).reversed() {
      players.insert(program, at: place)
    }
    var hub: Int?
    if let name = chosen.against {
      let bot = G.bot(named: name)
      hub = players.firstIndex { $0.name == bot?.name ?? name } ?? players.count
      if hub == players.count {
        guard let bot else {
          let programs = players.filter { $0.bot == nil }.map { Choice($0.name.printable) }
          throw UserError.unknown(
            Phrase(en: "player", zh: "玩家"), name, G.botChoices + programs
          ).offering(program: name)
        }
        players.append(.bot(bot))
      }
    }
    guard (2...64).contains(players.count) else {
      let (bots, ends) = (G.botChoices, [G.bots.first, G.bots.last].compactMap { $0?.name })
      let example = (["arcade tournament", G.name] + ends).joined(separator: " ")
      throw UserError(
        en: "a tournament takes 2 to 64 players, as in '\(example)'; bots\(bots.listed(.en)); "
          + "programs: --exec COMMAND",
        zh: "比赛需要 2 到 64 名玩家，如 '\(example)'；电脑玩家\(bots.listed(.zh))；程序：--exec 命令")
    }
    return (players, hub)
  }

  private static func print(_ report: TournamentReport, _ context: CommandContext) throws {
    try context.print(report.objects, or: { report.lines($0) })
    try context.output.flush()
    if Interruption.isRequested { Interruption.reraise() }
    if let failure = report.failure { throw UserError(failure, status: .unavailable) }
  }

  private static func merge(_ context: CommandContext) throws -> ExitStatus {
    try merge(context) { (whole: TournamentPart) in
      try print(whole.report(of: GameCatalog.arcade.game(of: whole).type), context)
      return .done
    }
  }
}
