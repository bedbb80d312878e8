import Tiles

/// The results of many games between two players, every deal twice with the seats swapped.
public struct MatchTally: Equatable, Sendable {
  /// The games that the first player won, drew and lost.
  public private(set) var wins = 0, draws = 0, losses = 0

  /// The numbers of deals that brought the first player 0, ½, 1, 1½ and 2 points.
  public private(set) var pairs = [Int](repeating: 0, count: 5)

  /// The sum over the deals of the lead of the first seat in both games, and of its square.
  private var (leads, leadSquares) = (0, 0)

  /// The games that each player lost by a fault.
  public private(set) var faults = [FaultCounts](repeating: FaultCounts(), count: 2)

  public init() {}

  /// Adds the games of a deal between two of the arcade's players.
  public mutating func add(_ pair: VersusPair) {
    add(
      PlayedGame(score: pair.first.0 - pair.first.1),
      PlayedGame(score: pair.second.0 - pair.second.1))
  }

  /// Adds the games of a deal: one in which the first player had the first seat, and one in which
  /// the other had it.
  mutating func add(_ first: PlayedGame, _ second: PlayedGame) {
    let points = count(first, seat: 0) + count(second, seat: 1)
    pairs[points] += 1
    let lead = first.score + second.score
    leads += lead
    leadSquares += lead * lead
  }

  /// Counts a game in which the first player had a seat; returns its points, in halves.
  private mutating func count(_ game: PlayedGame, seat: Int) -> Int {
    var lead = seat == 0 ? game.score : -game.score
    if let (player, fault) = game.fault {
      faults[player].add(fault)
      lead = player == 0 ? -1 : 1
    }
    if lead > 0 { wins += 1 } else if lead == 0 { draws += 1 } else { losses += 1 }
    return lead.signum() + 1
  }

  /// Adds the games of another tally of the same players.
  public mutating func add(_ other: MatchTally) {
    wins += other.wins
    draws += other.draws
    losses += other.losses
    for index in pairs.indices { pairs[index] += other.pairs[index] }
    leads += other.leads
    leadSquares += other.leadSquares
    for player in faults.indices { faults[player].add(other.faults[player]) }
  }

  /// The same results as the other player sees them.
  public var swapped: MatchTally {
    var tally = self
    swap(&tally.wins, &tally.losses)
    tally.pairs.reverse()
    tally.faults.reverse()
    return tally
  }

  /// The number of games.
  public var games: Int { wins + draws + losses }

  public var finished: [Int] {
    [Int](repeating: games - faults.reduce(0) { $0 + $1.total }, count: 2)
  }

  /// The first player's estimated advantage, or nil without games.
  public var estimate: EloEstimate? { EloEstimate(samples: pairs) }

  /// The mean lead of the first seat at the end of a game, with its standard error; nil without
  /// games.
  public var firstLead: Mean? {
    Mean(count: games / 2, sum: Double(leads) / 2, squares: Double(leadSquares) / 4)
  }
}

/// A mean with its standard error.
public struct Mean: Equatable, Sendable {
  public let value, error: Double

  /// Creates the mean of a number of values from their sum and that of their squares, or returns
  /// nil without values.
  public init?(count: Int, sum: Double, squares: Double) {
    guard count > 0 else { return nil }
    let mean = sum / Double(count)
    value = mean
    guard count > 1 else {
      error = 0
      return
    }
    let variance = max(0, squares - Double(count) * mean * mean) / Double(count - 1)
    error = (variance / Double(count)).squareRoot()
  }
}
