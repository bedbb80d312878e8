import Foundation
import Records
import Screens
import TestSupport
import Testing

/// The page of a finished game.
@Suite(.oneByOne) struct EndPageTests {
  /// The keys of a game without a miss of `memorize --seed 42`.
  private static let expert: ScriptedWindow.Step = "1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1"

  private func play(
    _ line: String, rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try InProcess().play("\(line) --no-animation", rows: rows, columns: columns, steps)
  }

  /// A row of three stars in a large window.
  private static let largeRow = Array(repeating: String(repeating: "█", count: 22), count: 3)
    .joined(separator: "    ")

  @Test func itTellsWhatTheStarsAreGivenFor() throws {
    let played = try play("arcade memorize --seed 42", columns: 100, Self.expert)
    #expect(played.shows("par (best bot)", after: 0) && !played.shows("for ★", after: 0))
    let poor = try play(
      "arcade memorize --seed 42 --no-record", columns: 100,
      "1 Enter 2 1 Enter 3 2 5 1 Enter 2 1 Enter 2 1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1")
    #expect(poor.shows("for ★★★ give at most 1.3 away", after: 0), "\(poor.shown)")
    #expect(!poor.shows("for ★★☆", after: 0))
  }

  /// The keys of a game of 9 moves with two mistakes, and perhaps with a hint.
  private static let poor: ScriptedWindow.Step =
    "1 Enter 2 1 Enter 3 2 5 1 Enter 2 1 Enter 2 1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1"

  /// A chart, or where it has no room a sentence, tells which bots the player has reached.
  @Test func thePlaceAmongTheBotsIsTold() throws {
    let best = try play("arcade memorize --seed 42 --no-record", rows: 16, Self.expert)
    #expect(best.shows("Ahead of all bots, even Expert (averages 9.2 moves).", after: 0))
    #expect(!best.shows("on average:", after: 0))
    let poor = try play("arcade memorize --seed 42", rows: 34, columns: 90, Self.poor)
    let lines = try #require(poor.shown.last)
    let names = ["moves, and the bots' on average:", "Expert ", "▸ You ", "Goldfish "]
    let places = names.map { name in lines.firstIndex { $0.contains(name) } }
    #expect(
      places.contains(nil) == false
        && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(!lines.contains { $0.contains("Random") } && !poor.shows("Ahead of", after: 0))
    let chinese = try play("arcade memorize --lang zh --seed 42", rows: 20, Self.poor)
    #expect(chinese.shows("，不及", after: 0))
  }

  /// Nor does a race, which has its own opponent.
  @Test func aGameWithHintsHasNoPlaceAmongTheBots() throws {
    for line in ["arcade memorize --seed 42", "arcade memorize --seed 42 --race forgetful"] {
      let hinted: ScriptedWindow.Step = line.contains("race") ? "" : "H H"
      let played = try play(line, rows: 40, columns: 90, hinted, Self.expert)
      #expect(played.shows("Same deal", after: 1))
      #expect(!played.shows("on average:", after: 1) && !played.shows("Ahead of", after: 1))
    }
  }

  @Test func oneOfEqualMistakesIsAnExample() throws {
    let moves = "1 2 1 3 2 5 1 2 1 2 1 4 2 8 3 10 5 6 7 12 9 11"
    let output = try InProcess().run("arcade memorize --seed 42 \(moves)").output
    #expect(output.contains(" better, such as step 7: tile 1 "))
    let chinese = try InProcess().run("arcade memorize --lang zh --seed 42 \(moves)").output
    #expect(chinese.contains("手可以走得更好，比如第 7 手："))
  }

  private static let sizes = [(8, 30), (12, 40), (16, 60), (24, 80), (40, 120), (60, 200)]

