/// The statistics of the scores of many games.
public struct Statistics {
  /// The number of finished games.
  public let games: Int

  /// Each score and the number of games that reached it, the lowest first.
  public let scores: [(score: Int, games: Int)]

  /// Creates the statistics of the numbers of games that reached each score.
  public init(_ counts: [Int: Int]) {
    scores = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    games = scores.reduce(0) { $0 + $1.games }
  }

  /// The mean score.
  public var mean: Double {
    scores.reduce(0) { $0 + Double($1.score) * Double($1.games) } / Double(games)
  }

  /// The median score.
  public var median: Double { Double(score(at: (games - 1) / 2) + score(at: games / 2)) / 2 }

  /// The standard deviation of the scores.
  public var standardDeviation: Double {
    guard games > 1 else { return 0 }
    let mean = mean
    let squares = scores.reduce(0) { sum, next in
      let distance = Double(next.score) - mean
      return sum + distance * distance * Double(next.games)
    }
    return (squares / Double(games - 1)).squareRoot()
  }

  /// The standard error of the mean.
  public var standardError: Double { standardDeviation / Double(games).squareRoot() }

  /// Returns the lowest score that at least `percent` percent of the games do not exceed.
  public func quantile(_ percent: Int) -> Int {
    // Rounded up, in whole numbers.
    score(at: max(1, (games * percent + 99) / 100) - 1)
  }

  /// Returns the score at an index of all games in the order of their scores.
  public func score(at index: Int) -> Int {
    var left = index
    for (score, games) in scores {
      if left < games { return score }
      left -= games
    }
    return scores.last?.score ?? 0
  }

  /// The quantiles in reports, in percent.
  public static let percents = [5, 25, 50, 75, 95]

  /// Returns the best and the worst score.
  public func extremes(_ better: Direction) -> (best: Int, worst: Int) {
    let (low, high) = (scores.first?.score ?? 0, scores.last?.score ?? 0)
    return better.isBetter(low, than: high) ? (low, high) : (high, low)
  }
}
