import TextUI

/// How probable each score is.
public struct ScoreDistribution: Equatable, Sendable {
  /// The lowest score that there can be.
  public let first: Int

  /// The probabilities of the scores from the lowest on, which add up to 1.
  public let probabilities: [Double]

  /// A distribution over the scores from a first one on.
  public init(first: Int, _ probabilities: [Double]) {
    self.first = first
    self.probabilities = probabilities
  }

  /// How probable a score is.
  public func probability(of score: Int) -> Double {
    probabilities.indices.contains(score - first) ? probabilities[score - first] : 0
  }

  /// The mean score.
  public var mean: Double {
    probabilities.enumerated().reduce(0) { $0 + Double($1.offset + first) * $1.element }
  }
}
