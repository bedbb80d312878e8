import TextUI

/// What a player types to get a certain deal, and the number that it stands for.
public struct Seed: Sendable, Equatable {
  /// The text as given, or the digits of the number that was drawn.
  public let text: String

  /// The number that starts the generator.
  public let number: UInt64

  /// Reads a seed: decimal digits that fit in 64 bits are that number, any other text is its
  /// ``fnv1a(_:)``. An empty text is an error.
  public init(_ text: String) throws(InvalidInput) {
    guard !text.isEmpty else { throw InvalidInput("the seed is empty; give a number or a word") }
    self.text = text
    let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    number = isDigits ? UInt64(text) ?? Self.fnv1a(text) : Self.fnv1a(text)
  }

  /// The seed that is this number.
  public init(number: UInt64) {
    text = String(number)
    self.number = number
  }

  /// What the seed of a day's deal begins with; the day follows, as in `daily 2026-11-21`.
  public static let dailyPrefix = "daily "

  /// A short seed from the system's own randomness, below 1 000 000 000: easy to type again.
  public static func drawn() -> Seed {
    Seed(number: UInt64.random(in: 0..<1_000_000_000))
  }

  /// The generator at its start.
  public var random: SeededRandom { SeededRandom(seed: number) }

  /// The 64-bit FNV-1a hash of the text's UTF-8 bytes (Fowler, Noll and Vo).
  public static func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
