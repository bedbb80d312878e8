import GameCore
import Platform
import Storage
import TextUI

/// The page of statistics: for each game with its options the scores in numbers and in pictures.
public struct StatsView: View {
  let pages: [[ScoreGroup]]
  let presentation: Presentation
  let today: Int
  private(set) var tabs: Tabs

  /// The first row of the page that is shown.
  private(set) var firstRow = 0

  public enum Outcome {
    /// The player leaves the page.
    case left
  }

  /// Reads histories once and creates their page, that of a game in front or the one with the most
  /// games. Cost: at most about a second for a million games.
  public init(
    _ histories: MergedHistories, _ catalog: GameCatalog, presentation: Presentation,
    today: Timestamp, game: String? = nil
  ) throws(SystemError) {
    let book = ScoreBook(ScoreBook.Filter(), catalog)
    try book.read(histories)
    (pages, self.presentation, self.today) = (book.statistics, presentation, today.dayNumber)
    let game = game ?? pages.filter { !$0[0].isOfTwo }.max { $0[0].count < $1[0].count }?[0].game
    tabs = Tabs(
      pages.map { $0[0].title(presentation.language) },
      focus: pages.firstIndex { $0[0].game == game } ?? 0)
  }

  // MARK: Input

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    switch input {
    case .key(let key):
      if let digit = key.digit { return open(digit - 1) }
      guard let action = StatsKeys.bindings.action(for: key) else { return nil }
      return perform(action, in: size)
    case .click(let point):
      guard point.row == 1, hasTabs else { return nil }
      return tabs.tab(at: point.column, width: size.columns, presentation).flatMap { open($0) }
    case .scroll(_, let steps):
      scroll(by: 2 * steps, in: size)
      return nil
    }
  }

  private mutating func perform(_ action: StatsKeys.Action, in size: Size) -> Outcome? {
    switch action {
    case .leave: return .left
    case .nextTab: move(by: 1)
    case .previousTab: move(by: -1)
    case .up: scroll(by: -1, in: size)
    case .down: scroll(by: 1, in: size)
    case .pageUp: scroll(by: -(Self.content(in: size).size.rows - 1), in: size)
    case .pageDown: scroll(by: Self.content(in: size).size.rows - 1, in: size)
    }
    return nil
  }

  private mutating func open(_ tab: Int) -> Outcome? {
    if tabs.choose(tab) { firstRow = 0 }
    return nil
  }

  private mutating func move(by steps: Int) {
    guard hasTabs else { return }
    tabs.move(by: steps)
    firstRow = 0
  }

  private mutating func scroll(by steps: Int, in size: Size) {
    // The window may have grown.
    let last = lastFirstRow(in: size)
    firstRow = max(0, min(last, min(firstRow, last) + steps))
  }

  /// True if there is more than one tab.
  var hasTabs: Bool { tabs.count > 1 }
}

/// The keys of the page of statistics.
enum StatsKeys {
  enum Action: Sendable {
    case leave, nextTab, previousTab, up, down, pageUp, pageDown
  }

  static let bindings: [Binding<Action>] = [
    Binding(
      .left, .backTab, .character("h"), action: .previousTab,
      Phrase(en: "previous tab", zh: "上一页签")),
    Binding(
      .right, .tab, .character("l"), action: .nextTab, Phrase(en: "next tab", zh: "下一页签")),
    Binding(.up, .character("k"), action: .up, Phrase(en: "scroll up", zh: "向上滚动")),
    Binding(.down, .character("j"), action: .down, Phrase(en: "scroll down", zh: "向下滚动")),
    Binding(.pageUp, action: .pageUp, Phrase(en: "a page up", zh: "上翻一屏")),
    Binding(.pageDown, action: .pageDown, Phrase(en: "a page down", zh: "下翻一屏")),
    Binding(.character("q"), .escape, action: .leave, Phrase(en: "back", zh: "返回")),
  ]
}
