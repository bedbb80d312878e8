import GameCore
import GuessGame
import TestSupport
import Testing
@testable import Simulation

/// The statistics of tournaments, compared with published numbers and with some made by hand.
@Suite struct TournamentStatisticsTests {
  /// The example of the chess programming wiki's page on match statistics.
  @Test func eloOfIndependentGamesIsThePublishedOne() throws {
    let estimate = try #require(EloEstimate(samples: [5103, 7389, 5377]))
    #expect(abs(estimate.difference - 5.33) < 0.005)
    #expect(abs(try #require(estimate.margin) - 3.90) < 0.005)
    #expect(abs(try #require(estimate.superiority) - 0.9963) < 0.00005)
  }

  @Test func fourHundredPointsAreTenWinsToALoss() {
    #expect(abs(EloEstimate.elo(10.0 / 11) - 400) < 1e-9)
    #expect(abs(EloEstimate.score(-400) - 1.0 / 11) < 1e-12)
    expectEqual(EloEstimate.elo(0.5), 0)
  }

  @Test func pairsThatAllEndEqualShowNoMargin() throws {
    let estimate = try #require(EloEstimate(samples: [0, 0, 80, 0, 0]))
    #expect(estimate.difference == 0 && estimate.margin == nil && estimate.superiority == nil)
  }

  /// Pairs of independent games are as sure as the games are: two wins, a win and a draw and so on
  /// are as frequent as their probabilities make them.
  @Test func independentPairsAreAsSureAsTheirGames() throws {
    // Of ten games three are won, five drawn and two lost.
    let (wins, draws, losses) = (3, 5, 2)
    let pairs = [
      losses * losses, 2 * losses * draws, draws * draws + 2 * wins * losses, 2 * wins * draws,
      wins * wins,
    ]
    let games = [losses, draws, wins].map { 20 * $0 }
    let (paired, single) = (
      try #require(EloEstimate(samples: pairs)), try #require(EloEstimate(samples: games))
    )
    #expect(pairs.reduce(0, +) == 100 && games.reduce(0, +) == 200)
    #expect(abs(paired.score - single.score) < 1e-12)
    // Of a sample, one degree of freedom is the mean's.
    let ratio = paired.scoreError / single.scoreError
    #expect(abs(ratio - (199.0 / 2 / 99).squareRoot()) < 1e-12)
  }

  /// Points 0, ½ and 1 of two are a quarter, a half and a quarter of the pairs.
  @Test func theErrorOfThreeKindsOfPairsIsThatByHand() throws {
    let estimate = try #require(EloEstimate(samples: [0, 25, 50, 25, 0]))
    expectEqual(estimate.score, 0.5)
    #expect(abs(estimate.scoreError - (1.0 / 32 / 99).squareRoot()) < 1e-12)
  }

