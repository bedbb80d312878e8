import CommandLine
import GameCore
import TextUI
import Tiles

/// Which of a game's players plays instead of a person, if one does.
struct PlayerOption {
  /// The player's name, which is one of the game's.
  var player: String?

  static let name = "player"

  /// The option of a game with these players.
  static func table(_ choices: @escaping @Sendable () -> [Choice]) -> [Option<PlayerOption>] {
    [
      Option(
        Flag(
          name, value: .init("NAME", oneOf: choices()), "watch a computer player play",
          detail: """
            Moves on the command line are made first, and the player continues from there. \
            Standard input is read only with `--step`, and the game is not recorded. On the full \
            screen the keys are those of `arcade replay`.
            """, excludes: ["record"]),
        parse: { name in choices().contains { $0.name == name } ? name : nil },
        set: { $0.player = $1 })
    ]
  }
}

extension ArcadeGame {
  /// The options of the game's command.
  static var flags: [Flag] { ownFlags + watchFlags }

  /// The options for watching a player.
  static var watchFlags: [Flag] { playerTable.map(\.flag) + Pace.table().map(\.flag) }

  fileprivate static var playerTable: [Option<PlayerOption>] {
    PlayerOption.table { playerChoices }
  }
}

extension PlayCommand {
  /// Lets a player play, if the command line asks for one; nil where it does not.
  func watchPlayer(
    _ line: ParsedLine, _ options: G.Options, _ source: Round<G>.Source?
  ) throws -> ExitStatus? {
    let givenPace = Pace.names.first(where: line.has)
    guard line.has(PlayerOption.name) || givenPace != nil else { return nil }
    var (chosen, pace) = (PlayerOption(), Pace())
    try line.apply(G.playerTable, to: &chosen)
    try line.apply(Pace.table(), to: &pace)
    guard let kind = G.players.first(where: { $0.name == chosen.player }) else {
      throw InvalidInput("--\(givenPace ?? "") requires --\(PlayerOption.name)")
    }
    var start = try Round(options: options, source: source ?? .drawn, player: kind.name)
    let moves = try moves(of: kind, from: &start, line.operands)
    try Playback(start: start, moves: moves, pace: pace, play: play, context: context).show()
    return .done
  }

  /// The moves of a game that a player plays to its end, behind those that are given, of which the round
  /// is told how many there are.
  private func moves(
    of kind: PlayerKind<G>, from start: inout Round<G>, _ first: [String]
  ) throws(InvalidInput) -> String {
    var (round, player) = (start, kind.make(start.game.opening, start.playerSeed))
    var words = WordReader(operands: first, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.Move(word), let event = try? round.apply(move) else {
        throw InvalidInput(
          "the move \(word.quotedForReading), which comes before the player's, is refused")
      }
      player.see(event)
    }
    guard round.game.status == .playing else {
      throw InvalidInput("the moves end the game, so there is none left for \(kind.name)")
    }
    start.givenMoves = round.turns
    while round.game.status == .playing, let event = try? round.apply(player.move()) {
      player.see(event)
    }
    return round.moves
  }
}
