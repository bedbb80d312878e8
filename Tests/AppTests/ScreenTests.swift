import Foundation
import GameCore
import TestSupport
import Testing
import TextUI

@testable import App

/// The full screen as a person sees and touches it, in process.
@Suite(.oneByOne) struct ScreenTests {
  /// Opens the front page without the lesson before it.
  private let front = "arcade settings lesson off; arcade"

  private func play(
    _ line: String, rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try InProcess().play(line, rows: rows, columns: columns, steps)
  }

  @Test func aGameIsPlayedByKeyboard() throws {
    let played = try play(
      "arcade guess --seed 42", "", "2 5 Enter", "7", "Enter", "Enter", "Enter", "r", "q")
    #expect(played.shows("0 guesses", after: 0))
    #expect(played.shows("1 guess", after: 1) && played.shows("25▼", after: 1))
    #expect(played.shows("▸ 7◂", after: 2))
    #expect(played.shows(" 7▲", after: 3) && played.shows("25▼", after: 3))
    // A number that nobody has chosen is guessed only when Enter is pressed again.
    #expect(played.shows("Enter again guesses 8.", after: 4) && !played.shows("New deal", after: 4))
    #expect(played.shows("Found in 3 guesses", after: 5))
    #expect(played.shows("0 guesses", after: 6))
    // The game that was left before its first move does not count beside the one that was won.
    expectEqual(played.outcome.status, 0)
    // What was played is left in lines.
    let lines = played.outcome.output.split(separator: "\n")
    expectEqual(lines.first, "Score: 3 guesses (seed 42)")
    #expect(lines.contains("  arcade guess --seed 42"))
    expectEqual(lines.last?.contains("▼▲● · arcade guess --seed 42"), true)
  }

  @Test func aGameIsPlayedByMouse() throws {
    let played = try play(
      "arcade guess --seed 42 --no-animation", .scroll(Point(row: 10, column: 58), by: 1),
      .scroll(Point(row: 10, column: 58), by: -1), .scroll(Point(row: 10, column: 70), by: 1),
      .scroll(Point(row: 10, column: 70), by: 1), .click("[ "))
    #expect(played.shows("▸10◂", after: 0) && played.shows("▸ 0◂", after: 1))
    #expect(played.shows("▸ 2◂", after: 3))
    #expect(played.shows("1 guess", after: 4))
    let tiles = try play("arcade cards --seed 1", .click(" 5 "), .click("▸5◂"))
    #expect(tiles.shows("-1 point", after: 0) && tiles.shows("▸5◂", after: 0))
    #expect(tiles.shows("-1 point", after: 1) && tiles.shows("turned back down", after: 1))
  }

  @Test func theMenuLeadsToAGameAndBack() throws {
    let played = try play(front, "", "Down Down Enter", "Space", "n", "x", "q", "q")
    #expect(played.shows("▸ Run of the day", after: 0))
    #expect(played.shows(" memorize  0 moves", after: 1))
    #expect(played.shows("Tile 1: ", after: 2))
    // The question is put over the game, and taken away by another key.
    #expect(played.shown[3] != played.shown[2] && played.shown[4] == played.shown[2])
    #expect(played.shows("▸ Continue memorize", after: 5))
    // The last game was left unfinished.
    #expect(played.shown.count == 6 && played.outcome.status == 1)
  }

  @Test func aMenuIsLeftWithoutAFault() throws {
    try expectEqual(play(front, "q").outcome.status, 0)
  }

  @Test func theMenuOfAGameIsAScreen() throws {
    let played = try play("arcade tunes", "", "Down Enter", "Escape", "2 3", "1", "q", "q")
    #expect(played.shows("pop", after: 0))
    #expect(played.shows("✓ 1  pop ", after: 1))
    #expect(played.shows("pop", after: 2) && played.shows("rock", after: 3))
    #expect(played.shows("tunes  0 moves", after: 4))
    #expect(played.shows("rock", after: 5) && played.outcome.status == 1)
  }

