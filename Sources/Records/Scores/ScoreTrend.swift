/// The scores of the last weeks with games. The memory doesn't grow with the number of games.
struct WeeklyScores: Sendable {
  /// The weeks by the numbers of their Mondays, the oldest first: for each the number of games with
  /// each score.
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
    // A clock that was set back counts for nothing.
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

  /// Returns the length of the streak that lasts until a day, or that the day can still prolong.
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

  /// Takes in the next game, by how far the first seat was ahead.
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
