import CommandLine
import GameCore
import Lines
import Records
import Screens
import TextUI

/// The front page with what it leads to: the games, and the unfinished ones.
struct FrontContent {
  let games: [any ArcadeGame.Type]
  let unfinished: [UnfinishedGame]
  let page: FrontPage

  init(_ context: CommandContext, _ presentation: Presentation) throws {
    let games = context.catalog.games
    context.sweepJournals()
    let unfinished = UnfinishedGame.all(context, presentation, limit: 8)
    (self.games, self.unfinished) = (games, unfinished)
    page = FrontPage(
      games, options: try games.map { try context.chosenOptions(of: $0, presentation) },
      unfinished.map(\.entry),
      try ScoreBook(of: context.state?.history, context.catalog, .recorded),
      now: context.environment.now(), presentation)
  }
}

extension CommandContext {
  /// Returns the options with which a game starts, as records have them, and what differs in words.
  fileprivate func chosenOptions<G: ArcadeGame>(
    of game: G.Type, _ presentation: Presentation
  ) throws -> (recorded: String, text: String) {
    let chosen = try PlayCommand<G>(self, PlayOptions(leading)).savedChoices()
    let differences = chosen.differences(presentation)
    return (chosen.recorded, differences.joined(separator: presentation.comma))
  }
}

struct UnfinishedGame {
  let entry: FrontPage.Unfinished
  let resume: () throws -> Void
  /// Moves it to the history as given up.
  let discard: () -> Void

  /// Returns the last ones that nobody is playing, the last first.
  static func all(
    _ context: CommandContext, _ presentation: Presentation, limit: Int
  ) -> [UnfinishedGame] {
    guard let state = context.state else { return [] }
    var games: [UnfinishedGame] = []
    let deadline = Deadline()
    for path in state.journals() where games.count < limit {
      if let way = context.game(ofJournal: path, in: state),
        let found = one(
          path, way.type, isRace: way.isRace, in: state, context, presentation, deadline)
      {
        games.append(found)
      }
    }
    return games
  }

  private static func one<G: ArcadeGame>(
    _ path: String, _ game: G.Type, isRace: Bool, in state: StateFolder,
    _ context: CommandContext, _ presentation: Presentation, _ deadline: Deadline
  ) -> UnfinishedGame? {
    guard let play = try? PlayOptions(context.leading) else { return nil }
    let command = PlayCommand<G>(context, play, isRace: isRace)
    func taken(_ deadline: Deadline = Deadline()) -> SavedGame<G>? {
      command.savedGame(path, in: state, ParsedLine(), deadline)
    }
    let index = context.catalog.games.firstIndex { $0.name == G.name }
    guard let index, let saved = taken(deadline) else { return nil }
    let facts = saved.facts(presentation, now: context.environment.now())
    return UnfinishedGame(
      entry: FrontPage.Unfinished(of: index, G.title(presentation.language), facts),
      resume: {
        guard let game = taken() else { return }
        _ = try command.resume(game, moves: [], in: state)
      },
      discard: { if let game = taken() { command.giveUp(game, in: state) } })
  }
}
