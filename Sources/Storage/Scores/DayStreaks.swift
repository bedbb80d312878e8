/// Rows of days, one after the other.
struct DayStreaks {
  private let rows: [ClosedRange<Int>]

  /// Creates the rows of days, given by their numbers.
  init(_ days: some Sequence<Int>) {
    rows = days.sorted().reduce(into: []) { rows, day in
      if let last = rows.last, last.upperBound == day - 1 {
        rows[rows.count - 1] = last.lowerBound...day
      } else {
        rows.append(day...day)
      }
    }
  }

  /// The length of the longest row.
  var longest: Int { rows.map(\.count).max() ?? 0 }

  /// Returns the length of the row that lasts until a day, or that the day can still prolong.
  func current(on today: Int) -> Int {
    rows.last.flatMap { $0.upperBound >= today - 1 ? $0.count : nil } ?? 0
  }
}
