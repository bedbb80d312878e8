import Foundation
import TestSupport
import Testing

/// Games that are kept: at a terminal, in lines and on the screen, and for scripts that ask for it.
@Suite final class RecordedPlayTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private var state: URL { home.appending(path: ".local/state/arcade") }

  private func history() -> [String] {
    let text = try? String(contentsOf: state.appending(path: "history"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  private func journals() -> [String] {
    (try? FileManager.default.contentsOfDirectory(
      atPath: state.appending(path: "games").path)) ?? []
  }

  private func lines(_ line: String) throws -> Pseudoterminal {
    try Pseudoterminal("exec \(line)", home: home, environment: ["TERM": "dumb"])
  }

  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.shell(line, home: home)
  }

  // MARK: What is kept

  @Test func aPersonsGameIsKeptMoveByMove() throws {
    let terminal = try lines("arcade guess --seed 42")
    #expect(terminal.wait(for: "0 to 99:") != nil)
    // Nothing was played yet, so nothing is there to lose.
    #expect(journals() == [])
    terminal.type("50\n")
    #expect(terminal.wait(for: "0 to 49:") != nil)
    let name = try #require(journals().first)
    let journal = state.appending(path: "games").appending(path: name)
    #expect(try String(contentsOf: journal, encoding: .utf8).hasSuffix("\n50\th\n"))
    terminal.type("8\n")
    #expect(terminal.wait(for: "2 guesses ▼● · arcade guess --seed 42") != nil)
    #expect(terminal.wait(for: "yes or no?") != nil)
    #expect(journals() == [])
    #expect(history().count == 1 && history()[0].hasSuffix("\twon\t2\thc\t50 8"))
    terminal.type("n\n")
    #expect(terminal.finish() == 0)
  }

  @Test(arguments: [
    "arcade guess --seed 42 50 8", "arcade guess --seed 42 --no-record",
    "echo 50 8 | arcade guess --seed 42", "arcade guess --seed 42 | cat",
  ])
  func whatIsNoPersonsGameLeavesNoTrace(line: String) throws {
    let terminal = try Pseudoterminal(line, home: home, environment: ["TERM": "dumb"])
    terminal.settle(milliseconds: 100)
    terminal.type("50\n8\nn\n")
    _ = terminal.finish()
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }

  @Test func theSettingTurnsRecordingOff() throws {
    _ = try shell("arcade settings record off")
    for (option, count) in [("", 0), ("--record", 1)] {
      let terminal = try lines("arcade guess --seed 42 \(option)")
      #expect(terminal.wait(for: "0 to 99:") != nil)
      terminal.type("8\n")
      #expect(terminal.wait(for: "yes or no?") != nil)
      #expect(history().count == count)
    }
  }

  // MARK: Going on

  @Test func aGameThatWasKilledIsOffered() throws {
    let first = try lines("arcade memorize --seed 42")
    #expect(first.wait(for: "1 to 12:") != nil)
    first.type("1 3 2\n")
    #expect(first.wait(for: "Tile 2: whale.") != nil)
    first.send("KILL")
    #expect(first.finish() == 137)

    let second = try lines("arcade memorize")
    #expect(second.wait(for: "1  Go on: 1 move, seed 42") != nil)
    #expect(second.wait(for: "3  A new game, giving up this one") != nil)
    second.type("1\n")
    let shown = try #require(second.wait(for: "Going on after 3 turns. Tile 2: whale."))
    #expect(shown.contains("🐳"))
    second.type("quit\n")
    #expect(second.wait(for: "arcade resume memorize") != nil)
    #expect(second.finish() == 1)

    // What is asked for is another game.
    let other = try lines("arcade memorize --seed 43")
    #expect(other.wait(for: "Find the 6 pairs of animals. Seed 43.") != nil)
    let third = try lines("arcade memorize --seed 42")
    #expect(third.wait(for: "1  Go on: 1 move, seed 42") != nil)
    third.type("drop\n")
    #expect(third.wait(for: "Find the 6 pairs of animals. Seed 42.") != nil)
    #expect(journals() == [])
    #expect(history().count == 1 && history()[0].contains("\tunfinished\t1\tuxu\t1 3 2"))
  }

  @Test func whatIsKeptBesideAnotherGameIsFreeForOthers() throws {
    _ = try shell("for s in 1 2; do arcade guess --seed $s --record 50; done")
    let first = try lines("arcade guess")
    #expect(first.wait(for: "4  A new game, giving up these") != nil)
    first.type("3\n")
    #expect(first.wait(for: "0 to 99:") != nil)
    #expect(try shell("arcade resume quit").output.contains("Going on after 1 turn."))
    let second = try lines("arcade guess")
    #expect(second.wait(for: "quit:") != nil)
    second.type("1\n")
    #expect(second.wait(for: "Going on after 1 turn.") != nil)
    // The other one.
    #expect(try shell("arcade resume quit").output.contains("Going on after 1 turn."))
    #expect(journals().count == 2)
  }

  /// A game that has ended and can't be filed is not said to be played elsewhere.
  @Test func whatCantBeFiledIsSaid() throws {
    _ = try shell("mkdir -p ~/.local/state/arcade/history; arcade guess --seed 1 --record 50 70")
    let outcome = try shell("arcade guess --seed 42 --record 8; arcade resume guess")
    #expect(outcome.error.contains("to the history: "))
    #expect(!outcome.error.contains("another terminal"))
    let player = try lines("arcade guess --seed 7")
    #expect(player.wait(for: "0 to 99:") != nil)
    player.type("50\n")
    #expect(player.wait(for: "50 is") != nil)
    let other = try shell("arcade resume --plain memorize; arcade resume guess quit")
    #expect(other.error.contains("no unfinished game of memorize"))
  }

  /// However many are under way, the one that is asked for is offered.
  @Test func anOldGameIsOfferedByItsSeed() throws {
    _ = try shell("for s in $(seq 12); do arcade guess --seed $s --record 50; done")
    let terminal = try lines("arcade guess --seed 1")
    #expect(terminal.wait(for: "1  Go on: 1 guess, seed 1") != nil)
  }

  @Test func aGameIsResumedByJSONWithTheSameLines() throws {
    let game = "arcade cards --seed 7 --json --record"
    let first = try shell("\(game) 1 2 3")
    let second = try shell("arcade resume --json 4")
    let lines = first.output.split(separator: "\n").dropLast()
    #expect(second.output.split(separator: "\n").prefix(lines.count) == lines)
    let whole = try shell("arcade cards --seed 7 --json 1 2 3 4")
    #expect(second.output == whole.output)
    #expect(history() == [] && journals().count == 1)
  }

  @Test func aGameIsResumedByItsWords() throws {
    _ = try shell("arcade guess --seed 42 --record 50; arcade cards --seed 1 --record 1")
    #expect(try shell("arcade resume guess quit").output.contains("Find the number"))
    #expect(try shell("arcade resume cards quit").output.contains("Match 12 cards"))
    let nothing = try shell("arcade resume tunes")
    #expect(nothing.status == 1 && nothing.output == "")
    // The one that was played last.
    #expect(try shell("arcade resume quit").output.contains("Match 12 cards"))
  }

  @Test func aGameWhoseProcessDiedAtItsEndIsFiled() throws {
    _ = try shell("arcade guess --seed 42 --record 50")
    let name = try #require(journals().first)
    let path = state.appending(path: "games/\(name)").path
    _ = try shell("printf '8\\tc\\n' >>'\(path)'")
    #expect(try shell("arcade scores guess --best").output.contains("2 guesses"))
    #expect(journals() == [] && history().count == 1)
    // It may have died after that, too.
    let line = history()[0].split(separator: "\t").prefix(6).joined(separator: "\t")
    try "\(line)\n50\th\n8\tc\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try shell("arcade resume").status == 1)
    #expect(journals() == [] && history().count == 1)
  }

  // MARK: On the screen

  private func stage(_ line: String) throws -> Stage {
    try Stage(
      "\(line) --no-animation",
      environment: ["XDG_STATE_HOME": home.appending(path: ".local/state").path])
  }

  @Test func aGameIsTakenUpOnTheScreenAsItWas() throws {
    let first = try stage("arcade cards --seed 42")
    first.type(" ll ")
    #expect(first.shows("2 turns"))
    let before = first.emulator.lines
    first.type("q")
    #expect(first.shows("It is kept: 'arcade resume' goes on."))
    first.type("q")
    #expect(first.finish() == 1)
    #expect(first.terminal.shown.contains("  arcade resume cards\r\n"))

    let second = try stage("arcade cards")
    #expect(second.shows("▸ 1  Go on: "))
    second.type("\r")
    #expect(second.shows("2 turns"))
    // All but the tiles of a mismatch, which were in sight for two seconds.
    #expect(second.emulator.lines[0] == before[0])
    #expect(second.emulator.lines.suffix(2) == before.suffix(2))
    second.type("n")
    second.type("n")
    #expect(second.shows("0 turns"))
    #expect(history().count == 1 && journals() == [])
    second.type("q")
    #expect(second.finish() == 1)
    #expect(second.damage == [])
  }

  @Test func aHangUpKeepsTheGame() throws {
    let first = try stage("arcade guess --seed 42")
    first.type("50\r")
    #expect(first.shows("50 is too high."))
    #expect(first.terminal.hangUp() == 129)
    let second = try stage("arcade resume")
    #expect(second.shows("50 is too high."))
    #expect(second.shows("1 guess · seed 42"))
  }

  @Test func aBetterScoreIsToldAtTheEnd() throws {
    _ = try shell("arcade guess --seed 1 --record --quiet $(seq 0 99)")
    let stage = try stage("arcade guess --seed 42")
    stage.type("50\r8\r")
    #expect(stage.shows("Your best so far: before, 71 guesses was the"))
    #expect(stage.shows("2 guesses ▼● · arcade guess --seed 42"))
  }

  @Test func aReplayIsWatchedOnTheScreen() throws {
    _ = try shell("arcade cards --seed 1 --record --quiet 1 5 2 8 6 7 11 12 3 4")
    let stage = try stage("arcade replay --speed 1000")
    #expect(stage.shows("All") || stage.shows("no two of the rest can match"))
    #expect(stage.shows("10/10"))
    stage.type("\u{1b}[D")
    #expect(stage.shows("9/10") && stage.shows("Space plays"))
    stage.type("\u{1b}[H")
    #expect(stage.shows("0/10"))
    stage.type("l")
    #expect(stage.shows("1/10") && stage.shows("Tile 1: 10 of spades (-1)."))
    stage.type(" ")
    #expect(stage.shows("10/10"))
    stage.type("q")
    #expect(stage.finish() == 0)
    #expect(stage.damage == [])
  }

  // MARK: Showing again

  @Test(arguments: [
    "guess -s 42 50 25 12 6 9 7 8", "cards -s 1 1 5 2 8 6 7 11 12 3 4",
    "memorize -s 42 --collapse 1 4 2 6 2 6 2 2 3 4 2 2", "tunes --pairs 3 -s 42 1 2 3 4",
    "memorize --deal 'dog cat cat dog' 1 4 2 3",
  ])
  func aReplayGivesTheSameLines(game: String) throws {
    let played = try shell("arcade \(game) --json --record")
    let replayed = try shell(
      game.hasPrefix("tunes")
        ? "arcade replay .local/state/arcade/games/* --json" : "arcade replay --json")
    #expect(replayed.output == played.output)
    #expect(replayed.status == 0)
  }

  @Test func aReplayTakesItsTime() throws {
    _ = try shell("arcade guess --seed 42 --record --quiet 50 25 8")
    let clock = ContinuousClock()
    let slow = try clock.measure { _ = try shell("arcade replay --speed 5") }
    #expect(slow >= .milliseconds(600))
    // A busy machine may be slow, though not each time.
    let fast = try (0..<3).map { _ in try clock.measure { _ = try shell("arcade replay") } }
    #expect(fast.min() ?? slow < .milliseconds(600))
  }

  // MARK: Every day

  @Test func theDaysDealIsTheSameForEverybody() throws {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    let deals = try ["--daily", "--seed 'daily \(formatter.string(from: Date()))'"].map {
      try shell("arcade deal cards \($0)").output
    }
    #expect(deals[0] == deals[1])
    _ = try shell("arcade guess --daily --record --quiet $(seq 0 99)")
    #expect(try shell("arcade scores").output.contains("Daily streak: 1 day, the longest 1."))
    let seed = try shell("arcade replay --json | head -1").output
    #expect(seed.contains(#""seed":"daily "#))
  }
}
