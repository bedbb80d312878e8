import Foundation
import GameCore
import Testing
@testable import Lines
@testable import Screens

/// The end of a game of two: its page, the look back and the last moves.
@Suite(.oneByOne) struct EndOfTwoTests {
  private static let line = "arcade memorize --versus person --names Ann,Ben --seed 42"

  /// Ann takes 1 4 and misses with 2 3; Ben takes two pairs and misses with 5 7; Ann has the rest.
  private static let game: ScriptedWindow.Step =
    "0 1 0 4 0 2 0 3 0 8 0 2 0 3 1 0 0 5 0 7 0 5 0 6 0 7 1 2 0 9 1 1"

  private func play(
    line: String = line, rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try InProcess().play("\(line) --no-animation", rows: rows, columns: columns, steps)
  }

  @Test func itSaysWhoWonAndHow() throws {
    let played = try play(Self.game)
    for text in [
      "Ann wins by 2 pairs!", "■ Ann     □ Ben", "█ █     ▀▀█", "▀▀█  –  █▀▀",
      "■ Ann: 3 steps could have been better, most of all",
      "□ Ben: Only step ",
    ] {
      #expect(played.shows(text, after: 0), "\(text)")
    }
  }

  @Test(
    arguments: [(8, 30), (12, 40), (16, 60), (24, 80), (40, 120), (60, 200)],
    ["", "--lang zh", "--ascii"])
  func itFillsTheWindow(size: (Int, Int), options: String) throws {
    let played = try play(line: "\(Self.line) \(options)", rows: size.0, columns: size.1, Self.game)
    let text = try #require(played.shown.last).joined(separator: "\n")
    #expect(text.contains(options == "--lang zh" ? "Ann 多得了 2 对，赢了！" : "Ann wins by 2 pairs!"))
    #expect(
      text.contains("4 – 2") || text.contains("4 - 2") || text.contains("▀▀█")
        || text.contains("██████"))
    for name in ["Ann", "Ben"] { #expect(text.contains(name)) }
    if options == "--ascii" { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  /// The game until Ben's first turn is over, and then Ann's, who takes all.
  private func lessons(_ start: String, _ options: String = "") throws -> String {
    try InProcess().run(
      "\(Self.line) \(options) \(start) hint 4 1 2 8 3 10 5 6 7 12 9 11"
    ).output
  }

  @Test func eachSeatHasItsOwnLesson() throws {
    let text = try lessons("1 2 1 2")
    #expect(text.contains("Ben: Only step 3 could have been better: tile 1 had been seen; "))
    #expect(text.contains("Ann: No move could have been better, thanks to hints.\n"))
    #expect(
      try lessons("1 2 4 3").contains(
        "Ben: Only step 4 could have been better: tile 3 was turned; tile 4's mate, tile 1, had "
          + "already been seen. It cost a lead of 1.1 pairs on average."))
    let chinese = try lessons("1 2 1 2", "--lang zh")
    #expect(chinese.contains("Ben：只有第 3 手没走好：1 号是翻过的；翻张没翻过的，说不定能凑成一对。平均送给对方 0.1 对。"))
    #expect(chinese.contains("Ann：有提示帮忙，每一手都无可挑剔。"))
  }

  @Test func aDrawAndAnIdleEndAreTold() throws {
    let idle = try play("0 1 0 2 0 1 0 2 0 1 0 2 0 1 0 2 0 1 0 2")
    #expect(idle.shows("Nothing new in four turns, so the game ends here.", after: 0))
    #expect(idle.shows("A draw, 0 pairs each.", after: 0))
    // Nobody was ever ahead.
    #expect(!idle.shows("Lead", after: 0))
    let small = try play(rows: 8, columns: 30, "0 1 0 2 0 1 0 2 0 1 0 2 0 1 0 2 0 1 0 2")
    #expect(small.shows("A draw, 0 pairs each.", after: 0))
  }

  @Test func againstABotItSpeaksToThePlayer() throws {
    let won = try InProcess().run(
      "arcade memorize --versus random --seed 42 1 4 2 8 3 10 5 6 7 12 9 11"
    ).output
    #expect(won.contains("You win by 6 pairs!"))
    // Only the player's moves are judged.
    #expect(won.contains("You: No move could") && !won.contains("Random: "))
    let tiles = (0..<60).map { "\($0 % 12 + 1)" }.joined(separator: " ")
    let lost = try InProcess().run("arcade memorize --versus expert --seed 7 \(tiles)").output
    #expect(lost.contains("Expert wins by ") && !lost.contains("pairs!"))
    let chinese = try InProcess().run(
      "arcade memorize --lang zh --versus random --seed 42 1 4 2 8 3 10 5 6 7 12 9 11"
    ).output
    #expect(chinese.contains("你多得了 6 对，赢了！"))
  }

  @Test func afterADefeatItSaysWhatToDoNext() throws {
    let moves = (92...99).reversed().map { "9 \($0 % 10) Enter" } + ["8 Enter"]
    func lost(to bot: String, _ options: String = "") throws -> InProcess.Played {
      try play(
        line: "arcade guess --race \(bot) --seed 42 \(options)",
        .keys(moves.joined(separator: " ")), .wait(9000))
    }
    let played = try lost(to: "expert")
    #expect(
      played.shown.last?.contains { $0.contains("n deals a rematch; Tidy is easier to beat.") }
        == true,
      "\(played.shown.last ?? [])")
    let chinese = try lost(to: "expert", "--lang zh")
    #expect(chinese.shown.last?.contains { $0.contains("按 n 再战一局；凑整迷更好对付。") } == true)
    let won = try play(line: "arcade guess --race expert --seed 42", "8 Enter", .wait(9000))
    #expect(won.shown.last?.contains { $0.contains("rematch") } == false)
    let typed = try InProcess().type(
      "arcade guess --race expert --seed 42", "99 98 97 96 95 94 93 92 8\nq\n")
    #expect(typed.output.contains("\nTidy is easier to beat.\n"))
  }

