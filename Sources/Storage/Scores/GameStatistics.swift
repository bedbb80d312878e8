import GameCore
import Platform
import TextUI

/// The scores of a game, as a page of statistics shows them.
public enum GameStatistics: Sendable {
  /// Those of solo games with the same options.
  case solo(ScoreStatistics)

  /// Those of all games of two, for each opponent and the options, those with the most games first.
  case two(game: String, name: Phrase, [WinStatistics])

  /// The game's name.
  public var game: String {
    switch self {
    case .solo(let statistics): statistics.game
    case .two(let game, _, _): game
    }
  }

  /// Returns the game's name for players, with what distinguishes it.
  public func title(_ language: Language) -> String {
    switch self {
    case .solo(let statistics): statistics.title(language)
    case .two(_, let name, _): language(en: "\(name(.en)) for two", zh: "\(name(.zh))·双人")
    }
  }

  /// Reads histories once and returns the statistics of each game with its options, those with the
  /// most games first, and after them those of the games of two. Memory: independent of the number
  /// of games, but for their deals.
  public static func read(
    _ histories: MergedHistories, _ catalog: GameCatalog
  ) throws(SystemError) -> [GameStatistics] {
    let book = ScoreBook(ScoreBook.Filter(), catalog, tracksTrends: true)
    try book.read(histories)
    let pages = book.pages
    let two = catalog.games.compactMap { game -> GameStatistics? in
      let wins = pages.filter { $0.game == game.name }.compactMap { WinStatistics($0) }
      return wins.isEmpty ? nil : .two(game: game.name, name: game.title, wins)
    }
    return pages.compactMap { ScoreStatistics($0).map { .solo($0) } } + two
  }
}
