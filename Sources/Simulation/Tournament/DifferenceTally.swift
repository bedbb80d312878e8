/// The scores of two players in the same games, each played alone.
public struct DifferenceTally: Equatable, Sendable {
  /// The number of deals.
  public private(set) var games = 0

  private var (first, second, squares) = (0, 0, 0)

  public init() {}

  /// Adds a deal with both scores.
  public mutating func add(_ one: Int, _ other: Int) {
    games += 1
    first += one
    second += other
    squares += (one - other) * (one - other)
  }

  /// Adds the games of another tally of the same players.
  public mutating func add(_ tally: DifferenceTally) {
    games += tally.games
    first += tally.first
    second += tally.second
    squares += tally.squares
  }

  /// The mean scores of both players; nil without games.
  public var means: (Double, Double)? {
    games == 0 ? nil : (Double(first) / Double(games), Double(second) / Double(games))
  }

  /// The mean of the first player's score less the other's, deal by deal; nil without games.
  public var difference: Mean? {
    Mean(count: games, sum: Double(first - second), squares: Double(squares))
  }
}
