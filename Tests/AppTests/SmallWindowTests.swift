import Foundation
import TestSupport
import Testing
import TextUI
@testable import Screens

/// Play in a window of 30 columns and 8 rows, in which every fact is whole.
@Suite(.oneByOne) struct SmallWindowTests {
  private func play(_ line: String, _ steps: ScriptedWindow.Step...) throws -> InProcess.Played {
    try InProcess().play("\(line) --no-animation", rows: 8, columns: 30, steps)
  }

  /// The rules and keys of every game fit an ordinary window, with a frame.
  @Test(arguments: ["cards", "memorize", "guess", "tunes --category pop"], ["en", "zh"])
  func theHelpHasAFrame(game: String, language: String) throws {
    let played = try InProcess().play(
      "arcade \(game) --seed 3 --lang \(language)", rows: 24, columns: 80, ["?"])
    #expect(played.shown.last?.contains { $0.contains("╭─ ") } == true, "\(played.shown)")
  }

  @Test func `a move's outcome comes first and is whole`() throws {
    let tunes = try play("arcade tunes --seed 3", "1 Enter", "2 Enter")
    #expect(tunes.shows("No pair. 2: Daydream", after: 1))
    let deal = "'queen_of_hearts queen_of_spades 2_of_diamonds 2_of_clubs'"
    let cards = try play("arcade cards --deal \(deal)", "1 4")
    #expect(cards.shows("No match: 1 and 4 (-3)", after: 0))
    let match = try play("arcade cards --deal \(deal)", "1 2")
    #expect(match.shows("Same rank: 1 and 2 (+3)", after: 0))
  }

  @Test func `a hint leaves the line of numbers in sight and is counted in the header`() throws {
    let played = try play("arcade guess --seed 3", "H H")
    #expect(played.shows("Hint: 49.", after: 0) && played.shows("◆", after: 0))
    #expect(played.shows("0, 1 hint ", after: 0))
    #expect(!played.shows("…", after: 0))
  }

  @Test(arguments: ["", "--lang zh", "--ascii"])
  func `the scores of a race keep their unit`(options: String) throws {
    let line = "arcade guess --seed 42 --race expert --no-animation \(options)"
    let played = try InProcess().play(line, rows: 12, columns: 40, ["5 0 Enter 2 5 Enter"])
    let row = try #require(played.shown.last)[1]
    let score = options == "--lang zh" ? "2 次" : "2 guesses"
    expectEqual(row.components(separatedBy: score).count, 3, "\(row)")
  }

  @Test func `the points of a match hide no face`() throws {
    let process = try InProcess()
    let keys = "arcade memorize --deal 'dog dog cat cat frog frog lion lion bee bee fox fox'"
    let played = try process.play(keys, rows: 8, columns: 30, ["1 2"])
    #expect(!played.frames.contains { $0.canvas.lines.contains { $0.contains("+1") } })
  }

  @Test func `every deal of up to 36 cards fits, a face in the place of its number`() throws {
    let played = try play("arcade cards --count 36 --seed 5", "1 Enter 3 6")
    #expect(played.shows(" 35", after: 0) && !played.shows("too small", after: 0))
    #expect(played.shows(" 4♣   2 ", after: 0) && played.shows("35  ▸5♥", after: 0))
    let wide = try InProcess().play(
      "arcade cards --seed 5 --no-animation", rows: 11, columns: 30, ["1 Enter 2"])
    #expect(wide.shows(" 1 ", after: 0), "\(wide.shown)")
  }

  @Test func `the look back shows the board and its keys`() throws {
    let played = try play(
      "arcade memorize --deal 'dog cat dog cat'", "1 2 1 3 2 4", "v", "Right Right Right")
    #expect(played.shows(" 1/6", after: 1) && played.shows("▸1◂🐶", after: 1))
    #expect(played.shows("← →", after: 1) && played.shows("Esc", after: 1))
    #expect(played.shows("Pair! 1 and 3: dog", after: 2))
  }

  @Test func `the statistics show whole values`() throws {
    let process = try InProcess()
    for deal in ["dog cat dog cat", "dog dog cat cat"] {
      _ = try process.run("arcade memorize --record -q --deal '\(deal)' 1 2 3 4 1 3 2 4 1 2 3 4")
      _ = try process.run("arcade guess --range 0-1 --seed \(deal.count) --record -q 0 1")
    }
    let played = try process.play(
      "arcade", rows: 8, columns: 30, ["Escape", "Down Down Down s", "Down Down"])
    #expect(played.shows("Games", after: 1) && !played.shows("too small", after: 1))
    #expect(played.shown.dropFirst().allSatisfy { !$0.contains { $0.contains("…") } })
  }
}
