import CommandLine
import Flags
import GameCore
import Lines
import Screens
import TextUI

/// Which of a game's players plays instead of a person, if one does.
struct PlayerOption {
  /// The player's name, which is one of the game's.
  var player: String?

  static let name = "player"

  /// The option of a game with these players.
  static func table(
    _ choices: @escaping @Sendable () -> [Choice], has: @escaping @Sendable (String) -> Bool,
    excluding others: [String]
  ) -> [Option<PlayerOption>] {
    [
      Option(
        Flag(
          name, value: .init("NAME", oneOf: choices()), Phrase(en: "watch a bot play", zh: "看电脑玩"),
          detail: """
            Moves on the command line are made first, and the player continues from there. \
            Standard input is read only with `--step`, and the game is not recorded. On the full \
            screen the keys are those of `arcade replay`.
            """, excludes: ["record"] + others),
        parse: { has($0) ? $0 : nil },
        set: { $0.player = $1 })
    ]
  }
}

extension ArcadeGame {
  /// The options that shape the deal or the rules, or how a person plays.
  static var ownFlags: [Flag] { Options.flags }

  /// The options of the game's command.
  static var flags: [Flag] { ownFlags + companionFlags + watchFlags }

  /// The options for watching a player.
  static var watchFlags: [Flag] { playerTable.map(\.flag) + Pace.table().map(\.flag) }

  /// The players as words to choose from.
  static var playerChoices: [Choice] { players.map(\.choice) }

  fileprivate static var playerTable: [Option<PlayerOption>] {
    PlayerOption.table(
      { playerChoices }, has: { player(named: $0) != nil },
      excluding: versus == nil ? [] : ["versus"])
  }
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
    var (chosen, pace) = (PlayerOption(), Pace())
    try line.apply(G.playerTable, to: &chosen)
    try line.apply(Pace.table(), to: &pace)
    guard let kind = chosen.player.flatMap(G.player(named:)) else {
      throw InvalidInput.lacking("--" + PlayerOption.name, of: "--" + (givenPace ?? ""))
    }
    let start = try Playthrough<G>(
      options: options, source: source ?? .drawn, player: kind.name)
    let game = try played(start, by: kind, after: line.operands)
    try Playback(game: game, pace: pace, play: play, context: context).show()
  }

  /// Returns the game that a player plays to its end, after the moves that are given.
  private func played(
    _ start: Playthrough<G>, by kind: PlayerKind<G>, after given: [String]
  ) throws(InvalidInput) -> Playthrough<G> {
    var (game, player) = (start, kind.make(start.position.setup, start.playerSeed))
    var words = WordReader(operands: given, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.P.Move(word), let event = try? game.play(move) else {
        throw InvalidInput(
          en: "the move \(word.quoted) before the player's is refused",
          zh: "电脑之前的这一步 \(word.quoted) 无效")
      }
      player.observe(event, at: game.position)
    }
    guard game.isPlaying else {
      throw InvalidInput(
        en: "the given moves end the game, so \(kind.name) has none to make",
        zh: "给出的步骤已结束这一局，\(kind.name) 无步可走")
    }
    game.givenMoves = game.turns
    while game.isPlaying, let event = try? game.play(player.move(at: game.position)) {
      player.observe(event, at: game.position)
    }
    return game
  }
}
