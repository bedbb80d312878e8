import Foundation
import Records
import Screens
import TestSupport
import Testing

@testable import App

/// The lessons before the first games, and how they lead to them.
@Suite(.oneByOne) struct FrontPageLessonTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  private func open(
    rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try process.play("arcade --no-ascii", rows: rows, columns: columns, steps)
  }

  private func skipLesson() throws { _ = try process.run("arcade settings lesson off") }

  private func history() throws -> String { try process.run("arcade scores").output }

  @Test func aLessonComesBeforeTheFirstGameOfEachKind() throws {
    #expect(try open("").shows("▸ Run of the day", after: 0))
    let first = try open("2", "Escape", "q", "2", "q", "4", "Escape", "q q")
    #expect(first.shows("1/3", after: 0) && first.shows("memorize  0 moves", after: 1))
    #expect(first.shows(" Lesson: memorize", after: 0) && !first.shows("Lesson", after: 1))
    #expect(first.shows("1  cards", after: 2) && !first.shows("1/3", after: 3))
    #expect(first.shows("1/3", after: 5) && !first.shows("1/3", after: 6))
    try expectEqual(process.run("arcade settings lesson").output, "memorize,tunes\n")
    let named = try process.play("arcade cards --seed 42", ["", "q q"])
    #expect(!named.shows("1/4", after: 0))
  }

  @Test func theLessonHasNoDeadKeys() throws {
    let played = try open("2", "Space n", "r", "?", "Escape", .click("q quit"))
    #expect(!played.shows("Press n", after: 1) && !played.shows("Press r", after: 2))
    #expect(played.shows("Every picture is on two tiles", after: 3))
    // To leave is to leave, not to begin the game.
    #expect(played.shows("2/3", after: 4) && played.shows("Run of the day", after: 5))
  }

  @Test(arguments: [(24, 80), (8, 30), (40, 120)])
  func theLessonEndsWithAllPairs(rows: Int, columns: Int) throws {
    let played = try open(
      rows: rows, columns: columns, "2", "Space", "Right Space", "6 1", "2 4 3 5", "Space", "q q")
    #expect(played.shows("2/3", after: 1) && played.shows("3/3", after: 2))
    #expect(played.shows("3/3", after: 3) && !played.shows("written deal", after: 3))
    #expect(played.shows("All pairs found!", after: 4) && !played.shows("★", after: 4))
    #expect(!played.shown[1].contains { $0.contains("…") })
    #expect(!played.shows("All pairs found!", after: 5))
    #expect(try history().hasPrefix("No game"))
  }

  /// Keys that are still meant for the lesson don't begin the game after it, nor are they its
  /// moves.
  @Test(arguments: [("", "Now the real game: press Enter."), ("--lang zh", "下面是正式的一局，按回车开始。")])
  func onlyEnterLeadsFromTheLessonToTheGame(options: String, door: String) throws {
    let played = try process.play(
      "arcade guess \(options)",
      [
        "5 0 Enter", "2 5 Enter", "3 7 Enter 4 3 Enter", "4 3 n Escape q", .wait(0), "Enter", "q",
      ])
    let found = [2, 3, 4].allSatisfy { played.shows(door, after: $0) }
    #expect(found && !played.shows(door, after: 5), "\(played.shown)")
    #expect(played.shown[5].contains { $0.contains(options.isEmpty ? "0 guesses" : "0 次") })
    let clicked = try process.play(
      "arcade memorize \(options)",
      ["1 6 2 4 3 5", .click(door), "q"])
    #expect(clicked.shows(door, after: 0) && !clicked.shows(door, after: 1), "\(clicked.shown)")
  }

  /// Where one guess is asked for, another one doesn't lead on.
  @Test func theFirstGuessOfTheLessonIsAboutTheMiddle() throws {
    let played = try process.play("arcade guess", ["0 9 Enter", "5 0 Enter", "q q", "q"])
    #expect(played.shows("1/3", after: 0) && !played.shows("1/3", after: 1), "\(played.shown)")
  }

  /// Who does what the lesson says gets to its end.
  @Test(arguments: [
    ("cards", ["", "Space", "Right s", "Right s Down s", "2", "1 5 3 4"], "look first"),
    ("guess", ["", "5 0 Enter", "2 5 Enter", "3 7 Enter"], "Found!"),
    (
      "guess --lies 1",
      ["", "4 9 Enter", "7 4 Enter", "8 7 Enter", "8 0 Enter 6 2 Enter"], "Found! Trust"
    ),
    ("tunes", ["Enter", "Space", "Right Space", "4 1 6 2 3 5"], "The wall is yours"),
  ])
  func theLessonTeachesItsGame(game: String, steps: [String], end: String) throws {
    let played = try process.play(
      "arcade \(game)", (steps + ["Space", "q q", "q"]).map { ScriptedWindow.Step.keys($0) })
    let last = steps.count - 1
    for step in 0..<last { #expect(played.shows("\(step + 1)/\(last)", after: step)) }
    #expect(played.shows(end, after: last) && !played.shows("★", after: last))
    #expect(!played.shows(end, after: last + 1))
  }

  /// In the smallest window the lesson stands in place of the news if the board needs its rows.
  @Test(
    arguments: [
      ("cards", ["", "Space", "Right s", "Right s Down s", "2", "1 5 3 4"]),
      ("guess", ["", "5 0 Enter", "2 5 Enter", "3 7 Enter"]),
      ("guess --lies 1", ["", "4 9 Enter", "7 4 Enter", "8 7 Enter", "8 0 Enter 6 2 Enter"]),
      ("memorize", ["", "1", "6", "2 4 3 5"]),
      ("tunes", ["Enter", "Space", "Right Space", "4 1 6 2 3 5"]),
    ], ["en", "zh"])
  func theLessonFitsTheSmallestWindow(game: (String, [String]), language: String) throws {
    let played = try process.play(
      "arcade \(game.0) --lang \(language) --no-animation", rows: 8, columns: 30,
      (game.1 + ["Space"]).map { ScriptedWindow.Step.keys($0) })
    let last = game.1.count - 1
    for step in 0..<last {
      #expect(played.shows("\(step + 1)/\(last)  ", after: step), "\(played.shown[step])")
    }
    let end = played.shown[last].joined()
    #expect(end.contains("Enter") || end.contains("回车"), "\(end)")
  }

  @Test func theLessonsComeBackForWhoAsks() throws {
    try skipLesson()
    #expect(try !open("2", "q q").shows("1/3", after: 0))
    _ = try process.run("arcade settings lesson on")
    #expect(try open("2", "Escape", "q q").shows("1/3", after: 0))
    try expectEqual(process.run("arcade settings lesson chess").status, 2)
  }

}
