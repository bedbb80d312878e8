import Foundation
import GameCore
import TestSupport
import Testing
import TextUI
import Tiles

/// The full screen at a terminal, as a person sees and touches it.
@Suite(.serialized) struct ScreenTests {
  @Test func aGameIsPlayedByKeyboard() throws {
    let stage = try Stage("arcade guess --seed 42")
    #expect(stage.shows("Find the number from 0 to 99."))
    stage.type("25\r")
    #expect(stage.shows("25 is too high. 0 to 24 remain."))
    #expect(stage.shows("▸ 2 ◂"))
    stage.type("7")
    #expect(stage.shows("▸ 0 ◂") && stage.shows("╶ 7 ╴"))
    stage.type("\r")
    #expect(stage.shows("7 is too low. 8 to 24 remain."))
    #expect(stage.shows("25▼ 7▲"))
    stage.type("\r", milliseconds: 1200)
    #expect(stage.shows("Found in 3 guesses"))
    #expect(stage.shows("arcade guess --seed 42"))
    stage.type("r")
    #expect(stage.shows("0 guesses · seed 42"))
    stage.type("q")
    // The game that was left before its first move does not count beside the one that was won.
    #expect(stage.finish() == 0)
    #expect(stage.damage == [])
    // What was played is left in lines.
    #expect(
      stage.terminal.shown.hasSuffix(
        """
        Score: 3 guesses (seed 42)\r\n  arcade guess --seed 42\r
          3 guesses ▼▲● · arcade guess --seed 42\r\n
        """))
  }

  @Test func aGameIsPlayedByMouse() throws {
    let stage = try Stage("arcade memorize --pairs 2 --seed 42 --no-animation")
    var pairs: [String: [String]] = [:]
    for tile in ["1", "2", "3", "4"] {
      #expect(stage.click(on: "╭ \(tile) ") || stage.click(on: "╭▸\(tile)◂"))
      let news = try #require(stage.emulator.lines.first { $0.hasPrefix(" Tile \(tile): ") })
      let face = try #require(news.split(separator: " ").dropFirst(2).first)
      pairs[String(face), default: []].append(tile)
    }
    for tile in pairs.values.flatMap(\.self) {
      _ = stage.click(on: " \(tile) ──") || stage.click(on: "▸\(tile)◂")
    }
    #expect(stage.shows("All 2 pairs found"))
    stage.settle(milliseconds: 600)
    #expect(stage.click(on: "Leave"))
    #expect(stage.finish() == 0)
    #expect(stage.damage == [])
  }

  @Test func theWheelsTurnByMouse() throws {
    let stage = try Stage("arcade guess --seed 42")
    stage.type("\u{1b}[<65;30;10M")
    #expect(stage.shows("▸ 5 ◂"))
    stage.type("\u{1b}[<64;40;10M\u{1b}[<64;40;10M")
    #expect(stage.shows("▸ 7 ◂"))
    #expect(stage.click(on: "[ Guess ]"))
    #expect(stage.shows("57 is too high."))
  }

  @Test func theMenuLeadsToAGameAndBack() throws {
    let stage = try Stage("arcade")
    #expect(stage.shows("▸ 1  cards"))
    stage.type("\u{1b}[B\u{1b}[B\r")
    #expect(stage.shows(" guess  0 guesses"))
    stage.type("50\r")
    stage.type("q")
    #expect(stage.shows("Leave this game?"))
    stage.type("x")
    #expect(stage.hides("Leave this game?"))
    stage.type("qq")
    #expect(stage.shows("▸ 3  guess"))
    // Keys that lead nowhere from here do nothing.
    stage.terminal.type("\u{1b}")
    stage.settle(milliseconds: 100)
    stage.type("q")
    // The last game was left unfinished.
    #expect(stage.finish() == 1)
    #expect(stage.damage == [])
  }

  @Test func theLastGameStandsFirst() throws {
    let stage = try Stage("echo 1 | arcade tunes --record >/dev/null; arcade")
    #expect(stage.shows("▸ 1  tunes"))
  }

  @Test func theMenuOfTunesIsAScreen() throws {
    let stage = try Stage("arcade tunes")
    stage.type("\u{1b}[B\r")
    #expect(stage.shows("▸ 1  pop        ✓"))
    stage.type("\u{1b}")
    #expect(stage.shows("Choose Category (pop)"))
    stage.type("23")
    #expect(stage.shows("Choose Category (rock)"))
    stage.type("1")
    #expect(stage.shows("Find the 8 pairs of rock albums."))
    #expect(stage.terminal.shown.contains("Getting the covers…"))
  }

  /// Keys that come faster than the covers are for the game.
  @Test func keysBehindAChoiceAreKept() throws {
    let stage = try Stage("arcade tunes")
    stage.type("103")
    #expect(stage.shows("Tile 3:"))
  }

  @Test func theKeysAreTold() throws {
    let stage = try Stage("arcade cards --seed 1")
    stage.type("?")
    #expect(stage.shows("Space Enter") && stage.shows("the same deal again"))
    // The key that closes the page does nothing else.
    stage.type("n")
    #expect(stage.hides("Space Enter") && stage.shows("seed 1"))
  }

  @Test func theHeaderCanBeClicked() throws {
    let stage = try Stage("arcade cards --seed 1")
    #expect(stage.click(on: "? keys"))
    #expect(stage.shows("Space Enter"))
    stage.type(" ")
    #expect(stage.hides("Space Enter"))
    stage.type(" ")
    #expect(stage.click(on: "q leave"))
    #expect(stage.shows("Leave this game?"))
    #expect(stage.click(on: "q leave"))
    #expect(stage.finish() == 1)
    #expect(stage.damage == [])
  }

  @Test func thePageOfTheEndCanBePutAside() throws {
    let stage = try Stage("arcade guess --seed 42 --no-animation")
    // Keys that were meant for the game choose nothing.
    stage.type("8\r\r\r")
    #expect(stage.shows("Play again"))
    stage.settle(milliseconds: 600)
    stage.type("\u{1b}")
    #expect(stage.hides("Play again") && stage.shows("8 is right!"))
    #expect(stage.shows("Any key brings the page back."))
    stage.type(" ")
    #expect(stage.shows("Play again"))
    stage.type("?")
    #expect(stage.shows("take back a digit"))
    stage.type(" ")
    #expect(stage.hides("take back a digit") && stage.shows("Play again"))
    stage.type("\u{1b}[B\r")
    #expect(stage.shows("0 guesses · seed 42"))
  }

  /// In a window that is too small for the keys they come page by page, and a menu scrolls.
  @Test func smallWindowsShowAll() throws {
    let game = try Stage("arcade guess --seed 1", rows: 9, columns: 40)
    game.type("?")
    #expect(game.shows("Backspace") && game.hides("Ctrl-C"))
    game.type(" ")
    #expect(game.hides("Backspace"))
    for _ in 0..<9 where !game.emulator.lines.contains(where: { $0.contains("Ctrl-C") }) {
      game.type(" ")
    }
    #expect(game.shows("end at once"))
    game.type("l ")
    let menu = try Stage("arcade", rows: 4, columns: 40)
    #expect(menu.hides("tunes"))
    menu.type("\u{1b}[B\u{1b}[B\u{1b}[B")
    #expect(menu.shows("tunes"))
  }

  /// What is asked is told whole, over the board where there is no other room.
  @Test func questionsHaveRoom() throws {
    let stage = try Stage("arcade memorize --seed 1 --no-animation", rows: 9, columns: 37)
    stage.type(" q")
    #expect(stage.shows("q again") && stage.shows("leaves."))
  }

  @Test func whatIsTypedIsTold() throws {
    let stage = try Stage("arcade cards --seed 1")
    stage.type("1")
    #expect(stage.shows("Tile 1…: another digit"))
    stage.type("\u{1b}[C")
    #expect(stage.hides("Tile 1…"))
  }

  @Test func theMenuIsLeftWithoutAFault() throws {
    let stage = try Stage("arcade")
    stage.type("q")
    #expect(stage.finish() == 0)
    #expect(stage.damage == [])
  }

  @Test func leavingTunesLeadsToItsMenu() throws {
    let stage = try Stage("arcade tunes")
    stage.type("1")
    #expect(stage.shows("Find the 8 pairs"))
    stage.type("q")
    #expect(stage.shows("▸ 1  New Game"))
    stage.type("q")
    #expect(stage.finish() == 1)
  }

  @Test func nothingIsLostUnasked() throws {
    let stage = try Stage("arcade cards --seed 1")
    stage.type(" n")
    #expect(stage.shows("Leave this game for a new deal?") && stage.shows("seed 1"))
    stage.type("r")
    #expect(stage.hides("Leave this game for a new deal?") && stage.shows("1 turn ·"))
    stage.type("rr")
    #expect(stage.shows("0 turns · seed 1"))
    stage.type(" ny")
    #expect(stage.hides("seed 1 "))
  }

  @Test func aSmallWindowKeepsTheGame() throws {
    let stage = try Stage("arcade cards --seed 1")
    stage.type(" ")
    stage.terminal.resize(rows: 4, columns: 30)
    stage.emulator.resize(rows: 4, columns: 30)
    stage.settle()
    #expect(stage.shows("The window is too small"))
    stage.type(" 5 ")
    stage.terminal.resize(rows: 24, columns: 80)
    stage.emulator.resize(rows: 24, columns: 80)
    stage.settle()
    #expect(stage.shows("1 turn ·"))
    #expect(stage.emulator.faults == [])
  }

  @Test func theMouseIsLeftAloneIfAsked() throws {
    let stage = try Stage("arcade cards --seed 1 --no-mouse")
    #expect(!stage.emulator.modes.contains("?1000"))
    stage.type("q")
    #expect(stage.finish() == 1)
    #expect(stage.damage == [])
  }

  @Test func noColourIsNone() throws {
    for line in ["arcade tunes --seed 1 --color never", "NO_COLOR=1 arcade tunes --seed 1"] {
      let stage = try Stage(line, isShellKept: true)
      stage.type("12")
      #expect(stage.emulator.colors == [])
      #expect(stage.shows("tunes"))
    }
  }

  @Test func coloursAreAsManyAsTheTerminalHas() throws {
    let prefixes = [
      "TERM=xterm": "3", "TERM=xterm-256color": "38;5;", "COLORTERM=truecolor": "38;2;",
    ]
    for (terminal, prefix) in prefixes {
      let stage = try Stage("\(terminal) arcade tunes --seed 1", isShellKept: true)
      stage.type("1 2", milliseconds: 300)
      #expect(stage.emulator.colors.contains { $0.hasPrefix(prefix) })
    }
  }

  @Test func pastedTextIsNoKeys() throws {
    let stage = try Stage("arcade cards --seed 1")
    #expect(stage.emulator.modes.contains("?2004"))
    stage.terminal.type("\u{1b}[200~ qy1 2\n\u{1b}[201~")
    stage.settle(milliseconds: 200)
    #expect(stage.shows("0 turns · seed 1"))
    #expect(stage.emulator.faults == [])
  }

  @Test func anEscapeCodeInASeedIsNotShown() throws {
    let stage = try Stage(#"arcade cards --seed "$(printf 'a\033[31mb')""#, isShellKept: true)
    #expect(stage.shows(#"seed $'a\033[31mb'"#))
    #expect(stage.emulator.faults == [])
  }
}

