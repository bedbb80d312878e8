import GameCore
import TestSupport
import Testing

@Suite struct ScoreTests {
  @Test func theGreaterScoreIsTheBetter() {
    #expect(Guesses(3) > Guesses(4))
    expectEqual([Moves(5), Moves(2)].max(), Moves(2))
  }

  @Test func unitsAreCounted() {
    let strokes = ScoreUnit("strokes", one: "stroke", zh: "杆", .lower)
    let goals = ScoreUnit("goals", one: "goal", zh: "球", .higher)
    expectEqual(strokes.counted(1, .en), "1 stroke")
    expectEqual(strokes.counted(0, .en), "0 strokes")
    expectEqual(goals.counted(-1, .en), "-1 goal")
    expectEqual(goals.counted(-2, .zh), "-2 球")
    let lead = strokes.ahead
    #expect(lead.name == "strokes ahead" && lead.counted(2, .en) == "2 strokes")
    expectEqual(lead.better, .higher)
  }
}

/// The results of two players at the same deal.
@Suite struct GameResultTests {
  @Test func theBetterScoreIsAhead() {
    expectEqual(GameResult(score: 5).lead(over: GameResult(score: 7), .lower), 2)
    expectEqual(GameResult(score: 5).lead(over: GameResult(score: 7), .higher), -2)
    expectEqual(GameResult(score: 5).lead(over: GameResult(score: 5), .lower), 0)
  }

  @Test func aLostGameIsBehindEveryWonOne() {
    let (won, lost) = (GameResult(score: 9), GameResult(score: 3, isLost: true))
    expectEqual(won.lead(over: lost, .lower), 1)
    expectEqual(lost.lead(over: won, .lower), -1)
    expectEqual(won.lead(over: lost, .higher), 6)
    expectEqual(lost.lead(over: GameResult(score: 4, isLost: true), .lower), 0)
  }
}
