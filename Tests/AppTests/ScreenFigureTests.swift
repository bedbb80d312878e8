import Foundation
import GameCore
import TestSupport
import Testing
import TextUI

@testable import App

/// The number of bytes sent, at 80 columns and 24 rows, in 256 colours.
@Suite(.oneByOne) struct ScreenFigureTests {
  /// Returns the bytes that each step sends.
  private func sent(_ line: String, _ steps: ScriptedWindow.Step...) throws -> [Int] {
    try InProcess().play("\(line) --seed 42 --no-animation", steps).sent
  }

  @Test(arguments: [
    ("cards", 60), ("memorize", 60), ("tunes", 60), ("memorize --pairs hard", 60),
    ("cards --count 52", 36), ("memorize --theme playing-cards --pairs 52", 36),
  ])
  func movingTheFocusAmongLines(line: String, most: Int) throws {
    let sent = try sent("NO_COLOR=1 arcade \(line)", "", "Right", "Down", "Left", "Right", "Up")
    #expect(sent.dropFirst().allSatisfy { $0 > 0 && $0 <= most }, "\(sent)")
  }

  /// A coloured head on a card and none on another.
  @Test(arguments: [("cards", 100), ("memorize", 100), ("tunes", 110), ("cards --count 52", 80)])
  func movingTheFocusAmongCards(line: String, most: Int) throws {
    let sent = try sent("arcade \(line)", "", "Right", "Down", "Left", "Right", "Up")
    #expect(sent.dropFirst().allSatisfy { $0 > 0 && $0 <= most }, "\(sent)")
  }

  @Test(arguments: ["cards", "memorize", "tunes", "guess", "guess --lies 1"])
  func theFirstPicture(game: String) throws {
    let bytes = try sent("arcade \(game)", "")[0]
    #expect((1..<6000).contains(bytes), "\(bytes)")
  }

  @Test(arguments: ["cards --count 12", "guess"])
  func theFirstPictureInLines(game: String) throws {
    #expect((1..<3000).contains(try sent("NO_COLOR=1 arcade \(game)", "")[0]))
  }

  @Test(arguments: ["", "--range 0-999 "])
  func turningAWheel(options: String) throws {
    let keys: [ScriptedWindow.Step] = ["", "Down", "Down", "Down", "Up", "Down", "Down", "Up"]
    let felt = try InProcess().play("arcade guess --seed 42 \(options)--no-animation", keys).sent
    #expect(felt.dropFirst().allSatisfy { $0 > 0 && $0 <= 260 }, "\(felt)")
    let lines = try InProcess().play(
      "NO_COLOR=1 arcade guess --seed 42 \(options)--no-animation", keys
    ).sent
    #expect(lines.dropFirst().allSatisfy { $0 > 0 && $0 <= 200 }, "\(lines)")
  }

  /// The whole sweep, the wheels that come to rest, and the news; at worst nearly all numbers go.
  @Test(arguments: ["5 0 Enter", "9 8 Enter", "0 Enter", "4 4 Enter"])
  func aGuessWithItsSweep(keys: String) throws {
    let played = try InProcess().play("arcade guess --seed 42", ["", .keys(keys)])
    #expect(played.sent[1] <= 6000, "\(played.sent)")
    #expect(played.frames.count > 3)
  }

  @Test(arguments: 2...10)
  func aCardHasAsManyPipsAsItSays(rank: Int) throws {
    let deal = (["\(rank)_of_clubs"] + (2...10).map { "\($0)_of_hearts" }).joined(separator: " ")
    let line = "arcade cards --no-animation --deal '\(deal) ace_of_hearts king_of_hearts'"
    for (rows, columns) in [(24, 80), (40, 100)] {
      let played = try InProcess().play(
        "NO_COLOR=1 \(line)", rows: rows, columns: columns, ["Space"])
      let pips = played.shown[0].reduce(0) { $0 + $1.count { $0 == "♣" } }
      // Two more are in the corners.
      expectEqual(pips, rank + 2, "\(rows) × \(columns)")
    }
  }

  @Test func turningACard() throws {
    // The news and the score, which change with it, included.
    let lines = try sent("NO_COLOR=1 arcade cards", "", "Space", "Space", "Right Space")
    #expect(lines.dropFirst().allSatisfy { $0 > 0 && $0 <= 240 }, "\(lines)")
    let cards = try sent("arcade cards", "", "Space", "Space", "Space")
    #expect(cards.dropFirst().allSatisfy { $0 > 0 && $0 <= 402 }, "\(cards)")
    let pictures = try sent("arcade memorize", "", "Space", "Right Space")
    #expect(pictures.dropFirst().allSatisfy { $0 > 0 && $0 <= 660 }, "\(pictures)")
  }

  @Test func aSmallCardHasAPictureToo() throws {
    let played = try InProcess().play("arcade memorize --seed 42 --no-animation", ["Space"])
    #expect(played.shown[0].contains { $0.contains("▀") })
    #expect(!played.shown[0].contains { $0.unicodeScalars.contains { $0.value > 0x1f000 } })
  }

  @Test func nothingIsSentWhileNothingMoves() throws {
    try expectEqual(sent("arcade cards", "", "").last, 0)
  }
}
