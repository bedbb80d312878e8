/// The deal of a day, the same for everybody.
public struct DailyDeal: Equatable, Sendable {
  /// The day, in days since 1 January 1970, UTC.
  public let day: Int

  /// Creates the deal of a day.
  public init(day: Int) {
    self.day = day
  }

  /// Creates the deal that a seed's text stands for, or returns nil for any other seed.
  public init?(seed text: String) {
    guard text.hasPrefix(Seed.dailyPrefix), let day = CalendarDay(text.suffix(10)),
      text.utf8.count == Seed.dailyPrefix.utf8.count + 10
    else { return nil }
    self.day = day.number
  }

  /// The number in the row of daily deals: that of 1 January 2026 is 1.
  public var number: Int { day - Self.dayBeforeFirst }

  private static let dayBeforeFirst = CalendarDay(year: 2025, month: 12, day: 31).number
}
