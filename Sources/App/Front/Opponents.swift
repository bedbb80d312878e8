import Flags
import GameCore
import Lines
import Screens
import TextUI

/// The opponents in a game as a menu in lines of text: on one board, and in a race.
struct OpponentMenu: Menu {
  /// An opponent.
  struct Opponent {
    fileprivate let item: MenuItem

    /// The way to play against it.
    let way: GameVariant

    /// Keeps the choice for this game and the next ones.
    let keep: () -> Void
  }

  private var opponents: [Opponent] = []
  private let presentation: Presentation

  init(
    _ game: any ArcadeGame.Type, _ context: CommandContext, _ presentation: Presentation
  ) throws {
    self.presentation = presentation
    for way in game.waysToMeet { try add(way.type, way, context) }
  }

  private mutating func add<G: ArcadeGame>(
    _ game: G.Type, _ way: GameVariant, _ context: CommandContext
  ) throws {
    let play = try PlayOptions(context.leading)
    let command = PlayCommand<G>(context, play, isRace: way.isRace)
    if way.isRace {
      add(RaceOptions.table(game), way, command, command.savedRace)
    } else {
      add(G.Options.table, way, command, command.savedChoices)
    }
  }

  private mutating func add<G: ArcadeGame, Target>(
    _ table: [Option<Target>], _ way: GameVariant, _ command: PlayCommand<G>, _ saved: Target
  ) {
    let note =
      way.isRace
      ? presentation(en: "a race, each alone", zh: "各玩各的，比成绩")
      : presentation(en: "in turns on one board", zh: "同一局轮流玩")
    for option in table where option.isAlwaysWritten {
      for choice in option.flag.choices {
        var chosen = saved
        guard (try? option.set(&chosen, to: choice.name)) != nil else { continue }
        let item = MenuItem(
          choice.name, choice.title(presentation.language), note: note,
          isCurrent: option.encode(saved) == choice.name)
        opponents.append(
          Opponent(
            item: item, way: way,
            keep: { [chosen] in command.save(chosen, insteadOf: saved, table) }))
      }
    }
  }

  func items(_ presentation: Presentation) -> [MenuItem] { opponents.map(\.item) }

  func choose(_ index: Int) -> MenuStep<Opponent> { .done(opponents[index]) }
}

extension ArcadeGame {
  /// The ways to play the game against an opponent: in turns on one board, and in a race.
  static var waysToMeet: [GameVariant] {
    all.filter { $0.seats > 1 && $0.rules == rules }
  }
}
