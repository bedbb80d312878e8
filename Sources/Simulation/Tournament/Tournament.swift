import GameCore
import Platform
import Tiles

/// The results of a tournament: for every pairing, by the players' indices.
public struct Meeting<Result: AddableResult>: Sendable {
  public let one, other: Int
  public let result: Result
}

/// A tournament of a game of two: every deal is played twice, with the seats swapped.
public struct VersusTournament<G: VersusGame>: Sendable {
  private let options: G.Options
  private let players: [Participant<PlayerKind<G>>]
  private let timeLimit: Int
  private let test: SequentialTest?

  /// Creates a tournament. Outside programs have so many milliseconds for a move. A test ends it
  /// as soon as it is decided; there may be two players then.
  public init(
    options: G.Options, players: [Participant<PlayerKind<G>>], timeLimit: Int,
    test: SequentialTest? = nil
  ) {
    (self.options, self.players) = (options, players)
    (self.timeLimit, self.test) = (timeLimit, test)
  }

  /// Plays the deals of some seeds in every pairing on a number of threads.
  public func run(
    _ seeds: SeedRange, threads: Int, meanwhile: RoundRobin<MatchTally>.Watch
  ) throws(SystemError) -> [Meeting<MatchTally>] {
    let isInside = players.allSatisfy { $0.kind != nil }
    let games = RoundRobin<MatchTally>(
      players: players.count, seeds: seeds, portion: isInside ? 64 : 1)
    let (test, options, players, timeLimit) = (test, options, players, timeLimit)
    return try games.run(threads: threads) { results in
      guard let test, let result = results.first else { return false }
      return test.outcome(samples: result.pairs) != nil
    } meanwhile: {
      meanwhile($0, $1)
    } player: {
      isInside
        ? { Self.inside(options, players, $0, $1, $2) }
        : Self.outside(options, players, timeLimit)
    }
  }

  /// Plays deals between two of the arcade's players.
  private static func inside(
    _ options: G.Options, _ players: [Participant<PlayerKind<G>>], _ one: Int, _ other: Int,
    _ seeds: SeedRange
  ) -> MatchTally? {
    guard let bot = players[one].kind?.turns, let other = players[other].kind?.turns else {
      return nil
    }
    var tally = MatchTally()
    // The options and a deal have been checked before.
    try? G.duel(options, seeds, bot.seat(), other.seat()) { tally.add($0) }
    return tally
  }

  /// Returns a function that plays deals in which outside programs take part.
  private static func outside(
    _ options: G.Options, _ players: [Participant<PlayerKind<G>>], _ timeLimit: Int
  ) -> RoundRobin<MatchTally>.Play {
    let table = OutsideTable<G>(options, timeLimit: timeLimit)
    return { one, other, seeds in
      var tally = MatchTally()
      for index in 0..<seeds.count {
        let seed = seeds.first &+ UInt64(index)
        guard let games = try? table.play(players, one, other, seed: seed) else { return nil }
        tally.add(games.0, games.1)
      }
      return tally
    }
  }
}

/// A tournament of a game for one: all play the same deals, and their scores are compared deal by
/// deal.
public struct SoloTournament<G: ArcadeGame>: Sendable {
  private let options: G.Options
  private let players: [Participant<PlayerKind<G>>]
  private let timeLimit: Int

  /// Creates a tournament. Outside programs have so many milliseconds for a move.
  public init(options: G.Options, players: [Participant<PlayerKind<G>>], timeLimit: Int) {
    (self.options, self.players, self.timeLimit) = (options, players, timeLimit)
  }

  /// Plays the deals of some seeds in every pairing on a number of threads.
  public func run(
    _ seeds: SeedRange, threads: Int, meanwhile: RoundRobin<DifferenceTally>.Watch
  ) throws(SystemError) -> [Meeting<DifferenceTally>] {
    let isInside = players.allSatisfy { $0.kind != nil }
    let games = RoundRobin<DifferenceTally>(
      players: players.count, seeds: seeds, portion: isInside ? 256 : 1)
    let (options, players, timeLimit) = (options, players, timeLimit)
    return try games.run(threads: threads, meanwhile: meanwhile) {
      let table = OutsideTable<G>(options, timeLimit: timeLimit)
      return { one, other, seeds in
        guard let first = Self.play(players, one, seeds, options, table),
          let second = Self.play(players, other, seeds, options, table)
        else { return nil }
        var tally = DifferenceTally()
        for (game, rival) in zip(first, second) { tally.add(game, rival) }
        return tally
      }
    }
  }

  /// Lets a player play the deals of some seeds; returns nil after an interrupt.
  private static func play(
    _ players: [Participant<PlayerKind<G>>], _ index: Int, _ seeds: SeedRange,
    _ options: G.Options, _ table: OutsideTable<G>
  ) -> [PlayedGame]? {
    var games: [PlayedGame] = []
    games.reserveCapacity(seeds.count)
    // The options and a deal have been checked before.
    switch players[index] {
    case .kind(let kind, _):
      try? kind.play(options, seeds) { games.append(PlayedGame(score: $0.score)) }
    case .command(let command):
      for step in 0..<seeds.count {
        let seed = seeds.first &+ UInt64(step)
        guard let game = try? table.play(index, command, seed: seed) else { return nil }
        games.append(game)
      }
    }
    return games
  }
}
