import GameCore
import TextUI

/// The places of everything on the front page in a window of a size. What matters most has its
/// place first: the games, then unfinished ones, the date, the logo, and air.
struct FrontLayout {
  let size: Size
  let columns: FrontColumns
  /// The table's left column.
  let left: Int
  let logoLines: [String]
  /// The rows of the unfinished games in sight.
  let unfinished: [(index: Int, row: Int)]
  /// The row of each game, which may be outside of the window.
  let games: [Int]
  /// The area of what can be chosen.
  let panel: Rect
  private let rows: [Block: Range<Int>]

  enum Block {
    case logo, date, summary, airAbove, marginAbove, unfinished, airBetween, heading, games,
      marginBelow,
      airBelow, note
    /// A row that stays free, so that the page stands a little above the middle.
    case spare
  }

  init(_ page: FrontPage, in size: Size, _ presentation: Presentation, _ focus: FrontView.Focus) {
    self.size = size
    logoLines = Logo(in: size, presentation).lines
    let whole = FrontColumns(page, in: size, presentation, hasEmblems: true)
    let hasEmblems = presentation.drawsPixels && whole.all <= size.columns - 2
    let rest = Self.layout(
      page, logo: logoLines.count, rows: size.rows - 1, hasEmblems: hasEmblems)
    let height = rest.height(of: .games) / max(1, page.games.count)
    columns =
      height >= Art.emblem.rows ? whole : FrontColumns(page, in: size, presentation)
    left = max(0, (size.columns - columns.all) / 2)

    let isLow = rest.height(of: .games) == 0
    let shown = rest.height(of: .unfinished)
    let rows = rest.rows(
      of: [.logo, .date, .summary, .airAbove, .marginAbove, .unfinished]
        + (shown > 0 ? [.airBetween] : [])
        + [.heading, .games, .marginBelow, .airBelow, .note],
      from: isLow ? -Self.hiddenRows(focus, in: size) : rest.left / 2)
    func start(_ block: Block) -> Int { rows[block]?.lowerBound ?? 0 }
    self.rows = rows

    var first = 0
    if case .unfinished(let index) = focus { first = max(0, index - shown + 1) }
    unfinished = (0..<shown).map { (first + $0, start(.unfinished) + $0) }
    let count = max(1, page.games.count)
    let spacing = max(1, (rest.height(of: .games) + count - 1) / count)
    games = page.games.indices.map { start(.games) + $0 * spacing }
    let end = isLow ? start(.games) + page.games.count : start(.airBelow)
    panel = Rect(
      row: start(.marginAbove), column: max(0, left - 2), rows: end - start(.marginAbove),
      columns: min(size.columns, columns.all + 4))
  }

  /// Gives the blocks their rows, as far as they suffice.
  private static func layout(
    _ page: FrontPage, logo: Int, rows: Int, hasEmblems: Bool
  ) -> RowLayout<Block> {
    var layout = RowLayout<Block>(rows: rows)
    // The games are scrolled in a window that is too low for them, and stand alone there.
    guard layout.give(page.games.count, to: .games) else { return RowLayout(rows: 0) }
    func addUnfinished(upTo most: Int, leaving rest: Int = 0) {
      while layout.height(of: .unfinished) < min(most, page.unfinished.count), layout.left > rest {
        layout.give(1, to: .unfinished)
      }
    }
    addUnfinished(upTo: 1)
    for block in [Block.heading, .date, .note, .airAbove, .airBetween] {
      layout.give(1, to: block)
    }
    let picture = page.games.count * (Art.emblem.rows - 1)
    let others = max(0, page.unfinished.count - 1)
    let hasPictures = hasEmblems && layout.left >= picture + logo + 1 + min(2, others)
    if hasPictures {
      layout.give(picture, to: .games)
    } else {
      layout.give(1, to: .airBelow)
      addUnfinished(upTo: 3)
    }
    layout.give(logo + 1, to: .logo)
    if hasPictures { addUnfinished(upTo: 3) }
    if page.history.games > 0 { layout.give(1, to: .summary) }
    if hasPictures { layout.give(1, to: .airBelow) }
    addUnfinished(upTo: 3)
    if layout.left >= 2 {
      layout.give(1, to: .marginAbove)
      layout.give(1, to: .marginBelow)
    }
    if layout.left > page.games.count + 1 {
      layout.give(page.games.count - 1, to: .games)
      layout.give(1, to: .spare)
    }
    addUnfinished(upTo: page.unfinished.count, leaving: 6)
    return layout
  }

