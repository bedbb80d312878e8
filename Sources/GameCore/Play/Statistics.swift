public struct Statistics {
  public let games: Int

  /// Each score and the number of games that reached it, the lowest first.
  public let scores: [(score: Int, games: Int)]

  public init(_ counts: [Int: Int]) {
    scores = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    games = scores.reduce(0) { $0 + $1.games }
  }

  public var mean: Double {
    scores.reduce(0) { $0 + Double($1.score) * Double($1.games) } / Double(games)
  }

  public var median: Double { Double(score(at: (games - 1) / 2) + score(at: games / 2)) / 2 }

  public var standardDeviation: Double {
    guard games > 1 else { return 0 }
    let mean = mean
    let squares = scores.reduce(0) { sum, next in
      let distance = Double(next.score) - mean
      return sum + distance * distance * Double(next.games)
    }
    return (squares / Double(games - 1)).squareRoot()
  }

  public var standardError: Double { standardDeviation / Double(games).squareRoot() }

  /// Returns the lowest score that at least `percent` percent of the games don't exceed.
  public func quantile(_ percent: Int) -> Int {
    // The rank is rounded up, in whole numbers.
    score(at: max(1, (games * percent + 99) / 100) - 1)
  }

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

  public func extremes(_ better: Direction) -> (best: Int, worst: Int) {
    let (low, high) = (scores.first?.score ?? 0, scores.last?.score ?? 0)
    return better.isBetter(low, than: high) ? (low, high) : (high, low)
  }
}

/// The numbers of games with each score, and of lost and unfinished games.
///
/// They are whole numbers, so that the sums don't depend on the order of adding.
public struct Tally: Equatable, Sendable {
  public var unfinished = 0

  /// The number of games that ended with their task undone. Their scores aren't counted.
  public var lost = 0

  /// The numbers of games with the usual scores, from ``first`` on.
  @usableFromInline var counts = [Int](repeating: 0, count: 512)
  private var others: [Int: Int] = [:]

  @usableFromInline static var first: Int { -128 }

  public init() {}

  @inlinable
  public mutating func add(_ result: GameResult) {
    if result.isLost { lost += 1 } else { add(result.score) }
  }

  @inlinable
  public mutating func add(_ score: Int) {
    let index = score &- Self.first
    if counts.indices.contains(index) { counts[index] += 1 } else { add(score, games: 1) }
  }

  public mutating func add(_ score: Int, games: Int) {
    if games > 0 { others[score, default: 0] += games }
  }

  public var count: Int { games.values.reduce(unfinished + lost, +) }

  public mutating func add(_ other: Tally) {
    unfinished += other.unfinished
    lost += other.lost
    for (index, games) in other.counts.enumerated() { counts[index] += games }
    others.merge(other.others, uniquingKeysWith: +)
  }

  public var games: [Int: Int] {
    counts.enumerated().reduce(into: others) { games, entry in
      if entry.element > 0 { games[entry.offset + Self.first, default: 0] += entry.element }
    }
  }
}

public struct ScoreDistribution: Equatable, Sendable {
  public let first: Int

  /// The probabilities of the scores from ``first`` on, which add up to 1.
  public let probabilities: [Double]

  public init(first: Int, _ probabilities: [Double]) {
    self.first = first
    self.probabilities = probabilities
  }

  public func probability(of score: Int) -> Double {
    probabilities.indices.contains(score - first) ? probabilities[score - first] : 0
  }

  public var mean: Double {
    probabilities.enumerated().reduce(0) { $0 + Double($1.offset + first) * $1.element }
  }
}
