import TextUI

/// The lines of the front page as items of menus.
extension FrontPage {
  /// The number of games.
  public var gameCount: Int { games.count }

  /// Returns the games.
  public func gameItems(_ presentation: Presentation) -> [MenuItem] {
    games.map { game in
      let best = game.best.map { presentation(en: ", best: \($0)", zh: "，最好 \($0)") } ?? ""
      return MenuItem(game.name, game.title, note: game.summary + best)
    }
  }

  /// Returns the daily deals of the games.
  public func dailyItems(_ presentation: Presentation) -> [MenuItem] {
    games.map { game in
      MenuItem(
        game.name, game.title,
        note: game.daily.map { presentation(en: "done: \($0)", zh: "已完成：\($0)") }
          ?? presentation(en: "open", zh: "未玩"))
    }
  }

  /// Returns the name of the daily deal.
  public func dailyTitle(_ presentation: Presentation) -> String {
    FrontText.number(self, presentation)
  }

  /// Returns how many daily deals are done.
  public func dailySummary(_ presentation: Presentation) -> String {
    let done = games.count { $0.daily != nil }
    let streak =
      streak > 1 ? presentation(en: ", \(streak) days in a row", zh: "，连续 \(streak) 天") : ""
    return presentation(
      en: "the deal of the day, \(done) of \(games.count) done\(streak)",
      zh: "每天一局，今天完成 \(done)/\(games.count)\(streak)")
  }

  /// Returns the unfinished games.
  public func unfinishedItems(_ presentation: Presentation) -> [MenuItem] {
    unfinished.map { game in
      MenuItem(
        "continue", presentation(en: "Continue \(game.title)", zh: "继续\(game.title)"),
        note: game.facts.joined(separator: presentation(en: ", ", zh: "，")))
    }
  }
}
