/// The rating of a finished game: one to three stars for good decisions, not for luck.
public struct Stars: Equatable, Sendable {
  public let count: Int
  public let cost: Double

  /// The highest costs of games with three and with two stars.
  private let limits: [Double]

  public static let most = 3

  /// True if no move could have been better, without a hint.
  public var isFlawless: Bool { count == Self.most && cost == 0 }

  /// Rates a game by its cost: three stars up to a third of the allowance, two up to all of it,
  /// otherwise one. A game with hints has one star.
  public init(cost: Double, allowance: Double, hints: Int) {
    self.cost = cost
    limits = [(allowance / 3).cost, allowance.cost]
    count = hints > 0 ? 1 : Self.most - limits.count { cost > $0 }
  }

  public static let purpose = Phrase(
    en: "Stars rate how well you choose, not your luck", zh: "星级只看水平，不看运气")

  public static let meaning = Phrase {
    purpose($0) + $0(en: "; a hint leaves one.", zh: "；用过提示最多一颗星。")
  }

  /// Returns the stars in a row: filled for the first `lit` of the earned ones, else outlines.
  public func text(lit: Int = most, _ presentation: Presentation) -> String {
    Self.signs(min(count, lit), isFlawless: isFlawless, presentation).joined(separator: " ")
  }

  public func sentence(
    _ unit: ScoreUnit, hints: Int, isSure: Bool = true, _ presentation: Presentation
  ) -> String {
    let (loss, isHinted) = (loss(unit, isSure: isSure, presentation), hints > 0)
    return presentation(
      en: "\(count) of \(Self.most) stars"
        + (isHinted ? ", as a hint leaves no more" : "") + ": \(loss).",
      zh: isHinted
        ? "用过提示，得 1 颗星；\(loss)。"
        : (count == Self.most ? "\(Self.most) 颗星全得" : "\(Self.most) 颗星得了 \(count) 颗") + "；\(loss)。")
  }

  /// Returns in a few words what mistakes have cost.
  private func loss(
    _ unit: ScoreUnit, isSure: Bool, _ presentation: Presentation
  ) -> String {
    let about = isSure ? presentation(en: "", zh: " ") : presentation(en: "about ", zh: "大约 ")
    let given = about + unit.counted(cost, presentation.language, places: 1)
    return cost == 0
      ? presentation(en: "nothing given away", zh: "没有失误")
      : presentation(en: "\(given) given away", zh: "因失误\(unit.chineseLoss)\(given)")
  }

  /// Returns what mistakes may cost at most for crowns and for three and two stars.
  public func rule(_ presentation: Presentation) -> String {
    let limits = [Self.most, 2].map { count in
      let most = limit(of: count)
      return Self.row(count, presentation) + presentation(en: " up to \(most)", zh: " \(most) 以内")
    }
    // ASCII has no crowns.
    let crowns =
      Self.row(Self.most, isFlawless: true, presentation) + presentation(en: " nothing", zh: " 无")
    return presentation(en: "Given away: ", zh: "失误：")
      + ((presentation.isASCII ? [] : [crowns]) + limits).joined(separator: presentation.dot)
  }

  /// Returns what one more star needs, or with three stars the crowns, or that hints leave one;
  /// nil for a flawless game.
  public func goal(hints: Int, _ presentation: Presentation) -> String? {
    guard hints == 0 else {
      return presentation(en: "a hint leaves one star", zh: "用过提示，最多一颗星")
    }
    guard !isFlawless else { return nil }
    let next = Self.row(min(count + 1, Self.most), isFlawless: count == Self.most, presentation)
    guard count < Self.most else {
      return presentation(en: "for \(next) give nothing away", zh: "想得 \(next)：不能有失误")
    }
    let most = limit(of: count + 1)
    return presentation(
      en: "for \(next) give at most \(most) away", zh: "想得 \(next)：失误不超过 \(most)")
  }

  private func limit(of count: Int) -> String {
    limits[Self.most - count].rounded(toPlaces: 1)
  }

  /// Returns how many stars the last move cost, in a sentence; nil if none.
  public func loss(since former: Stars, _ presentation: Presentation) -> String? {
    let lost = former.count - count
    return lost > 0
      ? presentation(en: "That cost \(lost.counted("star")).", zh: "这一手丢了 \(lost) 颗星。") : nil
  }

  /// Returns the stars in a row without blanks: `★★☆`, for a flawless game `♛♛♛`.
  public func row(_ presentation: Presentation) -> String {
    Self.row(count, isFlawless: isFlawless, presentation)
  }

