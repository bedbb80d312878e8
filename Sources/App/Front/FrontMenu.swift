import Play
import TextUI

/// The front page as a menu in lines of text.
struct FrontMenu: Menu {
  private let page: FrontPage
  private var isDaily = false

  init(_ page: FrontPage) {
    self.page = page
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    guard !isDaily else { return page.dailyItems(presentation) }
    let (daily, done) = (page.dailyTitle(presentation), page.dailySummary(presentation))
    return page.gameItems(presentation) + [MenuItem("daily", daily, note: done)]
      + page.unfinishedItems(presentation)
  }

  mutating func choose(_ index: Int) -> MenuStep<FrontChoice> {
    if isDaily { return .done(.daily(index)) }
    let games = page.gameCount
    guard index != games else {
      isDaily = true
      return .turned
    }
    return .done(index < games ? .play(index) : .resume(index - games - 1))
  }

  mutating func goBack() -> Bool {
    defer { isDaily = false }
    return isDaily
  }
}
