import Foundation
@testable import GameCore
import GuessGame
import Records
import TestSupport
import Testing
@testable import App

/// Races as people play them: in lines, on the screen, left and resumed.
@Suite(.oneByOne) struct RacePlayTests {
  @Test func racesAndSoloGamesDoNotMix() throws {
    let process = try InProcess()
    _ = try process.run("arcade guess -s 42 --record --quiet 50 8")
    _ = try process.run("arcade guess -s 42 --race expert --record --quiet 8")
    let scores = try process.run("arcade scores guess").output.split(separator: "\n\nguess, ")
    try #require(scores.count == 2)
    #expect(scores[0].contains("1 game, median 2.") && !scores[0].contains("ahead"))
    #expect(scores[1].hasPrefix("race: you – Expert\n1 game: you won 1, Expert won 0,"))
    try expectEqual(process.run("arcade verify").output, "2 records, all verified.\n")
  }

  @Test func aSeriesIsPlayedInLines() throws {
    let process = try InProcess()
    let printed = try process.type(
      "arcade guess --race expert --best-of 1 -s 42", "8\nno\n"
    ).output
    #expect(printed.contains("You win by 4 guesses! You win the series 1–0!"))
    let next = try process.type("arcade guess --race expert --best-of 5 -s 42", "8\nno\n")
    #expect(next.output.contains("You win by 4 guesses! Series: 1–0, first to 3."))
    #expect(next.output.hasSuffix("The series ends here, undecided.\n"), "\(next.output)")
    #expect(next.output.contains("\n1 Next race\n"))
    #expect(next.output.contains(" Back: the series ends\n"))
    // Nor is a series kept by a race without a move.
    let moveless = try process.type(
      "arcade guess --race expert --best-of 5 -s 42", "8\nnext\nback\n"
    ).output
    #expect(
      moveless.contains("You left before the first move.\nThe series ends here, undecided.\n"))
    #expect(!printed.contains("The series ends here"))
    let left = try process.plain(
      "guess --race expert --best-of 5 -s 42 --lang zh", "8", "下一局", "50")
    // The deal is any one, and 50 may be its number.
    let isLeft = left.contains("这一局没玩完。\n5 局 3 胜，你以 1 比 0 领先。\n")
    #expect(isLeft || left.contains("50 猜对了"), "\(left)")
  }

  @Test func aRaceIsPlayedOnTheScreen() throws {
    let process = try InProcess()
    let played = try process.play(
      "arcade guess -s 42 --race expert --record",
      ["", "5 0 Enter", "8 Enter", .wait(3000), "n", "q"])
    #expect(played.shows("■ You 0 guesses", after: 0) && played.shows("□ Expert 0", after: 0))
    #expect(played.shows("□ Expert 1 guess", after: 1))
    // After the confetti for the first win.
    #expect(played.shows("You win by 3 guesses!", after: 3))
    #expect(played.shows("Series: 1–0, first to 2.", after: 3))
    #expect(played.shows("You beat Expert for the first", after: 3))
    #expect(played.shows("series 1–0", after: 4))
    // In another home the deal isn't known.
    let chinese = try InProcess().play(
      "arcade guess -s 42 --race expert --lang zh",
      ["5 0 Enter", "8 Enter", .wait(3000), "q"])
    #expect(chinese.shows("□ 高手 1 次", after: 0))
    #expect(chinese.shows("你少用了 3 次，赢了！", after: 2))
    #expect(chinese.shows("总比分 1–0，先胜 2 局者赢。", after: 2))
    // One's own board is rated as if one played alone.
    #expect(chinese.shows("▀█████████▀", after: 2))
  }

  @Test func aRaceLeftIsResumed() throws {
    let process = try InProcess()
    let left = try process.play(
      "arcade memorize -s 42 --race expert --record", ["1 Enter 4 2 8", "q q"])
    #expect(left.shows("□ Expert ○○○○○○ 2 moves", after: 0))
    let front = try process.play("arcade settings lesson off; arcade", [""])
    #expect(front.shows("you 2, Expert 2", after: 0))
    let resumed = try process.play(
      "arcade resume --no-animation", ["", "3 1 0 5 6 7 1 2 9 1 1", "n"])
    #expect(resumed.shows("■ You ●●○○○○ 2 moves", after: 0))
    #expect(resumed.shows("Series: 1–0, first to 2.", after: 1))
    #expect(resumed.shows("series 1–0", after: 2))
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
  }

  @Test func aResumedRaceContinuesItsSeries() throws {
    let process = try InProcess()
    let line = "arcade guess --race expert --best-of 5 --range 0-999999 --record"
    // The first race is given up, and the second one left.
    _ = try process.play(line, ["5 Enter", "n n", "5 Enter", "q q"])
    let journals = try journals(of: process)
    #expect(
      journals.count == 1 && journals[0].contains("\trange=0-999999 race=expert series=5:0-1\t"))
    #expect(try process.play("arcade", [""]).shows("series 0–1", after: 0))
    let told = try process.type("arcade resume guess --plain", "quit\n").output
    #expect(told.contains("Best of 5: Expert leads 1 to 0.\n"), "\(told)")
    let resumed = try process.play("arcade resume guess", ["", "n n"])
    #expect(resumed.shows("series 0–1", after: 0) && resumed.shows("series 0–2", after: 1))
    let listed = try process.run("arcade replay --list").output
    #expect(listed.contains("you – Expert (unfinished),") && !listed.contains("a draw"))
    let history = try process.run("arcade scores guess --json").output
    #expect(!history.contains("series"))
    try expectEqual(process.run("arcade verify").output, "2 records, all verified.\n")
  }

  private func journals(of process: InProcess) throws -> [String] {
    let state = try #require(StateFolder { $0 == "HOME" ? process.home.path : nil })
    return try state.journals().map { try String(contentsOfFile: $0, encoding: .utf8) }
  }

  @Test func aJournalWithoutASeriesStandsAlone() throws {
    let standingAlone = try Guess.options(recorded: "range=0-99 race=expert", .race).1
    expectEqual(standingAlone?.series, nil)
    // The words may stand in any order.
    let text = "race=expert range=0-99 series=5:1-2:again"
    let (options, counted) = try Guess.options(recorded: text, .race)
    #expect(counted?.series?.description == "5:1-2:again" && counted?.bestOf == 5)
    expectEqual(options.recorded(with: counted), "range=0-99 race=expert")
    expectEqual(options.journaled(with: counted), "range=0-99 race=expert series=5:1-2:again")
    expectEqual(options.recorded(with: nil), "range=0-99")
    let way = GameVariant(Guess.self, .race)
    #expect(way.fields("race=random")?.text == #"{"lies":"0","race":"random","range":"0-99"}"#)
    #expect(way.normalForm(of: "race=eager") == nil && way.recordName == "guess-race")
    #expect(way.unit.better == .higher)
    for text in ["3", "3:1", "3:2-0", "4:1-0", "3:1-0:x", "3:01-0", "3:1--0", "101:0-0", ""] {
      expectEqual(Series(text), nil, "\(text)")
      #expect(throws: UserError.self) {
        _ = try Guess.options(recorded: "race=expert series=\(text)", .race)
      }
    }
  }
}