  @Test(arguments: sizes, ["", "--lang zh", "--ascii"])
  func itFillsTheWindow(size: (Int, Int), options: String) throws {
    let played = try play(
      "arcade memorize --seed 42 \(options)", rows: size.0, columns: size.1, Self.expert)
    let lines = try #require(played.shown.last)
    let text = lines.joined(separator: "\n")
    // The board is in sight where it has room, and nothing of it sticks out elsewhere; the score,
    // the stars and the choices always are.
    let hasBoard = size.0 >= 40
    for sign in ["╭", "░", "╱", "frog", "✓"] where !hasBoard {
      #expect(!text.contains(sign), "\(sign)")
    }
    #expect(text.contains(options == "--lang zh" ? "青蛙" : "frog") == hasBoard)
    let hasArt = size.0 >= 16 && options != "--ascii"
    let art = size.0 < 60 ? "▀█████████▀" : Self.largeRow
    let stars = options == "--ascii" ? "* * *" : hasArt ? art : "♛ ♛ ♛"
    #expect(text.contains(stars))
    #expect(text.contains("6 ") || text.contains("▀▀▀"))
    for key in ["n", "r", "v", "c", "g", "q"] {
      let isShown = lines.contains { line in
        [" \(key) ", "(\(key))", "（\(key)）"].contains { (line + " ").contains($0) }
      }
      #expect(isShown, "\(key)")
    }
  }

