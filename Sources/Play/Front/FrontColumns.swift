import TextUI

/// The widths of the columns of the front page's table of games. What matters most has its column
/// first: the games, then the daily deals, the best and last scores, and what the games are.
struct FrontColumns {
  /// The number and the title.
  private(set) var title = 0

  /// The width of the summary, or 0 where there is no room for it; so for the others.
  private(set) var summary = 0
  private(set) var best = 0
  private(set) var scores = 0
  private(set) var daily = 0

  /// The width from the number up to the daily deal.
  var game: Int { title + summary + best + scores }
  var all: Int { game + daily }

  /// The scores that are drawn of each game.
  static let scoreCount = 12

  init(_ page: FrontPage, in size: Size, _ presentation: Presentation) {
    func width(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }
    title = width(page.games.map(\.title)) + 7
    var room = size.columns - title
    func take(_ texts: [String]) -> Int {
      let width = width(texts) + 2
      guard width <= room else { return 0 }
      room -= width
      return width
    }
    daily = take(
      page.games.map { FrontText.daily($0, presentation) } + [FrontText.number(page, presentation)])
    if page.games.contains(where: { !$0.scores.isEmpty }) {
      best = take(page.games.map { $0.best ?? "" } + [FrontText.best(presentation)])
      scores = take([String(repeating: "_", count: Self.scoreCount)])
    }
    summary = take(page.games.map(\.summary))
    let lines = page.unfinished.map { FrontText.unfinished($0, presentation, columns: .max) }
    let margin = size.columns < 60 ? 2 : 8
    spread(over: min(size.columns - margin, width(lines) + 3))
  }

  /// Spreads the columns over the width of the lines above them.
  private mutating func spread(over width: Int) {
    guard width > all else { return }
    guard summary == 0 else { return summary += width - all }
    let share = (width - all) / max(1, [best, scores, daily].count { $0 > 0 })
    if best > 0 { title += share }
    if scores > 0 { best += share }
    if scores > 0 { scores += width - all } else { title += width - all }
  }
}
