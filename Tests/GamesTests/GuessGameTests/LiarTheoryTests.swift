import Foundation
import GameCore
import TestSupport
import Testing
@testable import GuessGame

/// The theory of guessing where an answer may be a lie, compared with Tests/Data/liar_par.json,
/// with a slow search and with many games.
@Suite struct LiarTheoryTests {
  private struct Row: Decodable {
    let answers: Int
    let optimum: Double?
    let entropy: Double
  }

  private let table: [Int: Row]

  init() throws {
    let text = try Project.text("Tests/Data/liar_par.json")
    let rows = try JSONDecoder().decode([String: Row].self, from: Data(text.utf8))
    table = Dictionary(
      uniqueKeysWithValues: rows.compactMap { key, row in Int(key).map { ($0, row) } })
  }

  private func setup(_ count: Int, lies: Int = 1) -> GuessSetup {
    GuessSetup(NumberRange(low: 0, high: count - 1), lies: lies)
  }

  @Test func theRecursionGivesTheTable() {
    #expect(table.count > 8)
    for (count, row) in table {
      expectEqual(setup(count).doubts, row.answers)
      #expect(abs(LiarTheory(setup(count)).mean - row.entropy) < 6e-7, "\(count)")
      #expect(abs(setup(count).theory.mean - row.entropy) < 6e-7, "\(count)")
    }
  }

  /// Beyond 65 536 numbers their counts are rounded.
  @Test func theLargestRangeIsNoTrouble() {
    // The exact means, without rounding.
    for (count, mean) in [(1_000_000, 23.18316), (1_000_000_001, 33.78613)] {
      #expect(abs(setup(count).mean - mean) < 0.02, "\(count)")
    }
    expectEqual(GuessPosition(setup(1_000_000_001)).left.bestGuess, 500_000_000)
  }

  // MARK: The optimum

  /// The least sums of guesses, found by trying all guesses in all states: after some answers, so
  /// many possible numbers and so many doubtful ones below and above.
  private final class Search {
    private var sums: [Int: Int] = [:]

    /// The sums of guesses of halving up to 50 numbers.
    private let halving = (1...50).reduce(into: [0]) { sums, count in
      sums.append(sums[count - 1] + Int(log2(Double(count))) + 1)
    }

    func sum(_ low: Int, _ middle: Int, _ high: Int, _ doubts: Int) -> Int {
      guard middle > 0, doubts > 0 else { return halving[low + middle + high] }
      // Above is as good as below.
      guard low <= high else { return sum(high, middle, low, doubts) }
      let state = ((low * 51 + middle) * 51 + high) * 51 + doubts
      if let sum = sums[state] { return sum }
      var least = Int.max
      for index in 0..<low {
        least = min(
          least,
          sum(low - 1 - index, middle, high, doubts - 1) + sum(index, 0, middle, doubts - 1))
      }
      for index in 0..<middle {
        least = min(
          least,
          sum(index, middle - 1 - index, high, doubts - 1)
            + sum(low, index, middle - 1 - index, doubts - 1))
      }
      for index in 0..<high {
        least = min(
          least,
          sum(middle, 0, high - 1 - index, doubts - 1) + sum(low, middle, index, doubts - 1))
      }
      let sum = low + high + (doubts + 1) * middle + least
      sums[state] = sum
      return sum
    }
  }

  @Test func noRuleBeatsTheOptimum() {
    let counts = table.keys.filter { $0 <= 50 }
    #expect(counts.count > 7)
    for count in counts {
      let doubts = setup(count).doubts
      let search = Search()
      let mean = Double(search.sum(0, count, 0, doubts)) / Double(count * (doubts + 1))
      #expect(abs(mean - (table[count]?.optimum ?? 0)) < 6e-7, "\(count)")
      #expect(LiarTheory(setup(count)).mean >= mean - 1e-9)
    }
  }

