import Platform

/// The difference in strength of two players, as their results show it, in Elo: 400 points are ten
/// wins to one loss.
public struct EloEstimate: Equatable, Sendable {
  /// The mean of a game's points: 1 for a win, ½ for a draw.
  public let score: Double

  /// The standard error of the score.
  public let scoreError: Double

  /// The number of samples.
  private let count: Int

  /// Creates the estimate of independent samples: the number of those that brought no point, and
  /// so on in equal steps up to all points. These are the losses, draws and wins of games, or for
  /// pairs of games five numbers, as the two games of a deal depend on each other.
  ///
  /// Returns nil if there are no samples.
  public init?(samples: [Int]) {
    let count = Double(samples.reduce(0, +))
    guard count > 0 else { return nil }
    let top = Double(samples.count - 1)
    var (sum, squares) = (0.0, 0.0)
    for (points, samples) in samples.enumerated() {
      let points = Double(points) / top
      sum += points * Double(samples)
      squares += points * points * Double(samples)
    }
    self.count = Int(count)
    score = sum / count
    scoreError = (max(0, squares / count - score * score) / count).squareRoot()
  }

  /// The difference in Elo, infinite if all games were won or lost.
  public var difference: Double { Self.elo(score) }

  /// Half the width of the 95 % confidence interval, or nil where it has no bound, or where equal
  /// samples don't show how far chance reaches.
  public var margin: Double? {
    let width = Self.quantile * scoreError
    guard scoreError > 0, score - width > 0, score + width < 1 else { return nil }
    return (Self.elo(score + width) - Self.elo(score - width)) / 2
  }

  /// The quantile of the normal distribution that leaves out 2.5 %.
  static let quantile = 1.959_963_984_540_054

  /// The reason why there is no margin.
  public enum Gap: Sendable {
    /// All games were won, or all lost.
    case sweep

    /// There are fewer than ten samples.
    case few

    /// All samples are equal.
    case equal

    /// Nearly all games were won, or lost.
    case lopsided
  }

  /// The reason why there is no margin, or nil if there is one.
  public var gap: Gap? {
    guard margin == nil else { return nil }
    guard difference.isFinite else { return .sweep }
    return count < 10 ? .few : scoreError > 0 ? .lopsided : .equal
  }

  /// The likelihood of superiority: how probable it is that the first player is the stronger one;
  /// nil if all samples are equal.
  public var superiority: Double? {
    guard scoreError > 0 else { return nil }
    return erfc((0.5 - score) / scoreError / 2.0.squareRoot()) / 2
  }

  /// Returns the difference in Elo that a mean score shows.
  public static func elo(_ score: Double) -> Double { -400 * log10(1 / score - 1) }

  /// Returns the mean score at a difference in Elo.
  public static func score(_ elo: Double) -> Double { 1 / (1 + pow(10, -elo / 400)) }
}
