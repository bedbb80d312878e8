import GameCore
import Storage
import TextUI
import Tiles

/// The scores that can be compared: of one game, by the same rules and with the same options.
final class ScoreGroup {
  let game: String
  let rules: Int
  let options: String

  /// How many games were finished.
  private(set) var count = 0

  /// How many games were given up.
  private(set) var givenUp = 0

  /// How many games have reached a score.
  private(set) var games: [Int: Int] = [:]

  /// The best of them whose moves give their score, the best first, of equal ones the earliest.
  private(set) var best: [Record] = []

  /// Where the lines of the last of them begin.
  private(set) var lastOffsets: [Int] = []

  /// Finished games that would have been among the best if their moves gave their score.
  private(set) var lies = 0

  /// The days whose daily game was finished.
  private var days: Set<Int> = []

  private let type: (any ArcadeGame.Type)?

  /// Which way a score gets better.
  let better: Direction

  /// The group of a key as records have it: the game, the rules and the options with tabs between.
  init(_ key: String) {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    (game, rules, options) = (parts[0], Int(parts[1]) ?? 0, parts[2])
    type = RecordVerifier.game(game, rules: rules).flatMap { $0.takes(parts[2]) ? $0 : nil }
    better = type?.better ?? .lower
  }

  /// Whether there is such a game with such options.
  var isKnown: Bool { type != nil }

  /// Takes in a record of the group.
  func add(_ line: RecordLine, at offset: Int) throws(MalformedLine) {
    guard try line.isFinished else {
      givenUp += 1
      return
    }
    guard let score = line.score else { throw MalformedLine("has no score") }
    if lastOffsets.count == ScoreBook.listLength { lastOffsets.removeFirst() }
    lastOffsets.append(offset)
    // Who has written a deal, or knows it, is not among the best.
    if !line.isWrittenDeal {
      guard try ranks(score, line) else { return }
    }
    count += 1
    games[score, default: 0] += 1
    if let day = line.dailyDay { days.insert(day) }
  }

  /// Puts a record among the best if it belongs there; false where it would, but lies.
  private func ranks(_ score: Int, _ line: RecordLine) throws(MalformedLine) -> Bool {
    let isFull = best.count == ScoreBook.listLength
    if isFull, let last = best.last, !better.isBetter(score, than: last.score) {
      guard score == last.score, last.hints > 0 else { return true }
    }
    let record = try line.record()
    guard let type, RecordVerifier.finding(in: record, as: type) == nil else {
      lies += 1
      return false
    }
    // Among equals, those without hints are the better ones, and then the earlier.
    let place = best.firstIndex { other in
      score == other.score
        ? record.hints == 0 && other.hints > 0 : better.isBetter(score, than: other.score)
    }
    best.insert(record, at: place ?? best.endIndex)
    if isFull { best.removeLast() }
    return true
  }

  // MARK: What follows from them

  /// The score that as many games are above as below, between two scores perhaps; nil without games.
  var median: Double? {
    guard count > 0 else { return nil }
    let statistics = Statistics(games)
    return Double(statistics.score(at: (count - 1) / 2) + statistics.score(at: count / 2)) / 2
  }

  /// The longest row of days, one after the other, whose daily games were finished.
  var longestStreak: Int { streaks.map(\.count).max() ?? 0 }

  /// The row of such days that lasts until today, or that today's game can still prolong.
  func streak(on today: Int) -> Int {
    streaks.last.flatMap { $0.upperBound >= today - 1 ? $0.count : nil } ?? 0
  }

  /// Whether there was ever a daily game.
  var hasDailyGames: Bool { !days.isEmpty }

  private var streaks: [ClosedRange<Int>] {
    days.sorted().reduce(into: []) { rows, day in
      if let last = rows.last, last.upperBound == day - 1 {
        rows[rows.count - 1] = last.lowerBound...day
      } else {
        rows.append(day...day)
      }
    }
  }

  /// The last games, the latest first, and whether each verifies.
  func last(in history: History) -> [(record: Record, isTrue: Bool)] {
    lastOffsets.reversed().compactMap { offset in
      guard let record = try? history.record(at: offset), let type else { return nil }
      return (record, RecordVerifier.finding(in: record, as: type) == nil)
    }
  }

  /// The command that plays such a game.
  var command: String { type?.command(options) ?? game }

  /// What is counted.
  var unit: ScoreUnit? { type?.unit }

  /// What the JSON lines tell of the group.
  var fields: JSONObject {
    [
      "game": .string(game), "rules": .number(rules),
      "options": .object(type?.fields(options) ?? [:]),
    ]
  }
}

extension RecordLine {
  /// The number of the day whose daily deal the game was, begun on that day; nil where it was none.
  fileprivate var dailyDay: Int? {
    let prefix = "seed=\(Seed.dailyPrefix)"
    guard source.starts(with: prefix.utf8), source.dropFirst(prefix.utf8.count).count == 10,
      source.suffix(10).elementsEqual(begun.prefix(10))
    else { return nil }
    return Timestamp(String(decoding: source.suffix(10), as: UTF8.self))?.dayNumber
  }
}
