import Foundation
import GameCore
import TestSupport
import Testing
import TextUI

/// The terminal's caret, which magnifiers and screen readers follow.
@Suite(.oneByOne) struct CaretTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  /// Returns the text in the row of the caret after each step: what is left of it, and what is at
  /// it and to the right; nil where the caret is hidden.
  private func carets(
    _ line: String, rows: Int = 24, columns: Int = 80, _ steps: String...
  ) throws -> [(before: String, after: String)?] {
    try (1...steps.count).map { count in
      let keys = steps.prefix(count).map { ScriptedWindow.Step.keys($0) }
      let played = try process.play("arcade \(line)", rows: rows, columns: columns, keys)
      guard let canvas = played.frames.last?.canvas, let caret = canvas.caret else { return nil }
      let cells = (0..<columns).map { canvas[caret.row, $0].scalar }
      func text(_ cells: ArraySlice<Unicode.Scalar>) -> String {
        cells.filter { $0 != "\0" }.map { String($0) }.joined()
      }
      return (text(cells[..<caret.column]), text(cells[caret.column...]))
    }
  }

  @Test(arguments: ["", "NO_COLOR=1 "], [(24, 80), (8, 30), (40, 120)])
  func itStandsOnTheNumberOfTheTileInFocus(environment: String, size: (Int, Int)) throws {
    for game in ["cards --count 12", "memorize", "tunes"] {
      let line = "\(game) --seed 42 --no-record"
      let played = try process.play(
        "\(environment)arcade \(line)", rows: size.0, columns: size.1, ["", "Right", "Right"])
      let canvas = try #require(played.frames.last?.canvas)
      let caret = try #require(canvas.caret)
      expectEqual(canvas[caret.row, caret.column].scalar, "3", "\(game)")
      expectEqual(canvas[caret.row, caret.column - 1].scalar, "▸", "\(game)")
    }
  }

  @Test func itStandsOnTheFocusOfEveryPage() throws {
    let front = try carets("", "", "Down", "Left")
    #expect(front[0]?.after.hasPrefix("Run of the day") == true)
    #expect(front[1]?.after.hasPrefix("1  cards") == true)
    #expect(front[2]?.after.hasPrefix("play today's") == true)
    // On the page of options it goes down with the focus.
    let options = try process.play("arcade", ["o", "Down"]).frames.suffix(3)
    let places = options.map { $0.canvas.caret }
    #expect((places[1]?.row ?? 0) > (places[0]?.row ?? 0))
    let menu = try carets("tunes", "", "Down")
    #expect(menu[0]?.before.contains("▸") == true)
    let end = try carets("guess --seed 42 --no-animation", "", "8 Enter", "Right")
    #expect(end[0] != nil && end[1]?.after.hasPrefix("Harder") == true)
    #expect(end[2]?.after.hasPrefix("Race Expert") == true)
    let help = try carets("guess --seed 42", "?")
    #expect(help[0] == nil)
  }

  @Test func itIsHiddenWhileSomethingMoves() throws {
    let played = try process.play("arcade memorize --seed 42", ["", "Space"])
    #expect(played.frames.contains { !$0.isAnswer && $0.canvas.caret == nil })
    #expect(played.frames.last?.canvas.caret != nil)
    let still = try process.play("arcade memorize --seed 42 --no-animation", ["", "Space"])
    #expect(still.frames.allSatisfy { $0.canvas.caret != nil })
  }

  @Test func theFocusStaysWhereThePlayerLeftIt() throws {
    // The bot moves after the miss.
    let played = try process.play(
      "arcade memorize --versus expert --seed 42 --no-animation", ["2 Enter", "3 Enter"])
    let canvas = try #require(played.frames.last?.canvas)
    let caret = try #require(canvas.caret)
    #expect(played.shows("Expert", after: 1))
    expectEqual(canvas[caret.row, caret.column].scalar, "3")
  }

  // MARK: Ignored input

  @Test func aKeyThatDoesNothingSaysSo() throws {
    let played = try process.play("arcade memorize --seed 42 --no-animation", ["", "z", "Right"])
    #expect(played.shows("z does nothing here; ? lists the keys.", after: 1))
    #expect(!played.shows("does nothing", after: 2))
    let guess = try process.play("arcade guess --seed 42 --lang zh", ["z"])
    #expect(guess.shows("z 键在这里不起作用", after: 0))
    let chinese = try process.play("arcade guess --seed 42 --lang zh", ["你", "５", "０"])
    #expect(chinese.shows("这里不认识这个词；按 ? 查看按键。", after: 0))
    #expect(!chinese.shows("这里不认识", after: 2) && chinese.shows("50", after: 2))
  }

  @Test func theHelpHasTheKeyOfTheChallenge() throws {
    let played = try process.play("arcade guess --seed 42", rows: 40, ["?"])
    #expect(played.shows("copy, challenge (after the end)", after: 0))
  }
}
