import GameCore
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
    let unfinished = try UnfinishedGame.all(context, context.leading, limit: 8)
    (self.games, self.unfinished) = (games, unfinished)
    page = FrontPage(
      games, options: try games.map { try context.chosenOptions(of: $0, presentation) },
      unfinished.map { saved in
        FrontPage.Unfinished(
          of: games.firstIndex { $0.name == saved.game.name } ?? 0,
          saved.game.title(presentation.language), saved.facts)
      },
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
