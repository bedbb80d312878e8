import GameCore
import TextUI

/// The scores that can be compared: of one game, by the same rules and with the same options.
public final class ScoreGroup {
  let game: String
  let rules: Int
  let options: String

  /// The number of finished games whose moves give their scores, as far as was checked.
  private(set) var count = 0

  /// The number of games given up.
  private(set) var givenUp = 0

  /// The number of games with each score.
  private(set) var games: [Int: Int] = [:]

  /// The best games, the best first, of equal ones the earliest. All of them verify.
  private(set) var best: [Record] = []

  /// The lines of the last games, and the index of the one to replace next.
  private var lastLines: [[UInt8]] = []
  private var oldest = 0

  /// The number of finished games whose moves don't give their scores.
  private(set) var lies = 0

  /// The number of games that count without having been verified.
  private(set) var unchecked = 0

  /// The number of records left out because their lines repeat earlier ones.
  private(set) var repeated = 0

  /// The days whose daily game was finished.
  private var days: Set<Int> = []

  private let type: any ArcadeGame.Type
  private let latestOptions = RecordVerifier.LatestOptions()

  /// The direction in which scores get better.
  let better: Direction

  /// Creates the group of a key as records have it: game, rules and options with tabs between them.
  /// Returns nil if there is no such game with such options.
  init?(_ key: String, _ catalog: GameCatalog) {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let rules = Int(parts[1]), let type = catalog.game(named: parts[0], rules: rules),
      let options = type.normalForm(of: parts[2])
    else { return nil }
    (game, self.rules, self.options, self.type) = (type.name, rules, options, type)
    better = type.better
  }

  /// The key in its normal form.
  var key: String { "\(game)\t\(rules)\t\(options)" }

  /// True if nothing was added.
  var isEmpty: Bool { count + givenUp + lies == 0 }

  /// Returns an option as the game writes it, or as it is if the game doesn't take it.
  func normalForm(of option: String) -> String {
    let name = option.prefix { $0 != "=" } + "="
    let words = type.normalForm(of: option)?.split(separator: " ") ?? []
    return words.first { $0.hasPrefix(name) }.map(String.init) ?? option
  }

  /// Counts a line that repeats an earlier one.
  func noteRepeated() { repeated += 1 }

  /// Adds a record of the group, `verifying` it in any case or only if it is to be listed.
  func add(_ line: RecordLine, verifying: Bool) throws(MalformedLine) {
    guard try line.isFinished else {
      givenUp += 1
      return
    }
    guard let score = line.score else { throw MalformedLine("has no score") }
    keep(line.bytes)
    // Whoever wrote a deal, or knows it, doesn't rank.
    let isRanked = !line.isWrittenDeal && ranks(score, line)
    if verifying || isRanked {
      let record = try line.record()
      // In a large history not every line is remembered.
      if isRanked, best.contains(record) { return noteRepeated() }
      guard verifies(record) else {
        lies += 1
        return
      }
      if isRanked { rank(record, score) }
    } else {
      unchecked += 1
    }
    count += 1
    games[score, default: 0] += 1
    if let day = line.dailyDay { days.insert(day) }
  }

  /// Keeps a line as the last one. The memory of older ones is used again.
  private func keep(_ line: UnsafeRawBufferPointer) {
    guard lastLines.count == ScoreBook.listLength else { return lastLines.append(Array(line)) }
    lastLines[oldest].removeAll(keepingCapacity: true)
    lastLines[oldest].append(contentsOf: line)
    oldest = (oldest + 1) % lastLines.count
  }

  private func verifies(_ record: Record) -> Bool {
    let type = type
    return RecordVerifier.finding(in: record, as: type, after: latestOptions) == nil
  }

  /// Returns whether a score is one of the best.
  private func ranks(_ score: Int, _ line: RecordLine) -> Bool {
    guard best.count == ScoreBook.listLength else { return true }
    // By index, as the record would be copied.
    let last = best.count - 1
    return better.isBetter(score, than: best[last].score)
      || score == best[last].score && best[last].hints > 0
  }

  /// Puts a record among the best.
  private func rank(_ record: Record, _ score: Int) {
    // Among equals, those without hints come first, and then the earlier ones.
    let index = best.firstIndex { other in
      score == other.score
        ? record.hints == 0 && other.hints > 0 : better.isBetter(score, than: other.score)
    }
    best.insert(record, at: index ?? best.endIndex)
    if best.count > ScoreBook.listLength { best.removeLast() }
  }

  // MARK: Statistics

  /// The median of the scores, or nil without games.
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

  /// True if there was ever a daily game.
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
  var last: [(record: Record, isTrue: Bool)] {
    (lastLines[oldest...] + lastLines[..<oldest]).reversed().compactMap { bytes in
      let record = bytes.withUnsafeBytes { try? RecordParser().record(Line($0)) }
      return record.map { ($0, verifies($0)) }
    }
  }

  /// The command that plays such a game.
  var command: String { type.command(options) ?? game }

  /// The unit of the score.
  var unit: ScoreUnit { type.unit }

  /// The group's fields in a JSON line.
  var fields: JSONObject {
    [
      "game": .string(game), "rules": .number(rules),
      "options": .object(type.fields(options) ?? [:]),
    ]
  }
}

extension RecordLine {
  private static let dailyPrefix = Array("seed=\(Seed.dailyPrefix)".utf8)

  /// The number of the day whose daily deal the game was, begun on that day; nil where it was none.
  fileprivate var dailyDay: Int? {
    let prefix = Self.dailyPrefix
    guard source.count == prefix.count + 10, source.prefix(prefix.count).elementsEqual(prefix),
      source.suffix(10).elementsEqual(begun.prefix(10))
    else { return nil }
    return Timestamp(String(decoding: source.suffix(10), as: UTF8.self))?.dayNumber
  }
}
