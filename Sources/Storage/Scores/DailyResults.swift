import GameCore

/// The first finished game of a daily deal, as recorded.
public struct DailyResult: Sendable {
  /// The score.
  public let score: Int

  /// The number of hints given.
  public let hints: Int

  /// The bytes of today's line; of other days there are none.
  fileprivate let line: [UInt8]

  /// The whole record, if it is today's.
  public var record: Record? {
    line.withUnsafeBytes { try? RecordParser().record(Line($0)) }
  }
}

/// The daily games that were finished on their days: of each game and day the first one, whatever
/// its options. Memory: a little a day.
struct DailyResults {
  private var results: [Key: DailyResult] = [:]
  private let today: Int

  /// The number of games whose daily deals were finished, by the number of the day.
  private(set) var games: [Int: Int] = [:]

  private struct Key: Hashable {
    let game: Int
    let day: Int
  }

  /// Creates the results until a day.
  init(today: Int) {
    self.today = today
  }

  /// The result of a game, given by its index, on a day.
  subscript(game: Int, day: Int) -> DailyResult? { results[Key(game: game, day: day)] }

  /// Takes in the next finished game.
  mutating func read(_ line: RecordLine, score: Int, game: Int) {
    guard let day = line.dailyDay else { return }
    let key = Key(game: game, day: day)
    guard results[key] == nil else { return }
    results[key] = DailyResult(
      score: score, hints: line.hints, line: day == today ? Array(line.bytes) : [])
    games[day, default: 0] += 1
  }
}