/// How little is sent, at 80 columns and 24 rows, in 256 colours and with nothing moving by itself.
@Suite struct ScreenFigureTests {
  private func stage(_ line: String) throws -> Stage {
    try Stage("arcade \(line) --seed 42 --no-animation")
  }

  @Test(arguments: ["cards", "memorize"])
  func theFirstPicture(game: String) throws {
    let stage = try stage(game)
    #expect(stage.terminal.output.count < 3000)
    #expect(stage.shows("╭ 12 ──"))
  }

  @Test(arguments: [
    ("cards", 60), ("memorize", 60), ("tunes", 60), ("memorize --difficulty hard", 60),
    ("cards --count 52", 30), ("memorize --theme playing-cards --pairs 52", 30),
  ])
  func movingTheFocus(line: String, most: Int) throws {
    let stage = try stage(line)
    for key in ["\u{1b}[C", "\u{1b}[B", "\u{1b}[D", "\u{1b}[C", "\u{1b}[A"] {
      let sent = stage.type(key)
      #expect(sent > 0 && sent <= most)
    }
  }

  @Test func turningAWheel() throws {
    let stage = try stage("guess")
    for key in ["\u{1b}[A", "\u{1b}[B", "\u{1b}[B", "\u{1b}[C", "\u{1b}[A", "\u{1b}[A"] {
      let sent = stage.type(key)
      #expect(sent > 0 && sent <= 60)
    }
  }

  @Test func turningACard() throws {
    let stage = try stage("cards")
    // The news and the score, which change with it, included.
    for key in [" ", " ", "l "] {
      let sent = stage.type(key)
      #expect(sent > 0 && sent <= 200 + 30 * (key.count - 1))
    }
  }

  @Test func nothingIsSentWhileNothingMoves() throws {
    for line in ["cards", "guess", "memorize", "tunes"] {
      let stage = try stage(line)
      stage.type(" ")
      #expect(stage.settle(milliseconds: 500) == 0)
    }
  }
}
