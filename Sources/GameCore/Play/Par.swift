import TextUI

/// The rating of a finished game: one to three stars by the score's distance from par.
public struct Stars: Equatable, Sendable {
  public let count: Int

  /// The stars of a game as good as par.
  public static let most = 3

  /// Rates a score. Less than one worse than par, an average, earns three stars; up to half of par
  /// worse earns two. With hints it's one.
  public init(score: Int, par: Double, _ better: Direction, hints: Int) {
    let lag = better == .lower ? Double(score) - par : par - Double(score)
    let isFair = lag <= max(2, abs(par) / 2)
    count = hints > 0 ? 1 : lag < 1 ? Self.most : isFair ? 2 : 1
  }

  /// Returns the worst score that earns a number of stars without hints.
  public static func limit(of count: Int, par: Double, _ better: Direction) -> Int {
    // The same rule, step by step from a score that earns all of them.
    let worse = better == .lower ? 1 : -1
    var limit = Int(better == .lower ? par.rounded(.down) : par.rounded(.up))
    while Stars(score: limit + worse, par: par, better, hints: 0).count >= count {
      limit += worse
    }
    return limit
  }

  /// Returns the stars in a row, those that were missed as outlines; of those that were earned only
  /// the first `lit`.
  public func text(lit: Int = most, _ presentation: Presentation) -> String {
    Self.signs(min(count, lit), presentation).joined(separator: " ")
  }

  /// Returns a number of stars and the outlines of the rest, close together.
  static func row(_ count: Int, _ presentation: Presentation) -> String {
    signs(count, presentation).joined()
  }

  private static func signs(_ count: Int, _ presentation: Presentation) -> [String] {
    let (full, empty) = presentation.isASCII ? ("*", "-") : ("★", "☆")
    return (0..<most).map { $0 < count ? full : empty }
  }
}

/// A score beside par, in words.
public struct ParText: Sendable {
  private let score: Int
  private let par: Double
  private let better: Direction
  private let unit: ScoreUnit

  public init(score: Int, par: Double, _ better: Direction, _ unit: ScoreUnit) {
    (self.score, self.par, self.better, self.unit) = (score, par, better, unit)
  }

  /// Returns the score's distance from par: `0.8 over par`, `at par`; of points, of which more are
  /// better, `2.5 below par`.
  public func distance(_ presentation: Presentation) -> String {
    // From the number that is shown, so that the player can add them up.
    let lag = Double(score) - (par * 10).rounded() / 10
    let size = abs(lag).rounded(toPlaces: 1)
    guard size != "0" else { return presentation(en: "at par", zh: "与标准杆持平") }
    let counted = unit.counted(abs(lag), .zh, places: 1)
    switch (better, lag > 0) {
    case (.lower, true): return presentation(en: "\(size) over par", zh: "比标准杆多 \(counted)")
    case (.lower, false): return presentation(en: "\(size) under par", zh: "比标准杆少 \(counted)")
    case (.higher, true): return presentation(en: "\(size) above par", zh: "比标准杆高 \(counted)")
    case (.higher, false): return presentation(en: "\(size) below par", zh: "比标准杆低 \(counted)")
    }
  }

  public func definition(_ presentation: Presentation) -> String {
    let number = par.rounded(toPlaces: 1)
    return presentation(
      en: " (\(number), our best bot's average)", zh: "（标准杆 \(number)，电脑高手的平均）")
  }

  /// Returns the scores that earn three and two stars, and if there were hints, that they earn one.
  public func rule(hints: Int, _ presentation: Presentation) -> String {
    let limits = [Stars.most, Stars.most - 1].map { count in
      let limit = Stars.limit(of: count, par: par, better)
      let counted = unit.counted(limit, .zh)
      let text =
        better == .lower
        ? presentation(en: "\(limit) or fewer", zh: "\(counted)以内")
        : presentation(en: "\(limit) or more", zh: "\(counted)以上")
      return "\(Stars.row(count, presentation)) \(text)"
    }
    let hinted = Stars.row(1, presentation) + presentation(en: " with hints", zh: " 用过提示")
    return (limits + (hints > 0 ? [hinted] : [])).joined(
      separator: presentation.isASCII ? ", " : " · ")
  }
}
