import ArcadeCore
import Records

/// The menu that offers to go on with games under way.
struct OfferMenu<G: ArcadeGame>: Menu {
  let games: [Resumption<G>]

  /// What the player wants.
  enum Choice {
    /// To go on with one of the games.
    case resume(Resumption<G>)

    /// To give them up.
    case new
  }

  func items(_ voice: Voice) -> [MenuItem] {
    let going = games.map { game in
      let (score, origin) = (game.present.score(voice.language), game.present.origin(voice))
      return MenuItem(
        "on", voice.language(en: "Go on: \(score), \(origin)", zh: "继续：\(score)，\(origin)"),
        note: Timestamp.now.told(since: game.time, voice.language))
    }
    let new = voice.language(
      en: games.count == 1 ? "A new game, giving up this one" : "A new game, giving up these",
      zh: "新的一局（放弃以上）")
    return going + [MenuItem("new", new)]
  }

  func choose(_ index: Int) -> MenuStep<Choice> {
    .play(games.indices.contains(index) ? .resume(games[index]) : .new)
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
