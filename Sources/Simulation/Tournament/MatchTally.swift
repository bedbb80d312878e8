import GameCore

public struct MatchTally: Equatable, Sendable {
  /// The numbers of games that the first player won, drew and lost.
  public private(set) var wins = 0, draws = 0, losses = 0

  /// The numbers of deals in which the first player got 0, ½, 1, 1½ and 2 points. In turns each
  /// deal is played twice, with the seats swapped.
  public private(set) var pairs = [Int](repeating: 0, count: 5)

  /// The number of deals without a fault, and over these the sum and the sum of squares of the
  /// first seat's lead in both games.
  private var (leadDeals, leads, leadSquares) = (0, 0, 0)

  public private(set) var players = [PlayerTally](repeating: PlayerTally(), count: 2)

  public struct PlayerTally: Equatable, Sendable {
    /// The number of finished games, and of those lost by the rules, which have no score.
    var finished = 0, lost = 0

    /// The sum of the scores of finished games that weren't lost.
    var scores = 0

    var faults: FaultCounts = [:]
    var firstFault: Incident?

    public var mean: Double? {
      finished > lost ? Double(scores) / Double(finished - lost) : nil
    }

    fileprivate mutating func add(_ game: GameResult) {
      finished += 1
      if game.isLost { lost += 1 } else { scores += game.score }
    }

    mutating func add(_ other: PlayerTally) {
      finished += other.finished
      lost += other.lost
      scores &+= other.scores
      faults.merge(other.faults, uniquingKeysWith: +)
      firstFault = firstFault ?? other.firstFault
    }

    fileprivate mutating func add(_ fault: Incident) {
      faults[fault.reason, default: 0] += 1
      firstFault = firstFault ?? fault
    }
  }

  public init() {}

  // MARK: Races

  /// One player's game of a race: the result or the fault that forfeited it.
  typealias RaceGame = Result<GameResult, Incident>

  /// Adds a deal that both players have played alone. Returns the first one's points in halves.
  @discardableResult
  mutating func add(_ one: RaceGame, _ other: RaceGame, _ better: Direction) -> Int {
    let (first, second) = (count(one, of: 0), count(other, of: 1))
    return count(first.lead(over: second, better))
  }

  /// Counts a player's game. Returns its result; a fault is as bad as a lost game.
  private mutating func count(_ game: RaceGame, of player: Int) -> GameResult {
    switch game {
    case .success(let result):
      players[player].add(result)
      return result
    case .failure(let fault):
      players[player].add(fault)
      return GameResult(score: 0, isLost: true)
    }
  }

  // MARK: Turns

  public struct SharedGame: Sendable {
    let first, second: Int
    var fault: (player: Int, incident: Incident)?

    fileprivate var lead: Int { first - second }
  }

  /// Adds a deal's two games; the first player had the first seat in `first`, the second in
  /// `second`.
  public mutating func add(_ first: SharedGame, _ second: SharedGame) {
    pairs[count(first, seat: 0) + count(second, seat: 1)] += 1
    guard first.fault == nil, second.fault == nil else { return }
    let lead = first.lead + second.lead
    leadDeals += 1
    leads += lead
    leadSquares += lead * lead
  }

  /// Counts a game in which the first player had a seat. Returns the player's points in halves.
  private mutating func count(_ game: SharedGame, seat: Int) -> Int {
    if let (player, incident) = game.fault {
      players[player].add(incident)
      return count(player == 0 ? -1 : 1)
    }
    players[seat].add(GameResult(score: game.first))
    players[1 - seat].add(GameResult(score: game.second))
    return count(seat == 0 ? game.lead : -game.lead)
  }

  /// Counts a game with the first player's lead. Returns the player's points in halves.
  private mutating func count(_ lead: Int) -> Int {
    if lead > 0 { wins += 1 } else if lead == 0 { draws += 1 } else { losses += 1 }
    return lead.signum() + 1
  }

  // MARK: Sums

  public mutating func add(_ other: MatchTally) {
    wins += other.wins
    draws += other.draws
    losses += other.losses
    for index in pairs.indices { pairs[index] += other.pairs[index] }
    leadDeals += other.leadDeals
    leads &+= other.leads
    leadSquares &+= other.leadSquares
    for player in players.indices { players[player].add(other.players[player]) }
  }