  /// None of the arcade's games can be lost.
  @Test(arguments: sizes) func aLostGameSaysSo(size: (Int, Int)) throws {
    var game = try Playthrough<FirstSpell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")))
    for word: SpellMove in ["fff", "eee", "ddd"] { _ = try game.play(word) }
    var view = GameView<FirstSpell>(
      Table(game, nil), presentation: Presentation(language: .en), isAnimated: false)
    let window = Size(rows: size.0, columns: size.1)
    for key: Unicode.Scalar in ["c", "c", "c"] {
      _ = view.handle(.key(.character(key)), in: window, at: 0)
    }
    _ = view.handle(.key(.enter), in: window, at: 0)
    func draw() -> Canvas {
      var canvas = Canvas(window)
      view.draw(on: &canvas, at: 10_000)
      return canvas
    }
    // The board stays until a key is pressed.
    #expect(!draw().lines.contains { $0.contains("Lost") })
    _ = view.handle(.key(.enter), in: window, at: 10_000)
    let canvas = draw()
    let row = try #require(
      canvas.lines.firstIndex { $0.filter { !" │".contains($0) } == "Lost" }, "\(canvas.lines)")
    let column = try #require(canvas.lines[row].firstIndex(of: "L"))
    let place = canvas.lines[row].distance(from: canvas.lines[row].startIndex, to: column)
    // It is no good news.
    expectEqual(canvas[row, place].style, .bold)
  }

  @Test func thereIsALargeScoreWhereThereIsRoom() throws {
    let line = "arcade guess --seed 42"
    let again = ScriptedWindow.Step.keys("8 Enter r 8 Enter")
    #expect(try play(line, again).shows("▀▀▀ guess", after: 0))
    #expect(try !play(line, rows: 8, columns: 30, again).shows("▀▀▀", after: 0))
    #expect(try !play("\(line) --ascii", again).shows("▀", after: 0))
  }

  @Test func noFactIsToldTwice() throws {
    let played = try play(
      "arcade guess --seed 42", "9 9 Enter 5 0 Enter 2 5 Enter 1 2 Enter 0 8 Enter", "c")
    let text = played.shown[0].joined(separator: "\n")
    #expect(text.components(separatedBy: "5 guesses").count == 2, "\(text)")
    #expect(!text.contains("--seed") && !text.contains("▼▼▼▼●") && !text.contains("right"))
    // The line about par tells what the only mistake has cost.
    #expect(text.contains("could have been better") && !text.contains("It cost"))
    #expect(played.shows("5 guesses ▼▼▼▼● · arcade guess --seed 42", after: 1))
    #expect(played.shows("● right", after: 1))
  }

  @Test func aTallWindowHasTheBoardAboveThePage() throws {
    let played = try play("arcade memorize --seed 42", rows: 50, Self.expert)
    let rows = ["frog", "6 pairs in", "New deal (n)"].map { text in
      played.shown[0].firstIndex { $0.contains(text) } ?? -1
    }
    #expect(rows == rows.sorted() && rows[0] > 0, "\(played.shown)")
  }

  @Test func theReasonForTheStarsIsSaid() throws {
    let played = try play("arcade guess --seed 42", "5 0 Enter 6 Enter 8 Enter")
    #expect(played.shows("2.8 under par (best bot): 0.4 given away, 3.2 good luck", after: 0))
    #expect(played.shows("6 left 43", after: 0))
    // What it means stands above the figures.
    let rows = ["6 left 43", "under par"].map { text in
      played.shown[0].firstIndex { $0.contains(text) } ?? -1
    }
    expectEqual(rows, rows.sorted())
    let help = try play("arcade guess --seed 42", rows: 40, "5 0 Enter 6 Enter 8 Enter", "?")
    #expect(help.shows("♛♛♛ nothing · ★★★ up to 0.1 · ★★☆ up to 0.3", after: 1))
    let hinted = try play("arcade guess --seed 42", rows: 40, "H", "H", "8 Enter")
    #expect(hinted.shows("Press H again", after: 0))
    #expect(hinted.shows("a hint leaves one star", after: 2) && !hinted.shows("feat", after: 2))
    // The warning is about the next key only, not about a hint in a later turn.
    let later = try play("arcade guess --seed 42", "H", "5 0 Enter", "H", "H")
    #expect(later.shows("Press H again", after: 2) && later.shows("Hint: ", after: 3))
  }

  /// After many mistakes at cards the estimate of their cost says nothing certain of luck.
  @Test func luckIsToldOnlyWhereItIsKnown() throws {
    let tiles = (1...24).map(String.init).joined(separator: " ")
    let poor = try InProcess().run("arcade cards --seed 5 \(tiles) finish").output
    #expect(poor.contains(" behind par: about ") && poor.contains(" stars: about "))
    #expect(!poor.contains("bad luck"), "\(poor)")
    let good = try InProcess().run("arcade cards --seed 5 --watch expert --plain").output
    #expect(good.contains(" par: ") && good.contains(" luck.\n"), "\(good)")
  }

  @Test func perfectPlayHasThreeStarsHoweverLongItTakes() throws {
    let played = try play(
      "arcade guess --seed 42",
      "4 9 Enter 2 4 Enter 1 2 Enter 0 6 Enter 0 9 Enter 0 7 Enter 0 8 Enter")
    #expect(
      played.shows("▀█████████▀    ▀█████████▀    ▀█████████▀", after: 0)
        && played.shows("over par", after: 0))
    #expect(played.shows("Flawless: no move could have been better.", after: 0))
  }

  @Test(
    arguments: [
      (
        "guess", "4 9 Enter 2 4 Enter 1 2 Enter 0 6 Enter 0 9 Enter 0 7 Enter 0 8 Enter",
        "0–99, one lie", "0–99，可能有谎话", "One of my first 7 answers"
      ),
      ("memorize", expert, "8 pairs, animals", "8 对动物", "16"),
    ] as [(String, ScriptedWindow.Step, String, String, String)])
  func afterThreeStarsAHarderGameIsOffered(
    game: String, moves: ScriptedWindow.Step, shape: String, chinese: String, sign: String
  ) throws {
    let line = "arcade \(game) --seed 42"
    let played = try play(line, moves, "b")
    #expect(played.shows("Harder: \(shape) (b)", after: 0), "\(played.shown)")
    #expect(!played.shows(sign, after: 0) && played.shows(sign, after: 1), "\(played.shown)")
    #expect(try play("\(line) --lang zh", moves).shows("更难：\(chinese)（b）", after: 0))
  }

  /// A star that isn't earned is a smaller one, which is told without its colour, too.
  @Test func anEarnedStarIsFilled() throws {
    let played = try play("arcade guess --seed 42", "9 9 Enter 9 8 Enter 9 7 Enter 0 8 Enter")
    #expect(played.shows("▀█████████▀    ▀█▀▀   ▀▀█▀    ▀█▀▀   ▀▀█▀", after: 0), "\(played.shown)")
  }

  @Test func itsSignsAreThoseOfTheLineToShare() throws {
    let played = try play("arcade memorize --seed 42", Self.expert, "c")
    #expect(played.shows("●●●●●● · arcade memorize --seed 42", after: 1))
    #expect(played.shows("● match", after: 1) && !played.shows("◆", after: 1))
  }

  @Test func aLineToShareBreaksBeforeTheCommand() throws {
    let played = try play("arcade memorize --seed 42", rows: 12, columns: 40, Self.expert, "c")
    let lines = try #require(played.shown.last).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("6 moves ●●●●●●") && lines.contains("arcade memorize --seed 42"))
  }

  @Test func aNewBestIsTold() throws {
    let process = try InProcess()
    _ = try process.run("arcade guess --seed 43 --record --quiet 0 1 2 3 99 98 97 \(numbers)")
    let played = try process.play("arcade guess --seed 42 --no-animation", ["", "8 Enter"])
    #expect(played.shows("New personal best!", after: 1) && played.shows("best 1 ", after: 1))
  }

  /// The header has the stars that can still be earned, and a move that costs some says so, once it
  /// is in sight. A hint leaves one at once.
  @Test func lostStarsAreToldDuringTheGame() throws {
    let line = "arcade memorize --seed 42"
    let played = try play(line, "1 Enter 2 1 Enter", "2", "1 Enter", "2", "1 Enter", "H H")
    let losses = (0..<5).filter { played.shows("That cost 1 star.", after: $0) }
    #expect(losses.count == 1 && losses != [0], "\(losses)")
    #expect(played.shows("★★★ · par 9.2", after: 0) && played.shows("★★☆ · par 9.2", after: 4))
    #expect(played.shows("★☆☆ · par", after: 5) && !played.shows("That cost", after: 5))
    let wide = try play("arcade guess --seed 42", rows: 40, columns: 120, "", "1 0 Enter")
    #expect(wide.shows("Stars  ♛♛♛", after: 0) && wide.shows("Stars  ★☆☆", after: 1))
    #expect(wide.shows("That cost 2 stars.", after: 1))
    // A deal that was finished before brings none, nor does a game of two.
    let process = try InProcess()
    let words = "50\n10\n8\nagain\n50\n10\nquit\nquit\n"
    let typed = try process.type("arcade --plain guess --seed 42", words).output
    expectEqual(typed.ranges(of: "That cost 1 star.").count, 1, "\(typed)")
    #expect(try !play("\(line) --versus expert", "").shows("★★★", after: 0))
    // A script is told at the end.
    let script = try process.run("arcade guess --seed 42 50 10 8").output
    #expect(!script.contains("That cost") && script.contains("of 3 stars"))
  }

  /// A game tells if it has more stars than any before on its level, in whatever language.
  @Test func moreStarsOnALevelAreTold() throws {
    let process = try InProcess()
    _ = try process.run("arcade settings lesson off")
    let slow = (0...99).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --seed 43 --record --quiet \(slow)")
    let played = try process.play("arcade guess --seed 42 --no-animation", ["", "8 Enter"])
    #expect(played.shows("Level 1 now has ★★★: 3 of 15 in guess.", after: 1))
    // There can't be more.
    let again = try process.type("arcade guess --seed 45", "49 24 11 17 14 12 13\nquit\n").output
    #expect(again.contains("3 of 3 stars") && !again.contains("now has"))
    let doubtful = "arcade --plain guess --lies 1 --seed"
    let first = try process.type("\(doubtful) 4", "\(slow)\nquit\n").output
    #expect(first.contains("Level 2 now has 1 star: 4 of 15 in guess."), "\(first)")
    // A game with other options is on no level.
    let other = try process.type("arcade guess --range 0-9 --seed 1", "\(slow)\nquit\n").output
    #expect(other.contains("of 3 stars") && !other.contains("Level"))
    let all = (0...199).map(String.init).joined(separator: " ")
    let chinese = try process.type(
      "\(doubtful) 1 --range 0-199 --lang zh", "\(all)\n退出\n")
    #expect(chinese.output.contains("难度 3 升到 ★☆☆：猜数 5/15。"))
  }

  private var numbers: String { (4...96).map(String.init).joined(separator: " ") }

  /// After a game alone, not after a daily deal nor a race.
  @Test func aBotIsOneKeyAway() throws {
    let line = "arcade memorize --seed 42"
    let played = try play(line, Self.expert, "o", "x")
    #expect(played.shows("Race Forgetful (o)", after: 0) && played.shows("□ Forgetful", after: 2))
    let typed = try InProcess().type("arcade guess --seed 42", "8\nrace\nquit\n").output
    #expect(typed.contains(" Race Expert\n") && typed.contains("Best of 3: "), "\(typed)")
    let race = try InProcess().play(
      "arcade guess --seed 42 --race random", ["8 Enter", .wait(9000)])
    #expect(race.shows("New deal", after: 1) || race.shows("Next race", after: 1))
    #expect(!race.shows("(o)", after: 1))
    // Of bots that were beaten the next one.
    let process = try InProcess()
    _ = try process.run("arcade guess --seed 42 --race random --record --quiet 8")
    let next = try process.play("arcade guess --seed 7 --no-animation", ["7 0 Enter"])
    #expect(next.shows("Race Cautious (o)", after: 0), "\(next.shown)")
  }

  @Test func theChoicesAreReached() throws {
    let line = "arcade guess --seed 42"
    // With all stars a harder game is in focus.
    let keys = try play(line, "8 Enter", "Right Right Enter", "q")
    #expect(keys.shows("▸ Harder: ", after: 0) && keys.shows("0 guesses", after: 1))
    let rows = try play(line, "8 Enter", "Left Down", "Up Right Down")
    #expect(rows.shows("▸ Same deal (r)", after: 1) && rows.shows("▸ Copy (c)", after: 2))
    let click = try play(line, "8 Enter", .click("Look back"), "Escape", .click("Quit"))
    #expect(click.shows("Look back: step 1 of 1", after: 1))
    #expect(click.shows("New deal", after: 2) && click.outcome.status == 0)
    let scroll = try play(line, "8 Enter", .scroll(Point(row: 9, column: 9), by: 3))
    #expect(scroll.shows("▸ Look back", after: 1))
  }

  /// What is still typed when the page opens was meant for the game.
  @Test func strayKeysChooseNothing() throws {
    let played = try play("arcade guess --seed 42", "8 Enter Enter Space Enter", "Enter")
    #expect(played.shows("▸ Harder: ", after: 0) && played.shows("0 guesses", after: 1))
  }

  /// Enter and Space choose nothing in the first 0.8 seconds of the page, nor after a digit.
  @Test func aPlayerWhoTypesOnLosesNoResult() throws {
    let options = SpellOptions()
    let game = try Playthrough<FirstSpell>(
      options: options, source: .deal(SpellDeal(reading: "abc")))
    var view = GameView<FirstSpell>(
      Table(game, nil), presentation: Presentation(language: .en), isAnimated: true)
    let window = Size(rows: 24, columns: 80)
    func press(_ key: Key, at time: Int) -> RoundChoice? {
      view.handle(.key(key), in: window, at: time)
    }
    for key: Unicode.Scalar in ["a", "b", "c"] { _ = press(.character(key), at: 0) }
    #expect(press(.enter, at: 0) == nil && press(.enter, at: 999) == nil)
    // This one skips the pause before the page.
    #expect(press(.enter, at: 1100) == nil)
    #expect(press(.enter, at: 2099) == nil && press(.character(" "), at: 2099) == nil)
    #expect(press(.character("5"), at: 2200) == nil && press(.enter, at: 3199) == nil)
    #expect(press(.character("r"), at: 1200) == .sameDeal)
    #expect(press(.enter, at: 3200) == .newDeal)
  }

  @Test(arguments: [("c", 80), ("Right Right Right Right Enter", 30)])
  func theResultIsCopiedOnRequest(keys: String, columns: Int) throws {
    let process = try InProcess()
    let played = try process.play(
      "arcade guess --seed 42 --no-animation", rows: 12, columns: columns,
      ["5 0 Enter 8 Enter", .keys(keys), "Left"])
    expectEqual(played.copies, ["2 guesses ▼● · arcade guess --seed 42"])
    #expect(played.shows("Copied", after: 1) && !played.shows("Copied", after: 2))
    #expect(!played.shows("Copied", after: 0))
  }

  @Test func nothingIsCopiedUnasked() throws {
    try expectEqual(play("arcade guess --seed 42", "c 8 Enter", "q").copies, [])
  }

  @Test func aFrameOfThePageIsSmall() throws {
    for game in ["guess", "cards", "memorize", "tunes"] {
      let hints = ScriptedWindow.Step.keys(
        "H " + Array(repeating: "H Enter", count: 80).joined(separator: " "))
      let played = try play("arcade \(game) --seed 42", "", hints)
      let page = try #require(
        played.frames.first { frame in
          frame.canvas.lines.contains { $0.contains("New deal (n)") }
        }, "\(game)")
      #expect(page.bytes <= 6000, "\(game)")
    }
  }
}
