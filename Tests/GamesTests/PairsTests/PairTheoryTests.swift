import Foundation
import GameCore
import TestSupport
import Testing
@testable import Pairs

/// The theory of finding pairs, compared with Tests/Data/memory_par.json and with many games.
@Suite(.oneByOne) struct PairTheoryTests {
  private struct Table: Decodable {
    let solitaire: [String: Row]

    struct Row: Decodable {
      let mean: Double
      let deviation: Double
      let fewest: Int
      let most: Int
      let percentiles: [String: Int]
      let distribution: [String: Double]?

      enum CodingKeys: String, CodingKey {
        case distribution, percentiles
        case mean = "expected_moves_float"
        case deviation = "sd"
        case fewest = "min_moves"
        case most = "max_moves"
      }
    }
  }

  @Test func theRecurrenceGivesTheTable() throws {
    let text = try Project.text("Tests/Data/memory_par.json")
    let rows = try JSONDecoder().decode(Table.self, from: Data(text.utf8)).solitaire
    #expect(rows.count > 8)
    for (key, row) in rows {
      let theory = PairTheory(pairs: try #require(Int(key)))
      let distribution = theory.distribution
      #expect(abs(theory.mean - row.mean) < 1e-9)
      #expect(abs(distribution.deviation - row.deviation) < 1e-9)
      expectEqual(distribution.first, row.fewest)
      expectEqual(distribution.first + distribution.probabilities.count - 1, row.most)
      for (moves, probability) in row.distribution ?? [:] {
        #expect(abs(distribution.probability(of: try #require(Int(moves))) - probability) < 1e-12)
      }
      for (percent, moves) in row.percentiles {
        expectEqual(distribution.quantile(try #require(Double(percent)) / 100), moves)
      }
    }
    #expect(abs(PairTheory(pairs: 6).mean - 31748 / 3465) < 1e-12)
  }

  @Test(arguments: 1...26)
  func meanAndDistributionAgree(pairs: Int) {
    let theory = PairTheory(pairs: pairs)
    #expect(abs(theory.distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    #expect(abs(theory.distribution.mean - theory.mean) < 1e-9)
  }

  /// Each pair in one move, whatever lies where: 1 of 1 · 3 · 5 … (2n - 1) layouts.
  @Test func aPerfectGameIsAsProbableAsItIs() {
    var layouts = 1.0
    for pairs in 1...16 {
      layouts *= Double(2 * pairs - 1)
      let probability = PairTheory(pairs: pairs).distribution.probability(of: pairs)
      #expect(abs(probability * layouts - 1) < 1e-9)
    }
  }

  /// The asymptote of Velleman and Warrington.
  @Test func manyPairsTakeWhatTheAsymptoteSays() {
    let asymptote = (3 - 2 * log(2.0)) * 52 + 7 / 8 - 2 * log(2.0)
    #expect(abs(PairTheory(pairs: 52).mean - asymptote) < 0.001)
  }

  // MARK: Players

  /// Plays a deal to its end and returns the number of moves.
  private func moves(
    _ bot: PairBot, _ faces: [FaceNumber], matched: MatchedPlaces = .empty, seed: UInt64 = 1
  ) throws -> Int {
    let names = faces.map { String($0) }.joined(separator: " ")
    var round = try LetterRound(names, matched: matched)
    var player = bot.make(round.position.setup, seed)
    while round.position.phase.isPlaying {
      let event = try round.event(of: player.move(at: round.position).description)
      player.observe(event, at: round.position)
    }
    expectEqual(round.score, faces.count / 2 + round.position.mismatches)
    return round.score
  }

  /// All layouts of so many tiles of each face.
  private func layouts(_ counts: [Int]) -> [[FaceNumber]] {
    guard counts.contains(where: { $0 > 0 }) else { return [[]] }
    return counts.indices.filter { counts[$0] > 0 }.flatMap { face in
      var rest = counts
      rest[face] -= 1
      return layouts(rest).map { [FaceNumber(face)] + $0 }
    }
  }

  private func layout(_ pairs: Int, _ seed: UInt64) -> [FaceNumber] {
    var faces = (0..<2 * pairs).map { FaceNumber($0 / 2) }
    var random = SeededRandom(seed: seed)
    random.shuffle(&faces)
    return faces
  }

  @Test(arguments: [1, 2, 3, 4])
  func perfectMemoryTakesExactlyWhatTheTheorySays(pairs: Int) throws {
    let all = layouts(Array(repeating: 2, count: pairs))
    var games = [Int: Int]()
    for layout in all { games[try moves(.expert, layout), default: 0] += 1 }
    let theory = PairTheory(pairs: pairs).distribution
    expectEqual(games.keys.min(), theory.first)
    for (moves, count) in games {
      let share = Double(count) / Double(all.count)
      #expect(abs(share - theory.probability(of: moves)) < 1e-12)
    }
  }

  @Test(arguments: [5, 13, 26])
  func perfectMemoryAveragesWhatTheTheorySays(pairs: Int) throws {
    var tally = Tally()
    for seed in 1...200 as ClosedRange<UInt64> {
      tally.add(try moves(.expert, layout(pairs, seed)))
    }
    let (statistics, theory) = (Statistics(tally.games), PairTheory(pairs: pairs))
    #expect(abs(statistics.mean - theory.mean) < 4 * statistics.standardError)
    #expect(abs(statistics.standardDeviation / theory.distribution.deviation - 1) < 0.25)
  }

  @Test(arguments: [MatchedPlaces.closeUp, .stay])
  func whatHappensToPlacesMakesNoDifferenceToAPerfectMemory(matched: MatchedPlaces) throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      let layout = layout(8, seed)
      try expectEqual(moves(.expert, layout, matched: matched), moves(.expert, layout))
      // They must find all their numbers on a board that closes up.
      _ = try moves(.forgetful(.forgetful, span: 4), layout, matched: matched, seed: seed)
      _ = try moves(.random, layout, matched: matched, seed: seed)
    }
  }

  /// With m tiles left a move finds a pair once in m - 1 times, so n pairs take n squared moves.
  @Test(arguments: [2, 4, 6])
  func turningAnyTilesTakesTheSquareOfThePairs(pairs: Int) throws {
    var tally = Tally()
    for seed in 1...500 as ClosedRange<UInt64> {
      tally.add(try moves(.random, layout(pairs, seed), seed: ~seed))
    }
    let statistics = Statistics(tally.games)
    #expect(abs(statistics.mean - Double(pairs * pairs)) < 4 * statistics.standardError)
  }

  @Test func theLessIsRememberedTheMoreMovesItTakes() throws {
    func total(_ bot: PairBot) throws -> Int {
      try (1...100 as ClosedRange<UInt64>).reduce(0) {
        $0 + (try moves(bot, layout(6, $1), seed: $1))
      }
    }
    let totals = try [
      total(.expert), total(.forgetful(.forgetful, span: 4)), total(.random),
    ]
    #expect(totals[0] < totals[1] && totals[1] < totals[2])
  }
}

extension ScoreDistribution {
  /// The standard deviation.
  fileprivate var deviation: Double {
    let mean = mean
    let squares = probabilities.enumerated().reduce(0) { sum, next in
      let distance = Double(next.offset + first) - mean
      return sum + distance * distance * next.element
    }
    return squares.squareRoot()
  }

  /// The lowest score that at least a share of all games don't exceed.
  fileprivate func quantile(_ share: Double) -> Int {
    var (score, sum) = (first, probability(of: first))
    while sum < share {
      score += 1
      sum += probability(of: score)
    }
    return score
  }
}