  /// The results from the second player's side.
  public var swapped: MatchTally {
    var tally = self
    swap(&tally.wins, &tally.losses)
    tally.pairs.reverse()
    tally.players.reverse()
    return tally
  }

  public var games: Int { wins + draws + losses }

  /// The independent samples of the first player's points: pairs of games on one deal, or races.
  public var samples: [Int] {
    pairs.contains { $0 > 0 } ? pairs : [losses, draws, wins]
  }

  public var estimate: EloEstimate? { EloEstimate(samples: samples) }

  /// The mean of the first seat's lead at the end, with its standard error; nil for races,
  /// and if every deal had a fault.
  public var firstLead: (mean: Double, error: Double)? {
    let count = Double(leadDeals)
    guard count > 0 else { return nil }
    let mean = Double(leads) / 2 / count
    guard count > 1 else { return (mean, 0) }
    let variance = max(0, Double(leadSquares) / 4 - count * mean * mean) / (count - 1)
    return (mean, (variance / count).squareRoot())
  }

  // MARK: JSON lines

  /// Returns the fields of a report in JSON lines from which the tally can be made again.
  func fields(gamesPerDeal: Int) -> JSONObject {
    func list(_ numbers: [Int]) -> JSONValue { .list(numbers.map { .number($0) }) }
    let faults: [JSONValue] = players.map { $0.firstFault.map { .object($0.fields) } ?? .null }
    let fields: JSONObject = [
      "faults": .list(players.map(\.faults.fields)), "firstFaults": .list(faults),
      "lostGames": list(players.map(\.lost)), "scoreSums": list(players.map(\.scores)),
    ]
    guard gamesPerDeal > 1 else { return fields }
    return fields.merging([
      "leadDeals": .number(leadDeals), "leadSquareSum": .number(leadSquares),
      "leadSum": .number(leads),
    ])
  }

  /// Makes the tally again from the line of a report. Returns nil if that is none.
  init?(_ line: JSONObject, gamesPerDeal: Int) {
    let (counts, sums) = (0...SeedRange.limit, -1 << 50...1 << 50)
    func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
      line[name]?.number.flatMap { range.contains($0) ? $0 : nil }
    }
    func list(_ name: String, _ count: Int, in range: ClosedRange<Int>) -> [Int]? {
      let numbers = line[name]?.list?.compactMap(\.number).filter(range.contains)
      return numbers?.count == count ? numbers : nil
    }
    guard let wins = number("wins", in: counts), let draws = number("draws", in: counts),
      let losses = number("losses", in: counts), line["games"] == .number(wins + draws + losses),
      let lost = list("lostGames", 2, in: counts), let scores = list("scoreSums", 2, in: sums),
      let faults = line["faults"]?.list?.compactMap({ FaultCounts($0) }), faults.count == 2,
      let firsts = line["firstFaults"]?.list, firsts.count == 2
    else { return nil }
    (self.wins, self.draws, self.losses) = (wins, draws, losses)
    let forfeited = faults.map { $0.values.reduce(0, +) }
    for player in players.indices {
      let others = gamesPerDeal > 1 ? forfeited[1 - player] : 0
      players[player].finished = games - forfeited[player] - others
      (players[player].lost, players[player].scores) = (lost[player], scores[player])
      players[player].faults = faults[player]
      players[player].firstFault = Incident(firsts[player])
      let isFaultless = players[player].firstFault == nil
      guard players[player].finished >= lost[player], isFaultless == faults[player].isEmpty
      else { return nil }
    }
    guard gamesPerDeal > 1 else { return }
    guard let pairs = list("pentanomial", 5, in: counts), 2 * pairs.reduce(0, +) == games,
      let deals = number("leadDeals", in: 0...pairs.reduce(0, +)),
      let leads = number("leadSum", in: sums), let squares = number("leadSquareSum", in: sums)
    else { return nil }
    (self.pairs, leadDeals, self.leads, leadSquares) = (pairs, deals, leads, squares)
  }
}
