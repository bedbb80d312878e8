import GameCore
import TextUI
import Tiles

/// What a player may choose in guess.
public struct GuessOptions: GameOptions {
  /// The numbers among which the secret is chosen.
  public var range = NumberRange.standard

  /// How a person picks a number.
  public var picker = Picker.number

  /// The defaults.
  public init() {}

  public static let table: [Option<GuessOptions>] = [
    Option(
      Flag(
        "range",
        value: .init(
          "LO-HI", expecting: "LO-HI with 0 <= LO < HI <= \(NumberRange.limit)",
          samples: ["0-1", "37-62", "0-\(NumberRange.limit)"]),
        "the numbers to choose from",
        detail: "Both ends can be the secret."),
      parse: { NumberRange($0) }, spelled: { $0.range.description }, set: { $0.range = $1 }),
    Option(
      Flag(
        "picker",
        value: .init(
          "HOW", oneOf: Picker.offered.map { Choice($0.rawValue, $0.summary) }),
        "how to pick a number at a terminal",
        detail: """
          The default is `wheels` in full screen, and one typed number in line play. In line play, \
          `wheels` asks for the tens and then the units, and `list` shows what remains as a list.
          """),
      isKept: true, parse: { text in Picker.offered.first { $0.rawValue == text } },
      set: { $0.picker = $1 }),
  ]
}

/// How a person picks a number.
public enum Picker: String, Sendable {
  /// By typing it.
  case number

  /// By two wheels, the tens and the units.
  case wheels

  /// By one list of what remains.
  case list

  static let offered: [Picker] = [.wheels, .list]

  fileprivate var summary: String {
    switch self {
    case .number: "type the number"
    case .wheels: "the tens, then the units"
    case .list: "one list of what remains"
    }
  }
}

/// The numbers from `low` to `high`, both included: 0 ≤ low < high ≤ ``limit``.
public struct NumberRange: LosslessStringConvertible, Equatable, Sendable {
  /// The highest number that a range may reach.
  public static let limit = 1_000_000_000

  /// The range when none is chosen.
  public static let standard = NumberRange(low: 0, high: 99)

  /// The lowest number.
  public let low: Int

  /// The highest number.
  public let high: Int

  private init(low: Int, high: Int) {
    self.low = low
    self.high = high
  }

  /// All its numbers.
  public var numbers: ClosedRange<Int> { low...high }

  /// Reads `LO-HI`; nil for anything that is no range within the bounds.
  public init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2, let low = WholeNumber.parse(ends[0]),
      let high = WholeNumber.parse(ends[1]), low < high, high <= Self.limit
    else { return nil }
    self.init(low: low, high: high)
  }

  /// How many numbers there are.
  public var count: Int { high - low + 1 }

  public var description: String { "\(low)-\(high)" }
}
