import Foundation
import GameCore
import TestSupport
import Testing

/// Two at one board.
@Suite(.oneByOne) struct VersusTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  private func run(_ line: String) throws -> String { try process.run(line).output }

  // MARK: Turns (the tiles of seed 42 are 1 4, 2 8, 3 10, 5 6, 7 12, 9 11)

  @Test func aPairGoesOnAndAMissPasses() throws {
    let lines = try run("arcade memorize --versus person --seed 42 --json 1 4 2 3 8 2")
      .split(separator: "\n")
    let seats = lines.dropFirst().dropLast().compactMap { line in
      line.firstRange(of: /"seat":\d/).map { line[$0].suffix(1) }
    }
    expectEqual(seats, ["1", "1", "1", "1", "2", "2"])
    #expect(lines[0].contains(#""seats":2"#))
    #expect(lines[lines.count - 1].contains(#""scores":[1,1]"#))
  }

  /// As large as alone.
  @Test func theCardsOfTwoAreLarge() throws {
    let played = try process.play("arcade cards --versus person --seed 1", ["1 Enter", "q q"])
    for (first, last) in [("1", "8"), ("9", "16"), ("17", "24")] {
      let row = played.shown[0].first { line in
        let words = line.split { !$0.isNumber }.map(String.init)
        return words.first == first && words.last == last
      }
      #expect(row != nil, "\(played.shown[0])")
    }
  }

  @Test func mostPairsWin() throws {
    let text = try run("arcade memorize --versus person --seed 42 1 4 2 8 3 10 5 6 7 12 9 11")
    #expect(text.contains("Player 1 wins by 6 pairs!"))
    #expect(text.contains("Score: player 1: 6, player 2: 0 (seed 42)"))
    let drawn = try run(
      "arcade memorize --versus person --names Ann,Ben --seed 42 1 4 2 8 3 10 5 7 6 5 7 12 9 11")
    #expect(drawn.contains("A draw, 3 pairs each."))
  }

  @Test func theJSONNamesTheWinner() throws {
    func last(_ moves: String) throws -> String {
      try run("arcade memorize --pairs 2 --versus person --seed 42 --json \(moves)")
        .split(separator: "\n").last.map(String.init) ?? ""
    }
    var ends: [String] = []
    for moves in ["1 2 3 4", "1 3 2 4", "1 4 2 3"] {
      for start in ["", "1 2 ", "1 3 ", "1 4 "] { ends.append(try last(start + moves)) }
    }
    for end in ends {
      let scores = end.firstMatch(of: /"scores":\[(\d),(\d)\]/).map { (Int($0.1), Int($0.2)) }
      let (one, other) = (scores?.0 ?? 0, scores?.1 ?? 0)
      let winner = end.firstMatch(of: /"winner":(\d|null)/).map { String($0.1) }
      let isOver = !end.contains("unfinished")
      expectEqual(
        winner, (!isOver ? nil : one == other ? "null" : one > other ? "1" : "2"), "\(end)")
    }
    #expect(ends.contains { $0.contains("winner") } && ends.contains { !$0.contains("winner") })
  }

  @Test func helpSaysWhatTurningDownDoesForTwo() throws {
    #expect(
      try run("arcade cards --versus person --seed 1 help").contains(
        "turning it back down is free, but ends your turn if you turned it up yourself."))
    #expect(try run("arcade cards --seed 1 help").contains("turning it back down is free.\n"))
  }

  @Test func whoHasTheHigherScoreWinsCards() throws {
    // Turning a card up and back down is a turn.
    let text = try run("arcade cards --versus person --seed 1 1 1 2 2 1")
    #expect(text.contains("Player 1, tile 1: 10 of spades"))
    #expect(text.contains("Player 2, tile 2"))
    #expect(text.hasSuffix("Score: player 1: -2, player 2: -1, unfinished (seed 1)\n"))
  }

  /// Turning one's own card down ends the turn, whatever was up when it began.
  @Test func nobodyPeeksForEver() throws {
    let lines = try run("arcade cards --versus person --seed 7 --json 1 2 2 3 3 4 4")
      .split(separator: "\n").dropFirst().dropLast()
    let seats = lines.compactMap { line in
      line.firstRange(of: /"seat":\d/).map { line[$0].suffix(1) }
    }
    expectEqual(seats, ["1", "1", "2", "2", "2", "1", "1"])
  }

  @Test func fourTurnsWithoutAnythingNewEndIt() throws {
    let text = try run(
      "arcade memorize --versus person --seed 42 1 2 1 2 1 2 1 2 1 2 3")
    #expect(
      text.contains("Nothing new in four turns, so the game ends here. A draw, 0 pairs each."))
    // A turn that shows something begins to count again.
    let other = try run("arcade memorize --versus person --seed 42 1 2 1 2 1 2 3 5 1 2 1 2 1 2")
    #expect(!other.contains("Nothing new"))
  }

  @Test func theRivalPlaysItsTurns() throws {
    let text = try run("arcade memorize --versus expert --seed 42 1 2")
    #expect(text.contains("No pair with tile 1. Expert's turn."))
    #expect(text.contains("Expert, tile"))
    let json = try run("arcade memorize --versus expert --begins 2 --seed 42 --json")
    #expect(json.contains(#""seat":2"#))
    // The same rival plays the same from the same seed.
    try expectEqual(run("arcade memorize --versus expert --begins 2 --seed 42 --json"), json)
  }

  @Test func theJSONLinesHaveNamesOnlyWhereThereAreSome() throws {
    let json = try run("arcade memorize --versus person --seed 42 --json 1 99")
    #expect(!json.contains(#""names""#))
    let seats = json.split(separator: "\n").filter { $0.contains(#""seat":1"#) }
    // The move, the refusal and the end, which is that of seat 1.
    expectEqual(seats.count, 3)
    let named = try run("arcade memorize --versus person --names Ann,Ben --seed 42 --json")
    #expect(named.contains(#""names":"Ann,Ben""#))
    // Records have them in any case.
    _ = try process.run("arcade memorize --versus person --seed 42 --record -q 1 4 2 8")
    #expect(try !process.run("arcade scores memorize --json").output.contains(#""names""#))
    try expectEqual(process.run("arcade verify").status, 0)
  }

  @Test func hintsAreCountedBySeat() throws {
    let text = try run(
      "arcade memorize --versus person --names Ann,Ben --seed 42 hint 1 2 hint 3")
    #expect(text.contains("(hints: 1 by Ann, 1 by Ben)"))
  }

  @Test(arguments: [
    ("arcade guess --versus person", "guess has no --versus; cards, memorize and tunes do"),
    ("arcade guess --names Ann,Ben", "guess has no --names; cards, memorize and tunes do"),
    ("arcade memorize --versus exprt", "did you mean 'expert'?"),
    ("arcade memorize --names Ann,Ben", "--names requires --versus"),
    ("arcade memorize --versus person --names Ann", "takes two different names"),
    ("arcade memorize --versus person --names É,E\u{301}", "takes two different names"),
    (
      "arcade memorize --versus person --names a\(String(repeating: "\u{301}", count: 64)),b",
      "takes two different names"
    ),
    ("arcade memorize --versus person --names Ann,Ann", "takes two different names"),
    ("arcade memorize --versus person --watch expert", "cannot be combined"),
    ("arcade memorize --watch expert --versus person", "cannot be combined"),
    ("arcade memorize --versus person --begins 3", "--begins takes 1 or 2, not '3'"),
    ("arcade memorize --versus person --speed step", "--speed step requires --watch"),
    ("arcade memorize --versus Person", "did you mean 'person'?"),
    ("arcade memorize --versus forgetful:99", "; 'forgetful:N' takes a number from 1 to 64"),
    ("arcade memorize --race forgetful:0", "; 'forgetful:N' takes a number from 1 to 64"),
    ("arcade tunes --watch forgetful:x", "'forgetful:N' takes a number from 1 to 64"),
    ("arcade deal memorize --versus person", "deal memorize has no --versus; cards, memorize and"),
    ("arcade deal guess --race=expert", "deal guess has no --race; cards, memorize, guess"),
    ("arcade resume --best-of 3", "resume has no --best-of; cards, memorize, guess"),
    ("arcade scores tunes --names Ann,Ben", "scores has no --names; cards, memorize and tunes do"),
    ("arcade guess --pairs 3", "guess has no --pairs; memorize and tunes do\n"),
    ("arcade verify --best", "verify has no --best; scores does\n"),
  ])
  func whatDoesNotGoIsSaid(line: String, message: String) throws {
    let outcome = try process.run(line)
    #expect(outcome.status == 2 && outcome.error.contains(message), "\(outcome.error)")
  }

  // MARK: Records

  @Test func aGameOfTwoIsResumedReplayedSharedAndVerified() throws {
    let line = "arcade memorize --versus person --names Ann,Ben --seed 42"
    _ = try run("\(line) --record --quiet 1 4 2 3")
    let resumed = try run("arcade resume memorize --json 8 2 1")
    #expect(resumed.contains(#""scores":[1,1]"#) && resumed.contains("\"seats\":2"))
    _ = try run("arcade resume memorize --quiet 3 10 5 6 7 12 9 11")
    #expect(try run("arcade verify").contains("1 record, all verified."))
    #expect(try run("arcade share").contains("--versus person --names Ann,Ben --seed 42"))
    #expect(try run("arcade replay").contains("Ben, tile 2: "))
    #expect(try run("arcade replay --json").contains(#""seat":2"#))
    let scores = try run("arcade scores")
    #expect(scores.hasPrefix("memorize: Ann – Ben\n"))
    #expect(scores.contains("1 game: Ann won 0, Ben won 1, 0 drawn.") && scores.contains("Ben by"))
    #expect(try run("arcade replay memorize").contains("Ben, tile 2: "))
    #expect(try run("arcade replay --list").contains("memorize: Ann lost to Ben by"))
    #expect(!scores.contains("Best"))
  }

  @Test func aGameWithABotIsResumed() throws {
    let all = "1 2 3 5 7 9 4 6 8 10 11 12 1 2 3 5 7 9 4 6 8 10 11 12 1 2 3 5 7 9 4 6 8 10 11 12"
    let line = "arcade memorize --versus forgetful --seed 7"
    let whole = try run("\(line) \(all)")
    _ = try run("\(line) --record --quiet 1 2 3")
    let rest = try run("arcade resume memorize 5 7 9 4 6 8 10 11 12 \(all)")
    #expect(whole.contains("Forgetful") && rest.contains("Forgetful"))
    #expect(whole.contains(" by ") || whole.contains("A draw"), "it was not finished")
    // Nothing is different after the moves that were made before.
    let news = { (text: String) in text.split(separator: "\n").filter { $0.contains(" pair") } }
    expectEqual(Array(news(rest).suffix(10)), Array(news(whole).suffix(10)))
    expectEqual(rest.split(separator: "\n").last, whole.split(separator: "\n").last)
    try expectEqual(run("arcade verify"), "1 record, all verified.\n")
  }

  @Test func soloStatisticsDontMix() throws {
    _ = try run(
      "arcade memorize --versus person --seed 42 --record --quiet 1 4 2 8 3 10 5 6 7 12 9 11")
    #expect(try run("arcade scores --options versus=person").contains("1 game"))
    let solo = try run("arcade memorize --seed 7 --record --quiet 1 2; arcade scores")
    #expect(!solo.contains("median 6"))
  }

  // MARK: The screen

  @Test func theSeatsStandAboveTheBoard() throws {
    let played = try process.play(
      "arcade memorize --versus person --names Ann,Ben --seed 42 --no-animation",
      ["", "0 1 0 4", "0 2 0 3", "H"])
    #expect(played.shows("▸■ Ann 0 pairs◂", after: 0) && played.shows("□ Ben 0 pairs", after: 0))
    #expect(played.shows("▸■ Ann ▮ 1 pair◂", after: 1))
    #expect(played.shows("▸□ Ben 0 pairs◂", after: 2) && played.shows("Ben's turn.", after: 2))
    #expect(played.shows("Hint", after: 3))
  }

  @Test func aBotMovesAtAPaceThatCanBeFollowed() throws {
    let line = "arcade memorize --versus expert --seed 42 --no-animation"
    let played = try process.play(line, ["0 1 0 2", "0 5", .wait(20_000)])
    #expect(played.shows("▸□ Expert 0 pairs◂", after: 0))
    #expect(!played.shows("It is not your turn yet.", after: 2))
    #expect(played.shows("▸■ You 0 pairs◂", after: 2) || played.shows("▮", after: 2))
    let fast = try process.play(line + " --speed 100", ["0 1 0 2", .wait(3000)])
    #expect(fast.shows("▸■ You", after: 1))
  }

  @Test func theEndSaysWhoWon() throws {
    let shown = try process.play(
      "arcade memorize --versus person --names Ann,Ben --seed 42 --no-animation",
      ["0 1 0 4 0 2 0 8 0 3 1 0 0 5 0 6 0 7 1 2 0 9 1 1", .wait(3000), "n"])
    #expect(shown.shows("Ann wins by 6 pairs!", after: 1))
    // The other one begins the next deal.
    #expect(shown.shows("▸□ Ben 0 pairs◂", after: 2))
  }

  @Test func itSpeaksChinese() throws {
    let text = try run("LANG=zh_CN.UTF-8 arcade memorize --versus expert --seed 42 1 2 quit")
    #expect(text.contains("你和高手轮流翻，配上了接着翻。") && text.contains("轮到高手。"))
  }
}
