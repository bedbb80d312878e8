import Records

/// The pages of statistics, with a tab for each: all games, each game, and games against others.
public struct StatsView: View {
  enum Page {
    case all, others
    case game(GameScores)
    case collectibles(Collectibles, Finds)
  }

  let pages: [Page]
  let book: ScoreBook
  let games: [GameScores]
  let encounters: [ScoreGroup]
  /// The totals of the last whole runs of the day, the latest first.
  let runs: [Int]
  let presentation: Presentation
  let today: Int
  private(set) var tabs: Tabs
  /// The number of rows by which the page is scrolled, which keys move as they move a focus.
  private(set) var scroll = ListFocus(0)
  /// The thing of a collection that is in focus, counted from the first one found.
  private(set) var thing = ListFocus(0)

  /// Creates the pages of a book's scores, and one of each collection in which there is anything.
  /// Opens the tab of a game, or else that of all games.
  public init(
    _ book: ScoreBook, presentation: Presentation, today: Timestamp, game: String? = nil,
    _ collections: [(Collectibles, Finds)] = []
  ) {
    self.book = book
    let tomorrow = DailyDeal(day: today.dayNumber + 1)
    runs = DailyRun(tomorrow, of: book, book.catalog.games).formerTotals
    (games, encounters) = (book.statistics, book.encounters)
    (self.presentation, self.today) = (presentation, today.dayNumber)
    let all = (presentation(en: "all games", zh: "全部"), Page.all)
    let others = (presentation(en: "versus", zh: "对战"), Page.others)
    let ofGames = games.map { ($0.title(presentation), Page.game($0)) }
    let filled = collections.filter { $1.count > 0 }.map { collection, finds in
      (collection.title(presentation.language), Page.collectibles(collection, finds))
    }
    let pages =
      (games.isEmpty ? [] : [all]) + ofGames + filled
      + (encounters.isEmpty ? [] : [others])
    self.pages = pages.map(\.1)
    tabs = Tabs(
      titles: pages.map(\.0), focus: games.firstIndex { $0.game == game }.map { $0 + 1 } ?? 0)
  }

  enum Action: Sendable {
    case turn(by: Int), scroll(pages: Int), leave
  }

  private static let bindings: [Binding<Action>] = [
    Binding(.left, .backTab, .character("h"), action: .turn(by: -1), game),
    Binding(.right, .tab, .character("l"), action: .turn(by: 1), game),
    Binding(.pageUp, action: .scroll(pages: -1), page),
    Binding(.pageDown, action: .scroll(pages: 1), page),
    Binding(.character("q"), .escape, action: .leave, Phrase(en: "back", zh: "返回")),
  ]

  private static let game = Phrase(en: "other games", zh: "切换游戏")
  private static let page = Phrase(en: "scroll by pages", zh: "翻页")
  private static let scrolling = KeyHelp(
    [.up, .down, .home, .end, .character("k"), .character("j")], Phrase(en: "scroll", zh: "滚动"))

  private static let choosing = KeyHelp(
    [.left, .right], Phrase(en: "another thing that you found", zh: "收集到的另一张"))

  public var help: ViewHelp? {
    ViewHelp(
      title: title,
      keys: [Tabs.help, Self.scrolling] + (hasThings ? [Self.choosing] : []) + Self.bindings.help()
        + [KeysPage.help, PalettePage.help])
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Void? {
    if let tab = tabs.tab(for: input, row: 1, width: size.columns, presentation) {
      open(tab, in: size)
      return nil
    }
    // The window may have grown.
    scroll.count = lastFirstRow(in: size) + 1
    scroll.move(to: scroll.index)
    switch input {
    case .key(.left) where hasThings: choose(thing.index - 1, in: size)
    case .key(.right) where hasThings: choose(thing.index + 1, in: size)
    case .key(let key):
      switch Self.bindings.action(for: key) {
      case .turn(let step): open(tabs.next(step), in: size)
      case .scroll(let pages):
        scroll.move(to: scroll.index + pages * (Self.rows(in: size) - 1))
      case .leave: return ()
      case nil: _ = scroll.handle(input)
      }
    case .scroll(_, let steps): scroll.move(to: scroll.index + 2 * steps)
    case .click, .secondClick: break
    }
    return nil
  }

  /// The collection that is shown and what is in it, or nil on other pages.
  var collection: (Collectibles, Finds)? {
    guard pages.indices.contains(tabs.focus),
      case .collectibles(let collection, let finds) = pages[tabs.focus]
    else { return nil }
    return (collection, finds)
  }

  /// True if the arrows move over the things of a collection.
  var hasThings: Bool { presentation.drawsPixels && collection != nil }

  private mutating func choose(_ index: Int, in size: Size) {
    thing.move(to: index)
    guard let row = rowOfThing(in: size), case let rows = Self.rows(in: size) else { return }
    // With its picture above its line, and the heading of the first row.
    scroll.move(to: max(min(scroll.index, row - 5), row - rows + 1))
  }

  private mutating func open(_ tab: Int, in size: Size) {
    let isOther = tab != tabs.focus
    if isOther { scroll.move(to: 0) }
    tabs.focus = tab
    guard hasThings, let (_, finds) = collection else { return }
    if isOther { thing = ListFocus(finds.count) }
    scroll.count = lastFirstRow(in: size) + 1
    choose(thing.index, in: size)
  }
}
