import GameCore
import Storage
import TextUI

/// The places of everything on the front page in a window of a size. What matters most has its
/// place first: the games, then unfinished ones, the date, the logo, and air.
struct FrontLayout {
  let columns: FrontColumns
  /// The table's left column.
  let left: Int
  /// The row of the logo and of the date, or nil without them.
  private(set) var logo: Int?
  private(set) var date: Int?
  /// The rows of the unfinished games in sight.
  private(set) var unfinished: [(index: Int, row: Int)] = []
  /// The row of the table's heading, or nil without one.
  private(set) var heading: Int?
  /// The rows of the games.
  private(set) var games: [Int] = []
  /// The area of what can be chosen.
  private(set) var panel: Rect
  /// The row of the sentence about what is in focus, or nil without one.
  private(set) var note: Int?
  let size: Size

  let logoLines: [String]

  init(_ page: FrontPage, in size: Size, _ presentation: Presentation, _ focus: FrontView.Focus) {
    self.size = size
    logoLines = Logo(in: size, presentation).lines
    columns = FrontColumns(page, in: size, presentation)
    left = max(0, (size.columns - columns.all) / 2)
    panel = Rect(row: 0, column: 0, rows: 0, columns: 0)
    place(page, focus)
  }

  /// Gives everything its row, as far as the rows suffice.
  private mutating func place(_ page: FrontPage, _ focus: FrontView.Focus) {
    var left = size.rows - 1 - page.games.count
    func take(_ rows: Int) -> Bool {
      guard left >= rows else { return false }
      left -= rows
      return true
    }
    var shown = min(1, page.unfinished.count)
    if shown == 1, !take(1) { shown = 0 }
    let hasHeading = take(1)
    let hasDate = take(1)
    let hasNote = take(1)
    let airs = [take(1), take(1), take(1)]
    while shown < min(3, page.unfinished.count), take(1) { shown += 1 }
    let hasLogo = take(logoLines.count + 1)
    let hasMargin = take(2)
    let spacing = left > page.games.count + 1 && take(page.games.count) ? 2 : 1
    while shown < page.unfinished.count, left > 6, take(1) { shown += 1 }

    var row = left >= 0 ? left / 2 : -hiddenRows(page, focus)
    func next(_ rows: Int = 1) -> Int {
      defer { row += rows }
      return row
    }
    if hasLogo { logo = next(logoLines.count + 1) }
    if hasDate { date = next() }
    if airs[0] { row += 1 }
    let top = next(hasMargin ? 1 : 0)
    var first = 0
    if case .unfinished(let index) = focus { first = max(0, min(index, index - shown + 1)) }
    unfinished = (first..<first + shown).map { ($0, next()) }
    if airs[1], shown > 0 { row += 1 }
    if hasHeading { heading = next() }
    games = page.games.map { _ in next(spacing) }
    if spacing == 2 { row -= 1 }
    if hasMargin { row += 1 }
    panel = Rect(
      row: top, column: max(0, self.left - 2), rows: row - top,
      columns: min(size.columns, columns.all + 4))
    if airs[2] { row += 1 }
    if hasNote { note = next() }
  }

  /// Returns the number of games above a window that is too low for all of them.
  private func hiddenRows(_ page: FrontPage, _ focus: FrontView.Focus) -> Int {
    switch focus {
    case .unfinished: 0
    case .game(let index), .daily(let index): max(0, index + 2 - size.rows)
    }
  }

  /// Returns true if a row is in the window.
  func shows(row: Int) -> Bool { (0..<size.rows).contains(row) }

  // MARK: Places

  /// The area of a line that can be chosen.
  func rect(of target: FrontView.Focus) -> Rect? {
    switch target {
    case .unfinished(let index):
      unfinished.first { $0.index == index }.map {
        Rect(row: $0.row, column: left, rows: 1, columns: columns.all)
      }
    case .game(let index):
      Rect(row: games[index], column: left, rows: 1, columns: columns.game)
    case .daily(let index):
      Rect(
        row: games[index], column: left + columns.game, rows: 1, columns: columns.daily)
    }
  }

  /// Returns what is at a point.
  func target(at point: Point) -> FrontView.Focus? {
    let all =
      unfinished.map { FrontView.Focus.unfinished($0.index) }
      + games.indices.flatMap { [FrontView.Focus.game($0), .daily($0)] }
    return all.first { rect(of: $0)?.contains(point) ?? false }
  }
}
