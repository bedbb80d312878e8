import TextUI

/// The front page as a menu in lines of text.
public struct FrontMenu: Menu {
  private let page: FrontPage
  private var open = Page.front

  private enum Page { case front, daily, versus }

  public init(_ page: FrontPage) { self.page = page }

  public func items(_ presentation: Presentation) -> [MenuItem] {
    let games = page.games.map { game in
      let best = game.best.map { presentation(en: ", best: \($0)", zh: "，最好 \($0)") } ?? ""
      return MenuItem(game.name, game.title, note: game.summary + best)
    }
    switch open {
    case .versus: return games
    case .daily:
      let run = MenuItem(
        "run", presentation(en: "all four in a run", zh: "四局连打"),
        note: page.run.totalText(presentation))
      return [run]
        + page.games.map { game in
          let done = game.daily.map { presentation(en: "done: \($0)", zh: "已完成：\($0)") }
          return MenuItem(game.name, game.title, note: done ?? game.shape)
        }
    case .front:
      let versus = presentation(en: "versus", zh: "对战")
      return games + [
        MenuItem("daily", page.dailyTitle(presentation), note: dailySummary(presentation)),
        MenuItem("versus", versus, note: FrontKeys.versus(presentation.language)),
      ]
        + page.unfinished.map {
          MenuItem(
            "continue", $0.name(presentation), note: $0.facts.joined(separator: presentation.comma))
        }
    }
  }

  /// Returns how many daily deals are done.
  private func dailySummary(_ presentation: Presentation) -> String {
    let (done, all, streak) = (page.games.count { $0.daily != nil }, page.games.count, page.streak)
    let days =
      streak > 1 ? presentation(en: ", \(streak) days in a row", zh: "，连续 \(streak) 天") : ""
    return presentation(
      en: "the deal of the day, \(done) of \(all) done\(days)",
      zh: "每天一局，今天完成 \(done)/\(all)\(days)")
  }

  public mutating func choose(_ index: Int) -> MenuStep<FrontChoice> {
    switch open {
    case .front: break
    case .daily: return .done(index == 0 ? .run : .daily(index - 1))
    case .versus: return .done(.versus(index))
    }
    let games = page.games.count
    switch index {
    case ..<games: return .done(.play(index))
    case games: open = .daily
    case games + 1: open = .versus
    default: return .done(.resume(index - games - 2))
    }
    return .turned
  }

  public mutating func goBack() -> MenuStep<FrontChoice>? {
    defer { open = .front }
    return open == .front ? nil : .turned
  }
}
