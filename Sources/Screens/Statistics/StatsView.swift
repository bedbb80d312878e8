import GameCore
import Platform
import Records
import TextUI

/// The page of statistics: for each game with its options the scores in numbers and in pictures.
public struct StatsView: View {
  let pages: [[ScoreGroup]]
  let presentation: Presentation
  let today: Int
  private(set) var tabs: Tabs
  /// The rows at which the page may begin, with the one where it does.
  private(set) var scroll = ListFocus(0)

  /// Reads histories once and creates their page, that of a game in front or the one with the most
  /// games. Cost: at most about a second for a million games.
  public init(
    _ histories: [LineReader], _ catalog: GameCatalog, presentation: Presentation,
    today: Timestamp, game: String? = nil
  ) throws(SystemError) {
    let book = ScoreBook(ScoreBook.Filter(), catalog)
    try book.read(histories)
    (pages, self.presentation, self.today) = (book.statistics, presentation, today.dayNumber)
    let game = game ?? pages.filter { !$0[0].isOfTwo }.max { $0[0].count < $1[0].count }?[0].game
    tabs = Tabs(
      titles: pages.map { $0[0].title(presentation) },
      focus: pages.firstIndex { $0[0].game == game } ?? 0)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Void? {
    if let tab = tabs.tab(for: input, row: 1, width: size.columns, presentation) {
      open(tab)
      return nil
    }
    // The window may have grown.
    scroll.count = lastFirstRow(in: size) + 1
    scroll.move(to: scroll.index)
    let page = Self.content(in: size).size.rows - 1
    switch input {
    case .key(.left), .key(.backTab), .key(.character("h")): open(tabs.next(-1))
    case .key(.right), .key(.tab), .key(.character("l")): open(tabs.next(1))
    case .key(.pageUp): scroll.move(to: scroll.index - page)
    case .key(.pageDown): scroll.move(to: scroll.index + page)
    case .key(.character("q")), .key(.escape): return ()
    case .key: _ = scroll.handle(input)
    case .scroll(_, let steps): scroll.move(to: scroll.index + 2 * steps)
    case .click, .secondClick: break
    }
    return nil
  }

  private mutating func open(_ tab: Int) {
    if tab != tabs.focus { scroll.move(to: 0) }
    tabs.focus = tab
  }
}
