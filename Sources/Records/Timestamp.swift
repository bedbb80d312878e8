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
    self.init(Array((text.utf8.count == 10 ? text + "T00:00:00Z" : text).utf8))
  }

  private init?(_ text: [UInt8]) {
    guard text.count == Self.form.count else { return nil }
    var (numbers, number) = ([CInt](), CInt(0))
    for (byte, sample) in zip(text, Self.form) {
      if sample != UInt8(ascii: "0") {
        guard byte == sample else { return nil }
        numbers.append(number)
        number = 0
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        number = number * 10 + CInt(byte - UInt8(ascii: "0"))
      }
    }
    var fields = tm()
    (fields.tm_year, fields.tm_mon, fields.tm_mday) = (
      numbers[0] - 1900, numbers[1] - 1, numbers[2]
    )
    (fields.tm_hour, fields.tm_min, fields.tm_sec) = (numbers[3], numbers[4], numbers[5])
    let asked = fields
    seconds = timegm(&fields)
    // What the calendar does not have comes back as another day or time.
    guard seconds >= 0, fields.tm_mon == asked.tm_mon, fields.tm_mday == asked.tm_mday,
      fields.tm_hour == asked.tm_hour, fields.tm_min == asked.tm_min,
      fields.tm_sec == asked.tm_sec
    else { return nil }
  }

  private static let form = Array("0000-00-00T00:00:00Z".utf8)

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
