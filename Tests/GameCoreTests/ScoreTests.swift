import GameCore
import Testing
import TextUI

private struct Strokes: Score {
  let value: Int
  static let unit = ScoreUnit("strokes", one: "stroke", zh: "杆")
  static let better = Direction.lower
}

private struct Goals: Score {
  let value: Int
  static let unit = ScoreUnit("goals", one: "goal", zh: "球")
  static let better = Direction.higher
}

@Suite struct ScoreTests {
  @Test func theGreaterScoreIsTheBetter() {
    #expect(Strokes(value: 3) > Strokes(value: 4))
    #expect(Goals(value: 4) > Goals(value: 3))
    #expect([Strokes(value: 5), Strokes(value: 2)].max() == Strokes(value: 2))
    #expect(Goals(value: -1) < Goals(value: 0))
  }

  @Test func unitsAreCounted() {
    #expect(Strokes.unit.counted(1, .en) == "1 stroke")
    #expect(Strokes.unit.counted(0, .en) == "0 strokes")
    #expect(Goals.unit.counted(-1, .en) == "-1 goal")
    #expect(Goals.unit.counted(-2, .zh) == "-2 球")
    let lead = Goals.unit.ahead
    #expect(lead.name == "goals ahead" && lead.counted(2, .en) == "2 goals")
  }
}

/// The results of two players at the same deal.
@Suite struct GameResultTests {
  @Test func theBetterScoreIsAhead() {
    #expect(GameResult(score: 5).lead(over: GameResult(score: 7), .lower) == 2)
    #expect(GameResult(score: 5).lead(over: GameResult(score: 7), .higher) == -2)
    #expect(GameResult(score: 5).lead(over: GameResult(score: 5), .lower) == 0)
  }

  @Test func aLostGameIsBehindEveryWonOne() {
    let (won, lost) = (GameResult(score: 9), GameResult(score: 3, isLost: true))
    #expect(won.lead(over: lost, .lower) == 1)
    #expect(lost.lead(over: won, .lower) == -1)
    #expect(won.lead(over: lost, .higher) == 6)
    #expect(lost.lead(over: GameResult(score: 4, isLost: true), .lower) == 0)
  }
}
