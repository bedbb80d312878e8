import GameCore
import Testing
import TextUI

@Suite struct ScoreTests {
  @Test func theGreaterScoreIsTheBetter() {
    #expect(Guesses(3) > Guesses(4))
    #expect([Moves(5), Moves(2)].max() == Moves(2))
  }

  @Test func unitsAreCounted() {
    let strokes = ScoreUnit("strokes", one: "stroke", zh: "杆", .lower)
    let goals = ScoreUnit("goals", one: "goal", zh: "球", .higher)
    #expect(strokes.counted(1, .en) == "1 stroke")
    #expect(strokes.counted(0, .en) == "0 strokes")
    #expect(goals.counted(-1, .en) == "-1 goal")
    #expect(goals.counted(-2, .zh) == "-2 球")
    let lead = strokes.ahead
    #expect(lead.name == "strokes ahead" && lead.counted(2, .en) == "2 strokes")
    #expect(lead.better == .higher)
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
