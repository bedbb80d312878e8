import CommandLine
import GameCore
import Platform
import Play
import Simulation
import Terminal
import TextUI

/// The parts of a tournament that are the same for games of two and for one.
struct TournamentRun {
  let chosen: TournamentOptions
  private let line: ParsedLine
  private let play: PlayOptions
  private let context: CommandContext
  private let presentation: Presentation

  /// Creates a tournament from a command line with the options of a table.
  init(
    _ line: ParsedLine, _ context: CommandContext, _ table: [Option<TournamentOptions>]
  ) throws(InvalidInput) {
    var chosen = TournamentOptions()
    try line.apply(table, to: &chosen)
    (self.chosen, self.line, self.context) = (chosen, line, context)
    play = try PlayOptions(line)
    presentation = play.presentation(in: context.environment)
  }

  /// Returns the players: those that are named, and outside programs. `find` returns the one of a
  /// name, or nil.
  func players<Kind>(
    _ choices: [Choice], find: (String) -> Participant<Kind>?
  ) throws(InvalidInput) -> [Participant<Kind>] {
    var players: [Participant<Kind>] = []
    for name in line.operands {
      guard let player = find(name) else { throw .unknown("player", name, choices) }
      players.append(player)
    }
    players += chosen.commands.map { .command($0) }
    guard players.count >= 2 else {
      let all = choices + [Choice("--exec COMMAND", "")]
      throw InvalidInput("a tournament requires at least two players: \(all.alternatives)")
    }
    guard players.count <= 64 else {
      throw InvalidInput("a tournament has at most 64 players, not \(players.count)")
    }
    return players
  }

  /// Returns the options and the seeds of a number of deals.
  func deals<G: ArcadeGame>(
    of game: G.Type, count: Int
  ) throws(InvalidInput) -> (G.Options, SeedRange) {
    let (options, source) = try PlayCommand<G>(context, play).deal(line, withSavedChoices: false)
    var seed = Seed.drawn()
    if case .seed(let given)? = source { seed = given }
    // Throws if the options make no deal.
    _ = try Playthrough<G>(options: options, source: .seed(seed))
    return (options, SeedRange(first: seed.number, count: count))
  }

  /// Returns the bar that shows the progress from now on, while Ctrl-C only ends the games.
  func progress() -> ProgressBar {
    Interruption.install()
    let hasTables = !play.json && !presentation.isPlain && context.environment.obeysSequences
    return ProgressBar(
      total: 1, presentation,
      tables: hasTables ? LiveLines(isShared: !chosen.commands.isEmpty) : nil)
  }

  /// Prints a report in words or as JSON lines; throws a failure that it has found.
  func tell(
    _ objects: @autoclosure () -> [JSONObject], _ lines: (Presentation) -> [String],
    failure: String?
  ) throws -> ExitStatus {
    for line in play.json ? objects().map(\.text) : lines(presentation) {
      try context.output.line(line)
    }
    try context.output.flush()
    if Interruption.isRequested { Interruption.reraise() }
    if let failure { throw CommandFailure(failure) }
    return .done
  }
}
