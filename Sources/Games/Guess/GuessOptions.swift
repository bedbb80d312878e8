import GameCore

public struct GuessOptions: GameOptions {
  public var range = NumberRange.standard
  public var lies = 0
  public var picker = Picker.number

  public init() {}

  /// First with a lie, then with twice as many numbers each time.
  public var harder: GuessOptions? {
    var harder = self
    harder.lies = 1
    guard lies > 0 else { return harder }
    harder.range = NumberRange(low: range.low, high: range.high + range.count)
    return harder.range.high > NumberRange.limit ? nil : harder
  }

  public static let table: [Option<GuessOptions>] = [
    Option(
      Flag(
        "range",
        value: .init(
          "LO-HI",
          expecting: Phrase(
            en: "two numbers such as 0-99, the lower one first, up to \(NumberRange.limit)",
            zh: "两个数，如 0-99，小的在前，最大 \(NumberRange.limit)"),
          offering: ["0-9", "0-99", "0-999", "0-9999", "0-999999"]),
        Phrase(en: "range of the secret number", zh: "所猜数字的范围"),
        title: Phrase(en: "numbers", zh: "范围"),
        detail: "Both ends are included, and 0 <= LO < HI <= 1000000000."),
      isRecorded: true, isSaved: true,
      // An input method has many dashes.
      parse: {
        NumberRange($0) ?? NumberRange(String($0.map { "—–～~到至 ".contains($0) ? "-" : $0 }))
      },
      encode: { $0.range.description }, set: { $0.range = $1 }),
    .number(
      "lies", "N", in: 0...1, Phrase(en: "number of answers that may be lies", zh: "电脑最多撒几次谎"),
      title: Phrase(en: "lies", zh: "谎话"),
      about: Phrase(en: "With 1, one answer may be a lie, or none.", zh: "选 1 时，回答里可能有一句谎话，也可能没有。"),
      detail: "With 1, one of the first answers may be a lie, or none.",
      isSaved: true, get: { $0.lies }, set: { $0.lies = $1 }
    ).with { $0.unrecorded = "0" },
    Option(
      Flag(
        "picker",
        value: .init(
          "HOW",
          oneOf: [
            Choice(
              "wheels", Phrase(en: "tens, then units", zh: "先十位，再个位"),
              title: Phrase(en: "one for each digit", zh: "转轮")),
            Choice(
              "list", Phrase(en: "list of the remaining numbers", zh: "列出剩下的数"),
              title: Phrase(en: "whole numbers", zh: "列表")),
          ]),
        Phrase(en: "enter a number by wheels or from a list", zh: "用转轮或列表选数"),
        title: Phrase(en: "wheels", zh: "选数"),
        about: Phrase(
          en: "How you dial a number: digit by digit, or as a whole.", zh: "用转轮逐位拨，或从列表里选整个数。"),
        detail: """
          Default: a wheel for each digit in full screen, one question in line play. Wheels in \
          line play ask a person for the tens and then the units; a number of two or more digits \
          at the first question is a whole guess. The list is one wheel of whole numbers in full \
          screen, and in line play the remaining numbers.
          """),
      isSaved: true, parse: { $0 == "number" ? nil : Picker(rawValue: $0) },
      encode: { ($0.picker == .number ? .wheels : $0.picker).rawValue },
      set: { $0.picker = $1 }),
  ]
}

/// A way for a person to pick a number: by typing, on wheels of digits, or from a list.
public enum Picker: String, Sendable {
  case number, wheels, list
}

/// The numbers from `low` to `high`, both included: 0 ≤ low < high ≤ ``limit``.
public struct NumberRange: LosslessStringConvertible, Equatable, Sendable {
  public static let limit = 1_000_000_000

  public static let standard = NumberRange(low: 0, high: 99)

  public let low, high: Int

  public var numbers: ClosedRange<Int> { low...high }
  public var count: Int { high - low + 1 }
  public var description: String { "\(low)-\(high)" }
}

extension NumberRange {
  /// Creates a range from `LO-HI`; returns nil for any other text and beyond the bounds.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")),
      let low = WholeNumber.parse(String(text[..<dash])),
      let high = WholeNumber.parse(String(text[bytes.index(after: dash)...])),
      low < high, high <= Self.limit
    else { return nil }
    self.init(low: low, high: high)
  }
}
