/// The course of scores over time. The memory doesn't grow with the number of games.
struct ScoreTrend: Sendable {
  /// The last scores.
  private(set) var recent = RecentScores()

  /// The last weeks with games, the oldest first: for each the number of games with each score.
  private(set) var weeks: [(number: Int, games: [Int: Int])] = []

  /// The number of games without hints.
  private(set) var unaided = 0

  /// The most weeks that are kept.
  private static var weekLimit: Int { 8 }

  /// The day of the last game, as its line spells it, and its week.
  private var day: (bytes: [UInt8], week: Int?) = ([], nil)

  /// Takes in the next game.
  mutating func add(_ line: RecordLine, score: Int) {
    recent.add(score)
    if line.hints == 0 { unaided += 1 }
    let bytes = UnsafeRawBufferPointer(rebasing: line.ended.prefix(10))
    if !bytes.equals(day.bytes) {
      let number = Timestamp(String(decoding: bytes, as: UTF8.self))?.dayNumber
      day = (Array(bytes), number.map(Week.containing))
    }
    if let week = day.week { add(score, in: week) }
  }

  private mutating func add(_ score: Int, in week: Int) {
    let next = weeks.firstIndex { $0.number >= week } ?? weeks.endIndex
    if next == weeks.endIndex || weeks[next].number != week {
      // Games come in the order of their ends, unless a clock was set back.
      guard next > 0 || weeks.count < Self.weekLimit else { return }
      weeks.insert((week, [:]), at: next)
    }
    weeks[next].games[score, default: 0] += 1
    if weeks.count > Self.weekLimit { weeks.removeFirst() }
  }
}

/// The weeks from Monday to Sunday, by numbers.
public enum Week {
  /// Returns the number of the week with a day, given by its number.
  public static func containing(_ day: Int) -> Int { (day + 3) / 7 }

  /// Returns the number of a week's Monday.
  public static func monday(of week: Int) -> Int { week * 7 - 3 }
}