  @Test func keysAfterAChoiceAreForTheGame() throws {
    #expect(try play("arcade tunes", "1 0 3").shows("Tile 3", after: 0))
  }

  @Test func theKeysAreShown() throws {
    let played = try play("arcade cards --seed 1", "", "?", "n", .click("? "), "Space")
    #expect(played.shows("Space Enter", after: 1) && played.shows("Ctrl-Z", after: 1))
    // The key that closes the page does nothing else.
    expectEqual(played.shown[2], played.shown[0])
    #expect(played.shown[3] == played.shown[1] && played.shown[4] == played.shown[0])
  }

  /// Once, after the card that was the last unseen one.
  @Test func theKeyThatPlaysOutTheRestIsTold() throws {
    let cards = "9_of_spades 2_of_hearts king_of_clubs 9_of_clubs"
    let played = try InProcess().play(
      "arcade cards --deal '\(cards)' --no-animation", ["1 1 2 2 3 3", "4", "4 1"])
    #expect(!played.shows("f plays out the rest", after: 0))
    #expect(played.shows("All cards are known: f plays out the rest.", after: 1))
    #expect(!played.shows("f plays out the rest", after: 2))
  }

  @Test func theEndPageCanBePutAside() throws {
    let played = try play(
      "arcade guess --seed 42 --no-animation", "8 Enter Enter Enter", "Escape", "Space", "?",
      "Space", "Left Down Enter")
    // Keys that were meant for the game choose nothing.
    #expect(played.shows("1 guess", after: 0))
    #expect(played.shown[1] != played.shown[0] && played.shows("1 guess", after: 1))
    #expect(played.shown[2] == played.shown[0] && played.shown[4] == played.shown[0])
    #expect(played.shows("Backspace", after: 3))
    #expect(played.shows("0 guesses", after: 5))
  }

  /// In a window that is too small for the keys they come page by page, and a menu scrolls.
  @Test func smallWindowsShowAll() throws {
    let pages = (0..<9).map { _ in ScriptedWindow.Step.keys("Space") }
    let game = try InProcess().play(
      "arcade guess --seed 1", rows: 9, columns: 40, ["?"] + pages)
    #expect(game.shows("A number is hidden", after: 0) && !game.shows("Ctrl-C", after: 0))
    #expect(!game.shows("A number is hidden", after: 1))
    #expect(game.shown.contains { $0.contains { $0.contains("Ctrl-C") } })
    let menu = try play(front, rows: 4, columns: 40, "", "End")
    let last = try #require(GameCatalog.arcade.games.last).name
    #expect(!menu.shows(last, after: 0) && menu.shows(last, after: 1))
  }

  @Test func aPageOfKeysOutlivesALargerWindow() throws {
    let played = try InProcess().play(
      "arcade guess --seed 1", rows: 9, columns: 40,
      ["?", "Space Space Space", .resize(Size(rows: 24, columns: 80)), "Space"])
    #expect(played.shows("A number is hidden", after: 2) && played.shows("Ctrl-C", after: 2))
    #expect(played.shows("0 guesses", after: 3) && !played.shows("Ctrl-C", after: 3))
  }

  @Test func typedDigitsAreShown() throws {
    let played = try play("arcade cards --seed 1", "", "1", "Right")
    #expect(played.shows("1…", after: 1) && !played.shows("1…", after: 2))
  }

  @Test func nothingIsLostUnasked() throws {
    // Wide enough for the sidebar with the seed.
    let played = try play(
      "arcade cards --seed 1", columns: 120, "Space", "n", "r", "r r", "Space n y", "q")
    #expect(played.shows("-1 point", after: 0) && played.shown[1] != played.shown[0])
    #expect(played.shows("seed 1", after: 1) && played.shown[2] == played.shown[0])
    #expect(played.shows("0 points", after: 3) && played.shows("seed 1", after: 3))
    #expect(played.shows("0 points", after: 4))
    // The new seed may begin with the digit too.
    #expect(played.shown[3].contains { $0.hasSuffix("seed 1") })
    #expect(!played.shown[4].contains { $0.hasSuffix("seed 1") })
  }

