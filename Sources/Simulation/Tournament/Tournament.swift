import GameCore
import Platform
import Play
import TextUI
import Tiles

/// The results of a tournament: for every pairing, by the players' indices.
public struct Meeting<Result: AddableResult>: Sendable {
  public let one, other: Int
  public let result: Result
}

/// A tournament of a game of two: every deal is played twice, with the seats swapped.
public struct VersusTournament<G: VersusGame>: Sendable {
  private let options: G.Options
  private let players: [Participant<RivalKind<G>>]
  private let timeLimit: Int
  private let test: SequentialTest?

  /// Creates a tournament. Outside programs have so many milliseconds for a move. A test ends it
  /// as soon as it is decided; there may be two players then.
  public init(
    options: G.Options, players: [Participant<RivalKind<G>>], timeLimit: Int,
    test: SequentialTest? = nil
  ) {
    (self.options, self.players) = (options, players)
    (self.timeLimit, self.test) = (timeLimit, test)
  }

  /// Plays the deals of some seeds in every pairing on a number of threads.
  public func run(
    _ seeds: SeedRange, threads: Int, progress: inout ProgressBar
  ) throws(SystemError) -> [Meeting<MatchTally>] {
    let isInside = players.allSatisfy { $0.kind != nil }
    let games = RoundRobin<MatchTally>(
      players: players.count, seeds: seeds, portion: isInside ? 64 : 1)
    let (test, options, players, timeLimit) = (test, options, players, timeLimit)
    let results = try games.run(threads: threads) { results in
      guard let test, let result = results.first else { return false }
      return test.outcome(samples: result.pairs) != nil
    } meanwhile: { share, results in
      progress.show(share, note: results.count == 1 ? results[0].estimate?.text : nil)
    } player: {
      isInside
        ? { Self.inside(options, players, $0, $1, $2) }
        : Self.outside(options, players, timeLimit)
    }
    return zip(games.pairings, results).map { Meeting(one: $0.0, other: $0.1, result: $1) }
  }

  /// Plays deals between two of the arcade's players.
  private static func inside(
    _ options: G.Options, _ players: [Participant<RivalKind<G>>], _ one: Int, _ other: Int,
    _ seeds: SeedRange
  ) -> MatchTally? {
    guard let kind = players[one].kind, let rival = players[other].kind else { return nil }
    var tally = MatchTally()
    // The options and a deal have been checked before.
    try? kind.duel(options, seeds, rival.regular()) { tally.add($0) }
    return tally
  }

  /// Returns a function that plays deals in which outside programs take part.
  private static func outside(
    _ options: G.Options, _ players: [Participant<RivalKind<G>>], _ timeLimit: Int
  ) -> RoundRobin<MatchTally>.Play {
    let duel = OutsideDuel<G>(options, players, timeLimit: timeLimit)
    return { one, other, seeds in
      var tally = MatchTally()
      for index in 0..<seeds.count {
        let seed = seeds.first &+ UInt64(index)
        guard let games = try? duel.play(one, other, seed: seed) else { return nil }
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
  private let players: [PlayerKind<G>]

  public init(options: G.Options, players: [PlayerKind<G>]) {
    (self.options, self.players) = (options, players)
  }

  /// Plays the deals of some seeds in every pairing on a number of threads.
  public func run(
    _ seeds: SeedRange, threads: Int, progress: inout ProgressBar
  ) throws(SystemError) -> [Meeting<DifferenceTally>] {
    let games = RoundRobin<DifferenceTally>(players: players.count, seeds: seeds, portion: 256)
    let (options, players) = (options, players)
    let results = try games.run(threads: threads) { share, _ in
      progress.show(share)
    } player: {
      { one, other, seeds in
        var (scores, tally) = ([Int](), DifferenceTally())
        scores.reserveCapacity(seeds.count)
        // The options and a deal have been checked before.
        try? players[one].playEach(options, seeds) { scores.append($0) }
        var index = 0
        try? players[other].playEach(options, seeds) { score in
          tally.add(scores[index], score)
          index += 1
        }
        return tally
      }
    }
    return zip(games.pairings, results).map { Meeting(one: $0.0, other: $0.1, result: $1) }
  }
}
