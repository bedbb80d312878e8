/// The scores of the last weeks with games, as numbers of games with each score.
struct WeeklyScores: Sendable {
  /// The number of the Monday of each week, and the number of games with each score, the oldest
  /// week first.
  private(set) var weeks: [(monday: Int, games: [Int: Int])] = []

  /// The most weeks that are kept.
  private static var limit: Int { 8 }

  /// The day of the last game, as its line spells it, and the Monday of its week.
  private var day: (bytes: [UInt8], monday: Int?) = ([], nil)

  mutating func add(_ line: RecordLine, score: Int) {
    let bytes = line.ended.prefix(10)
    if !bytes.elementsEqual(day.bytes) {
      let number = Timestamp(String(decoding: bytes, as: UTF8.self))?.dayNumber
      day = (Array(bytes), number.map { CalendarDay(number: $0).monday })
    }
    // Leaves out games that were played while the clock was wrong.
    guard let monday = day.monday, monday >= weeks.last?.monday ?? monday else { return }
    if monday != weeks.last?.monday { weeks.append((monday, [:])) }
    weeks[weeks.count - 1].games[score, default: 0] += 1
    if weeks.count > Self.limit { weeks.removeFirst() }
  }
}

/// Days in a row, one streak after the other.
public struct DayStreaks {
  private let streaks: [ClosedRange<Int>]

  init(_ days: some Sequence<Int>) {
    streaks = days.sorted().reduce(into: []) { streaks, day in
      if let last = streaks.last, last.upperBound == day - 1 {
        streaks[streaks.count - 1] = last.lowerBound...day
      } else {
        streaks.append(day...day)
      }
    }
  }

  public var longest: Int { streaks.map(\.count).max() ?? 0 }

  /// Returns the length of the streak that ends on a day or on the day before, or else 0.
  public func current(on today: Int) -> Int {
    streaks.last.flatMap { $0.upperBound >= today - 1 ? $0.count : nil } ?? 0
  }
}

/// The most games in a row that each of two players won.
struct WinStreaks: Sendable {
  /// The length of each seat's longest streak.
  private(set) var longest = [0, 0]

  /// The seat that won the last game and the number of those in a row; nil after a draw.
  private var current: (seat: Seat, length: Int)?

  /// Adds the next game, given by the first seat's lead.
  mutating func add(_ lead: Int) {
    guard let winner = Seat.ahead(by: lead) else {
      current = nil
      return
    }
    let length = current?.seat == winner ? (current?.length ?? 0) + 1 : 1
    current = (winner, length)
    longest[winner.index] = max(longest[winner.index], length)
  }
}
