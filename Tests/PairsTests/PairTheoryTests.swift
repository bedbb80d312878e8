import Foundation
import GameCore
import TestSupport
import Testing
import TextUI
import Tiles
@testable import Pairs

/// What is known of finding pairs, as in Tests/Data/memory_par.json, and what the players make of it.
@Suite struct PairTheoryTests {
  private struct Data: Decodable {
    let solitaire: [String: Row]

    struct Row: Decodable {
      let mean: Double
      let distribution: [String: Double]?

      enum CodingKeys: String, CodingKey {
        case distribution
        case mean = "expected_moves_float"
      }
    }
  }

  @Test func theRecurrenceGivesTheTable() throws {
    let text = try Project.text("Tests/Data/memory_par.json")
    let rows = try JSONDecoder().decode(Data.self, from: Foundation.Data(text.utf8)).solitaire
    #expect(rows.count > 8)
    for (key, row) in rows {
      let theory = PairTheory(pairs: try #require(Int(key)))
      #expect(abs(theory.mean - row.mean) < 1e-9)
      let distribution = theory.distribution
      #expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
      #expect(abs(distribution.mean - row.mean) < 1e-9)
      for (moves, probability) in row.distribution ?? [:] {
        #expect(abs(distribution.probability(of: try #require(Int(moves))) - probability) < 1e-12)
      }
    }
    #expect(abs(PairTheory(pairs: 6).mean - 31748 / 3465) < 1e-12)
  }

  /// The asymptote of Velleman and Warrington.
  @Test func manyPairsTakeWhatTheAsymptoteSays() {
    let asymptote = (3 - 2 * log(2.0)) * 52 + 7 / 8 - 2 * log(2.0)
    #expect(abs(PairTheory(pairs: 52).mean - asymptote) < 0.001)
  }

  // MARK: Players

  /// Plays a table to its end.
  private func play<P: Player>(
    _ player: P.Type, _ faces: [FaceNumber], collapses: Bool = false, playerSeed: UInt64 = 1
  ) throws -> Concentration
  where P.Opening == PairOpening, P.Event == PairEvent, P.Move == TileMove {
    var table = Concentration(faces, collapses: collapses)
    var player = P(
      PairOpening(tileCount: faces.count, collapses: collapses), playerSeed: playerSeed)
    while !table.isWon { player.see(try table.turn(player.move().tile)) }
    return table
  }

  /// All layouts of so many pairs.
  private func layouts(_ counts: [Int]) -> [[FaceNumber]] {
    guard counts.contains(where: { $0 > 0 }) else { return [[]] }
    return counts.indices.filter { counts[$0] > 0 }.flatMap { face in
      var rest = counts
      rest[face] -= 1
      return layouts(rest).map { [FaceNumber(face)] + $0 }
    }
  }

  @Test(arguments: [2, 3, 4])
  func perfectMemoryTakesExactlyWhatTheTheorySays(pairs: Int) throws {
    let all = layouts(Array(repeating: 2, count: pairs))
    var games = [Int: Int]()
    for layout in all { games[try play(PerfectMemory.self, layout).moves, default: 0] += 1 }
    let theory = PairTheory(pairs: pairs).distribution
    for (moves, count) in games {
      let share = Double(count) / Double(all.count)
      #expect(abs(share - theory.probability(of: moves)) < 1e-12)
    }
  }

  private func layout(_ pairs: Int, _ seed: UInt64) -> [FaceNumber] {
    var faces = (0..<2 * pairs).map { FaceNumber($0 / 2) }
    var random = SeededRandom(seed: seed)
    random.shuffle(&faces)
    return faces
  }

  @Test func collapsingMakesNoDifferenceToAPerfectMemory() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let layout = layout(8, seed)
      let moves = try play(PerfectMemory.self, layout).moves
      #expect(try play(PerfectMemory.self, layout, collapses: true).moves == moves)
      for playerSeed in 1...3 as ClosedRange<UInt64> {
        #expect(try play(Forgetful.self, layout, collapses: true, playerSeed: playerSeed).isWon)
        #expect(try play(RandomTurner.self, layout, collapses: true, playerSeed: playerSeed).isWon)
      }
    }
  }

  /// With m tiles left a move finds a pair once in m - 1 times, so n pairs take n squared moves.
  @Test func turningAnyTilesTakesTheSquareOfThePairs() throws {
    let moves = try (1...4000 as ClosedRange<UInt64>).map {
      try play(RandomTurner.self, layout(4, $0), playerSeed: ~$0).moves
    }
    let mean = Double(moves.reduce(0, +)) / 4000
    #expect(abs(mean - 16) < 4 * 8 / 4000.squareRoot())
  }

  @Test func theLessIsRememberedTheMoreMovesItTakes() throws {
    func total<P: Player>(_ player: P.Type) throws -> Int
    where P.Opening == PairOpening, P.Event == PairEvent, P.Move == TileMove {
      try (1...200 as ClosedRange<UInt64>).reduce(0) {
        $0 + (try play(player, layout(6, $1), playerSeed: $1).moves)
      }
    }
    let totals = try [
      total(PerfectMemory.self), total(Forgetful.self), total(RandomTurner.self),
    ]
    #expect(totals[0] < totals[1] && totals[1] < totals[2])
  }

  // MARK: Reviews

  private func review(_ faces: [FaceNumber], _ tiles: [Int]) throws -> PairReview {
    var table = Concentration(faces)
    var review = PairReview(PairOpening(tileCount: faces.count))
    for tile in tiles { review.see(try table.turn(tile)) }
    #expect(table.isWon)
    return review
  }

  private let english = Presentation(language: .en)

  @Test func whatWasForgottenIsTold() throws {
    // Tile 3 has its mate at 1, which was seen; 4 is turned instead.
    let review = try review([0, 1, 0, 1], [1, 2, 3, 4, 1, 3, 2, 4])
    #expect(
      review.sentences(english) == [
        "1 of 2 misses could have been avoided, in move 2: "
          + "tile 3 had its mate at 1, which had been seen.",
        "No find was luck.",
      ])
    #expect(review.fields.text == #"{"avoidable":1,"lucky":0}"#)
    #expect(review.picture(english) == ["·×◆◆", "◆ sure  · search  × avoidable"])
  }

  @Test func whatCouldOnlyMissIsTold() throws {
    let review = try review([0, 1, 0, 1, 2, 2], [1, 2, 1, 2, 3, 1, 4, 2, 5, 6])
    #expect(
      review.sentences(english)[0]
        == "1 of 2 misses could have been avoided, in move 2: tile 2 had been seen to be another.")
    #expect(review.sentences(english)[1] == "No find was luck.")
  }

  @Test func luckIsCalledSo() throws {
    let review = try review([0, 0, 1, 1], [1, 2, 3, 4])
    #expect(
      review.sentences(english) == [
        "Not one miss: nobody could do better.",
        "1 of 2 finds was luck: the mate had not been seen.",
      ])
    #expect(review.sentences(Presentation(language: .zh))[1] == "2 对里有 1 对是运气：另一张之前没翻过。")
  }

  @Test func whoForgetsNothingIsToldSo() throws {
    let review = try review([0, 1, 0, 1], [1, 2, 3, 1, 4, 2])
    #expect(
      review.sentences(english) == [
        "No miss could have been avoided.", "No find was luck.",
      ])
  }

  @Test func aHintSaysWhatHasBeenSeen() throws {
    var table = Concentration([0, 1, 0, 1])
    var expert = PerfectMemory(PairOpening(tileCount: 4), playerSeed: 0)
    func hint() -> String {
      "\(expert.move()) " + expert.reason(english)
    }
    #expect(hint() == "1 No pair is known, and an unseen tile tells most.")
    expert.see(try table.turn(1))
    #expect(
      hint() == "2 The mate of the one that is up has not been seen: it may be any unseen tile.")
    expert.see(try table.turn(2))
    expert.see(try table.turn(3))
    #expect(hint() == "1 It has the same face as tile 3, which is up.")
    expert.see(try table.turn(4))
    #expect(hint() == "1 Its mate is tile 3; you have seen both.")
    for tile in [1, 3] { expert.see(try table.turn(tile)) }
    #expect(hint() == "2 Its mate is tile 4; you have seen both.")

    var sure = PerfectMemory(PairOpening(tileCount: 6), playerSeed: 0)
    var three = Concentration([0, 1, 2, 1, 2, 0])
    for tile in [2, 3, 4, 5, 1] { sure.see(try three.turn(tile)) }
    #expect(
      sure.reason(english)
        == "All the others have been seen, so its mate is here.")

    var playerSeed = PerfectMemory(PairOpening(tileCount: 4), playerSeed: 0)
    var pairs = Concentration([0, 0, 1, 1])
    for tile in [1, 2] { playerSeed.see(try pairs.turn(tile)) }
    #expect(
      playerSeed.reason(english) == "Only two tiles are left, so they are a pair.")
    playerSeed.see(try pairs.turn(3))
    #expect(
      playerSeed.reason(english) == "Only two tiles are left, so they are a pair.")
  }
}