  /// The guess of least entropy, found by trying all guesses.
  @Test func theExpertGuessesTheSmallestNumberOfLeastEntropy() {
    func bits(_ weight: Int) -> Double { weight > 0 ? Double(weight) * log2(Double(weight)) : 0 }
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      var left = NumbersLeft(0..<30 + Int(random.below(60)), doubts: 7)
      while left.doubts > 0 {
        let numbers = left.parts.flatMap { Array($0) }
        let sums = numbers.map {
          bits(left.after(.low, to: $0).weight) + bits(left.after(.high, to: $0).weight)
        }
        let least = sums.min() ?? 0
        expectEqual(left.bestGuess, numbers[sums.firstIndex(of: least) ?? 0])
        let next = numbers[Int(random.below(UInt64(numbers.count)))]
        left.take(random.below(2) == 0 ? .low : .high, to: next)
        if left.count == 0 { break }
      }
    }
  }

  @Test func aGuessCostsWhatItAddsToTheMean() {
    let start = GuessPosition(setup(10)).left
    for left in [start, start.after(.low, to: 4), start.after(.low, to: 4).after(.high, to: 7)] {
      let best = LiarTheory(after: left.bestGuess, left).total
      for number in left.parts.flatMap({ Array($0) }) {
        let added = (LiarTheory(after: number, left).total - best) / Double(left.weight)
        #expect(abs(left.loss(ofGuess: number) - max(0, added)) < 1e-9)
      }
      expectEqual(left.loss(ofGuess: left.bestGuess), 0)
    }
    // Of many numbers, the loss is one of bits.
    let many = GuessPosition(setup(5000)).left
    #expect(many.loss(ofGuess: many.bestGuess) == 0)
    let (loss, exact) = (
      many.loss(ofGuess: 1000),
      (LiarTheory(after: 1000, many).total - LiarTheory(after: many.bestGuess, many).total)
        / Double(many.weight)
    )
    #expect(abs(loss - exact) < 0.1, "\(loss) \(exact)")
  }

  // MARK: Players

  private func simulated(_ name: String, _ count: Int, games: Int) throws -> Statistics {
    var (options, tally) = (GuessOptions(), Tally())
    (options.range, options.lies) = (NumberRange(low: 0, high: count - 1), 1)
    let player = try #require(Guess.bots.first { $0.name == name })
    try player.play(options, SeedRange(first: 1, count: games)) { tally.add($0) }
    return Statistics(tally.games)
  }

  @Test(arguments: [10, 100, 1000])
  func theExpertTakesWhatTheTableSays(count: Int) throws {
    let statistics = try simulated("expert", count, games: 5000)
    let mean = try #require(table[count]?.entropy)
    #expect(abs(statistics.mean - mean) < 3 * statistics.standardError)
  }

  @Test(arguments: [50, 100, 200, 1000])
  func theLadderRisesToTheBest(count: Int) throws {
    let means = try Guess.ladder(.alone).map { try simulated($0.name, count, games: 3000).mean }
    #expect(means.count == 5 && means == means.sorted(by: >), "\(means)")
  }

  /// The share of the first seeds in which a bot gets so many stars.
  private func share(of stars: Int, _ name: String, games: UInt64) throws -> Double {
    let bot = try #require(Guess.bot(named: name))
    let setup = setup(100)
    var options = GuessOptions()
    options.lies = 1
    let ratings = try (1...games).map { seed in
      var random = SeededRandom(seed: seed)
      let deal = try Guess.deal(options, using: &random)
      var (round, player) = (TestRound(deal, setup), bot.create(setup, PlayerSeed.of(seed)))
      while round.position.phase.isPlaying {
        let event = try round.event(of: player.move(at: round.position).description)
        player.observe(event, at: round.position)
      }
      let review = round.reviewed(by: GuessReview(setup))
      return Stars(cost: review.cost, allowance: review.allowance ?? 0, hints: 0).count
    }
    return Double(ratings.count { $0 == stars }) / Double(ratings.count)
  }

  @Test func starsTellSkill() throws {
    try expectEqual(share(of: 3, "expert", games: 60), 1)
    try #expect(share(of: 1, "random", games: 60) >= 0.85)
  }

  @Test(arguments: [
    // The guesses, the hint and the numbers in its reason.
    ("", 49, [49, 50]), ("49", 70, [49, 70, 0, 48]),
  ])
  func aHintHasItsReason(guesses: String, move: Int, numbers: [Int]) throws {
    var round = try GuessRound(99, lie: 0)
    try round.play(guesses)
    let advisor = Bisection()
    expectEqual(advisor.move(at: round.position).number, move)
    expectEqual(advisor.reason(at: round.position, .english).numbers, numbers)
    expectEqual(advisor.reason(at: round.position, .chinese).numbers.first, numbers.first)
    expectEqual(advisor.alternatives(at: round.position, .english), nil)
  }
}
