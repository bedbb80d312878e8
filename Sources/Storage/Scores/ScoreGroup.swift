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

  /// The best games, the best first, of equal ones the earliest. All of them verify, and rank as
  /// ``FinishedDeals`` says.
  private(set) var best: [Record] = []

  /// The deals that were played.
  private var deals = FinishedDeals()

  /// The lines of the last games, each with true if its deal was played before, and the index of
  /// the one to replace next.
  private var lastLines: [(bytes: [UInt8], isAgain: Bool)] = []
  private var oldest = 0

  /// The number of finished games whose moves don't give their scores.
  private(set) var lies = 0

  /// The number of games that count without having been verified.
  private(set) var unchecked = 0

  /// The number of records left out because their lines repeat earlier ones.
  private(set) var repeated = 0

  /// The days whose daily game was finished.
  private(set) var days: Set<Int> = []

  /// The course of the scores over time, if it is tracked.
  private(set) var trend: ScoreTrend?

  /// True if the games are of two: nobody ranks, as a score is how far the first seat was ahead.
  private let isOfTwo: Bool

  /// The course of the games, if they are of two.
  private(set) var course: WinCourse?

  /// The game.
  let type: GameVariant
  private let latestOptions = RecordVerifier.LatestOptions()

  /// The direction in which scores get better.
  let better: Direction

  /// Creates the group of a key as records have it: game, rules and options with tabs between them.
  /// Returns nil if there is no such game with such options.
  init?(_ key: String, _ catalog: GameCatalog, tracksTrend: Bool = false) {
    let parts = key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let rules = Int(parts[1]), let type = catalog.game(named: parts[0], rules: rules),
      let options = type.comparableForm(of: parts[2])
    else { return nil }
    (game, self.rules, self.options, self.type) = (type.name, rules, options, type)
    better = type.better
    isOfTwo = type.seats > 1
    if isOfTwo { course = WinCourse() } else if tracksTrend { trend = ScoreTrend() }
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
    let mayRank = ranks(score)
    guard verifying || mayRank && deals.standing(of: line) == .ranked else {
      unchecked += 1
      return tally(line, score, deals.note(line))
    }
    let record = try line.record()
    guard verifies(record) else {
      lies += 1
      return keep(line.bytes, isAgain: false)
    }
    let standing = deals.note(line)
    if mayRank, standing == .ranked { rank(record, score) }
    tally(line, score, standing)
  }

  /// Counts a finished game.
  private func tally(_ line: RecordLine, _ score: Int, _ standing: FinishedDeals.Standing) {
    keep(line.bytes, isAgain: standing == .again)
    count += 1
    games[score, default: 0] += 1
    trend?.add(line, score: score)
    if isOfTwo { course?.add(score) }
    if let day = line.dailyDay { days.insert(day) }
  }

  /// Notes the deal of a record that isn't to be counted, `verifying` it first.
  func passOver(_ line: RecordLine, verifying: Bool) throws(MalformedLine) {
    guard try line.isFinished else { return }
    if verifying, !verifies(try line.record()) { return }
    deals.note(line)
  }

  /// Keeps a line as the last one. The memory of older ones is used again.
  private func keep(_ line: UnsafeRawBufferPointer, isAgain: Bool) {
    guard lastLines.count == ScoreBook.listLength else {
      return lastLines.append((Array(line), isAgain))
    }
    lastLines[oldest].bytes.removeAll(keepingCapacity: true)
    lastLines[oldest].bytes.append(contentsOf: line)
    lastLines[oldest].isAgain = isAgain
    oldest = (oldest + 1) % lastLines.count
  }

  private func verifies(_ record: Record) -> Bool {
    RecordVerifier.finding(in: record, as: type, after: latestOptions) == nil
  }

  /// Returns whether a score is one of the best.
  private func ranks(_ score: Int) -> Bool {
    guard !isOfTwo else { return false }
    guard best.count == ScoreBook.listLength else { return true }
    // By index, as the record would be copied.
    return better.isBetter(score, than: best[best.count - 1].score)
  }

  /// Puts a record among the best.
  private func rank(_ record: Record, _ score: Int) {
    let index = best.firstIndex { better.isBetter(score, than: $0.score) }
    best.insert(record, at: index ?? best.endIndex)
    if best.count > ScoreBook.listLength { best.removeLast() }
  }

  // MARK: Statistics

  /// The median of the scores, or nil without games.
  var median: Double? { count == 0 ? nil : Statistics(games).median }

  /// The days in a row on which daily games were finished.
  var streaks: DayStreaks { DayStreaks(days) }

  /// True if there was ever a daily game.
  var hasDailyGames: Bool { !days.isEmpty }

  /// The last games, the latest first, with whether each verifies, and was a deal played again.
  var last: [(record: Record, isTrue: Bool, isAgain: Bool)] {
    (lastLines[oldest...] + lastLines[..<oldest]).reversed().compactMap { bytes, isAgain in
      let record = bytes.withUnsafeBytes { try? RecordParser().record(Line($0)) }
      return record.map { ($0, verifies($0), isAgain) }
    }
  }

  /// The command that plays such a game.
  var command: String { type.command(options) ?? game }

  /// The game's name for players.
  var title: Phrase { type.title }

  /// The options that aren't the usual ones, as the command line has them, each after a blank.
  var optionWords: String { String(command.dropFirst("arcade \(game)".count)) }

  /// The average score of the best bot, or nil if it isn't known.
  var par: Double? { type.par(options) }

  /// The number of seats. Where there are several, nobody ranks: a score is how far the first seat
  /// was ahead.
  var seats: Int { type.seats }

  /// Returns the names of the seats.
  func seatNames(_ presentation: Presentation) -> [String] {
    type.seatNames(options, presentation)
  }

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
