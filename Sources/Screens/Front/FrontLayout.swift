import GameCore
import TextUI

/// The places of everything on the front page in a window of a size. What matters most has its
/// place first: the games, then unfinished ones, the date, the logo, and air.
struct FrontLayout {
  let columns: FrontColumns
  let left: Int
  let logoLines: [String]
  let unfinished: [(index: Int, row: Int)]
  /// The row of each game, which may be outside of the window.
  let games: [Int]
  /// The area of what can be chosen.
  let panel: Rect
  private let rows: [Block: Range<Int>]

  enum Block {
    case marginTop, logo, date, summary, airAbove, marginAbove, unfinished, airBetween
    case heading, games, marginBelow, airBelow, note
    /// A row that stays free, so that the page stands a little above the middle.
    case spare
  }

  init(_ view: FrontView, in size: Size) {
    let (page, focus) = (view.page, view.focus)
    logoLines = Self.logo(in: size, view.presentation)
    let whole = FrontColumns(view, in: size, hasEmblems: true)
    let hasEmblems = view.presentation.drawsPixels && whole.all <= size.columns - 2
    let rest = Self.layout(
      view, logo: logoLines.count, rows: size.rows - 1, hasEmblems: hasEmblems)
    let height = rest.height(of: .games) / max(1, page.games.count)
    columns = height >= Art.emblem.rows ? whole : FrontColumns(view, in: size)
    left = max(0, (size.columns - columns.all) / 2)

    let isLow = rest.height(of: .games) == 0
    let shown = rest.height(of: .unfinished)
    let rows = rest.rows(
      of: [.marginTop, .logo, .date, .summary, .airAbove, .marginAbove, .unfinished]
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
    _ view: FrontView, logo: Int, rows: Int, hasEmblems: Bool
  ) -> RowLayout<Block> {
    let (page, lines) = (view.page, view.lineCount)
    var layout = RowLayout<Block>(rows: rows)
    // The games are scrolled in a window that is too low for them, and stand alone there.
    guard layout.give(page.games.count, to: .games) else { return RowLayout(rows: 0) }
    func give(_ blocks: Block...) { for block in blocks { layout.give(1, to: block) } }
    func addUnfinished(upTo most: Int) {
      for _ in layout.height(of: .unfinished)..<min(most, lines) { give(.unfinished) }
    }
    addUnfinished(upTo: 1)
    give(.heading, .date, .note, .airAbove, .airBetween)
    let picture = page.games.count * (Art.emblem.rows - 1)
    // With a blank row below the logo.
    let least = picture + logo + 1 + max(0, min(3, lines - 1))
    let hasPictures = hasEmblems && layout.left >= least
    if hasPictures {
      layout.give(picture, to: .games)
    } else {
      give(.airBelow)
      addUnfinished(upTo: 4)
    }
    if !hasPictures || layout.left > least - picture { give(.marginTop) }
    layout.give(logo + 1, to: .logo)
    if hasPictures { addUnfinished(upTo: 4) }
    if page.finished > 0 { give(.summary) }
    if hasPictures { give(.airBelow) }
    if layout.left >= 2 { give(.marginAbove, .marginBelow) }
    if layout.left > page.games.count + 1 {
      layout.give(page.games.count - 1, to: .games)
      give(.spare)
    }
    addUnfinished(upTo: layout.height(of: .unfinished) + max(0, layout.left - 3))
    return layout
  }

  /// Returns the number of games above a window that is too low for all of them.
  private static func hiddenRows(_ focus: FrontView.Focus, in size: Size) -> Int {
    switch focus {
    case .unfinished: 0
    case .game(let index), .daily(let index): max(0, index + 2 - size.rows)
    }
  }

  func row(of block: Block) -> Int? {
    rows[block].flatMap { $0.isEmpty ? nil : $0.lowerBound }
  }

  // MARK: Places

  private var rowCount: Int { columns.emblem > 0 ? 2 : 1 }

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

  func target(at point: Point) -> FrontView.Focus? {
    let all =
      unfinished.map { FrontView.Focus.unfinished($0.index) }
      + games.indices.flatMap { [FrontView.Focus.game($0), .daily($0)] }
    return all.first { rect(of: $0)?.contains(point) ?? false }
  }
}

/// The widths of the columns of the front page's table of games, 0 where there is no room. What
/// matters most has its column first: the games, then the daily deals, and then the scores.
struct FrontColumns {
  /// The picture, the number and the title, what is told of the game, and the daily deal.
  private(set) var (emblem, title, facts, daily) = (0, 0, 0, 0)

  /// The width from the number up to the daily deal.
  var game: Int { emblem + title + facts }
  var all: Int { game + daily }

  /// True if there is no room for what the daily deals are.
  private(set) var isNarrow = false

  init(_ view: FrontView, in size: Size, hasEmblems: Bool = false) {
    let (games, language) = (view.page.games, view.presentation.language)
    func width(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }
    func dailies() -> Int { width(games.map { view.daily(of: $0, self) }) + 2 }
    let heading = view.page.dailyTitle(view.presentation)
    title = width(games.map(\.title)) + 7
    guard !hasEmblems else {
      emblem = Art.emblem.columns + 1
      let days = (0..<7).map { CalendarDay(number: $0).weekdayText(language) }
      daily = max(
        dailies(), width(games.map(\.shape)) + 4,
        (heading + view.presentation.dot).displayWidth + width(days) + 3)
      // The sentence below the title is always there.
      facts = width(games.map(\.summary)) + 7 - title
      let wanted = width(games.map { view.facts(of: $0) }) + 2
      facts += max(0, min(size.columns - 4 - all, wanted - facts))
      return
    }
    let room = size.columns - title
    func wanted() -> Int { max(dailies(), heading.displayWidth + 2) }
    isNarrow = wanted() > room
    daily = wanted() > room ? 0 : wanted()
    let margin = size.columns < 60 ? 2 : 8
    let (most, told) = (max(0, room - daily - margin), width(games.map { view.told(of: $0) }) + 2)
    facts = told <= most ? told : view.page.hasScores ? most : 0
    let lines = (0..<view.lineCount).map { view.line($0, columns: .max) }
    facts += max(0, min(size.columns - margin, width(lines) + 3) - all)
  }
}
