import Platform
import Records
import Tiles

/// A tournament, in which every player meets every other one on the same deals.
///
/// In a game that has turns, two players play each deal twice at one board, with the seats swapped.
/// In other games they race: each plays the deal alone.
public struct Tournament: Sendable {
  let names: [String]
  /// The names, in Chinese with the titles of bots.
  let titles: [Phrase]
  let plan: Plan
  let command: String

  let fields: JSONObject
  let unit: ScoreUnit
  let pairings: [(Int, Int)]
  private let mode: Mode

  /// The pairings that are played together: each alone in turns, all in races.
  private let groups: [[(Int, Int)]]

  /// The function that makes the player of one thread.
  private let play: @Sendable () -> Play

  /// The number of deals in a thread's unit of work.
  private let portion: Int

  struct Results: Sendable {
    var tallies: [MatchTally] = []

    /// In races, by player: the numbers of deals that brought 0, ½, 1 … points against all others,
    /// whom the player meets with the same game. Empty in turns.
    var points: [[Int]] = []
    var log: [String] = []
  }

  /// A function that plays some deals of a group of pairings. Returns nil after an interrupt.
  private typealias Play = (_ pairings: [(Int, Int)], SeedRange) -> Results?

  public struct Plan: Sendable {
    let seed: UInt64

    /// The number of games of each pairing; nil if only the test ends them.
    let games: Int?

    /// The milliseconds that an external program has for a move.
    let timeLimit: Int

    /// The test that ends a tournament of two players once it is decided.
    var test: SequentialTest?

    /// The index of the player who meets all others, who don't meet each other; nil if all meet.
    var hub: Int?

    /// The part of a tournament that is played, with the total of games; nil for all of it.
    var shard: Shard?

    /// The file that keeps the games, or nil for none.
    public let log: GameLog?

    public init(
      seed: UInt64, games: Int?, timeLimit: Int, test: SequentialTest? = nil, hub: Int? = nil,
      shard: Shard? = nil, log: GameLog? = nil
    ) {
      (self.seed, self.games, self.timeLimit, self.test) = (seed, games, timeLimit, test)
      (self.hub, self.shard, self.log) = (hub, shard, log)
    }
  }

  /// Returns the pairs of players who meet: all, or one and each other one.
  static func pairings(of count: Int, around hub: Int?) -> [(Int, Int)] {
    let all = (0..<count).flatMap { one in (one + 1..<count).map { (one, $0) } }
    guard let hub else { return all }
    return (0..<count).filter { $0 != hub }.map { (hub, $0) }
  }

  /// Creates a tournament. The options and the first deal have been checked before.
  public init<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ players: [Contestant<G>], _ plan: Plan
  ) {
    let count = players.count
    self.plan = plan
    names = players.map(\.name)
    titles = names.map { G.title(ofPlayer: $0) }
    command = options.command(of: G.name).joined(separator: " ")
    pairings = Self.pairings(of: count, around: plan.hub)
    let most: Int
    let tables = TablePlan(
      seed: plan.seed, timeLimit: plan.timeLimit, isLogged: plan.log != nil)
    mode = Self.mode(of: game)
    if mode == .turns {
      (groups, most) = (pairings.map { [$0] }, 64)
      play = { Lineup(options, players, tables).duels }
    } else {
      (groups, most) = ([pairings], 256)
      play = { Lineup(options, players, tables).races }
    }
    // A test ends at the same deal whether or not there is a log.
    let isSlow = plan.log != nil || plan.test != nil || players.contains { $0.bot == nil }
    portion = isSlow ? 1 : most
    unit = G.P.unit(mode.seating)
    fields = [
      "better": .string(unit.better.rawValue), "game": .string(G.name),
      "mode": .string(mode.rawValue), "options": .object(options.fields),
      "rules": .number(G.rules), "unit": .string(unit.name),
    ]
  }

  public static func mode(of game: any ArcadeGame.Type) -> Mode {
    game.modes.contains(.turns) ? .turns : .race
  }

  /// The number of games of a pairing on each deal. Of two, the seats are swapped in the second.
  var gamesPerDeal: Int { mode.seating.count }

  // MARK: Running

  /// Plays until the end, the test's decision or an interrupt. Calls `meanwhile` now and then with
  /// the results so far. The results and the stopping point don't depend on the number of threads.
  public func run(
    threads: Int, meanwhile: (TournamentReport) -> Void
  ) -> TournamentReport {
    let deals = (plan.games ?? SeedRange.limit) / gamesPerDeal
    let seeds = SeedRange(first: plan.seed, count: deals)
    let portions = (deals + portion - 1) / portion
    let empty = Results(tallies: pairings.map { _ in MatchTally() }, points: noPoints)
    let (test, groups, play, portion) = (plan.test, groups, play, portion)
    let log = plan.log
    log?.begin(command, names, seed: plan.seed)
    // The units of work alternate between the groups.
    let count = groups.count
    let results = Threads.addUp(count * portions, into: empty, threads: threads) {
      (sum, part: Results, index) in
      log?.add(part.log)
      for (offset, tally) in part.tallies.enumerated() {
        sum.tallies[index % count + offset].add(tally)
      }
      sum.addPoints(part.points)
      return test?.outcome(samples: sum.tallies[0].samples) == nil
    } meanwhile: { results, _ in
      meanwhile(TournamentReport(self, results))
    } worker: {
      let play = play()
      return { index in
        play(groups[index % count], seeds.part(after: index / count * portion, limit: portion))
      }
    }
    return TournamentReport(self, results)
  }

  /// The counts of points by player before the first deal.
  var noPoints: [[Int]] {
    guard mode == .race else { return [] }
    return names.indices.map { player in
      let games = pairings.count { $0.0 == player || $0.1 == player }
      return [Int](repeating: 0, count: 2 * games + 1)
    }
  }
}

