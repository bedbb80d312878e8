import Platform

/// A time in UTC, to the second. Its text form is `2026-11-21T18:05:59Z` (RFC 3339).
public struct Timestamp: LosslessStringConvertible, Equatable, Sendable {
  /// The seconds since 1 January 1970, without leap seconds.
  public let seconds: Int

  /// Creates a time from the seconds since 1 January 1970, clamped to the years 1970 to 9999.
  public init(seconds: Int) {
    self.seconds = max(0, min(253_402_300_799, seconds))
  }

  /// False for the time of a game from a code, which has none.
  public var isKnown: Bool { seconds > 0 }

  public static var now: Timestamp { Timestamp(seconds: time(nil)) }

  /// Creates a time from its text form, or the start of a day from `2026-11-21`.
  public init?(_ text: String) {
    let text = Array((text.utf8.count == 10 ? text + "T00:00:00Z" : text).utf8)
    guard text.count == Self.form.count else { return nil }
    let zero = UInt8(ascii: "0")
    for (byte, sample) in zip(text, Self.form) {
      guard sample == zero ? byte >= zero && byte < zero + 10 : byte == sample else { return nil }
    }
    func number(at index: Int) -> Int {
      Int(text[index] - zero) * 10 + Int(text[index + 1] - zero)
    }
    let day = CalendarDay(
      year: number(at: 0) * 100 + number(at: 2), month: number(at: 5), day: number(at: 8))
    let (hours, minutes, rest) = (number(at: 11), number(at: 14), number(at: 17))
    guard (1...12).contains(day.month), day.number >= 0, CalendarDay(number: day.number) == day,
      hours < 24, minutes < 60, rest < 60
    else { return nil }
    seconds = day.number * 86_400 + hours * 3600 + minutes * 60 + rest
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)

  public var description: String {
    let time = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
    return "\(day)T\(time.map { $0.digits(radix: 10, count: 2) }.joined(separator: ":"))Z"
  }

  /// The day in UTC: `2026-11-21`.
  public var day: String { CalendarDay(number: dayNumber).description }

  /// The days since 1 January 1970.
  public var dayNumber: Int { seconds / 86_400 }

  /// The whole minutes until the next day begins, in UTC.
  public var minutesToNextDay: Int { (86_400 - seconds % 86_400) / 60 }

  /// The time until the next minute begins, in milliseconds.
  public var restOfMinute: Int { (60 - seconds % 60) * 1000 }
}
