import GameCore
import Screens
import TextUI

/// The opponents on the pages of a game as a menu in lines of text.
struct OpponentMenu: Menu {
  private let pages: [OptionsView.Page]
  private let opponents: [(page: Int, row: Int)]

  init(_ pages: [OptionsView.Page]) {
    self.pages = pages
    opponents = pages.indices.flatMap { page in
      pages[page].list.rows.indices.filter { pages[page].list.rows[$0].rung != nil }
        .map { (page, $0) }
    }
  }

  func items(_ presentation: Presentation) -> [MenuItem] {
    let rows = opponents.map { pages[$0.page].list.rows[$0.row] }
    let next = rows.firstIndex { $0.rung == .bot }
    return zip(opponents, rows).enumerated().map { index, opponent in
      let (place, row) = opponent
      let isBeaten = row.rung == .beaten
      let notes = [
        pages[place.page].title, row.about, isBeaten ? presentation(en: "beaten", zh: "已战胜") : "",
      ]
      return MenuItem(
        row.title.lowercased(), row.title,
        note: notes.filter { !$0.isEmpty }.joined(separator: presentation.comma),
        isCurrent: index == next)
    }
  }

  /// Chooses an opponent for the game, and returns the page on which it is.
  func choose(_ index: Int) -> MenuStep<Int> {
    let place = opponents[index]
    _ = pages[place.page].list.change(place.row, 1)
    return .done(place.page)
  }
}

extension ArcadeGame {
  /// The ways to play the game against an opponent: in turns on one board, and in a race.
  static var waysToMeet: [GameVariant] {
    all.filter { $0.seats > 1 && $0.rules == rules }
  }
}
