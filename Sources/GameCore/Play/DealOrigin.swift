/// The origin of a deal, in the form that records and JSON lines keep.
public enum DealOrigin: Equatable, Sendable {
  case seed(String)

  /// A written deal in its encoded form.
  case deal(String)

  /// A deal that another machine has until the game's end.
  case elsewhere

  public var seedNumber: UInt64? {
    if case .seed(let seed) = self { Seed.number(of: seed.utf8) } else { nil }
  }

  /// Returns true if another origin gives the same deal, as the seeds `42` and `042` do.
  public func isSameDeal(as other: DealOrigin) -> Bool {
    seedNumber.map { $0 == other.seedNumber } ?? (self == other)
  }

  /// Returns the origin in words: `seed 42`.
  public func text(_ presentation: Presentation) -> String {
    switch self {
    case .seed(let seed):
      let word = seed.shellWord(inASCII: presentation.isASCII)
      let day = DailyDeal(seed: seed).map { _ in String(seed.suffix(10)) }
      return presentation(en: "seed \(word)", zh: day.map { "每日一局 \($0)" } ?? "种子 \(word)")
    case .deal: return presentation(en: "a written deal", zh: "自定题目")
    case .elsewhere: return presentation(en: "a sealed deal", zh: "封存的题目")
    }
  }

  public var fields: JSONObject {
    switch self {
    case .seed(let seed): ["seed": .string(seed)]
    case .deal(let deal): ["deal": .string(deal)]
    case .elsewhere: [:]
    }
  }
}
