import GameCore
import Storage
import TextUI
import Tiles

/// The menu that offers to go on with games under way.
struct OfferMenu<G: ArcadeGame>: Menu {
  let games: [SavedGame<G>]

  /// What the player wants.
  enum Choice {
    /// To go on with one of the games.
    case resume(SavedGame<G>)

    /// To begin another one, and to keep them or to give them up.
    case new(givingUp: Bool)
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    let say = presentation.language
    let going = games.map { game in
      let round = game.present
      let options = round.options.command(of: G.name).dropFirst(2).joined(separator: " ")
      let facts =
        [round.score(say), round.origin(presentation)] + (options.isEmpty ? [] : [options])
      return MenuItem(
        "on", say(en: "Go on: ", zh: "继续：") + facts.joined(separator: say(en: ", ", zh: "，")),
        note: Timestamp.now.told(since: game.time, say))
    }
    let isOne = games.count == 1
    return going + [
      MenuItem(
        "new", say(en: "A new game; \(isOne ? "this one is" : "these are") kept", zh: "新的一局（保留以上）")),
      MenuItem(
        "drop", say(en: "A new game, giving up \(isOne ? "this one" : "these")", zh: "新的一局（放弃以上）")),
    ]
  }

  func choose(_ index: Int) -> MenuStep<Choice> {
    let choice: Choice =
      games.indices.contains(index)
      ? .resume(games[index]) : .new(givingUp: index > games.count)
    return .play(choice)
  }
}

extension Timestamp {
  /// How long ago a moment was: `5 minutes ago`.
  func told(since moment: Timestamp, _ language: Language) -> String {
    let seconds = max(0, seconds - moment.seconds)
    let units = [(86_400, "day", "天"), (3600, "hour", "小时"), (60, "minute", "分钟")]
    for (length, name, chinese) in units where seconds >= length {
      let count = seconds / length
      return language(
        en: "\(count) \(name)\(count == 1 ? "" : "s") ago", zh: "\(count) \(chinese)前")
    }
    return language(en: "just now", zh: "刚才")
  }
}
