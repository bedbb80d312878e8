import TextUI

/// The rating of a finished game: one to three stars by the score's distance from par.
public struct Stars: Equatable, Sendable {
  /// The number of stars, from 1 to ``most``.
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
