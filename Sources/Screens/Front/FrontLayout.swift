import GameCore

/// The places of everything on the front page in a window of a size.
struct FrontLayout {
  let columns: FrontColumns
  let left: Int
  let logo: [String]
  let unfinished: [(index: Int, row: Int)]
  /// The row of each game, which may be outside of the window.
  let games: [Int]
  /// The area of what can be chosen.
  let panel: Rect
  private let rows: [Block: Range<Int>]

  /// The blocks from the top down, and a row that stays free, so that the page stands a little
  /// above the middle.
  enum Block: CaseIterable {
    case marginTop, logo, date, summary, airAbove, marginAbove, unfinished, airBetween
    case games, marginBelow, airBelow, note, spare
  }

  init(_ view: FrontView, in size: Size) {
    let (page, count) = (view.page, view.page.games.count)
    let logo = Self.logo(in: size, view.presentation)
    let lines = min(4, page.unfinished.count)
    let whole = FrontColumns(view, in: size, hasEmblems: true)

    // What matters most has its place first.
    var layout = RowLayout<Block>(rows: max(count, size.rows - 1))
    func give(_ rows: Int, _ blocks: Block...) {
      for block in blocks { layout.give(rows, to: block) }
    }
    give(count, .games)
    give(min(1, lines), .unfinished)
    give(1, .date, .note)
    give(min(1, lines), .airBetween)
    let hasEmblems =
      view.presentation.drawsPixels && whole.all <= size.columns - 2
      && layout.give(count * (Art.emblem.rows - 1), to: .games)
    if !hasEmblems { give(1, .airBelow) }
    for _ in 1..<max(1, lines) { give(1, .unfinished) }
    give(logo.count + 1, .logo)
    give(1, .marginTop, .airAbove)
    if page.finished > 0 { give(1, .summary) }
    if hasEmblems { give(1, .airBelow) }
    give(1, .marginAbove, .marginBelow)
    if layout.left >= count { give(count - 1, .games) }
    give(1, .spare)

    // A window that is too low for the games shows those above the focus.
    let hidden = size.rows > count ? 0 : max(0, view.focusedGame + 2 - size.rows)
    let rows = layout.rows(of: Block.allCases.dropLast(), from: layout.left / 2 - hidden)
    func start(_ block: Block) -> Int { rows[block]?.lowerBound ?? 0 }
    (self.logo, self.rows) = (logo, rows)
    columns = hasEmblems ? whole : FrontColumns(view, in: size)
    left = max(0, (size.columns - columns.all) / 2)
    let shown = layout.height(of: .unfinished)
    var first = 0
    if case .resume(let index) = view.focus { first = max(0, index - shown + 1) }
    unfinished = (0..<shown).map { (first + $0, start(.unfinished) + $0) }
    let spacing = (layout.height(of: .games) + count - 1) / max(1, count)
    games = page.games.indices.map { start(.games) + $0 * spacing }
    let margin = max(0, left - 2)
    panel = Rect(
      row: start(.marginAbove), column: margin, rows: start(.airBelow) - start(.marginAbove),
      columns: size.columns - 2 * margin)
  }

  func row(of block: Block) -> Int? {
    rows[block].flatMap { $0.isEmpty ? nil : $0.lowerBound }
  }

  func target(at point: Point) -> FrontChoice? {
    guard (left..<left + columns.all).contains(point.column) else { return nil }
    if let game = unfinished.first(where: { $0.row == point.row }) { return .resume(game.index) }
    let rows = columns.emblem > 0 ? 2 : 1
    let game = games.firstIndex { ($0..<$0 + rows).contains(point.row) }
    return game.map { point.column < left + columns.game ? .play($0) : .daily($0) }
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
    let page = view.page
    func width(_ texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }
    func widthOfDailies() -> Int { width(page.games.map { view.daily(of: $0, self) }) + 2 }
    title = width(page.games.map(\.title)) + 7
    guard !hasEmblems else {
      emblem = Art.emblem.columns + 1
      daily = max(widthOfDailies(), width(page.games.map(\.shape)) + 4)
      // The sentence below the title is always there.
      let wanted = width(page.games.map { view.facts(of: $0, hasEmblem: true) }) + 2
      facts = max(
        width(page.games.map(\.summary)) + 7 - title, min(size.columns - 4 - all, wanted))
      return
    }
    let room = size.columns - title
    isNarrow = widthOfDailies() > room
    daily = widthOfDailies()
    if daily > room { daily = 0 }
    let lines = page.unfinished.indices.map { view.line($0, columns: .max) }
    let wanted = max(width(page.games.map { view.facts(of: $0) }) + 2, width(lines) + 3 - all)
    facts = max(0, min(room - daily - (size.columns < 60 ? 2 : 8), wanted))
  }
}
