import Platform
import TextUI

/// A time in UTC, to the second. Its text form is `2026-11-21T18:05:59Z` (RFC 3339).
public struct Timestamp: LosslessStringConvertible, Equatable, Sendable {
  /// The seconds since 1 January 1970, without leap seconds.
  public let seconds: Int

  /// Creates a time from the seconds since 1 January 1970, clamped to the years 1970 to 9999.
  public init(seconds: Int) {
    self.seconds = max(0, min(253_402_300_799, seconds))
  }

  /// The current time.
  public static var now: Timestamp { Timestamp(seconds: time(nil)) }

  /// Creates a time from its text form, or the start of a day from `2026-11-21`. Returns nil for
  /// any other text, and for days that the calendar does not have.
  public init?(_ text: String) {
    self.init(Array((text.utf8.count == 10 ? text + "T00:00:00Z" : text).utf8))
  }

  private init?(_ text: [UInt8]) {
    guard text.count == Self.form.count else { return nil }
    var (numbers, number) = ([Int](), 0)
    numbers.reserveCapacity(6)
    for (byte, sample) in zip(text, Self.form) {
      if sample != UInt8(ascii: "0") {
        guard byte == sample else { return nil }
        numbers.append(number)
        number = 0
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    let day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
    guard (1...12).contains(day.month), day.number >= 0, CalendarDay(number: day.number) == day,
      numbers[3] < 24, numbers[4] < 60, numbers[5] < 60
    else { return nil }
    seconds = day.number * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)

  public var description: String {
    let (hours, minutes) = (seconds / 3600 % 24, seconds / 60 % 60)
    return "\(day)T\(Self.two(hours)):\(Self.two(minutes)):\(Self.two(seconds % 60))Z"
  }

  /// The day in UTC: `2026-11-21`.
  public var day: String {
    let day = CalendarDay(number: dayNumber)
    return "\(day.year)-\(Self.two(day.month))-\(Self.two(day.day))"
  }

  private static func two(_ number: Int) -> String { number.digits(radix: 10, count: 2) }

  /// The days since 1 January 1970.
  public var dayNumber: Int { seconds / 86_400 }
}

/// A day of the Gregorian calendar, computed as in Howard Hinnant's *chrono-Compatible Low-Level
/// Date Algorithms* (2013). The C library's `gmtime` reads the time zone file first, which takes
/// longer than all other work of recording a game.
private struct CalendarDay: Equatable {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day at a number of days after 1 January 1970.
  init(number: Int) {
    // Years begin in March here, so that the leap day comes last.
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
  var number: Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (year / 400, year % 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
