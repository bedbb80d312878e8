import Foundation
import GameCore
import Lines
import Platform
import TestSupport
import Testing
import TextUI
@testable import Screens

/// The look back at a finished game.
@Suite(.oneByOne) struct LookBackTests {
  private func look(
    _ line: String, rows: Int = 24, columns: Int = 80, game: ScriptedWindow.Step,
    _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try InProcess().play(
      "\(line) --no-animation", rows: rows, columns: columns, [game, "v"] + steps)
  }

  private static let guesses: ScriptedWindow.Step = "5 0 Enter 0 1 Enter 2 5 Enter 0 8 Enter"

  @Test func everyMoveIsLookedBackAt() throws {
    let played = try look(
      "arcade guess --seed 42", game: Self.guesses, "Right", "l", "End", "Right", "Home", "h", "q")
    for (step, turn) in [1: 1, 2: 2, 3: 3, 4: 4, 5: 4, 6: 1, 7: 1] {
      #expect(played.shows("step \(turn) of 4", after: step), "\(step)")
    }
    #expect(played.shows("50 is too high.", after: 1))
    #expect(played.shows("Nothing to improve here. Any number from 36 to 63 is as good.", after: 1))
    #expect(played.shows("1 left 48 numbers", after: 2))
    #expect(played.shows("New deal", after: 8))
  }

