import ArcadeCore

/// Which of the arcade's players plays instead of a person, if one does.
struct PlayerOption<G: ArcadeGame> {
  var kind: PlayerKind<G>?

  static var table: [Option<PlayerOption>] {
    [
      Option(
        Flag(
          "player", value: .init("NAME", oneOf: G.playerChoices), "watch a player play",
          detail: """
            Moves on the command line are made first, and the player goes on from there. Standard \
            input is not read, and the game is not recorded.
            """, excludes: ["record"]),
        parse: { name in G.players.first { $0.name == name } }, set: { $0.kind = $1 })
    ]
  }
}

extension ArcadeGame {
  /// The options of the game's command.
  static var flags: [Flag] {
    ownFlags + PlayerOption<Self>.table.map(\.flag) + Pace.table().map(\.flag)
  }
}

extension Booth {
  /// Lets a player play, if the command line asks for one; nil where it does not.
  func watchPlayer(
    _ line: ParsedLine, _ options: G.Options, _ source: Round<G>.Source?
  ) throws -> ExitStatus? {
    var (chosen, pace) = (PlayerOption<G>(), Pace())
    try line.apply(PlayerOption<G>.table, to: &chosen)
    try line.apply(Pace.table(), to: &pace)
    guard let kind = chosen.kind else {
      guard let flag = Pace.table().map(\.flag).first(where: { line.has($0.name) }) else {
        return nil
      }
      throw BadOptions("--\(flag.name) goes with --player")
    }
    let start = try Round(options: options, source: source ?? .drawn, player: kind.name)
    let moves = try moves(of: kind, from: start, line.operands)
    try Exhibition(start: start, moves: moves, pace: pace, play: play, desk: desk).show()
    return .done
  }

  /// The moves of a game that a player plays to its end, behind those that are given.
  private func moves(
    of kind: PlayerKind<G>, from start: Round<G>, _ first: [String]
  ) throws(BadOptions) -> String {
    var (round, player) = (start, kind.make(start.game.opening, start.luck))
    var words = WordReader(operands: first, input: nil)
    while let word = (try? words.next(beforeWaiting: {})) ?? nil {
      guard let move = G.Move(word), let event = try? round.apply(move) else {
        throw BadOptions(
          "the move \(word.quotedForReading), which comes before the player's, is refused")
      }
      player.see(event)
    }
    while round.game.status == .playing, let event = try? round.apply(player.move()) {
      player.see(event)
    }
    return round.moves
  }
}
