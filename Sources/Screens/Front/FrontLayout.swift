import GameCore

/// The places of everything on the front page in a window of a size.
struct FrontLayout {
  /// True if each game has a picture beside two lines; otherwise it has one line.
  let hasEmblems: Bool
  let logo: [String]
  /// The columns in a game's area where its stars begin, and the width of that area.
  let starsColumn, gameWidth: Int
  /// The areas of the games' pictures, if they have any.
  let emblems: [Rect]
  /// The areas of what can be chosen and is in sight.
  private(set) var choices: [(choice: FrontChoice, area: Rect)] = []
  /// The area behind all choices.
  let panel: Rect
  private var rows: [Block: Range<Int>] = [:]

  /// The blocks from the top down, and a row that stays free, so that the page stands a little
  /// above the middle.
  enum Block: CaseIterable {
    case marginTop, logo, date, summary, airAbove, marginAbove, run, unfinished, airBetween
    case games, marginBelow, airBelow, note, spare
  }

  /// The widths of a table with pictures or scores, and of the daily deals.
  private static let (widest, dailyWidth) = (76, 24)

  init(_ view: FrontView, in size: Size) {
    let (page, count) = (view.page, view.page.games.count)
    let isHuge = size.rows >= 50 && size.columns >= 120
    let picture = Art.emblem(scale: isHuge ? 2 : 1)
    let widest = Self.widest + (isHuge ? 24 : 0)
    let width = min(widest, size.columns - size.columns / 40 * 2)
    let lines = min(4, page.unfinished.count)
    logo = Self.logo(in: size, view.presentation)

    // The most important blocks get their rows first.
    let (line, isWide) = (min(1, lines), width == widest)
    let emblems = view.presentation.drawsPixels && isWide ? count * (picture.rows - 1) : 0
    let more = Array(repeating: (Block.unfinished, 1), count: lines - line)
    let wishes =
      [
        (.games, count), (.run, 1), (.unfinished, line), (.date, 1), (.note, 1),
        (.games, emblems), (.logo, logo.count + 1), (.airBetween, 1), (.marginTop, 1),
      ] + more + [
        (.airAbove, 1), (.summary, min(1, page.finished)), (.airBelow, 1), (.marginAbove, 1),
        (.marginBelow, 1), (.games, count - 1), (.spare, 1),
      ]
    var (heights, free) = ([Block: Int](), max(count, size.rows - 1))
    for (block, rows) in wishes where rows <= free {
      heights[block, default: 0] += rows
      free -= rows
    }
    hasEmblems = emblems > 0 && heights[.games, default: 0] >= count + emblems

    // A window that is too low for the games shows those above the focus.
    let hidden = size.rows > count ? 0 : max(0, view.focusedGame + 2 - size.rows)
    var row = free / 2 - hidden
    for block in Block.allCases.dropLast() {
      rows[block] = row..<row + heights[block, default: 0]
      row = rows[block]?.upperBound ?? row
    }
    let rows = rows
    func start(_ block: Block) -> Int { rows[block]?.lowerBound ?? 0 }

    let (left, emblem) = ((size.columns - width) / 2, hasEmblems ? picture.columns + 1 : 0)
    starsColumn = (page.games.map(\.title.displayWidth).max() ?? 0) + 7
    gameWidth = max(starsColumn, width - emblem - Self.dailyWidth)
    let spacing = (heights[.games, default: 0] + count - 1) / max(1, count)
    let games = page.games.indices.map { start(.games) + $0 * spacing }
    let margin = max(0, left - 2)
    panel = Rect(
      row: start(.marginAbove), column: margin, rows: start(.airBelow) - start(.marginAbove),
      columns: size.columns - 2 * margin)
    self.emblems =
      !hasEmblems
      ? []
      : games.map { row in
        Rect(row: row, column: left, rows: picture.rows, columns: picture.columns)
      }

    func add(_ choice: FrontChoice, _ row: Int, _ column: Int, rows: Int = 1, _ columns: Int) {
      guard (0..<size.rows).contains(row) else { return }
      let area = Rect(row: row, column: left + column, rows: rows, columns: columns)
      choices.append((choice, area))
    }
    let shown = heights[.unfinished, default: 0]
    var first = 0
    if case .resume(let index) = view.focus { first = max(0, index - shown + 1) }
    if heights[.run] != nil { add(.run, start(.run), 0, width) }
    for index in 0..<shown { add(.resume(first + index), start(.unfinished) + index, 0, width) }
    for (index, row) in games.enumerated() {
      let (rows, end) = (hasEmblems ? 2 : 1, emblem + gameWidth)
      // The lines stand in the middle beside a large picture.
      let row = row + (hasEmblems ? (picture.rows - 2) / 2 : 0)
      add(view.play(index), row, emblem, rows: rows, gameWidth)
      add(.daily(index), row, end, rows: rows, width - end)
    }
  }

  func row(of block: Block) -> Int? {
    rows[block].flatMap { $0.isEmpty ? nil : $0.lowerBound }
  }

  /// Returns the columns of the levels' stars in a game's area; nothing without room for all.
  func levels(of game: FrontPage.Game) -> [Range<Int>] {
    // With room for brackets, or for one between two.
    let widths = [2, 1].map { Stars.most + $0 }
    guard
      let width = widths.first(where: { starsColumn + game.levels.count * $0 <= gameWidth })
    else { return [] }
    return game.levels.indices.map { index in
      let column = starsColumn + index * width
      return column..<column + width
    }
  }

  func choice(at point: Point, in view: FrontView) -> FrontChoice? {
    if let game = emblems.firstIndex(where: { $0.contains(point) }) { return view.play(game) }
    guard let (choice, area) = choices.first(where: { $0.area.contains(point) }) else { return nil }
    guard case .play(let game, _) = choice, point.row == area.origin.row,
      let level = levels(of: view.page.games[game])
        .firstIndex(where: { $0.contains(point.column - area.origin.column) })
    else { return choice }
    return .play(game, level: level)
  }

  /// Returns the arcade's name in letters that suit a window.
  private static func logo(in size: Size, _ presentation: Presentation) -> [String] {
    guard !presentation.isASCII else { return ["A R C A D E"] }
    let small = [
      "▄▀▄ █▀▄ ▄▀▀ ▄▀▄ █▀▄ █▀▀",
      "█▀█ █▀▄ █   █▀█ █ █ █▀ ",
      "▀ ▀ ▀ ▀  ▀▀ ▀ ▀ ▀▀  ▀▀▀",
    ]
    return size.rows < 36 || size.columns < 90 ? small : small.doubled.dropLast()
  }
}