  /// Returns the number of games above a window that is too low for all of them.
  private static func hiddenRows(_ focus: FrontView.Focus, in size: Size) -> Int {
    switch focus {
    case .unfinished: 0
    case .game(let index), .daily(let index): max(0, index + 2 - size.rows)
    }
  }

  /// Returns the first row of a block, or nil if there is no room for it.
  func row(of block: Block) -> Int? {
    rows[block].flatMap { $0.isEmpty ? nil : $0.lowerBound }
  }

  // MARK: Places

  /// The rows of a game that can be clicked.
  private var rowCount: Int { columns.emblem > 0 ? 2 : 1 }

  /// Returns the area of a line that can be chosen, or nil if it is out of sight.
  private func rect(of target: FrontView.Focus) -> Rect? {
    switch target {
    case .unfinished(let index):
      unfinished.first { $0.index == index }.map {
        Rect(row: $0.row, column: left, rows: 1, columns: columns.all)
      }
    case .game(let index):
      Rect(row: games[index], column: left, rows: rowCount, columns: columns.game)
    case .daily(let index):
      Rect(
        row: games[index], column: left + columns.game, rows: rowCount, columns: columns.daily)
    }
  }

  /// Returns what can be chosen at a cell, or nil if nothing.
  func target(at point: Point) -> FrontView.Focus? {
    let all =
      unfinished.map { FrontView.Focus.unfinished($0.index) }
      + games.indices.flatMap { [FrontView.Focus.game($0), .daily($0)] }
    return all.first { rect(of: $0)?.contains(point) ?? false }
  }
}

/// The widths of the columns of the front page's table of games, 0 where there is no room. What
/// matters most has its column first: the games, then the daily deals, the best and last scores,
/// and what the games are.
struct FrontColumns {
  /// The picture, and the number and the title.
  private(set) var emblem = 0
  private(set) var title = 0
  private(set) var summary = 0
  private(set) var best = 0
  private(set) var scores = 0
  private(set) var daily = 0

  /// The width from the number up to the daily deal.
  var game: Int { emblem + title + summary + best + scores }
  var all: Int { game + daily }

  /// True if there is no room for what the daily deals are.
  private(set) var isNarrow = false

  /// The column of the best and last scores after the title, where there are pictures.
  private(set) var factsColumn = 0

  init(
    _ page: FrontPage, in size: Size, _ presentation: Presentation, hasEmblems: Bool = false
  ) {
    func width(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }
    title = width(page.games.map(\.title)) + 7
    if hasEmblems {
      (emblem, factsColumn) = (Art.emblem.columns + 1, title)
      title = width(page.games.map(\.summary)) + 7
      let shown = page.games.map { FrontText.daily($0, self, presentation) }
      let heading = page.dailyTitle(presentation) + presentation.dot
      let days = (0..<7).map { CalendarDay(number: $0).weekdayText(presentation.language) }
      daily = max(
        width(shown) + 2, width(page.games.map(\.shape)) + 4,
        heading.displayWidth + width(days) + 3)
      let facts = width(page.games.map { FrontText.facts($0, presentation) })
      title += max(0, min(size.columns - 4 - all, factsColumn + facts + 2 - title))
      return
    }
    var room = size.columns - title
    func take(_ texts: [String]) -> Int {
      let width = width(texts) + 2
      guard width <= room else { return 0 }
      room -= width
      return width
    }
    func takeDaily() -> Int {
      take(
        page.games.map { FrontText.daily($0, self, presentation) }
          + [page.dailyTitle(presentation)])
    }
    daily = takeDaily()
    if daily == 0 {
      isNarrow = true
      daily = takeDaily()
    }
    if page.games.contains(where: { !$0.scores.isEmpty }) {
      best = take(page.games.map { $0.best ?? "" } + [FrontText.best(presentation)])
      scores = take([String(repeating: "_", count: 12)])
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
