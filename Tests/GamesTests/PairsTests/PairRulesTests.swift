import Pairs
import TestSupport
import Testing
import Tiles

/// The rules of find-the-pairs, sentence by sentence.
@Suite(.oneByOne) struct PairRulesTests {
  /// The tiles without the spaces between them.
  private func sight(_ round: LetterRound) -> String {
    String(round.tiles.filter { $0 != " " })
  }

  // MARK: Turning

  @Test func twoTilesOfTheSameFaceAreMatched() throws {
    var round = try LetterRound("a b a b")
    try expectEqual(round.play("1 3"), ["up 1 now 1 face 0", "match 3 with 1 face 0"])
    expectEqual(sight(round), "[a].[a].")
    #expect(round.score == 1 && round.position.mismatches == 0)
  }

  @Test func twoTilesOfDifferentFacesStayUp() throws {
    var round = try LetterRound("a b a b")
    try expectEqual(round.play("1 2"), ["up 1 now 1 face 0", "mismatch 2 with 1 face 1"])
    expectEqual(sight(round), "ab..")
    #expect(round.score == 1 && round.position.mismatches == 1)
  }

  @Test func theNextTileTurnsTheTwoDown() throws {
    var round = try LetterRound("a b a b")
    try expectEqual(round.play("1 2 3").last, "up 3 now 3 face 0")
    expectEqual(sight(round), "..a.")
  }

  @Test(arguments: [("1", "a..."), ("2", ".b..")])
  func theNextTileMayBeOneOfTheTwo(tile: String, seen: String) throws {
    var round = try LetterRound("a b a b")
    try round.play("1 2")
    try round.play(tile)
    expectEqual(sight(round), seen)
    expectEqual(round.score, 1)
  }

  @Test func theOnlyTileThatIsUpIsRefused() throws {
    var round = try LetterRound("a b a b")
    try round.play("1")
    #expect(throws: TileRefusal(.onlyOneUp, NumberMove(1))) { try round.play("1") }
    expectEqual(sight(round), "a...")
    expectEqual(round.turns, 1)
    // It still waits for the other tile of its move.
    try expectEqual(round.play("3"), ["match 3 with 1 face 0"])
  }

  @Test func numbersWithoutATileAreRefused() throws {
    var round = try LetterRound("a b a b")
    for tile in [0, 5, 128, 256, .max] {
      #expect(throws: TileRefusal(.outside, NumberMove(tile))) { try round.play("\(tile)") }
    }
    expectEqual(round.turns, 0)
  }

  // MARK: Matched pairs

  @Test func aMatchedPairIsInSightUntilTheNextTileTurns() throws {
    var round = try LetterRound("a b a b")
    try round.play("1 3")
    for tile in [1, 3] {
      #expect(throws: TileRefusal(.matched, NumberMove(tile))) { try round.play("\(tile)") }
    }
    expectEqual(sight(round), "[a].[a].")
    try round.play("2")
    expectEqual(sight(round), "_b_.")
    for tile in [1, 3] {
      #expect(throws: TileRefusal(.empty, NumberMove(tile))) { try round.play("\(tile)") }
    }
    expectEqual(sight(round), "_b_.")
  }

  @Test func thePairsMayStayInSightToTheEnd() throws {
    var round = try LetterRound("a b c a b c", matched: .stay)
    try round.play("1 4 2 3")
    expectEqual(sight(round), "[a]bc[a]..")
    for tile in [1, 4] {
      #expect(throws: TileRefusal(.matched, NumberMove(tile))) { try round.play("\(tile)") }
    }
    try round.play("2 5")
    expectEqual(sight(round), "[a][b].[a][b].")
    try round.play("6 3")
    expectEqual(sight(round), "[a][b][c][a][b][c]")
    expectEqual(round.position.phase, .won)
  }

  // MARK: The score

  @Test func twoTilesTurnedMakeOneMove() throws {
    var round = try LetterRound("a b a b")
    var scores: [Int] = []
    for tile in ["1", "2", "3", "1", "4", "2"] {
      try round.play(tile)
      scores.append(round.score)
    }
    expectEqual(scores, [0, 1, 1, 2, 2, 3])
    expectEqual(round.position.mismatches, 1)
    expectEqual(type(of: round.position).unit.name, "moves")
  }

  @Test func theGameIsWonWhenAllPairsAreMatched() throws {
    var round = try LetterRound("a b b a")
    try round.play("2 3 1")
    expectEqual(round.position.phase, .turn(.first))
    try round.play("4")
    expectEqual(round.position.phase, .won)
    expectEqual(sight(round), "[a]__[a]")
    #expect(throws: TileRefusal(.ended, NumberMove(1))) { try round.play("1") }
    #expect(throws: TileRefusal(.ended, NumberMove(9))) { try round.play("9") }
  }

