import CommandLine
import GameCore
import Platform
import Play
import Simulation
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
      of `--seed`. Ctrl-C prints the results so far.
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
    var players = try line.operands.map { name throws(InvalidInput) in
      guard let kind = G.rival(named: name) else {
        throw .unknown("player", name, G.rivalChoices)
      }
      return Participant.kind(kind, name: kind.name)
    }
    players += chosen.commands.map { .command($0) }
    try checkCount(players.count, G.rivalChoices)
    guard chosen.games.isMultiple(of: 2) else {
      throw InvalidInput("--games must be even, as every deal is played twice")
    }
    guard chosen.test == nil || players.count == 2 else {
      throw InvalidInput("--sprt requires two players, not \(players.count)")
    }
    let (options, seeds) = try deals(game, line, play, context, count: chosen.games / 2)
    Interruption.note()
    var progress = ProgressBar(total: 1, play.presentation(in: context.environment))
    let meetings = try VersusTournament(
      options: options, players: players, timeLimit: 1000 * chosen.timeLimit, test: chosen.test
    ).run(seeds, threads: chosen.jobs, progress: &progress)
    progress.clear()
    let report = VersusReport<G>(
      options: options, seed: seeds.first, names: players.map(\.name), meetings: meetings,
      test: chosen.test)
    return try tell(report.objects, report.lines, play, context)
  }

  /// Plays a tournament of a game for one.
  private static func solo<G: ArcadeGame>(
    _ game: G.Type, _ line: ParsedLine, _ play: PlayOptions, _ context: CommandContext
  ) throws -> ExitStatus {
    var chosen = TournamentOptions()
    try line.apply(TournamentOptions.soloTable, to: &chosen)
    let players = try line.operands.map { name throws(InvalidInput) in
      guard let kind = G.player(named: name) else {
        throw .unknown("player", name, G.playerChoices)
      }
      return kind
    }
    try checkCount(players.count, G.playerChoices)
    let (options, seeds) = try deals(game, line, play, context, count: chosen.games)
    Interruption.note()
    var progress = ProgressBar(total: 1, play.presentation(in: context.environment))
    let meetings = try SoloTournament(options: options, players: players)
      .run(seeds, threads: chosen.jobs, progress: &progress)
    progress.clear()
    let report = SoloReport<G>(
      options: options, seed: seeds.first, names: players.map(\.name), meetings: meetings)
    return try tell(report.objects, report.lines, play, context)
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
