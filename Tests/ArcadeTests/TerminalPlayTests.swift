import Foundation
import TestSupport
import Testing

/// Play in lines at a terminal, as a person does it where pictures can't be drawn.
@Suite final class TerminalPlayTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func open(
    _ line: String, environment: [String: String] = ["TERM": "dumb"]
  ) throws -> Pseudoterminal {
    try Pseudoterminal("exec \(line)", home: home, environment: environment)
  }

  @Test func theArcadeAloneOpensAMenu() throws {
    let terminal = try open("arcade")
    #expect(terminal.wait(for: "quit:") != nil)
    terminal.type("9\n")
    #expect(terminal.wait(for: "'9' is not among the choices.") != nil)
    terminal.type("guess\n")
    #expect(terminal.wait(for: "Your guess, 0 to 99:") != nil)
    terminal.type("quit\n")
    #expect(terminal.finish() == 1)
  }

  @Test func theMenuIsLeftWithoutAFault() throws {
    let terminal = try open("arcade")
    #expect(terminal.wait(for: "quit:") != nil)
    terminal.type("q\n")
    #expect(terminal.finish() == 0)
  }

  @Test func aPersonIsAskedShownAndAskedAgain() throws {
    let terminal = try open("arcade guess --seed 42")
    #expect(terminal.wait(for: "Your guess, 0 to 99:") != nil)
    terminal.type("50 25\n")
    let shown = try #require(terminal.wait(for: "Your guess, 0 to 24:"))
    // The board comes before the question, and not between two moves of one line.
    #expect(shown.components(separatedBy: "tens").count == 2)
    terminal.type("8 9 10\n")
    #expect(terminal.wait(for: "arcade guess --seed 42") != nil)
    #expect(terminal.wait(for: "Another deal, yes or no?") != nil)
    terminal.type("\nperhaps\nyes\n")
    #expect(terminal.wait(for: "Your guess, 0 to 99:") != nil)
    terminal.type("\u{4}")
    #expect(terminal.wait(for: "The input has ended before the game") != nil)
    #expect(terminal.finish() == 1)
  }

  @Test func noMoreDealsIsTheEnd() throws {
    let terminal = try open("arcade guess --seed 42 8")
    #expect(terminal.wait(for: "Another deal, yes or no?") != nil)
    terminal.type("n\n")
    #expect(terminal.finish() == 0)
  }

  @Test func theWheelsAskTwice() throws {
    let terminal = try open("arcade guess --seed 42 --picker wheels")
    #expect(terminal.wait(for: "Tens, 0 to 9:") != nil)
    terminal.type("1\n")
    #expect(terminal.wait(for: "Units, 0 to 9:") != nil)
    terminal.type("x\n")
    #expect(terminal.wait(for: "'x' is no move.") != nil)
    #expect(terminal.wait(for: "Units, 0 to 9:") != nil)
    terminal.type("2\n")
    #expect(terminal.wait(for: "12 is too high.") != nil)
    #expect(terminal.wait(for: "Tens, 0 to 1:") != nil)
    terminal.type("8\n")
    #expect(terminal.wait(for: "8 is right!") != nil)
    terminal.type("n\n")
    #expect(terminal.finish() == 0)
  }

  @Test func colourIsForTerminalsThatWantIt() throws {
    let move = "arcade cards --seed 1 5"
    let plain: [[String: String]] = [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "-"]]
    for environment in plain {
      let terminal = try open(move, environment: environment)
      #expect(terminal.wait(for: "10♥") != nil)
      #expect(!terminal.shown.contains("\u{1b}"))
    }
    let terminal = try open(move, environment: [:])
    #expect(terminal.wait(for: "\u{1b}[31m 10♥") != nil)
  }

  @Test func plainPlayShowsNoBoardUnasked() throws {
    let terminal = try open("arcade memorize --seed 42 --plain")
    #expect(terminal.wait(for: "Face down: 1 to 12.") != nil)
    terminal.type("1\n")
    let answer = try #require(terminal.wait(for: "Tile, 1 to 12:"))
    #expect(terminal.wait(for: "Tile, 1 to 12:") != nil || answer.contains("Tile 1: frog."))
    terminal.type("board\n")
    #expect(terminal.wait(for: "Face up: tile 1, frog.") != nil)
    #expect(!terminal.shown.contains("\u{1b}"))
  }

  // MARK: The menu of tunes, and what is kept

  @Test func theCategoryIsKeptForTheNextTime() throws {
    let first = try open("arcade tunes")
    #expect(first.wait(for: "Choose Category (pop)") != nil)
    first.type("rock\n")
    #expect(first.wait(for: "'rock' is not among the choices.") != nil)
    first.type("2\n")
    #expect(first.wait(for: "1  pop (current)") != nil)
    first.type("metal\n1\n")
    #expect(first.wait(for: "Find the 8 pairs of metal albums.") != nil)
    first.type("quit\n")
    #expect(first.wait(for: "arcade tunes --category metal --seed") != nil)
    #expect(first.finish() == 1)
    let kept = try String(
      contentsOf: home.appending(path: ".config/arcade/settings"), encoding: .utf8)
    #expect(kept == "category metal\n")

    let second = try open("arcade tunes 1")
    #expect(second.wait(for: "pairs of metal albums.") != nil)
    let third = try open("arcade tunes")
    #expect(third.wait(for: "Choose Category (metal)") != nil)
    third.type("exit\n")
    #expect(third.finish() == 0)
    let other = try open("arcade tunes --category pop")
    #expect(other.wait(for: "pairs of pop albums.") != nil)
    let seeded = try open("arcade tunes --seed 42")
    #expect(seeded.wait(for: "Find the 8 pairs of pop albums. Seed 42.") != nil)
    let script = try Program.shell("arcade tunes --seed 42 1 | head -1", home: home)
    #expect(script.output == "Find the 8 pairs of pop albums. Seed 42.\n")
    let json = try open("arcade tunes --seed 42 --json")
    #expect(json.wait(for: #""category":"pop""#) != nil)
  }

  @Test func aFolderThatCantBeWrittenCostsOneWarning() throws {
    try Data().write(to: home.appending(path: "file"))
    let terminal = try open(
      "arcade tunes",
      environment: ["TERM": "dumb", "XDG_CONFIG_HOME": home.appending(path: "file").path])
    #expect(terminal.wait(for: "quit:") != nil)
    terminal.type("2\n3\n")
    #expect(terminal.wait(for: "arcade: can't keep the category in") != nil)
    #expect(terminal.wait(for: "Choose Category (rock)") != nil)
    terminal.type("1\n")
    #expect(terminal.wait(for: "Find the 8 pairs of rock albums.") != nil)
  }

  @Test func aKeptChoiceThatIsNoneIsPassedOver() throws {
    let folder = home.appending(path: ".config/arcade")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("category \u{1b}[31mjazz\n".utf8).write(to: folder.appending(path: "settings"))
    let terminal = try open("arcade tunes 1")
    #expect(
      terminal.wait(
        for: "arcade/settings, line 1: category does not take '\\u{1b}[31mjazz'; choose pop,")
        != nil)
    #expect(terminal.wait(for: "Find the 8 pairs of pop albums.") != nil)
    #expect(!terminal.shown.contains("\u{1b}[31mjazz"))
  }

  @Test func withoutAHomeTheChoiceCostsOneWarning() throws {
    let terminal = try open("arcade tunes", environment: ["TERM": "dumb", "HOME": "-"])
    #expect(terminal.wait(for: "quit:") != nil)
    terminal.type("2\n5\n")
    #expect(terminal.wait(for: "arcade: can't keep the category: HOME is not set") != nil)
    #expect(terminal.wait(for: "Choose Category (rap)") != nil)
  }
}
