import CommandLine
import Flags
import GameCore
import Lines
import TextUI

extension ArcadeGame {
  /// The options that shape the deal or the rules, or how a person plays.
  static var ownFlags: [Flag] { Options.flags }

  /// The options of the game's command.
  static var flags: [Flag] { ownFlags + companionFlags + watchFlags }

  /// The options for watching a player.
  static var watchFlags: [Flag] { playerTable.map(\.flag) + Pace.table().map(\.flag) }

  /// The players as words to choose from.
  static var playerChoices: [Choice] { players.map(\.choice) }

  /// The option of which of the players plays instead of a person.
  fileprivate static var playerTable: [Option<Bot<Self>?>] {
    [
      Option(
        Flag(
          PlayerOption.name, value: .init("NAME", oneOf: playerChoices), "watch a bot play",
          detail: """
            Moves on the command line are made first, and the player continues from there. \
            Standard input is read only with `--step`, and the game is not recorded. On the full \
            screen the keys are those of `arcade replay`.
            """, excludes: ["record"] + (versus == nil ? [] : ["versus"])),
        parse: { player(named: $0) }, set: { $0 = $1 })
    ]
  }
}

/// The option of who plays.
enum PlayerOption {
  static let name = "player"
}

extension PlayCommand {
  /// Shows a player's game if the command line asks for one, or returns nil if it doesn't.
  func watchPlayer(
    _ line: ParsedLine, _ options: G.Options, _ source: Source?
  ) throws -> ExitStatus? {
    let givenPace = Pace.names.first(where: line.has)
    guard line.has(PlayerOption.name) || givenPace != nil else { return nil }
    try watch(line, options, source, givenPace)
    return .done
  }

  private func watch(
    _ line: ParsedLine, _ options: G.Options, _ source: Source?, _ givenPace: String?
  ) throws {
    var (chosen, pace) = (Bot<G>?.none, Pace())
    try line.apply(G.playerTable, to: &chosen)
    try line.apply(Pace.table(), to: &pace)
    guard let kind = chosen else {
      throw InvalidInput("--\(givenPace ?? "") requires --\(PlayerOption.name)")
    }
    let start = try Playthrough<G>(
      options: options, source: source ?? .drawn, player: kind.name)
    let game = try played(start, by: kind, after: line.operands)
    try Playback(game: game, pace: pace, play: play, context: context).show()
  }

  /// Returns the game that a player plays to its end, after the moves that are given.
  private func played(
    _ start: Playthrough<G>, by kind: Bot<G>, after given: [String]
  ) throws(InvalidInput) -> Playthrough<G> {
    var (game, player) = (start, kind.make(start.position.setup, start.source.playerSeed))
    var words = WordReader(operands: given, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.P.Move(word), let event = try? game.play(move) else {
        throw InvalidInput("the move \(word.quoted) before the player's is refused")
      }
      player.observe(event, at: game.position)
    }
    guard game.isPlaying else {
      throw InvalidInput("the given moves end the game, so \(kind.name) has none to make")
    }
    game.givenMoves = game.turns
    while game.isPlaying, let event = try? game.play(player.move(at: game.position)) {
      player.observe(event, at: game.position)
    }
    return game
  }
}
