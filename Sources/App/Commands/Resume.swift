import CommandLine
import GameCore
import Play
import Storage
import TextUI

extension Command {
  /// Continues an unfinished game.
  static let resume = Command(
    name: "resume", summary: "continue an unfinished game",
    detail: """
      Without `GAME`, the one that was played last. The board, the score and everything seen are \
      as they were. With `--json`, the lines of the moves already made are printed again first.
      """,
    operand: .first(of: GameRegistry.choices, "game", synopsis: "[GAME] [MOVE ...]"),
    playFlags: { PlayOptions.flags(without: PlayOptions.dealing + ["record"]) },
    keys: { GameKeys.help },
    examples: { [.init("Continue the game that was played last", "arcade resume")] }
  ) { words, command, context in
    try command.read(words, context) { line in
      var moves = line.operands
      let name = try moves.first.flatMap(game)
      if name != nil { moves.removeFirst() }
      let state = try RecordChoice.state(context)
      let patience = Patience()
      for path in state.journals(of: name) {
        for type in types(ofJournal: path) {
          if let status = try resume(path, of: type, in: state, line, moves, context, patience) {
            return status
          }
        }
      }
      let game = "game" + (name.map { " of \($0)" } ?? "")
      let isPlayed = state.journals(of: name).contains(where: Journal.isTaken)
      throw CommandFailure(
        isPlayed
          ? "the unfinished \(game) is being played in another terminal"
          : "no unfinished \(game) to resume")
    }
  }

  /// The game that an operand names; nil where it is a move.
  private static func game(_ operand: String) throws -> String? {
    if GameRegistry.games.contains(where: { $0.name == operand }) { return operand }
    guard operand.unicodeScalars.first?.properties.isAlphabetic == true,
      LineCommand(operand) == nil
    else { return nil }
    return try CommandTable.named(operand).name
  }

  /// The types that may play the game of a journal: by the rules of today, or by former ones.
  private static func types(ofJournal path: String) -> [any ArcadeGame.Type] {
    guard let game = GameRegistry.game(named: StateFolder.game(ofJournal: path)) else { return [] }
    return game.all
  }

  private static func resume<G: ArcadeGame>(
    _ path: String, of game: G.Type, in state: StateFolder, _ line: ParsedLine, _ moves: [String],
    _ context: CommandContext, _ patience: Patience
  ) throws -> ExitStatus? {
    var play = PlayOptions()
    try line.apply(PlayOptions.table, to: &play)
    let command = PlayCommand<G>(context, play)
    return try command.savedGame(path, in: state, line, patience).map { saved in
      try command.resume(saved, moves: moves, in: state)
    }
  }
}
