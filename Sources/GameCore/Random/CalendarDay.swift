/// A day of the Gregorian calendar, computed as in Howard Hinnant's *chrono-Compatible Low-Level
/// Date Algorithms* (2013). The C library's `gmtime` reads the time zone file first, which takes
/// longer than all other work of recording a game.
public struct CalendarDay: LosslessStringConvertible, Equatable, Sendable {
  /// The year, the month and the day of the month, both from 1.
  public let year, month, day: Int

  /// Creates a day without checking that the calendar has it.
  public init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates a day from its text form `2026-11-21`; nil for other texts and days not in the
  /// calendar.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { WholeNumber.parse(String($0)) }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    guard (1...12).contains(month), CalendarDay(number: number) == self else { return nil }
  }

  /// Creates the day at a number of days after 1 January 1970.
  public init(number: Int) {
    // The years of this algorithm begin in March, so that the leap day comes last.
    let days = number + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The days since 1 January 1970.
  public var number: Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (year / 400, year % 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The number of the day of the week, 0 for Monday.
  public var weekday: Int { (number % 7 + 10) % 7 }

  /// The number of the Monday of the day's week.
  public var monday: Int { number - weekday }

  public var description: String {
    "\(year)-\(month.digits(radix: 10, count: 2))-\(day.digits(radix: 10, count: 2))"
  }

  /// Returns the day with its weekday.
  public func text(_ language: Language) -> String {
    language(
      en: "\(weekdayText(.en)), \(day) \(Self.months[month - 1]) \(year)",
      zh: "\(year) 年 \(month) 月 \(day) 日 \(weekdayText(.zh))")
  }

  /// Returns the day without its weekday and its year.
  public func shortText(_ language: Language) -> String {
    language(en: "\(day) \(Self.months[month - 1])", zh: "\(month) 月 \(day) 日")
  }

  public func weekdayText(_ language: Language) -> String { Self.weekdays[weekday](language) }

  /// Returns the name of the weekday and a text: `Sunday: 24 cards`.
  public func text(before text: String, _ presentation: Presentation) -> String {
    weekdayText(presentation.language) + presentation(en: ": ", zh: "：") + text
  }

  public func shortMonth(_ language: Language) -> String {
    language(en: String(Self.months[month - 1].prefix(3)), zh: "\(month) 月")
  }

  public func shortWeekday(_ language: Language) -> String {
    let text = weekdayText(language)
    return String(language == .en ? text.prefix(3) : text.suffix(1))
  }

  private static let weekdays = [
    Phrase(en: "Monday", zh: "星期一"), Phrase(en: "Tuesday", zh: "星期二"),
    Phrase(en: "Wednesday", zh: "星期三"), Phrase(en: "Thursday", zh: "星期四"),
    Phrase(en: "Friday", zh: "星期五"), Phrase(en: "Saturday", zh: "星期六"),
    Phrase(en: "Sunday", zh: "星期日"),
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// The deal of a day, the same for everybody. Its options follow the day of the week.
public struct DailyDeal: Equatable, Sendable {
  /// The day, in days since 1 January 1970, UTC.
  public let day: Int

  public init(day: Int) { self.day = day }

  /// Creates the daily deal that a seed's text names; returns nil for any other text.
  public init?(seed text: String) {
    guard text.hasPrefix(Seed.dailyPrefix), let day = CalendarDay(String(text.suffix(10))),
      text.utf8.count == Seed.dailyPrefix.utf8.count + 10
    else { return nil }
    self.day = day.number
  }

  public var seed: Seed { Seed(daily: CalendarDay(number: day)) }
  public var weekday: Int { CalendarDay(number: day).weekday }

  /// The number of the daily deal; 1 January 2026 has the number 1.
  public var number: Int { day - Self.dayBeforeFirst }

  /// About how many minutes a run of the day's four games takes.
  public var minutes: Int { [5, 5, 6, 6, 7, 8, 10][weekday] }

  private static let dayBeforeFirst = CalendarDay(year: 2025, month: 12, day: 31).number
}