  // MARK: Closing up

  @Test func placesCloseUpAtTheNextTurn() throws {
    var round = try LetterRound("a b a c b c", matched: .closeUp)
    try round.play("1 3")
    expectEqual(sight(round), "[a].[a]...")
    expectEqual(round.position.lastNumber, 6)
    #expect(throws: TileRefusal(.matched, NumberMove(3))) { try round.play("3") }
    // 4 means the board as last shown, on which the pair was in sight.
    try expectEqual(round.play("4"), ["up 4 now 2 face 2"])
    expectEqual(sight(round), ".c..")
    expectEqual(round.position.lastNumber, 4)
    #expect(throws: TileRefusal(.onlyOneUp, NumberMove(2))) { try round.play("2") }
    #expect(throws: TileRefusal(.outside, NumberMove(5))) { try round.play("5") }
    try expectEqual(round.play("4"), ["match 4 with 2 face 2"])
    try expectEqual(round.play("1"), ["up 1 now 1 face 1"])
    expectEqual(sight(round), "b.")
    try expectEqual(round.play("2"), ["match 2 with 1 face 1"])
    expectEqual(round.position.phase, .won)
    expectEqual(sight(round), "[b][b]")
  }

  @Test func aMismatchLeavesTheNumbersAsTheyAre() throws {
    var round = try LetterRound("a b a c b c", matched: .closeUp)
    try round.play("1 3 2 4")
    try expectEqual(round.play("4"), ["up 4 now 4 face 2"])
    expectEqual(sight(round), "...c")
  }

  /// A table of real tiles, of which the matched ones are taken away at the next turn.
  @Test func closingUpIsTakingTheTilesAway() throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var names = ["a", "a", "b", "b", "c", "c", "d", "d", "e", "e"]
      random.shuffle(&names)
      var round = try LetterRound(names.joined(separator: " "), matched: .closeUp)
      var table = Array(names.indices)
      var (up, gone) = ([Int](), Set<Int>())
      while round.position.phase.isPlaying {
        let number = 1 + Int(random.below(UInt64(table.count + 1)))
        guard number <= table.count, !gone.contains(table[number - 1]),
          up.count != 1 || up != [table[number - 1]]
        else {
          #expect(throws: TileRefusal.self) { try round.play("\(number)") }
          continue
        }
        let tile = table[number - 1]
        if up.count != 1 {
          up = [tile]
          table.removeAll(where: gone.contains)
          gone = []
          let now = (table.firstIndex(of: tile) ?? 0) + 1
          #expect(try round.play("\(number)")[0].hasPrefix("up \(number) now \(now) "))
        } else {
          let other = (table.firstIndex(of: up[0]) ?? 0) + 1
          up.append(tile)
          let isPair = names[up[0]] == names[tile]
          #expect(
            try round.play("\(number)")[0]
              .hasPrefix("\(isPair ? "match" : "mismatch") \(number) with \(other) "))
          if isPair { gone = Set(up) }
        }
        let shown = table.map { tile in
          gone.contains(tile)
            ? "[\(names[tile])]" : up.contains(tile) ? names[tile] : "."
        }
        expectEqual(sight(round), shown.joined())
      }
    }
  }

  // MARK: Events

  @Test func eventsHaveATextForm() {
    for outcome in [TileOutcome.up, .match, .mismatch] {
      for (tile, other, face) in [(1, 1, 0), (1, 128, 63), (128, 2, 17)] {
        let event = PairEvent(outcome, tile, other, FaceNumber(face))
        expectEqual(PairEvent(event.description), event)
        #expect((event.tile, event.other, Int(event.face)) == (tile, other, face))
      }
    }
    expectEqual(PairEvent(.up, 4, 2, 9).description, "up 4 now 2 face 9")
    expectEqual(PairEvent(.mismatch, 4, 2, 9).description, "mismatch 4 with 2 face 9")
  }

  @Test(arguments: [
    "", "up", "up 1", "up 1 now 1", "up 1 now 1 face", "up 1 now 1 face x", "up 1 with 1 face 0",
    "match 1 now 2 face 0", "down 1 now 1 face 0", "turn 1 now 1 face 0", "up 1 now 1 face 0 more",
    "up -1 now 1 face 0", "up 1 now 1 face 256", "up 256 now 1 face 0", "up 1 now 1 tile 0",
    "up +1 now 1 face 0", "up 1 now +1 face 0", "up 1 now 1 face +0",
  ])
  func anyOtherTextIsNoEvent(text: String) {
    expectEqual(PairEvent(text), nil)
  }
}