  /// The wheels are named as in the game, wherever there is a row for it, or give way to a board.
  @Test(arguments: 13...24) func theWheelsOfGuessAreNamed(rows: Int) throws {
    let played = try look(
      "arcade guess --seed 42 --lang zh", rows: rows, columns: 60, game: Self.guesses)
    #expect(
      played.shows("十位", after: 1) || played.shows("40 41 42 43", after: 1), "\(played.shown[1])")
  }

  /// The daily range of a Sunday has its board in an ordinary window, too.
  @Test func aLookBackAtGuessHasTheBoard() throws {
    let played = try look(
      "arcade guess --seed 42 --range 0-199", game: "0 9 9 Enter 0 4 9 Enter 0 1 6 Enter")
    #expect(played.shows(" 60  61  62  63  64 ", after: 1), "\(played.shown[1])")
  }

  @Test func aKeyLeadsToTheCostliestMove() throws {
    let played = try look("arcade guess --seed 42", game: Self.guesses, "x")
    #expect(played.shows("x costliest (2)", after: 1))
    #expect(played.shows("step 2 of 4", after: 2) && played.shows("It cost 0.8", after: 2))
    let fault = try look("arcade guess --seed 42", game: Self.guesses, "f", "f", "f")
    #expect(fault.shows("f next fault", after: 1) && fault.shows("step 2 of 4", after: 2))
    let faultless = try look(
      "arcade guess --seed 42", game: "4 9 Enter 2 4 Enter 1 1 Enter 5 Enter Right 8 Enter", "x")
    #expect(faultless.shows("That was the best choice.", after: 1))
    #expect(!faultless.shows("costliest", after: 1))
    expectEqual(faultless.shown[2], faultless.shown[1])
  }

  /// A turn shows what had been seen by then, and nothing more.
  @Test(arguments: [(24, 80), (60, 200)])
  func nothingIsShownBeforeItWasSeen(size: (Int, Int)) throws {
    // frog, whale, kangaroo, crab, mouse and camel, in the order in which they are seen.
    let steps = Array(repeating: ScriptedWindow.Step.keys("Right"), count: 11)
    let played = try InProcess().play(
      "arcade memorize --seed 42 --no-animation", rows: size.0, columns: size.1,
      ["1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1", "v"] + steps)
    let names = ["frog", "whale", "kangaroo", "crab", "mouse", "camel"]
    let order = try #require(names.isEmpty ? nil : seen(names, in: played))
    for turn in 1...11 {
      let text = played.shown[turn].joined(separator: "\n")
      for (place, name) in order.enumerated() where place > (turn - 1) / 2 {
        #expect(!text.contains(name), "\(name) in turn \(turn)")
      }
    }
  }

  /// The backs of cards that were seen tell them, in a look back and after the end.
  @Test func cardsThatWereSeenAreTold() throws {
    let played = try look(
      "NO_COLOR=1 arcade cards --deal '2_of_hearts 9_of_spades 9_of_clubs king_of_clubs'",
      game: "1 2 3",
      "Right", "End", "q", "Escape")
    #expect(!played.shows("2♥", after: 0) && played.shows("2♥", after: 1))
    for step in [2, 3, 5] { #expect(played.shows("2♥", after: step), "\(step)") }
    #expect(!played.shows("K♣", after: 3))
  }

  /// In play until the next turn, as the rules have it.
  @Test func aMismatchOfPairsStaysUp() throws {
    let played = try InProcess().play(
      "NO_COLOR=1 arcade memorize --seed 42 --no-animation",
      ["", "1 Enter 2", .wait(60_000), "3 Enter"])
    let backs = played.shown.map { $0.joined().filter { $0 == "░" }.count }
    // The backs of tiles that were seen are blank.
    expectEqual(backs.map { 12 * $0 / backs[0] }, [12, 10, 10, 9])
  }

  @Test func aMismatchStaysUp() throws {
    let played = try look(
      "NO_COLOR=1 arcade cards --deal '2_of_hearts 9_of_spades 9_of_clubs king_of_clubs'",
      game: "1 2 3", "Right", "x")
    let backs = played.shown.map { $0.joined().filter { $0 == "░" }.count }
    #expect(backs[1] > 0 && 3 * backs[2] == 2 * backs[1], "\(backs) \(played.shown)")
  }

  /// The names in the order of the turns whose sentences tell them.
  private func seen(_ names: [String], in played: InProcess.Played) -> [String] {
    var order: [String] = []
    for turn in stride(from: 1, through: 11, by: 2) {
      let news = played.shown[turn].first { $0.contains("Tile ") } ?? ""
      order += names.filter { news.contains($0) && !order.contains($0) }
    }
    return order
  }

  @Test(arguments: [(8, 30), (12, 40), (24, 80), (60, 200)], ["", "--lang zh", "--ascii"])
  func itFitsEveryWindow(size: (Int, Int), options: String) throws {
    let played = try look(
      "arcade cards --seed 1 --count 4 \(options)", rows: size.0, columns: size.1,
      game: .keys(Array(repeating: "H H Enter", count: 20).joined(separator: " ")), "End")
    let lines = try #require(played.shown.last)
    expectEqual(lines.last?.contains("Esc"), true)
    if options == "--ascii" { #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } }) }
  }

  @Test func itsKeysAreShown() throws {
    let played = try look("arcade guess --seed 42", game: Self.guesses, "?", "Space")
    #expect(played.shows("the costliest move", after: 2) && played.shown[3] == played.shown[1])
  }

  @Test func itsKeysAreClicked() throws {
    let played = try look(
      "arcade guess --seed 42", game: Self.guesses, .click("→"), .click("x costliest"),
      .click("←"), .click("Esc back"))
    #expect(played.shows("step 2 of 4", after: 2) && played.shows("step 2 of 4", after: 3))
    #expect(played.shows("step 1 of 4", after: 4) && played.shows("New deal", after: 5))
  }

  // MARK: Other moves

  /// The fault is asked as a question; whoever answers it may play on, and nothing of it is kept.
  @Test func aFaultIsTriedAgain() throws {
    let played = try look(
      "arcade guess --seed 42", game: Self.guesses, "t", "2 4 Enter", "H", "1 2 Enter", "Escape",
      "Right", "t")
    #expect(played.shows("Try: step 2", after: 2) && !played.shows("Esc back · t", after: 2))
    #expect(played.shows("You chose 1 here. What would have been better?", after: 2))
    #expect(!played.shows("the middle", after: 2), "The answer isn't told.")
    for text in ["24 is too high.", "Yes, that was better!"] {
      #expect(played.shows(text, after: 3))
    }
    #expect(played.shows("Guess 12", after: 4) || played.shows("11", after: 4))
    #expect(played.shows("12 is too high.", after: 5) && played.shows("good", after: 5))
    #expect(played.shows("step 2 of 4", after: 6) && played.shows("1 left 48 numbers", after: 6))
    // After the last fault any step may be tried.
    #expect(played.shows("step 3 of 4", after: 7) && played.shows("Try: step 3", after: 8))
    #expect(played.shows("You chose 25 here. Try another.", after: 8))
  }

  /// The backs tell what had been seen, and a number is a tile as in the game.
  @Test func aTriedMoveKnowsWhatWasSeen() throws {
    let deal = "9_of_spades 2_of_hearts 9_of_clubs king_of_diamonds 4_of_clubs king_of_spades"
    let played = try look(
      "NO_COLOR=1 arcade cards --deal '\(deal)'", game: "1 1 2 2 3 4 6 3 1 5", "t", "1", "t")
    #expect(played.shows("You chose 4 here.", after: 2) && played.shows("9♠", after: 2))
    #expect(played.shows("by rank", after: 3) && played.shows("Yes, that was better!", after: 3))
  }

  // MARK: Races

  /// Both begin with 49; the expert needs 24, 11, 5 and 8 after it.
  private static let race: ScriptedWindow.Step = "4 9 Enter 0 1 Enter 2 5 Enter 0 8 Enter"
  private static let line = "arcade guess --race expert --seed 42"

  @Test func bothGamesOfARaceAreSeen() throws {
    let played = try look(Self.line, game: Self.race, "Right", "Right", "End", "Left", "Home", "q")
    for (step, (own, other)) in [
      1: (1, 1), 2: (2, 2), 3: (3, 3), 4: (4, 5), 5: (4, 4), 6: (1, 1),
    ] {
      let header = try #require(played.shown[step].first)
      expectEqual(header.numbers.filter { $0 < 8 }.suffix(2), [other, 5], "\(header)")
      #expect(header.contains("\(own)/4") && header.contains("■ You"), "\(header)")
      #expect(header.contains("□ Expert"), "\(header)")
    }
    #expect(played.shows("The same moves so far", after: 1))
    #expect(played.shows("Here you went different ways", after: 2))
    #expect(played.shows("24 is too high.", after: 2) && played.shows("1 is too low.", after: 2))
    #expect(played.shows("given away so far: ■ You 0.8, □ Expert 0", after: 2))
    #expect(played.shows("Different ways since step 2", after: 3))
    // The shorter game stays at its end.
    #expect(played.shows("Done at step 4.", after: 4) && !played.shows("Done", after: 5))
    #expect(played.shows("Next race", after: 7))
  }

  @Test func theCostliestMoveIsOnesOwn() throws {
    let played = try look(Self.line, game: Self.race, "x", "?")
    #expect(played.shows("x costliest (2)", after: 1) && played.shows("2/4", after: 2))
    #expect(played.shows("both boards, or one of them", after: 3))
  }

  @Test func aKeyShowsOneBoardAndWhereTwoHaveNoRoomTheOther() throws {
    let played = try look(
      Self.line, rows: 14, columns: 50, game: Self.race, "Right", "Tab", .click("Tab boards"))
    for (step, name, other) in [(2, "■ You", "□ Expert"), (3, "□ Expert", "■ You")] {
      expectEqual(played.shown[step].first?.contains(name), true)
      expectEqual(played.shown[step].first?.contains(other), false)
      #expect(played.shows("Here you went different ways", after: step))
    }
    expectEqual(played.shown[4], played.shown[2])
    let wide = try look(Self.line, game: Self.race, "Tab", "Tab", "Tab")
    for (step, names) in [(1, [true, true]), (2, [true, false]), (3, [false, true])] {
      expectEqual(["■ You", "□ Expert"].map { wide.shown[step][0].contains($0) }, names)
    }
    expectEqual(wide.shown[4], wide.shown[1])
  }

  @Test(
    arguments: [(8, 30), (12, 40), (24, 80), (40, 120), (60, 200)], ["", "--lang zh", "--ascii"])
  func aRaceFitsEveryWindow(size: (Int, Int), options: String) throws {
    for (line, game) in [
      (Self.line, Self.race),
      ("arcade memorize --race random --seed 42", "1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1"),
    ] {
      let played = try look(
        "\(line) \(options)", rows: size.0, columns: size.1, game: game, "Right", "End")
      for step in 1...3 {
        expectEqual(played.shown[step].last?.contains("Esc"), true)
        #expect(played.shown[step].allSatisfy { $0.displayWidth <= size.1 })
        let isASCII = played.shown[step].allSatisfy { $0.utf8.allSatisfy { $0 < 128 } }
        expectEqual(isASCII || options != "--ascii", true)
      }
    }
  }

  @Test func aLostGameIsLookedBackAt() throws {
    let lost = try Playthrough<Spell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")),
      opposition: Opposition(Spell.self, .race))
    var race = lost
    for guess in 1...100 {
      try race.play("fff", at: 0)
      if guess < 4 { try race.play(guess < 3 ? "fff" : "abc", at: 1) }
    }
    let own = try #require(race.alone(.first)), other = try #require(race.alone(Seat(1)))
    #expect(own.isLost && own.turns == 100 && other.turns == 3 && !other.isLost)
    #expect(race.alone(.first)?.mode == .alone && own.alone(.first) == nil)
    var look = ReplayView(lookBackAt: race, .english, nil)
    for _ in 0..<3 {
      _ = look.handle(.key(.character(" ")), in: Size(rows: 24, columns: 80), at: 0)
    }
    var canvas = Canvas(Size(rows: 24, columns: 80))
    look.draw(on: &canvas, at: 0)
    #expect(canvas.lines.contains { $0.contains("Done at step 3.") })
    _ = look.handle(.key(.end), in: canvas.size, at: 0)
    look.draw(on: &canvas, at: 0)
    #expect(canvas.lines.contains { $0.contains("100/100") && $0.contains("3/3") })
  }

  /// A friend may have finished a race before the player's first move.
  @Test func aRaceWithoutOwnMovesIsToldInLines() throws {
    var race = try Playthrough<Spell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")),
      opposition: Opposition(Spell.self, .race))
    try race.play("abc", at: 1)
    var bytes: [UInt8] = []
    let output = Output(to: { bytes += $0 })
    var words = WordReader(operands: ["list\n", "back\n"], input: nil)
    try Prompter(presentation: .english, output: output, isInteractive: true)
      .lookBack(at: race, &words)
    try output.flush()
    #expect(String(decoding: bytes, as: UTF8.self).contains("Step 1 of 1."))
  }

  @Test func thereIsNoneBeforeTheEnd() throws {
    let played = try InProcess().play("arcade guess --seed 42", ["5 0 Enter", "v c"])
    #expect(!played.shows("Look back", after: 1) && played.copies == [])
  }
}
