import GameCore
import TextUI

/// The scores of a game and its options in numbers, as a page of statistics shows them.
public struct ScoreStatistics: Sendable {
  /// The game's name.
  public let game: String

  /// The number of finished games, and of those given up.
  public let count, givenUp: Int

  /// The number of finished games with each score.
  public let games: [Int: Int]

  /// The best score of those that rank, or nil without one.
  public let best: Int?

  /// The median of the scores.
  public let median: Double

  /// The last scores, the oldest first.
  public let recent: [Int]

  /// The last weeks with games, the oldest first: their numbers, medians and numbers of games.
  public let weeks: [(number: Int, median: Double, games: Int)]

  /// The number of finished games without hints.
  public let unaided: Int

  /// The numbers of the days whose daily games were finished.
  public let days: Set<Int>

  /// The average score of the best bot, or nil if it isn't known.
  public let par: Double?

  /// The unit of the scores, and the direction in which they get better.
  public let unit: ScoreUnit
  public let better: Direction

  private let name: Phrase
  private let words: String

  /// Creates the statistics of a group, or returns nil if it has no finished games.
  init?(_ group: ScoreGroup) {
    guard let trend = group.trend, let median = group.median else { return nil }
    (game, name, words) = (group.game, group.title, group.optionWords)
    (count, givenUp, games) = (group.count, group.givenUp, group.games)
    (best, self.median, days, par) = (group.best.first?.score, median, group.days, group.par)
    (unit, better) = (group.unit, group.better)
    (recent, unaided) = (trend.recent.all, trend.unaided)
    weeks = trend.weeks.map { week in
      let statistics = Statistics(week.games)
      return (week.number, statistics.median, statistics.games)
    }
  }

  /// Returns the game's name and the options that aren't the usual ones.
  public func title(_ language: Language) -> String { name(language) + words }

  /// The mean of the scores.
  public var mean: Double { Statistics(games).mean }

  /// Returns the mean of the last `count` scores.
  public func mean(ofLast count: Int) -> Double {
    let last = recent.suffix(count)
    return last.reduce(0) { $0 + Double($1) } / Double(last.count)
  }

  /// Returns the length of the row of days with daily games that lasts until a day, or that the day
  /// can still prolong, and the length of the longest row.
  public func streak(on today: Int) -> (current: Int, longest: Int) {
    let streaks = DayStreaks(days)
    return (streaks.current(on: today), streaks.longest)
  }
}
