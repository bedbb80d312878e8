import Screens
import TextUI

/// The front page as a menu in lines of text.
struct FrontMenu: Menu {
  private let page: FrontPage
  private var open = Page.front

  private enum Page { case front, daily, versus }

  init(_ page: FrontPage) {
    self.page = page
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    switch open {
    case .front: break
    case .daily: return page.dailyItems(presentation)
    case .versus: return page.gameItems(presentation)
    }
    let (daily, done) = (page.dailyTitle(presentation), page.dailySummary(presentation))
    let versus = presentation(en: "versus", zh: "对战")
    let somebody = FrontKeys.versus(presentation.language)
    return page.gameItems(presentation)
      + [MenuItem("daily", daily, note: done), MenuItem("versus", versus, note: somebody)]
      + page.unfinishedItems(presentation)
  }

  mutating func choose(_ index: Int) -> MenuStep<FrontChoice> {
    switch open {
    case .front: break
    case .daily: return .done(.daily(index))
    case .versus: return .done(.versus(index))
    }
    let games = page.gameCount
    switch index {
    case ..<games: return .done(.play(index))
    case games: open = .daily
    case games + 1: open = .versus
    default: return .done(.resume(index - games - 2))
    }
    return .turned
  }

  mutating func goBack() -> MenuStep<FrontChoice>? {
    defer { open = .front }
    return open == .front ? nil : .turned
  }
}
