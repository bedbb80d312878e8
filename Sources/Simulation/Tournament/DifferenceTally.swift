/// The scores of two players in the same games, each played alone.
public struct DifferenceTally: Equatable, Sendable {
  /// The number of games: deals that both have played.
  public private(set) var games = 0

  /// The number of those that both have finished, so that their scores can be compared.
  public private(set) var compared = 0

  /// The games in which each player was at fault.
  public private(set) var faults = [FaultCounts](repeating: FaultCounts(), count: 2)

  private var (first, second, squares) = (0, 0, 0)

  public init() {}

  /// Adds a deal with both scores.
  public mutating func add(_ one: Int, _ other: Int) {
    games += 1
    compared += 1
    first += one
    second += other
    squares += (one - other) * (one - other)
  }

  /// Adds a deal with both games.
  mutating func add(_ one: PlayedGame, _ other: PlayedGame) {
    guard one.fault != nil || other.fault != nil else { return add(one.score, other.score) }
    games += 1
    if let fault = one.fault { faults[0].add(fault.1) }
    if let fault = other.fault { faults[1].add(fault.1) }
  }

  /// Adds the games of another tally of the same players.
  public mutating func add(_ tally: DifferenceTally) {
    games += tally.games
    compared += tally.compared
    for player in faults.indices { faults[player].add(tally.faults[player]) }
    first += tally.first
    second += tally.second
    squares += tally.squares
  }

  public var finished: [Int] { faults.map { games - $0.total } }

  /// The mean scores of both players; nil without games to compare.
  public var means: (Double, Double)? {
    compared == 0 ? nil : (Double(first) / Double(compared), Double(second) / Double(compared))
  }

  /// The mean of the first player's score less the other's, deal by deal; nil without games to
  /// compare.
  public var difference: Mean? {
    Mean(count: compared, sum: Double(first - second), squares: Double(squares))
  }
}
