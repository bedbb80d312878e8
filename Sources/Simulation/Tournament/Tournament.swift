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
  let isVersus: Bool
  let pairings: [(Int, Int)]

  /// Makes the function that plays deals, once for each thread.
  private var play: @Sendable () -> Play = { { _, _ in nil } }

  /// The number of deals in a thread's unit of work.
  private let portion: Int

  /// A function that plays some deals of one pairing in turns, or of all pairings in races. Returns
  /// the results by pairing, or nil after an interrupt.
  private typealias Play = (_ pairing: Int, SeedRange) -> [MatchTally]?

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

  public enum Participant<G: ArcadeGame>: Sendable {
    case bot(Bot<G>)
    case program(String)

    var name: String {
      switch self {
      case .bot(let bot): bot.name
      case .program(let command): command
      }
    }

    fileprivate var bot: Bot<G>? { if case .bot(let bot) = self { bot } else { nil } }
  }

  private init<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ players: [Participant<G>], _ plan: Plan,
    isVersus: Bool, _ unit: ScoreUnit
  ) {
    (self.plan, self.isVersus, self.unit) = (plan, isVersus, unit)
    names = players.map(\.name)
    command = options.command(of: G.name).joined(separator: " ")
    fields = [
      "better": .string(unit.better.rawValue), "game": .string(G.name),
      "mode": isVersus ? "versus" : "race", "options": .object(options.fields),
      "rules": .number(G.rules), "unit": .string(unit.name),
    ]
    let count = players.count
    pairings = (0..<count).flatMap { one in (one + 1..<count).map { (one, $0) } }
    let hasPrograms = players.contains { $0.bot == nil }
    portion = hasPrograms ? 1 : isVersus ? 64 : 256
  }

  // MARK: Races

  /// Creates a tournament of races. The caller has checked the options and the first deal.
  public init<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ players: [Participant<G>], _ plan: Plan
  ) {
    self.init(game, options, players, plan, isVersus: false, G.unit)
    let (pairings, better, timeLimit) = (pairings, G.better, 1000 * plan.timeLimit)
    play = {
      let races = players.enumerated().map { index, player -> (SeedRange) -> [Race]? in
        switch player {
        case .bot(let bot):
          // A bot that takes part twice makes independent choices.
          let round = players[..<index].count { $0.name == player.name }
          return { seeds in
            var (seeds, races) = (seeds, [Race]())
            races.reserveCapacity(seeds.count)
            seeds.round = round
            try? bot.play(options, seeds) { races.append(.success($0)) }
            return races
          }
        case .program(let command):
          let program = ExternalProgram(command, timeLimit: timeLimit)
          return { seeds in
            var races: [Race] = []
            for seed in seeds.numbers {
              guard let race = try? program.race(game, options, seed) else { return nil }
              races.append(race)
            }
            return races
          }
        }
      }
      return { _, seeds in
        // The game of a player on a deal serves all pairings of the player.
        let games = races.compactMap { $0(seeds) }
        guard games.count == players.count else { return nil }
        return pairings.map { one, other in
          var tally = MatchTally()
          for deal in 0..<seeds.count { tally.add(games[one][deal], games[other][deal], better) }
          return tally
        }
      }
    }
  }

  fileprivate typealias Race = MatchTally.RaceGame

  // MARK: Turns

  /// Creates a tournament in turns. The caller has checked the options and the first deal.
  public init<G: TurnGame>(
    turns game: G.Type, _ options: G.Options, _ players: [Participant<G>], _ plan: Plan
  ) {
    self.init(game, options, players, plan, isVersus: true, G.P.unit(.two()))
    let (pairings, timeLimit) = (pairings, 1000 * plan.timeLimit)
    play = {
      let contestants = players.map { player -> Contestant<G> in
        switch player {
        case .bot(let bot): .bot(bot)
        case .program(let command): .program(ExternalProgram(command, timeLimit: timeLimit))
        }
      }
      return { pairing, seeds in
        let (one, other) = pairings[pairing]
        var tally = MatchTally()
        if let bot = players[one].bot, let opponent = players[other].bot {
          try? game.duel(options, seeds, bot, opponent) { first, second in
            tally.add(
              .init(first: first.0, second: first.1), .init(first: second.0, second: second.1))
          }
          return [tally]
        }
        for seed in seeds.numbers {
          guard let games = try? game.duel(options, seed, [contestants[one], contestants[other]])
          else {
            return nil
          }
          tally.add(games[0], games[1])
        }
        return [tally]
      }
    }
  }

  // MARK: Running

  /// Plays until the end, the test's decision or an interrupt. Calls `meanwhile` now and then with
  /// the results so far. The results and the stopping point don't depend on the number of threads.
  public func run(
    threads: Int, meanwhile: (TournamentReport) -> Void
  ) -> TournamentReport {
    // In turns the units of work alternate between the pairings; in races each has all pairings.
    let turns = isVersus ? pairings.count : 1
    let deals = (plan.games ?? SeedRange.limit) / (isVersus ? 2 : 1)
    let seeds = SeedRange(first: plan.seed, count: deals)
    let portions = (deals + portion - 1) / portion
    let empty = [MatchTally](repeating: MatchTally(), count: pairings.count)
    let (test, play, portion) = (plan.test, play, portion)
    let tallies = Threads.addUp(turns * portions, into: empty, threads: threads) {
      (tallies, part: [MatchTally], index) in
      for (offset, tally) in part.enumerated() { tallies[index % turns + offset].add(tally) }
      return test?.outcome(samples: tallies[0].samples) == nil
    } meanwhile: { tallies, _ in
      meanwhile(TournamentReport(self, tallies))
    } worker: {
      let play = play()
      return { index in
        play(index % turns, seeds.part(after: index / turns * portion, limit: portion))
      }
    }
    return TournamentReport(self, tallies)
  }
}

extension ExternalProgram {
  /// Lets the program play a deal alone. Returns nil after an interrupt.
  fileprivate func race<G: ArcadeGame>(
    _ game: G.Type, _ options: G.Options, _ seed: UInt64
  ) throws(UserError) -> Tournament.Race? {
    let game = try Playthrough<G>(options: options, source: .seed(Seed(number: seed)))
    let opening = JSONLines.begin(G.self, options.fields, game.position)
    var table = Table(
      game, nil, players: [ProgramPlayer(self, at: .first, opening, game.round)])
    guard table.run() else { return nil }
    return table.fault.map { .failure($0.reason) } ?? .success(table.game.position.result)
  }
}

extension TurnGame {
  /// Lets two players, of which at least one is a program, play a deal twice with the seats
  /// swapped. Returns nil after an interrupt.
  fileprivate static func duel(
    _ options: Options, _ seed: UInt64, _ contestants: [Contestant<Self>]
  ) throws(UserError) -> [MatchTally.SharedGame]? {
    let game = try Playthrough<Self>(
      options: options, source: .seed(Seed(number: seed)), seating: .two(mayPass: false))
    let opening = JSONLines.begin(Self.self, options.fields, game.position)
      .merging(["mode": "versus"])
    var games: [MatchTally.SharedGame] = []
    for round in 0..<2 {
      let players = Seat.both.map { seat in
        contestants[(seat.index + round) % 2].player(
          at: seat, opening, game.round, PlayerSeed.of(seed, at: seat, round: round))
      }
      var table = Table(game, nil, players: players)
      guard table.run() else { return nil }
      let scores = table.game.scores
      games.append(
        MatchTally.SharedGame(
          first: scores[0], second: scores[1],
          fault: table.fault.map { (($0.seat.index + round) % 2, $0.reason) }))
    }
    return games
  }
}
