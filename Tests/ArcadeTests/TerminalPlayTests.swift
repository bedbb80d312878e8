import Foundation
import TestSupport
import Testing

/// Play in lines at a real terminal.
@Suite(.waiting) final class TerminalPlayTests {
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

  private var state: URL { home.appending(path: ".local/state/arcade") }

  private var history: String {
    (try? String(contentsOf: state.appending(path: "history"), encoding: .utf8)) ?? ""
  }

  private var journals: [String] {
    let path = state.appending(path: "games").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  @Test func aPersonIsAskedShownAndAskedAgain() throws {
    let terminal = try open("arcade guess --seed 42")
    #expect(terminal.wait(for: "Your guess:") != nil)
    terminal.type("50 25\n")
    let shown = try #require(terminal.wait(for: "0 to 24."))
    // The board comes before the question, and not between two moves of one line.
    expectEqual(shown.components(separatedBy: "tens").count, 2)
    terminal.type("8 9 10\n")
    // What was typed too early is no answer to the next question, nor is this.
    #expect(terminal.wait(for: "Number or word:") != nil)
    terminal.type("\nperhaps\nnew\n")
    #expect(terminal.wait(for: "Your guess:") != nil)
    terminal.type("\u{4}")
    // The first game is finished, and the second was left before its first move.
    expectEqual(terminal.finish(), 0)
  }

  @Test func anInterruptKeepsTheGameAndSaysSo() throws {
    let terminal = try open("arcade guess --seed 42")
    #expect(terminal.wait(for: "Your guess:") != nil)
    terminal.type("50\n")
    #expect(terminal.wait(for: "That leaves 0 to 49") != nil)
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "arcade resume guess") != nil)
    // The parent sees the signal.
    expectEqual(terminal.finish(), 128 + SIGINT)
    expectEqual(journals.count, 1)
  }

  @Test func aPersonsGameIsKeptMoveByMove() throws {
    let terminal = try open("arcade guess --seed 42")
    #expect(terminal.wait(for: "Your guess:") != nil)
    // Nothing was played yet, so nothing is there to lose.
    expectEqual(journals, [])
    terminal.type("50\n")
    #expect(terminal.wait(for: "That leaves 0 to 49") != nil)
    let name = try #require(journals.first)
    let journal = state.appending(path: "games").appending(path: name)
    #expect(try String(contentsOf: journal, encoding: .utf8).hasSuffix("\n50\th\n"))
    terminal.type("8\n")
    #expect(terminal.wait(for: "What next?") != nil)
    terminal.type("share\n")
    #expect(terminal.wait(for: "▼● · arcade guess --seed 42") != nil)
    #expect(journals == [] && history.hasSuffix("\twon\t2\thc\t50 8\n"))
    terminal.type("back\n")
    expectEqual(terminal.finish(), 0)
  }

  @Test func aGameThatWasKilledIsResumed() throws {
    let first = try open("arcade memorize --seed 42")
    #expect(first.wait(for: "First tile:") != nil)
    first.type("1 3 2\n")
    #expect(first.wait(for: "whale") != nil)
    first.send("KILL")
    expectEqual(first.finish(), 137)
    let second = try open("arcade memorize")
    second.type("1\n")
    #expect(second.wait(for: "🐳") != nil)
    second.type("quit\n")
    #expect(second.wait(for: "arcade resume memorize") != nil)
    expectEqual(second.finish(), 1)
  }

  @Test func whatIsTypedAheadOfTheEndChoosesNothing() throws {
    let terminal = try open("arcade memorize --deal 'dog dog cat cat' --plain")
    terminal.type("1 2\n3 4 1\n1\n2\n")
    let news = "\nWhat you typed before the end is dropped.\r\nWhat next?"
    #expect(terminal.wait(for: news) != nil, "\(terminal.shown)")
    terminal.type("back\n")
    expectEqual(terminal.finish(), 0)
    #expect(!terminal.shown.contains("Tile 1: dog.\r\nWhat next"))
  }

  @Test(arguments: ["echo 50 8 | arcade guess --seed 42", "arcade guess --seed 42 | cat"])
  func aPipeMakesAGameAScripts(line: String) throws {
    let terminal = try Pseudoterminal(line, home: home, environment: ["TERM": "dumb"])
    terminal.type("50\n8\n")
    _ = terminal.finish()
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }

  @Test func aHangUpKeepsTheGame() throws {
    let environment = ["XDG_STATE_HOME": home.appending(path: ".local/state").path]
    let first = try Stage("arcade guess --seed 42 --no-animation", environment: environment)
    first.type("50\r")
    #expect(first.shows("1 guess "))
    expectEqual(first.terminal.hangUp(), 129)
    let second = try Stage("arcade resume", environment: environment)
    #expect(second.shows("1 guess "))
  }

  @Test func colourIsForTerminalsThatWantIt() throws {
    let move = "arcade cards --seed 1 5"
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "-"]] {
      let terminal = try open(move, environment: environment)
      #expect(terminal.wait(for: "10♥") != nil)
      #expect(!terminal.shown.contains("\u{1b}"))
    }
    let terminal = try open(move, environment: [:])
    #expect(terminal.wait(for: "\u{1b}[31m 10♥") != nil)
  }

  @Test(.enabled(if: Program.has("timeout"), "timeout is not installed"))
  func aReplayTakesItsTime() throws {
    let record = "arcade guess --range 0-999 --seed 42 --record --quiet $(seq 999 -1 0)"
    _ = try Program.shell(record, home: home)
    let clock = ContinuousClock()
    let slow = try clock.measure {
      _ = try Program.shell("timeout 0.6 arcade replay --speed 5", home: home)
    }
    #expect(slow >= .milliseconds(600))
    // At any speed but that of the machine, the game would take minutes.
    let fast = try Program.shell("timeout 20 arcade replay", home: home)
    #expect(fast.output.contains("Score:") && fast.status == 0)
  }
}