  @Test func aSmallWindowKeepsTheGame() throws {
    let played = try play(
      "arcade cards --seed 1", "Space", .resize(Size(rows: 4, columns: 30)), "Space 5 Space",
      .resize(Size(rows: 24, columns: 80)))
    #expect(!played.shows("╭", after: 1) && played.shown[2] == played.shown[1])
    expectEqual(played.shown[3], played.shown[0])
  }

  @Test func aGameIsResumedAsItWas() throws {
    let process = try InProcess()
    let first = try process.play("arcade cards --seed 42", ["Space l l Space", "q q"])
    #expect(first.shows("-1 point", after: 0) && first.outcome.status == 1)
    #expect(first.outcome.output.contains("\nSaved. To resume: arcade resume cards-"))
    let second = try process.play("arcade cards", ["", "Enter", "n n", "q"])
    #expect(second.shows("▸ 1 ", after: 0) && second.shows("-1 point", after: 1))
    // All but the tiles of a mismatch, which were in sight for a while.
    expectEqual(second.shown[1][0], first.shown[0][0])
    expectEqual(second.shown[1].suffix(2), first.shown[0].suffix(2))
    #expect(second.shows("0 points", after: 2))
    let history = try process.run("arcade replay --list").output
    expectEqual(history.split(separator: "\n").count, 1)
  }

  @Test func aRecordIsReplayed() throws {
    let process = try InProcess()
    _ = try process.run("arcade cards --count 12 -s 1 --record --quiet 1 5 2 8 6 7 11 12 3 4")
    let played = try process.play(
      "arcade replay --speed 1000", ["", "Left", "Home", "l", "Space", "+", "q"])
    for (step, text) in ["10/10", "9/10", "0/10", "1/10", "10/10"].enumerated() {
      #expect(played.shows(text, after: step))
    }
    #expect(played.shows("1000/s (fastest)", after: 5))
    expectEqual(played.outcome.status, 0)
  }

  @Test func aReplayHasNoDeadKeys() throws {
    let process = try InProcess()
    _ = try process.run("arcade guess --seed 42 --record --quiet 50 25 8")
    let played = try process.play(
      "arcade replay --speed 1 --no-animation",
      ["", .wait(5000), "Space", .wait(5000), "+", "=", "-", "_"]
        + Array(repeating: "-", count: 7) + ["q"])
    #expect(played.shows("1/s", after: 0))
    #expect(played.shows("3/3", after: 1) && played.shows("Space plays again", after: 1))
    // It plays from the start again, and stops at the end again.
    #expect(played.shows("1/3", after: 2) && played.shows("3/3", after: 3))
    for (step, speed) in [4: "2/s", 5: "4/s", 6: "2/s", 7: "1/s", 8: "0.5/s"] {
      #expect(played.shows(speed, after: step))
    }
    #expect(played.shows("0.02/s (slowest)", after: 14))
  }

  @Test func aSignalWouldTellHowToResume() throws {
    func exitMessage(_ line: String, _ steps: ScriptedWindow.Step...) throws -> String? {
      try InProcess().play(line, steps).exitMessage
    }
    try expectEqual(exitMessage("arcade guess --seed 42", ""), nil)
    let message = try exitMessage("arcade guess --seed 42", "5 0 Enter")
    #expect(message?.hasPrefix("Saved. To resume: arcade resume guess-") == true)
    try expectEqual(exitMessage("arcade guess --seed 42 --no-record", "5 0 Enter"), nil)
    try expectEqual(exitMessage("arcade guess --seed 42 --no-animation", "8 Enter"), nil)
    try expectEqual(exitMessage("arcade", "", "1", "q", "q"), nil)
  }

