import CommandLine
import Flags
import GameCore
import Simulation
import Tiles

extension Command {
  /// Lets players meet each other many times.
  static let tournament = ofGame(
    "tournament", "let players meet each other many times",
    detail: """
      The players and the game's own options follow its name; a player that is named twice meets \
      itself. All meet each other. In a game of two every deal is played twice, with the seats \
      swapped, and the result is the difference in Elo with its 95 % margin and the likelihood of \
      superiority. In guess both get the same deals, and the result is the mean difference of \
      their scores with its standard error. The deals have consecutive seeds, beginning with that \
      of `--seed`. At a terminal a table shows the results so far, and Ctrl-C prints them.
      """,
    operand: { type in .many(of: { type.tournamentChoices }, "player") },
    flags: { $0.ownFlags + $0.tournamentFlags },
    commonFlags: { TournamentOptions.versusTable.map(\.flag) },
    playFlags: { PlayOptions.flags(named: ["seed", "json"] + PlayOptions.speaking) },
    examples: {
      [
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
    }
  ) { game, line, context in
    guard let versus = game as? any VersusGame.Type else {
      return try solo(game, TournamentRun(line, context, TournamentOptions.soloTable))
    }
    return try duel(versus, TournamentRun(line, context, TournamentOptions.versusTable))
  }

  /// Plays a tournament of a game of two.
  private static func duel<G: VersusGame>(
    _ game: G.Type, _ run: TournamentRun
  ) throws -> ExitStatus {
    let chosen = run.chosen
    let players = try run.players(G.rivalChoices) { name in
      G.rival(named: name).map { .kind($0, name: $0.name) }
    }
    guard chosen.games.isMultiple(of: 2) else {
      throw InvalidInput(
        "--games must be even, as every deal is played twice: "
          + "\(chosen.games + 1), not \(chosen.games)")
    }
    let test = try chosen.sprt.map { text throws(InvalidInput) in try SequentialTest(text) }
    guard test == nil || players.count == 2 else {
      throw InvalidInput("--sprt requires two players, not \(players.count)")
    }
    let (options, seeds) = try run.deals(of: game, count: (chosen.goal ?? SeedRange.limit) / 2)
    func report(_ meetings: [Meeting<MatchTally>]) -> VersusReport<G> {
      VersusReport(
        options: options, seed: seeds.first, names: players.map(\.name), goal: chosen.goal,
        timeLimit: chosen.timeLimit, meetings: meetings, test: test)
    }
    var progress = run.progress()
    defer { progress.clear() }
    let tournament = VersusTournament(
      options: options, players: players, timeLimit: 1000 * chosen.timeLimit, test: test)
    let meetings = try tournament.run(seeds, threads: chosen.jobs) { share, meetings in
      let report = report(meetings)
      progress.show(chosen.goal == nil ? nil : share, note: report.note, tables: report.tables)
    }
    progress.clear()
    let result = report(meetings)
    return try run.tell(result.objects, result.lines, failure: result.failure)
  }

  /// Plays a tournament of a game for one.
  private static func solo<G: ArcadeGame>(
    _ game: G.Type, _ run: TournamentRun
  ) throws -> ExitStatus {
    let chosen = run.chosen
    let players = try run.players(G.playerChoices) { name in
      G.player(named: name).map { .kind($0, name: $0.name) }
    }
    let (options, seeds) = try run.deals(of: game, count: chosen.games)
    func report(_ meetings: [Meeting<DifferenceTally>]) -> SoloReport<G> {
      SoloReport(
        options: options, seed: seeds.first, names: players.map(\.name), goal: chosen.games,
        timeLimit: chosen.timeLimit, meetings: meetings)
    }
    var progress = run.progress()
    defer { progress.clear() }
    let tournament = SoloTournament(
      options: options, players: players, timeLimit: 1000 * chosen.timeLimit)
    let meetings = try tournament.run(seeds, threads: chosen.jobs) { share, meetings in
      progress.show(share, tables: report(meetings).table)
    }
    progress.clear()
    let result = report(meetings)
    return try run.tell(result.objects, result.lines, failure: result.failure)
  }
}
