import Platform
import TextUI

/// The difference in strength of two players in Elo: 400 points mean ten wins to one loss.
public struct EloEstimate: Equatable, Sendable {
  /// The mean points of a game: 1 for a win, ½ for a draw.
  public let score: Double

  public let scoreError: Double

  /// Creates the estimate from counts of independent samples, ordered by the points in equal steps
  /// from none to all. Games of one deal depend on each other, so a sample is a deal: in turns the
  /// two games of a pairing on it, in races a player's games against all others.
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
    score = sum / count
    // The variance of a sample has one degree of freedom less than samples.
    let variance = max(0, squares - count * score * score) / max(1, count - 1)
    scoreError = (variance / count).squareRoot()
  }

  /// The difference in Elo, infinite if one player won all games.
  public var difference: Double { Self.elo(score) }

  /// Half the width of the 95 % confidence interval; nil without a bound or with equal samples.
  public var margin: Double? {
    // The normal distribution has 2.5 % beyond this quantile.
    let width = 1.959_963_984_540_054 * scoreError
    guard scoreError > 0, score - width > 0, score + width < 1 else { return nil }
    return (Self.elo(score + width) - Self.elo(score - width)) / 2
  }

  /// The likelihood that the first player is the stronger one (LOS); nil if all samples are equal.
  public var superiority: Double? {
    guard scoreError > 0 else { return nil }
    return erfc((0.5 - score) / scoreError / 2.0.squareRoot()) / 2
  }

  public static func elo(_ score: Double) -> Double { -400 * log10(1 / score - 1) }

  public static func score(_ elo: Double) -> Double { 1 / (1 + pow(10, -elo / 400)) }

  /// Returns the first player's superiority, or why it is unknown, as the end of a sentence.
  func strength(_ presentation: Presentation) -> String {
    if margin != nil, let superiority {
      let likelihood = (100 * superiority).fixed(2) + "%"
      let difference = "\(differenceText) \(presentation.plusMinus) \(marginText)"
      return presentation(
        en: "\(difference) Elo, likelihood of superiority \(likelihood).",
        zh: "Elo 差 \(difference)，前者更强的概率 \(likelihood)。")
    }
    guard difference.isFinite else {
      return score > 0.5
        ? presentation(
          en: "a clean sweep, so the difference in Elo has no upper limit.",
          zh: "全胜，Elo 差没有上限。")
        : presentation(
          en: "swept clean, so the difference in Elo has no lower limit.",
          zh: "全负，Elo 差没有下限。")
    }
    return scoreError == 0
      ? presentation(
        en: "\(differenceText) Elo, but every deal scored the same, so no margin can be given.",
        zh: "Elo 差 \(differenceText)，但每副牌得分都相同，算不出误差。")
      : presentation(
        en: "\(differenceText) Elo, but too few games for a margin.",
        zh: "Elo 差 \(differenceText)，局数太少，算不出误差。")
  }

  /// The difference in Elo: `+5.3`; a dash if infinite.
  var differenceText: String { difference.isFinite ? difference.fixed(1, isSigned: true) : "-" }

  var marginText: String { margin?.fixed(1) ?? "-" }
}

extension Double {
  /// Returns the number with a fixed number of decimal places, and with a sign if asked for.
  func fixed(_ places: Int, isSigned: Bool = false) -> String {
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let number = Int((magnitude * Double(unit)).rounded())
    let fraction = (number % unit).digits(radix: 10, count: places)
    let sign = self < 0 && number > 0 ? "-" : isSigned ? "+" : ""
    return sign + String(number / unit) + ".\(fraction)"
  }
}

extension Presentation {
  var plusMinus: String { isASCII ? "+/-" : "±" }
}
