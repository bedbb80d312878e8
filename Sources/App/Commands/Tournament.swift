import CommandLine
import GameCore
import Platform
import Play
import Simulation
import Terminal
import TextUI
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
    commonFlags: { TournamentOptions.soloTable.map(\.flag) },
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
    let play = try PlayOptions(line)
    guard let versus = game as? any VersusGame.Type else {
      return try solo(game, line, play, context)
    }
    return try duel(versus, line, play, context)
  }

  /// Plays a tournament of a game of two.
  private static func duel<G: VersusGame>(
    _ game: G.Type, _ line: ParsedLine, _ play: PlayOptions, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = TournamentOptions()
    try line.apply(TournamentOptions.versusTable, to: &chosen)
    let players = try participants(line, chosen, G.rivalChoices) { name in
      G.rival(named: name).map { .kind($0, name: $0.name) }
    }
    guard (chosen.games ?? 2).isMultiple(of: 2) else {
      throw InvalidInput("--games must be even, as every deal is played twice")
    }
    let test = try chosen.sprt.map { text throws(InvalidInput) in try SequentialTest(text) }
    guard test == nil || players.count == 2 else {
      throw InvalidInput("--sprt requires two players, not \(players.count)")
    }
    let (options, seeds) = try deals(
      game, line, play, context, count: (chosen.games ?? SeedRange.limit) / 2)
    func report(_ meetings: [Meeting<MatchTally>]) -> VersusReport<G> {
      VersusReport(
        options: options, seed: seeds.first, names: players.map(\.name), goal: chosen.games,
        meetings: meetings, test: test)
    }
    var progress = progress(chosen, play, context)
    defer { progress.clear() }
    let meetings = try VersusTournament(
      options: options, players: players, timeLimit: 1000 * chosen.timeLimit, test: test
    ).run(seeds, threads: chosen.jobs) { share, meetings in
      let report = report(meetings)
      progress.show(
        chosen.games == nil ? nil : share, note: report.note, tables: report.tables)
    }
    progress.clear()
    return try tell(report(meetings).objects, report(meetings).lines, play, context)
  }

  /// Plays a tournament of a game for one.
  private static func solo<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ play: PlayOptions, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = TournamentOptions()
    try line.apply(TournamentOptions.soloTable, to: &chosen)
    let players = try participants(line, chosen, G.playerChoices) { name in
      G.player(named: name).map { .kind($0, name: $0.name) }
    }
    let goal = chosen.games ?? 0
    let (options, seeds) = try deals(game, line, play, context, count: goal)
    func report(_ meetings: [Meeting<DifferenceTally>]) -> SoloReport<G> {
      SoloReport(
        options: options, seed: seeds.first, names: players.map(\.name), goal: goal,
        meetings: meetings)
    }
    var progress = progress(chosen, play, context)
    defer { progress.clear() }
    let meetings = try SoloTournament(
      options: options, players: players, timeLimit: 1000 * chosen.timeLimit
    ).run(seeds, threads: chosen.jobs) { share, meetings in
      progress.show(share, note: nil, tables: report(meetings).table)
    }
    progress.clear()
    return try tell(report(meetings).objects, report(meetings).lines, play, context)
  }

  /// Returns the players: those that are named, and outside programs. `find` returns the one of a
  /// name, or nil.
  private static func participants<Kind>(
    _ line: ParsedLine, _ chosen: TournamentOptions, _ choices: [Choice],
    find: (String) -> Participant<Kind>?
  ) throws(InvalidInput) -> [Participant<Kind>] {
    var players: [Participant<Kind>] = []
    for name in line.operands {
      guard let player = find(name) else { throw .unknown("player", name, choices) }
      players.append(player)
    }
    players += chosen.commands.map { .command($0) }
    try checkCount(players.count, choices)
    return players
  }

  /// Returns the bar that shows the progress from now on, while Ctrl-C only ends the games.
  private static func progress(
    _ chosen: TournamentOptions, _ play: PlayOptions, _ context: CommandContext
  ) -> ProgressBar {
    Interruption.note()
    let presentation = play.presentation(in: context.environment)
    let hasTables =
      !play.json && !presentation.isPlain && context.environment.obeysSequences
    return ProgressBar(
      total: 1, presentation,
      tables: hasTables ? LiveLines(isShared: !chosen.commands.isEmpty) : nil)
  }

  private static func checkCount(_ count: Int, _ choices: [Choice]) throws(InvalidInput) {
    guard (2...64).contains(count) else {
      throw InvalidInput(
        count > 64
          ? "a tournament has at most 64 players, not \(count)"
          : "a tournament requires at least two players: \(choices.alternatives)")
    }
  }

  /// Returns the options and the seeds of the deals.
  private static func deals<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ play: PlayOptions, _ context: CommandContext, count: Int
  ) throws(InvalidInput) -> (G.Options, SeedRange) {
    let (options, source) = try PlayCommand<G>(context, play).deal(line, withSavedChoices: false)
    var seed = Seed.drawn()
    if case .seed(let given)? = source { seed = given }
    // Throws if the options make no deal.
    _ = try Playthrough<G>(options: options, source: .seed(seed))
    return (options, SeedRange(first: seed.number, count: count))
  }

  /// Prints a report in words or as JSON lines.
  private static func tell(
    _ objects: @autoclosure () -> [JSONObject], _ lines: (Presentation) -> [String],
    _ play: PlayOptions, _ context: CommandContext
  ) throws -> ExitStatus {
    let lines =
      play.json
      ? objects().map(\.text) : lines(play.presentation(in: context.environment))
    for line in lines { try context.output.line(line) }
    try context.output.flush()
    if Interruption.isRequested { Interruption.die() }
    return .done
  }
}