  @Test func theHeaderHasParAndTheBest() throws {
    let process = try InProcess()
    _ = try process.run("arcade guess --seed 42 --record --quiet 50 25 8")
    let steps: [ScriptedWindow.Step] = ["", "5 0 Enter"]
    let played = try process.play("arcade guess --seed 1", steps)
    for step in 0...1 { #expect(played.shows("par 5.8 · best 3  H hint  ? help", after: step)) }
    let narrow = try process.play("arcade guess --seed 1 --no-record", columns: 30, [""])
    #expect(!narrow.shows("best", after: 0))
    let wide = try process.play("arcade guess --seed 1 --no-record", columns: 120, [""])
    #expect(!wide.shows("par 5.8", after: 0))
  }

  @Test func savedGamesCanBeToldApart() throws {
    let process = try InProcess()
    _ = try process.play("arcade memorize --seed 42 --pairs hard", ["1 Enter", "q q"])
    let facts = "0 of 16, just begun, just now, pairs 16, seed 42"
    let played = try process.play("arcade memorize", ["", "q"])
    #expect(played.shows("Continue: \(facts)", after: 0))
    let front = try process.play("arcade", [""])
    let line = "Continue memorize  0 of 16 · just begun · just now · pairs 16"
    #expect(front.shows(line, after: 0))
    // Who hears it hears the age last.
    let heard = "0 of 16, just begun, pairs 16, seed 42, just now"
    #expect(try process.type("arcade memorize --plain", "quit\n").output.contains(heard))
    _ = try process.play("arcade memorize -s 7 --pairs 7 --collapse", ["1 Enter", "q q"])
    let chinese = try process.play("arcade memorize --lang zh", columns: 60, [""])
    #expect(chinese.shows("继续：○○○○○○○，刚开始，刚刚，对子 7，补上空位，种子 7", after: 0))
    #expect(chinese.shows("继续：0/16，刚开始，刚刚，对子 16，种子 42", after: 0))
    #expect(chinese.shown[0].allSatisfy { $0.displayWidth <= 60 })
    let narrow = try process.play("arcade memorize --lang zh", columns: 30, [""])
    #expect(narrow.shows("继续：○○○○○○○，刚开始，…", after: 0))
  }

  @Test func aPlayerIsWatched() throws {
    let played = try play(
      "arcade guess --seed 42 --watch expert --speed 0.1 --no-animation", "", "l", "?",
      "Space h", "q")
    #expect(played.shows("0 guesses", after: 0) && played.shows("1 guess ", after: 1))
    #expect(played.shows("0 guesses", after: 3))
    // The best bot tells why, others don't.
    #expect(played.shows("the middle", after: 1))
    let random = try play("arcade guess --seed 42 --watch random --speed 0.1", "l", "q")
    #expect(random.shows("1 guess ", after: 0) && !random.shows("the middle", after: 0))
    // What was seen is told, wherever the watcher has gone since.
    #expect(played.outcome.output.hasPrefix("Score: 1 guess by Expert, unfinished"))
    let whole = try play(
      "arcade guess --seed 42 --watch expert --speed 20 --no-animation", "", "q")
    #expect(whole.shows("5 guesses", after: 0))
    #expect(whole.outcome.output.hasSuffix("Score: 5 guesses by Expert (seed 42)\n"))
    expectEqual(whole.outcome.status, 0)
  }

  @Test func aWarningIsShownInTheWindow() throws {
    let process = try InProcess()
    try Data().write(to: process.home.appending(path: ".local"))
    let played = try process.play("arcade guess --seed 42", ["5 0 Enter", "q q"])
    #expect(played.shows("can't save the game under way", after: 0))
    #expect(played.outcome.error.hasPrefix("arcade: can't save the game under way"))
  }
}
