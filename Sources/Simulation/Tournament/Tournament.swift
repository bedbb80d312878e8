import Lines
import Platform
import Records
import Tiles

/// A tournament, in which every player meets every other one on the same deals.
///
/// In a game that has turns, two players play each deal twice at one board, with the seats swapped.
/// In other games they race: each plays the deal alone.
public struct Tournament: Sendable {
  let names: [String]
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

  /// A function that plays some deals of a group of pairings. Returns the results by pairing, or
  /// nil after an interrupt.
  private typealias Play = (_ pairings: [(Int, Int)], SeedRange) -> [MatchTally]?

  public struct Plan: Sendable {
    let seed: UInt64

    /// The number of games of each pairing; nil if only the test ends them.
    let games: Int?

    /// The seconds that an external program has for a move.
    let timeLimit: Int

    /// The test that ends a tournament of two players once it is decided.
    let test: SequentialTest?

    public init(seed: UInt64, games: Int?, timeLimit: Int, test: SequentialTest? = nil) {
      (self.seed, self.games, self.timeLimit, self.test) = (seed, games, timeLimit, test)
    }
  }

  /// Creates a tournament. The options and the first deal have been checked before.
  public init<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ players: [Contestant<G>], _ plan: Plan
  ) {
    let count = players.count
    self.plan = plan
    names = players.map(\.name)
    command = options.command(of: G.name).joined(separator: " ")
    pairings = (0..<count).flatMap { one in (one + 1..<count).map { (one, $0) } }
    let most: Int
    if G.modes.contains(.turns) {
      (mode, groups, most) = (.turns, pairings.map { [$0] }, 64)
      play = { Lineup(options, players, timeLimit: 1000 * plan.timeLimit).duels }
    } else {
      (mode, groups, most) = (.race, [pairings], 256)
      play = { Lineup(options, players, timeLimit: 1000 * plan.timeLimit).races }
    }
    portion = players.contains { $0.bot == nil } ? 1 : most
    unit = G.P.unit(mode.seating)
    fields = [
      "better": .string(unit.better.rawValue), "game": .string(G.name),
      "mode": .string(mode.rawValue), "options": .object(options.fields),
      "rules": .number(G.rules), "unit": .string(unit.name),
    ]
  }

  /// The number of games of a pairing on each deal. Of two, the seats are swapped in the second.
  public var gamesPerDeal: Int { mode.seating.count }

  // MARK: Running

  /// Plays until the end, the test's decision or an interrupt. Calls `meanwhile` now and then with
  /// the results so far. The results and the stopping point don't depend on the number of threads.
  public func run(
    threads: Int, meanwhile: (TournamentReport) -> Void
  ) -> TournamentReport {
    let deals = (plan.games ?? SeedRange.limit) / gamesPerDeal
    let seeds = SeedRange(first: plan.seed, count: deals)
    let portions = (deals + portion - 1) / portion
    let empty = [MatchTally](repeating: MatchTally(), count: pairings.count)
    let (test, groups, play, portion) = (plan.test, groups, play, portion)
    // The units of work alternate between the groups.
    let count = groups.count
    let tallies = Threads.addUp(count * portions, into: empty, threads: threads) {
      (tallies, part: [MatchTally], index) in
      for (offset, tally) in part.enumerated() { tallies[index % count + offset].add(tally) }
      return test?.outcome(samples: tallies[0].samples) == nil
    } meanwhile: { tallies, _ in
      meanwhile(TournamentReport(self, tallies))
    } worker: {
      let play = play()
      return { index in
        play(groups[index % count], seeds.part(after: index / count * portion, limit: portion))
      }
    }
    return TournamentReport(self, tallies)
  }
}

/// Whoever takes part in a tournament.
public enum Contestant<G: ArcadeGame>: Sendable {
  case bot(Bot<G>)

  /// A program by its shell command.
  case program(String)

  fileprivate var name: String {
    switch self {
    case .bot(let bot): bot.name
    case .program(let command): command
    }
  }

  fileprivate var bot: Bot<G>? { if case .bot(let bot) = self { bot } else { nil } }
}

