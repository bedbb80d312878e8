import GameCore
import Storage
import TextUI

/// The menu that offers to continue unfinished games.
public struct OfferMenu<G: ArcadeGame>: Menu {
  private let games: [SavedGame<G>]

  public init(games: [SavedGame<G>]) {
    self.games = games
  }

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
        note: [
          Timestamp.now.text(since: game.time, presentation),
          game.playthrough.origin(presentation),
        ].joined(separator: presentation(en: ", ", zh: "，")))
    }
    let these = games.count.plural(one: "this one", other: "these")
    return resumed + [
      MenuItem("new", presentation(en: "New game, keep \(these)", zh: "新游戏（保留进度）")),
      MenuItem("drop", presentation(en: "New game, discard \(these)", zh: "新游戏（放弃进度）")),
    ]
  }

  /// Returns what tells a game from others: its options and how far it is.
  private func facts(of game: Playthrough<G>, _ presentation: Presentation) -> [String] {
    let options = game.options.command(of: G.name).dropFirst(2)
      .map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }.joined(separator: " ")
    let progress = game.position.progress.map { progress in
      presentation(
        en: "\(progress.done) of \(progress.all) done", zh: "完成 \(progress.done)/\(progress.all)")
    }
    return (options.isEmpty ? [] : [options]) + (progress.map { [$0] } ?? [])
      + [game.score(presentation)]
  }

  public func choose(_ index: Int) -> MenuStep<Choice> {
    .done(
      games.indices.contains(index)
        ? .resume(games[index]) : .new(givingUp: index > games.count))
  }
}
