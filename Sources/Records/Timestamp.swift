import ArcadeCore
import Platform

/// A moment, to the second, in Universal Time. Its text form is `2026-11-21T18:05:59Z` (RFC 3339).
public struct Timestamp: LosslessStringConvertible, Comparable, Sendable {
  /// Seconds since 1970 began, leap seconds not counted.
  public let seconds: Int

  /// The moment so many seconds after 1970 began, within the years 1970 to 9999.
  public init(seconds: Int) {
    self.seconds = max(0, min(253_402_300_799, seconds))
  }

  /// Now, by the system's clock.
  public static var now: Timestamp { Timestamp(seconds: time(nil)) }

  /// Reads a moment, or a day as `2026-11-21`, which is its first moment; nil for anything else,
  /// also where the calendar has no such day.
  public init?(_ text: String) {
    let whole = text.utf8.count == 10 ? text + "T00:00:00Z" : text
    let numbers = whole.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 6, numbers.allSatisfy({ $0 <= 9999 }) else { return nil }
    var fields = tm()
    fields.tm_year = CInt(numbers[0] - 1900)
    fields.tm_mon = CInt(numbers[1] - 1)
    fields.tm_mday = CInt(numbers[2])
    fields.tm_hour = CInt(numbers[3])
    fields.tm_min = CInt(numbers[4])
    fields.tm_sec = CInt(numbers[5])
    self.init(seconds: timegm(&fields))
    guard description == whole else { return nil }
  }

  public var description: String {
    var (fields, time) = (tm(), time_t(seconds))
    gmtime_r(&time, &fields)
    func two(_ number: CInt) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(fields.tm_year + 1900)-\(two(fields.tm_mon + 1))-\(two(fields.tm_mday))"
      + "T\(two(fields.tm_hour)):\(two(fields.tm_min)):\(two(fields.tm_sec))Z"
  }

  /// The day in Universal Time: `2026-11-21`.
  public var day: String { String(description.prefix(10)) }

  /// The number of the day, that of 1 January 1970 being 0.
  public var dayNumber: Int { seconds / 86_400 }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }
}