  /// Another bot begins another series.
  @Test(arguments: [
    ("random --best-of 1", "Stronger bot: ", "Cautious"), ("random", "Stronger bot: ", "Cautious"),
    ("expert --best-of 1", nil, ""), ("random --best-of 1 --lang zh", "下一位对手：", "慢性子"),
  ])
  func afterAWinAStrongerBotIsOffered(options: String, title: String?, name: String) throws {
    let line = "arcade guess --seed 42 --race \(options)"
    let played = try play(line: line, rows: 40, "8 Enter", .wait(9000), "b", "x")
    let isOffered = played.shown[1].contains { $0.contains("(b)") || $0.contains("（b）") }
    #expect(isOffered == (title != nil))
    guard let title else { return }
    #expect(played.shows(title + name, after: 1), "\(played.shown[1])")
    #expect(played.shown.last?[1].contains("□ \(name)") == true, "\(played.shown.last ?? [])")
    let typed = try InProcess().type(line, "8\nharder\n")
    #expect(typed.output.contains(title + name))
    #expect(typed.output.ranges(of: name).count > 1, "\(typed.output)")
    if options == "random" {
      let next = typed.output.components(separatedBy: "racing \(name)").last
      #expect(next?.contains("Best of 3: the first to win 2 races") == true)
    }
  }

  @Test func itsStarsDontTouchTheTitle() throws {
    let played = try play(
      line: "arcade memorize --race random --best-of 1 --seed 42",
      "1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1", .wait(30_000))
    let lines = try #require(played.shown.last)
    #expect(lines[1].isEmpty && lines.contains { $0.contains("▀█████████▀") }, "\(lines)")
  }

  @Test(arguments: [
    ("You", "expert", 26, "■ You 4 – 2 □ expert"),
    ("Bartholomew", "Maximilian", 26, "■ Bartho… 4 – 2 □ Maximi…"),
    ("Bartholomew", "Al", 20, "■ Bartho… 4 – 2 □ Al"),
  ])
  func aLongNameIsCut(one: String, other: String, width: Int, text: String) {
    let scores = EndScores(names: [one, other], scores: [4, 2], leads: [])
    let line = scores.line(in: width, Presentation(language: .en))
    #expect(line.pieces.map(\.text).joined() == text && line.width <= width)
  }

  @Test func pointsBelowZeroAreTold() throws {
    let text = try InProcess().run(
      "arcade cards --versus person --names Ann,Ben --count 2 --seed 1 1 2"
    ).output
    #expect(!text.contains("by -") && text.contains("points"))
  }

  @Test func theLookBackSaysWhoseMoveItWas() throws {
    let played = try play(Self.game, "v", "End", "Home Right Right Right", "x")
    #expect(played.shows("Look back: step 1 of 16", after: 1))
    #expect(played.shows("Ann, tile 1: ", after: 1) && played.shows("Ann, tile 11: ", after: 2))
    #expect(played.shows("Ann, tile 3: ", after: 3) && played.shows("Ben's turn.", after: 3))
  }

  @Test func theSidebarSaysWhoseMovesTheyWere() throws {
    let played = try play(rows: 30, columns: 120, "", "0 1 0 4 0 2", "0 3 0 8")
    #expect(played.shows("■ 1 4  ● match", after: 1) && played.shows("■ 2", after: 1))
    #expect(played.shows("■ 2 3  ○ mismatch", after: 2) && played.shows("□ 8", after: 2))
    // Turning a card back down has no sign, and yet it is the other's move that follows.
    let cards = try play(
      line: "arcade cards --versus person --seed 1", rows: 30, columns: 120, "0 1 0 1 0 2")
    #expect(cards.shows("■ 1", after: 0) && cards.shows("□ 2", after: 0))
  }
}
