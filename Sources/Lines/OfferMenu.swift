import GameCore
import Records
import TextUI

/// The menu that offers to continue unfinished games.
public struct OfferMenu<G: ArcadeGame>: Menu {
  private let games: [SavedGame<G>]
  private let now: Timestamp

  public init(games: [SavedGame<G>], now: Timestamp) {
    (self.games, self.now) = (games, now)
  }

  public enum Choice {
    case resume(SavedGame<G>)

    /// Play a new game, and keep or discard the unfinished ones.
    case new(givingUp: Bool)
  }

  public func items(_ presentation: Presentation) -> [MenuItem] {
    let resumed = games.map { game in
      let facts = game.facts(presentation, now: now).joined(separator: presentation.comma)
      return MenuItem("on", presentation(en: "Continue: \(facts)", zh: "继续：\(facts)"))
    }
    let these = games.count.plural(one: "this one", other: "these")
    return resumed + [
      MenuItem("new", presentation(en: "New game, keep \(these)", zh: "新游戏（保留进度）")),
      MenuItem("drop", presentation(en: "New game, discard \(these)", zh: "新游戏（放弃进度）")),
    ]
  }

  public func choose(_ index: Int) -> MenuStep<Choice> {
    .done(
      games.indices.contains(index)
        ? .resume(games[index]) : .new(givingUp: index > games.count))
  }
}