  /// Returns a number of stars in a row without blanks, then outlines up to the most: `★★☆`. All
  /// those of a flawless game are crowns.
  public static func row(
    _ count: Int, isFlawless: Bool = false, _ presentation: Presentation
  ) -> String {
    signs(count, isFlawless: isFlawless, presentation).joined()
  }

  private static func signs(
    _ count: Int, isFlawless: Bool, _ presentation: Presentation
  ) -> [String] {
    let (full, empty) =
      presentation.isASCII ? ("*", "-") : (isFlawless && count == most ? "♛" : "★", "☆")
    return (0..<most).map { $0 < count ? full : empty }
  }
}

/// The stars of games.
public struct StarCount: Equatable, Sendable {
  /// The numbers of games with one, two and three stars.
  public private(set) var games = Array(repeating: 0, count: Stars.most)
  public var rated: Int { games.reduce(0, +) }

  public var total: Int { games.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element } }

  /// The number of games in which no move could have been better.
  public private(set) var flawless = 0

  public init() {}

  /// The stars of the game that has the most, 0 without games.
  public var most: Int { (games.lastIndex { $0 > 0 } ?? -1) + 1 }

  public mutating func add(_ stars: Stars) {
    games[stars.count - 1] += 1
    if stars.isFlawless { flawless += 1 }
  }

  public static func + (one: StarCount, other: StarCount) -> StarCount {
    var sum = one
    for index in sum.games.indices { sum.games[index] += other.games[index] }
    sum.flawless += other.flawless
    return sum
  }
}

extension ScoreUnit {
  /// The Chinese verbs for what mistakes do to a score, and for the lead of a winner.
  public var chineseLoss: String { better == .lower ? "多用" : "少得" }
  var chineseGain: String { better == .lower ? "少用" : "多得" }

  /// Returns a score's distance from par, as in golf: `0.8 over par`, `level with par`; for points
  /// `2 ahead of par`. A `note` on par follows it, and then what mistakes and luck have done if the
  /// `cost` of the mistakes is known: `5.7 behind par: 3 given away, 2.7 bad luck`. An estimate of
  /// the cost leaves luck without a number: `5.7 behind par: about 3 given away, the rest luck`.
  public func distance(
    of score: Int, fromPar par: Double, note: String = "", cost: Double? = nil,
    isSure: Bool = true, _ presentation: Presentation
  ) -> String {
    let lag = lag(of: score, behindPar: par)
    let distance = distance(lag, presentation) + note
    guard let cost else { return distance }
    guard isSure else {
      let about = cost.rounded(toPlaces: 1)
      return distance
        + presentation(
          en: ": about \(about) given away, the rest luck", zh: "：失误约 \(about)，其余是手气")
    }
    let luck = cost - (better == .lower ? lag : -lag)
    let parts = [
      (cost, Phrase(en: "given away", zh: "失误")),
      (-luck, Phrase(en: "bad luck", zh: "手气差")), (luck, Phrase(en: "good luck", zh: "手气好")),
    ].filter { $0.0.cost > 0 }
      .map { part, name in
        let size = part.rounded(toPlaces: 1)
        return presentation(en: "\(size) \(name(.en))", zh: "\(name(.zh)) \(size)")
      }
    return ([distance] + (parts.isEmpty ? [] : [parts.joined(separator: presentation.comma)]))
      .joined(separator: presentation(en: ": ", zh: "："))
  }

  private func distance(_ lag: Double, _ presentation: Presentation) -> String {
    let size = abs(lag).rounded(toPlaces: 1)
    guard size != "0" else { return presentation(en: "level with par", zh: "与参考成绩持平") }
    let counted = counted(abs(lag), .zh, places: 1)
    let isWorse = (lag > 0) == (better == .lower)
    let side =
      switch better {
      case .lower: isWorse ? "over" : "under"
      case .higher: isWorse ? "behind" : "ahead of"
      }
    let words = better == .lower ? ("多", "少") : ("高", "低")
    return presentation(
      en: "\(size) \(side) par",
      zh: "比参考成绩\(lag > 0 ? words.0 : words.1) \(counted)")
  }

  /// Returns a score minus par as the screen shows it, rounded, so that the player can add them up.
  private func lag(of score: Int, behindPar par: Double) -> Double {
    Double(score) - (par * 10).rounded() / 10
  }
}
