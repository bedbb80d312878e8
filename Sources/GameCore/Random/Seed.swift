/// A seed as a player types it, and the number that it stands for.
public struct Seed: Sendable, Equatable {
  /// The text as given, or the digits of a drawn number.
  public let text: String

  /// The number that seeds the generator.
  public let number: UInt64

  /// Creates a seed from text. Decimal digits that fit in 64 bits are that number; any other text
  /// is its ``fnv1a(_:)`` hash. Throws if the text is empty.
  public init(_ text: String) throws(UserError) {
    guard !text.isEmpty else {
      throw UserError(en: "the seed is empty; give a number or a word", zh: "种子是空的，请给一个数字或单词")
    }
    self.text = text
    number = Self.number(of: text.utf8)
  }

  /// Returns the number that the UTF-8 bytes of a text stand for.
  @inlinable
  public static func number(of text: some Sequence<UInt8>) -> UInt64 {
    decimal(text) ?? fnv1a(text)
  }

  /// Returns the value of decimal digits, or nil for other bytes or a value beyond 64 bits.
  @inlinable
  static func decimal(_ text: some Sequence<UInt8>) -> UInt64? {
    var number = UInt64(0)
    for byte in text {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tenfold, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isFull) = tenfold.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isFull else { return nil }
      number = sum
    }
    return number
  }

  public init(number: UInt64) {
    text = String(number)
    self.number = number
  }

  /// The prefix of a daily deal's seed. The day follows, as in `daily 2026-11-21`.
  public static let dailyPrefix = "daily "

  public init(daily day: CalendarDay) {
    text = Self.dailyPrefix + day.description
    number = Self.number(of: text.utf8)
  }

  /// Returns a seed from the system's generator, below 1 000 000 000 so that it is easy to type.
  public static func drawn() -> Seed {
    Seed(number: UInt64.random(in: 0..<1_000_000_000))
  }

  public var random: SeededRandom { SeededRandom(seed: number) }

  /// Returns the 64-bit FNV-1a hash (Fowler, Noll and Vo) of bytes.
  @inlinable
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// Returns a checksum of bytes: both halves of their ``fnv1a(_:)`` hash in one.
  public static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let hash = fnv1a(bytes)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// Consecutive seeds. After the greatest 64-bit number comes 0.
public struct SeedRange: Sendable {
  /// The highest number of games in a simulation.
  public static let limit = 1_000_000_000_000

  public let first: UInt64
  public let count: Int

  /// The number of earlier plays of these deals. Players choose independently each time.
  public var round = 0

  public init(first: UInt64, count: Int) {
    self.first = first
    self.count = count
  }

  public var end: UInt64 { first &+ UInt64(count) }

  public var numbers: some Sequence<UInt64> { (0..<count).lazy.map { first &+ UInt64($0) } }

  /// Returns one part of several, counted from 1. The lengths of the parts differ by one at most.
  public func part(_ index: Int, of parts: Int) -> SeedRange {
    let (start, end) = (bound(index - 1, of: parts), bound(index, of: parts))
    return part(after: start, limit: end - start)
  }

  private func bound(_ index: Int, of parts: Int) -> Int {
    let (high, low) = count.multipliedFullWidth(by: index)
    return parts.dividingFullWidth((high, low)).quotient
  }

  /// Returns at most `limit` seeds after the first `done` ones.
  public func part(after done: Int, limit: Int) -> SeedRange {
    SeedRange(first: first &+ UInt64(done), count: min(limit, count - done))
  }
}
