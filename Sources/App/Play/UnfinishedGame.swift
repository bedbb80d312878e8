import CommandLine
import Lines
import Platform
import Records

/// A saved game that no process holds.
struct UnfinishedGame {
  let game: any ArcadeGame.Type
  let facts: [String]
  let record: Record

  /// The options that its opponent needs to be there again.
  let needs: String

  let resume: (_ words: inout WordReader) throws -> ExitStatus
  let discard: () -> Void

  /// Returns the latest unfinished games, of all games or of one, the latest first.
  static func all(
    _ context: CommandContext, of name: String? = nil, limit: Int
  ) -> [UnfinishedGame] {
    guard let state = context.state, let saved = context.savedGames else { return [] }
    let deadline = Clock.milliseconds + context.patience
    func one<G: ArcadeGame>(_ path: String, _ game: G.Type, _ mode: Mode) -> UnfinishedGame? {
      let command = PlayCommand<G>(context, mode)
      let presentation = context.presentation
      // The journal stays free for other processes until the game is played.
      guard let saved = command.savedGame(path, deadline, toPlay: false) else { return nil }
      let (path, played) = (saved.journal.path, saved.playthrough)
      func taken() -> SavedGame<G>? {
        command.savedGame(path, Clock.milliseconds + context.patience)
      }
      return UnfinishedGame(
        game: G.self, facts: saved.facts(presentation, now: context.environment.now()),
        record: played.record(begun: saved.begun, ended: saved.time),
        needs: (played.opposition?.starter ?? []).map { " " + $0 }.joined(),
        resume: { words in try taken().map { try command.resume($0, &words) } ?? .unfinished },
        discard: { taken().map(command.giveUp) })
    }
    var games: [UnfinishedGame] = []
    for path in state.journals(of: name) where games.count < limit {
      if let way = saved.game(ofJournal: path, .arcade),
        let game = one(path, way.type, way.mode)
      {
        games.append(game)
      }
    }
    return games
  }
}
