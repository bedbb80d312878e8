import Foundation
import GameCore
import TestSupport
import Testing
@testable import GuessGame

/// The theory of guessing, compared with Tests/Data/guess_par.json and with many games.
@Suite struct GuessTheoryTests {
  private struct Table: Decodable {
    let table: [String: Row]
    let n100: Hundred

    struct Row: Decodable {
      let total: Int
      let worst: Int
      let ranks: [Int]
      let distribution: [String: Int]

      enum CodingKeys: String, CodingKey {
        case total, worst, distribution
        case ranks = "optimal_first_guess_ranks"
      }
    }

    struct Hundred: Decodable {
      let random: Double
      let guesses: [Int]

      enum CodingKeys: String, CodingKey {
        case random = "random_in_range_expected"
        case guesses = "guesses_by_secret_1_100"
      }
    }
  }

  private let data: Table

  init() throws {
    let text = try Project.text("Tests/Data/guess_par.json")
    data = try JSONDecoder().decode(Table.self, from: Data(text.utf8))
  }

  @Test func theFormulasGiveTheTable() throws {
    #expect(data.table.count > 5)
    for (key, row) in data.table {
      let count = try #require(Int(key))
      let theory = GuessTheory(count: count)
      #expect(abs(theory.mean * Double(count) - Double(row.total)) < 1e-9)
      expectEqual(theory.most, row.worst)
      expectEqual(theory.bestOffsets, row.ranks[0] - 1...row.ranks[1] - 1)
      expectEqual(theory.distribution.probabilities.count, row.distribution.count)
      for (guesses, games) in row.distribution {
        let probability = theory.distribution.probability(of: try #require(Int(guesses)))
        #expect(abs(probability * Double(count) - Double(games)) < 1e-9)
      }
      #expect(abs(theory.distribution.mean - theory.mean) < 1e-9)
    }
    expectEqual(GuessTheory(count: 100).mean, 5.8)
  }

  /// The least total of guesses, found by trying all first guesses.
  @Test func noFirstGuessIsBetterThanTheBest() {
    var totals = [0]
    for count in 1...150 {
      let each = (0..<count).map { totals[$0] + totals[count - 1 - $0] + count }
      let least = each.min() ?? 0
      totals.append(least)
      let best = each.indices.filter { each[$0] == least }
      expectEqual(GuessTheory(count: count).bestOffsets, best[0]...best[best.count - 1])
      #expect(abs(GuessTheory(count: count).mean * Double(count) - Double(least)) < 1e-9)
    }
  }

  @Test func theLargestRangeIsNoTrouble() throws {
    let theory = GuessTheory(count: NumberRange.limit + 1)
    expectEqual(theory.most, 30)
    #expect((28.9...29).contains(theory.mean))
    let sum: Double = theory.distribution.probabilities.reduce(0, +)
    #expect(abs(sum - 1) < 1e-9)
  }

  // MARK: Players

  @Test(arguments: ["0-1", "5-7", "0-6", "1-8", "0-99", "37-300"])
  func bisectionTakesWhatTheTheorySays(text: String) throws {
    let range = try #require(NumberRange(text))
    let theory = GuessTheory(count: range.count)
    var games = [Int: Int]()
    for guesses in try bisectionGuesses(in: range) { games[guesses, default: 0] += 1 }
    expectEqual(games.keys.max(), theory.most)
    for (guesses, count) in games {
      let share = Double(count) / Double(range.count)
      #expect(abs(share - theory.distribution.probability(of: guesses)) < 1e-12)
    }
    expectEqual(Guess.par(GuessSetup(range)), theory.mean)
  }

  /// The numbers of guesses that bisection needs for each secret of a range.
  private func bisectionGuesses(in range: NumberRange) throws -> [Int] {
    try range.numbers.map { secret in
      var round = try GuessRound(secret, in: range.description)
      let player = Bisection()
      while round.position.phase.isPlaying {
        try round.event(of: player.move(at: round.position).description)
      }
      return round.score
    }
  }

  @Test func everySecretTakesWhatTheTableSays() throws {
    let range = try #require(NumberRange("1-100"))
    try expectEqual(bisectionGuesses(in: range), data.n100.guesses)
  }

  private func simulated(
    _ name: String, _ range: NumberRange, games: Int
  ) throws -> Statistics {
    var (options, tally) = (GuessOptions(), Tally())
    options.range = range
    let player = try #require(Guess.bots.first { $0.name == name })
    try player.play(options, SeedRange(first: 1, count: games)) { tally.add($0) }
    expectEqual(tally.unfinished, 0)
    return Statistics(tally.games)
  }

  @Test(arguments: ["0-2", "10-19", "0-99", "1-1000", "5-1000000000"])
  func manyGamesAverageTheirPar(text: String) throws {
    let range = try #require(NumberRange(text))
    let statistics = try simulated("expert", range, games: 3000)
    let par = try #require(Guess.par(GuessSetup(range)))
    #expect(abs(statistics.mean - par) < 4 * statistics.standardError)
  }

  /// The mean of guessing any number that remains: 1 guess, and for each of the numbers left below
  /// and above the mean for so many.
  private func randomMean(_ count: Int) -> Double {
    var (means, sum) = ([0.0], 0.0)
    for n in 1...count {
      let mean = 1 + 2 * sum / Double(n * n)
      means.append(mean)
      sum += Double(n) * mean
    }
    return means[count]
  }

  @Test(arguments: ["0-1", "10-19", "0-99", "1-1000"])
  func guessingAtRandomTakesLonger(text: String) throws {
    #expect(abs(randomMean(100) - data.n100.random) < 1e-9)
    let range = try #require(NumberRange(text))
    let statistics = try simulated("random", range, games: 3000)
    #expect(abs(statistics.mean - randomMean(range.count)) < 4 * statistics.standardError)
  }

  @Test(arguments: ["0-49", "0-99", "0-999", "1-1000000"])
  func theLadderRisesToTheBest(text: String) throws {
    let range = try #require(NumberRange(text))
    let means = try Guess.ladder(.alone).map { try simulated($0.name, range, games: 2000).mean }
    #expect(means.count == 5 && means == means.sorted(by: >))
  }

  @Test func roundNumbersAreGuessedFirst() throws {
    var guesses = [String]()
    var round = try GuessRound(97, in: "0-99")
    var player = try #require(Guess.bot(named: "tidy")).create(round.position.setup, 1)
    while round.position.phase.isPlaying {
      guesses.append(player.move(at: round.position).description)
      try round.event(of: guesses[guesses.count - 1])
    }
    expectEqual(guesses.joined(separator: " "), "50 80 90 95 97")
  }

  @Test(arguments: [
    // With the numbers below it and above it.
    ("0-99", "", "49", [49, 50]), ("0-99", "50 25", "37", [11, 12]), ("5-6", "5", "6", []),
    // Of two numbers neither is in the middle.
    ("5-6", "", "5", []),
  ])
  func aHintIsTheMiddle(range: String, guesses: String, move: String, sides: [Int]) throws {
    var round = try GuessRound(range == "0-99" ? 42 : 6, in: range)
    try round.play(guesses)
    let advisor = Bisection()
    expectEqual(advisor.move(at: round.position).description, move)
    expectEqual(advisor.reason(at: round.position, .english).numbers, sides)
    let alternatives = advisor.alternatives(at: round.position, .english)
    expectEqual(alternatives == nil, round.position.remaining.count < 3)
  }
}
