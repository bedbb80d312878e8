import GameCore

/// The best score of finished games with certain options, read from a history and kept up to date
/// as that grows. Scores that don't verify, or don't rank, don't count.
final class PersonalBest {
  private let history: History
  private let game: any ArcadeGame.Type
  private let options: String
  private var book: ScoreBook
  /// The offset up to which the history was read.
  private var offset = 0

  init(of game: any ArcadeGame.Type, options: String, in history: History) {
    (self.history, self.game, self.options) = (history, game, options)
    book = Self.book(of: game, options: options)
  }

  private static func book(of game: any ArcadeGame.Type, options: String) -> ScoreBook {
    var filter = ScoreBook.Filter()
    filter.insert(game, options: options)
    return ScoreBook(filter, GameCatalog([game]), .best)
  }

  /// Returns true if this is the best score of games like a record's.
  func isOfGames(like head: Record.Head) -> Bool {
    head.game == game.recordName && head.options == options
  }

  /// The score, or nil without a game that ranks, or if it can't be known in reasonable time.
  /// Reads what was added to the history since it was last asked for.
  var score: Int? {
    // A shorter file is another one.
    if offset > File.size(of: history.path) ?? 0 {
      (book, offset) = (Self.book(of: game, options: options), 0)
    }
    if !book.isUncertain, let lines = try? history.lines(from: offset) {
      try? book.read(MergedHistories([lines]))
      offset += lines.offset
    }
    return group?.bestScore
  }

  private var group: ScoreGroup? {
    book.isUncertain ? nil : book.group(game, options: options)
  }

  /// Returns the best score that a finished game beats, or nil unless it ranks and is better.
  func beaten(by record: Record) -> Int? {
    guard let own = record.score, let score, game.better.isBetter(own, than: score),
      group?.ranks(record) == true
    else { return nil }
    return score
  }
}
