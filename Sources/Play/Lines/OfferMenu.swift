import GameCore
import Storage
import TextUI

/// The menu that offers to continue unfinished games.
public struct OfferMenu<G: ArcadeGame>: Menu {
  private let games: [SavedGame<G>]

  /// Creates a menu of saved games.
  public init(games: [SavedGame<G>]) {
    self.games = games
  }

  /// A player's choice.
  public enum Choice {
    /// Continue a game.
    case resume(SavedGame<G>)

    /// Play a new game, and keep or discard the unfinished ones.
    case new(givingUp: Bool)
  }

  public func items(_ presentation: Presentation) -> [MenuItem] {
    let resumed = games.map { game in
      let facts = facts(of: game.playthrough, presentation)
        .joined(separator: presentation(en: ", ", zh: "，"))
      return MenuItem(
        "on", presentation(en: "Continue (\(facts))", zh: "继续：\(facts)"),
        note: Timestamp.now.text(since: game.time, presentation))
    }
    let these = games.count.plural(one: "this one", other: "these")
    return resumed + [
      MenuItem("new", presentation(en: "New game, keep \(these)", zh: "新游戏（保留进度）")),
      MenuItem("drop", presentation(en: "New game, discard \(these)", zh: "新游戏（放弃进度）")),
    ]
  }

  private func facts(of game: Playthrough<G>, _ presentation: Presentation) -> [String] {
    let options = game.options.command(of: G.name).dropFirst(2).joined(separator: " ")
    return [game.score(presentation), game.origin(presentation)]
      + (options.isEmpty ? [] : [options])
  }

  public func choose(_ index: Int) -> MenuStep<Choice> {
    .done(
      games.indices.contains(index)
        ? .resume(games[index]) : .new(givingUp: index > games.count))
  }
}