/// The contestants as one thread lets them play.
private struct Lineup<G: ArcadeGame> {
  private let options: G.Options
  private let players: [Contestant<G>]

  /// The programs among the players; nil for a bot.
  private let programs: [ExternalProgram?]

  init(_ options: G.Options, _ players: [Contestant<G>], timeLimit: Int) {
    (self.options, self.players) = (options, players)
    programs = players.map { player in
      player.bot == nil ? ExternalProgram(player.name, timeLimit: timeLimit) : nil
    }
  }

  /// Lets all play some deals alone, each deal once, whatever the number of a player's pairings.
  /// Returns the results of the pairings, or nil after an interrupt.
  func races(_ pairings: [(Int, Int)], _ seeds: SeedRange) -> [MatchTally]? {
    let games = players.indices.compactMap { race($0, seeds) }
    guard games.count == players.count else { return nil }
    return pairings.map { one, other in
      var tally = MatchTally()
      for deal in 0..<seeds.count { tally.add(games[one][deal], games[other][deal], G.better) }
      return tally
    }
  }

  private func race(_ player: Int, _ seeds: SeedRange) -> [MatchTally.RaceGame]? {
    var (seeds, games) = (seeds, [MatchTally.RaceGame]())
    games.reserveCapacity(seeds.count)
    if let bot = players[player].bot {
      // Bots of one kind choose independently.
      seeds.round = players[..<player].count { $0.name == bot.name }
      try? bot.play(options, seeds) { games.append(.success($0)) }
      return games
    }
    for seed in seeds.numbers {
      guard var table = table(seed, [player]), table.run(atLimit: .endless) else { return nil }
      games.append(
        table.fault.map { .failure($0.reason) } ?? .success(table.game.position.result))
    }
    return games
  }

  /// Lets two of each pairing play some deals twice at one board, with the seats swapped. Returns
  /// the results of the pairings, or nil after an interrupt.
  func duels(_ pairings: [(Int, Int)], _ seeds: SeedRange) -> [MatchTally]? {
    var tallies: [MatchTally] = []
    for (one, other) in pairings {
      var tally = MatchTally()
      defer { tallies.append(tally) }
      if let bot = players[one].bot, let opponent = players[other].bot {
        try? G.duel(options, seeds, bot, opponent) { first, second in
          tally.add(
            .init(first: first.0, second: first.1), .init(first: second.0, second: second.1))
        }
        continue
      }
      for seed in seeds.numbers {
        guard let first = sharedGame(seed, [one, other], round: 0),
          let second = sharedGame(seed, [other, one], round: 1)
        else { return nil }
        tally.add(first, second)
      }
    }
    return tallies
  }

  /// Lets two players play a deal in turns. They have swapped their seats in round 1. Returns the
  /// result, or nil after an interrupt.
  private func sharedGame(
    _ seed: UInt64, _ seated: [Int], round: Int
  ) -> MatchTally.SharedGame? {
    let table = table(
      seed, seated, .two(mayPass: false), ["mode": .string(Mode.turns.rawValue)], round: round)
    guard var table, table.run(atLimit: nil) else { return nil }
    return MatchTally.SharedGame(
      first: table.game.scores[0], second: table.game.scores[1],
      fault: table.fault.map { (($0.seat.index + round) % 2, $0.reason) })
  }

  /// Returns a table with a deal and players. Programs get `fields` with the first line.
  private func table(
    _ seed: UInt64, _ seated: [Int], _ seating: Seating = .alone, _ fields: JSONObject = [:],
    round: Int = 0
  ) -> Table<G>? {
    let game = try? Playthrough<G>(
      options: options, source: .seed(Seed(number: seed)), seating: seating)
    guard let game else { return nil }
    let seats = zip(Seat.both, seated).map { seat, index -> (any Player<G.P>)? in
      if let program = programs[index] {
        let opening = JSONLines.begin(G.self, options.fields, game.position, seat: seat)
        return ProgramPlayer(program, at: seat, opening.merging(fields), game.round)
      }
      let seed = PlayerSeed.of(seed, at: seat, round: round)
      return players[index].bot?.create(game.position.setup, seed)
    }
    return Table(game, nil, players: seats)
  }
}
