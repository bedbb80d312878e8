import GameCore
import Play
import TextUI

/// The opponents in a game as a menu in lines of text.
struct OpponentMenu: Menu {
  /// Somebody to play with.
  struct Opponent {
    fileprivate let item: MenuItem

    /// The game for two in which they play.
    let game: any ArcadeGame.Type

    /// Keeps the choice for this game and the next ones.
    let keep: () -> Void
  }

  private var opponents: [Opponent] = []

  /// Finds the opponents at one board and in a race.
  init(
    _ game: any ArcadeGame.Type, _ context: CommandContext, _ presentation: Presentation
  ) throws {
    let ways = [
      (game.versus, Phrase(en: "in turns at one board", zh: "同一局轮流玩")),
      (game.race, Phrase(en: "a race, each alone", zh: "各玩各的，比成绩")),
    ]
    for (game, way) in ways {
      if let game { try add(game, way, context, presentation) }
    }
  }

  private mutating func add<G: ArcadeGame>(
    _ game: G.Type, _ way: Phrase, _ context: CommandContext, _ presentation: Presentation
  ) throws {
    let command = PlayCommand<G>(context, try PlayOptions(context.leading))
    let saved = command.savedChoices
    for option in G.Options.table where option.isAlwaysWritten {
      for choice in option.flag.choices {
        guard let chosen = saved.setting(option, to: choice.name) else { continue }
        let item = MenuItem(
          choice.name, choice.title(presentation.language), note: way(presentation.language),
          isCurrent: option.encode(saved) == choice.name)
        opponents.append(
          Opponent(item: item, game: game, keep: { command.save(chosen, insteadOf: saved) }))
      }
    }
  }

  func items(_ presentation: Presentation) -> [MenuItem] { opponents.map(\.item) }

  func choose(_ index: Int) -> MenuStep<Opponent> { .done(opponents[index]) }
}