  @Test func aPlayerThatWinsAllIsInfinitelyStronger() throws {
    let estimate = try #require(EloEstimate(samples: [0, 0, 0, 0, 7]))
    #expect(estimate.difference == .infinity && estimate.margin == nil)
    #expect(estimate.superiority == nil && EloEstimate(samples: [0, 0, 0]) == nil)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0, 1], "clean sweep"), ([40, 0, 0, 0, 0], "swept clean"),
      ([0, 0, 9, 0, 0], "scored the same"), ([1, 0, 0, 0, 1], "too few"),
      ([0, 0, 0, 10, 0], "scored the same"), ([1, 0, 8, 0, 1], " ± "),
    ] as [([Int], String)])
  func whatLacksAMarginHasAReason(samples: [Int], reason: String) throws {
    let estimate = try #require(EloEstimate(samples: samples))
    #expect(estimate.strength(.shared).contains(reason))
  }

  /// The true differences are those of ten thousand deals. Players who race meet all others with
  /// the same game, so the table's margins are wider than those of as many single games.
  @Test(arguments: [1, 3])
  func nineteenOfTwentyMarginsHold(others: Int) throws {
    let names = ["expert", "tidy", "dreamy", "random"].prefix(others + 1)
    let players = try names.map { Contestant<Guess>.bot(try #require(Guess.bot(named: $0))) }
    func standings(_ seed: UInt64, _ games: Int) -> [String: (elo: Double, margin: Double?)] {
      let plan = Tournament.Plan(seed: seed, games: games, timeLimit: 1)
      let report = Tournament(Guess.self, GuessOptions(), players, plan)
        .run(threads: 1, meanwhile: { _ in })
      var standings: [String: (elo: Double, margin: Double?)] = [:]
      for line in report.objects where line["type"] == "standing" {
        guard let name = line["player"]?.string, let elo = line["elo"]?.decimal else { continue }
        standings[name] = (elo, line["margin"]?.decimal)
      }
      return standings
    }
    let (truth, runs) = (standings(1_000_000, 10_000), 300)
    var held = 0
    for run in 0..<runs {
      for (name, standing) in standings(UInt64(1 + 60 * run), 60) {
        let (real, margin) = (try #require(truth[name]).elo, try #require(standing.margin))
        if abs(standing.elo - real) <= margin { held += 1 }
      }
    }
    let share = Double(held) / Double(runs * players.count)
    #expect((0.93...0.97).contains(share), "\(share)")
  }

  // MARK: Sequential test

  @Test(arguments: ["", "1", "5,0", "0,0", "0,x", "nan,1", "0,10,20", "0,1e3", "0,2000", " 0,1"])
  func whatIsNoTestIsRefused(text: String) {
    #expect(throws: UserError.self) { try SequentialTest(text) }
  }

  /// Close to the quadratic approximation where the differences are small.
  @Test func theRatioIsCloseToItsApproximation() throws {
    let test = try SequentialTest("-1,3")
    let samples = [410, 2100, 5000, 2210, 480]
    let estimate = try #require(EloEstimate(samples: samples))
    let (low, high) = (EloEstimate.score(-1), EloEstimate.score(3))
    let approximation =
      (high - low) * (2 * estimate.score - low - high) / 2
      / (estimate.scoreError * estimate.scoreError)
    let ratio = test.logRatio(samples: samples)
    #expect(ratio > 1 && abs(ratio - approximation) < 0.01 * approximation)
    let mirror = try SequentialTest("-3,1")
    #expect(abs(mirror.logRatio(samples: samples.reversed()) + ratio) < 1e-6)
  }

  @Test func theTestEndsAtItsBounds() throws {
    let test = try SequentialTest("0,20")
    #expect(abs(SequentialTest.bound - 2.944_438_979) < 1e-8)
    expectEqual(test.outcome(samples: [0, 0, 0, 0, 0]), nil)
    expectEqual(test.outcome(samples: [10, 20, 40, 21, 10]), nil)
    expectEqual(test.outcome(samples: [100, 200, 400, 300, 250]), .high)
    expectEqual(test.outcome(samples: [250, 300, 400, 200, 100]), .low)
  }

  // MARK: Tallies

  @Test func aPairCountsForBothPlayersAndTheFirstSeat() throws {
    var tally = MatchTally()
    // Won at the first seat by two, and at the second seat drawn.
    tally.add(.init(first: 4, second: 2), .init(first: 3, second: 3))
    tally.add(.init(first: 4, second: 2), .init(first: 1, second: 5))
    #expect(tally.wins == 3 && tally.draws == 1 && tally.losses == 0 && tally.games == 4)
    #expect(tally.pairs == [0, 0, 0, 1, 1] && tally.swapped.pairs == [1, 1, 0, 0, 0])
    #expect(tally.players[0].mean == 4 && tally.players[1].mean == 2)
    // The first seat is ahead by 2, 0, 2 and -4; by deals, 1 and -1.
    let lead = try #require(tally.firstLead)
    #expect(lead.mean == 0 && abs(lead.error - 1) < 1e-12)
    // A forfeited game says nothing of the first seat, so its deal is left out.
    let fault = (player: 1, incident: Incident(seed: 1, reason: .quit))
    tally.add(.init(first: 9, second: 0, fault: fault), .init(first: 5, second: 0))
    expectEqual(tally.firstLead?.mean, 0)
    expectEqual(tally.games, 6)
  }

  @Test func theBetterScoreWinsARace() {
    var tally = MatchTally()
    func game(_ score: Int, isLost: Bool = false) -> MatchTally.RaceGame {
      .success(GameResult(score: score, isLost: isLost))
    }
    tally.add(game(5), game(6), .lower)
    tally.add(game(5), game(6), .higher)
    tally.add(game(5), game(5), .lower)
    #expect((tally.wins, tally.draws, tally.losses) == (1, 1, 1) && tally.samples == [1, 1, 1])
    // A lost game is behind every won one, and a forfeited one is as bad.
    tally.add(game(1, isLost: true), game(9), .lower)
    tally.add(game(1, isLost: true), .failure(Incident(seed: 1, reason: .ended)), .lower)
    tally.add(game(9), .failure(Incident(seed: 2, reason: .quit)), .lower)
    #expect((tally.wins, tally.draws, tally.losses) == (2, 2, 2) && tally.firstLead == nil)
    #expect(tally.players[0].mean == 6 && tally.players[1].mean == 6.5)
    expectEqual(tally.swapped.players[0].mean, 6.5)
  }
}