extension Tournament.Results {
  mutating func addPoints(_ others: [[Int]]) {
    for (player, counts) in others.enumerated() {
      for (halves, deals) in counts.enumerated() where deals > 0 {
        points[player][halves] += deals
      }
    }
  }
}

extension Lineup {
  /// Lets all play some deals alone, each deal once, whatever the number of a player's pairings.
  /// Returns the results of the pairings, or nil after an interrupt.
  func races(_ pairings: [(Int, Int)], _ seeds: SeedRange) -> Tournament.Results? {
    var results = Tournament.Results(tallies: pairings.map { _ in MatchTally() })
    let games = players.indices.compactMap { race($0, seeds, &results) }
    guard games.count == players.count else { return nil }
    results.points = players.map { _ in [Int](repeating: 0, count: 2 * players.count - 1) }
    for deal in 0..<seeds.count {
      var halves = [Int](repeating: 0, count: players.count)
      for (index, (one, other)) in pairings.enumerated() {
        let won = results.tallies[index].add(games[one][deal], games[other][deal], G.better)
        halves[one] += won
        halves[other] += 2 - won
      }
      for player in halves.indices { results.points[player][halves[player]] += 1 }
    }
    return results
  }

  private func race(
    _ player: Int, _ seeds: SeedRange, _ results: inout Tournament.Results
  ) -> [MatchTally.RaceGame]? {
    var (seeds, games) = (seeds, [MatchTally.RaceGame]())
    games.reserveCapacity(seeds.count)
    if let bot = players[player].bot {
      // Bots of one kind choose independently.
      seeds.round = players[..<player].count { $0.name == bot.name }
      guard plan.isLogged else {
        try? bot.play(options, seeds) { games.append(.success($0)) }
        return games
      }
    }
    for seed in seeds.numbers {
      guard let game = play(seed, [player], round: seeds.round) else { return nil }
      results.log += game.log
      games.append(
        game.fault.map { .failure($0.incident) } ?? .success(game.game.position.result))
    }
    return games
  }

  /// Lets two of each pairing play some deals twice at one board, with the seats swapped. Returns
  /// the results of the pairings, or nil after an interrupt.
  func duels(_ pairings: [(Int, Int)], _ seeds: SeedRange) -> Tournament.Results? {
    var results = Tournament.Results()
    for (one, other) in pairings {
      var tally = MatchTally()
      defer { results.tallies.append(tally) }
      if !plan.isLogged, let bot = players[one].bot, let opponent = players[other].bot {
        try? G.duel(options, seeds, bot, opponent) { first, second in
          tally.add(
            .init(first: first.0, second: first.1), .init(first: second.0, second: second.1))
        }
        continue
      }
      for seed in seeds.numbers {
        guard let first = play(seed, [one, other]), let second = play(seed, [other, one], round: 1)
        else { return nil }
        results.log += first.log + second.log
        tally.add(shared(first, round: 0), shared(second, round: 1))
      }
    }
    return results
  }

  /// Returns the result of a game in turns. The players have swapped their seats in round 1.
  private func shared(_ game: Game, round: Int) -> MatchTally.SharedGame {
    MatchTally.SharedGame(
      first: game.game.scores[0], second: game.game.scores[1],
      fault: game.fault.map { (($0.seat.index + round) % 2, $0.incident) })
  }
}
