import Flags
import GameCore
import Platform
import Simulation
import TextUI
import Tiles

/// The options of a tournament.
struct TournamentOptions {
  private var askedGames: Int?
  var commands: [String] = []
  var timeLimit = standardTimeLimit
  var sprt: String?
  var jobs = Threads.processors

  private static var standardGames: Int { 1000 }
  private static var gameCounts: ClosedRange<Int> { 1...SeedRange.limit }

  /// The time that outside programs have for a move, in seconds.
  private static var standardTimeLimit: Int { 10 }
  private static var timeLimits: ClosedRange<Int> { 1...86_400 }

  /// The number of games in every pairing.
  var games: Int { askedGames ?? Self.standardGames }

  /// The number of games in every pairing, or nil if only a test ends them.
  var goal: Int? { sprt != nil && askedGames == nil ? nil : games }

  /// The options of a tournament of a game for one.
  static var soloTable: [Option<TournamentOptions>] {
    [games, command, timeout, .jobs { $0.jobs = $1 }]
  }

  /// The options of a tournament of a game for two.
  static var versusTable: [Option<TournamentOptions>] {
    [games, command, timeout, sprt, .jobs { $0.jobs = $1 }]
  }

  private static var games: Option<TournamentOptions> {
    Option(
      Flag(
        "games", value: .init("N", in: gameCounts), "play N games in every pairing",
        detail: """
          Where the seats are swapped, a deal makes two games, and N must be even; in guess, a \
          game is a deal that both play.
          """, defaultValue: String(standardGames)),
      parse: WholeNumber.parser(in: gameCounts), set: { $0.askedGames = $1 })
  }

  private static var command: Option<TournamentOptions> {
    Option(
      Flag(
        "exec", value: .init("COMMAND", expecting: "a command for the shell"),
        "let an outside program take part",
        detail: """
          May be given several times. Every thread runs the command once. The program plays in \
          JSON lines: see `man 7 arcade-players`.
          """, isRepeatable: true),
      parse: { $0.isEmpty ? nil : $0 }, set: { $0.commands.append($1) })
  }

  private static var timeout: Option<TournamentOptions> {
    Option(
      Flag(
        "timeout", value: .init("SECONDS", in: timeLimits), "time of outside programs for a move",
        detail: "Whoever takes longer loses the game, or in guess has no score.",
        defaultValue: String(standardTimeLimit)),
      parse: WholeNumber.parser(in: timeLimits), set: { $0.timeLimit = $1 })
  }

  private static var sprt: Option<TournamentOptions> {
    Option(
      Flag(
        "sprt", value: .init("LOW,HIGH", expecting: "two numbers of Elo such as 0,10"),
        "in a game of two, stop as soon as one difference in Elo is ruled out",
        detail: """
          For two players: a sequential probability ratio test on the pairs of games, with a risk \
          of 5 % for either error. Without `--games` there is no other end.
          """),
      parse: { $0 }, set: { $0.sprt = $1 })
  }
}

extension ArcadeGame {
  /// The players that can take part in a tournament.
  static var tournamentChoices: [Choice] {
    (Self.self as? any VersusGame.Type)?.rivalChoices ?? playerChoices
  }

  /// The options of a tournament.
  static var tournamentFlags: [Flag] {
    let table =
      Self.self is any VersusGame.Type
      ? TournamentOptions.versusTable : TournamentOptions.soloTable
    return table.map(\.flag)
  }
}
