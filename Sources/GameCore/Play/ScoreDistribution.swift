/// The probabilities of scores.
public struct ScoreDistribution: Equatable, Sendable {
  /// The lowest possible score.
  public let first: Int

  /// The probabilities of the scores from ``first`` on, which add up to 1.
  public let probabilities: [Double]

  /// Creates the distribution of scores from `first` on.
  public init(first: Int, _ probabilities: [Double]) {
    self.first = first
    self.probabilities = probabilities
  }

  /// Returns the probability of a score.
  public func probability(of score: Int) -> Double {
    probabilities.indices.contains(score - first) ? probabilities[score - first] : 0
  }

  /// The mean score.
  public var mean: Double {
    probabilities.enumerated().reduce(0) { $0 + Double($1.offset + first) * $1.element }
  }
}
