import Foundation
import TestSupport
import Testing

/// Hints, players and simulations as people use them.
@Suite final class PlayersAtWorkTests {
  private let home: URL

  init() throws {
    home = try Project.temporaryFolder()
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.shell(line, home: home)
  }

  // MARK: Hints

  @Test func hintsOutliveTheProgram() throws {
    _ = try shell("arcade guess --seed 42 --record hint 50 hint")
    _ = try shell("arcade resume 25")
    let resumed = try shell("arcade resume hint 12 8")
    #expect(resumed.output.contains("Going on after 2 turns. 25 is too high."))
    #expect(resumed.output.contains("Score: 2 guesses with 2 hints."))
    #expect(resumed.output.hasSuffix("Score: 4 guesses with 3 hints (seed 42)\n"))
    let history = try shell("cut -f 9- ~/.local/state/arcade/history")
    #expect(history.output == "4\t?h?h?hc\thint 50 hint 25 hint 12 8\n")
    #expect(try shell("arcade verify").status == 0)
    let shared = try shell("arcade share")
    #expect(shared.output == "4 guesses with 3 hints ▼▼▼● · arcade guess --seed 42\n")
  }

  @Test func aBestWithHintsIsNotCalledOne() throws {
    _ = try shell("arcade guess --seed 1 --record --quiet $(seq 0 99)")
    let better = "arcade guess --seed 42 --record"
    #expect(!(try shell("\(better) hint 8")).output.contains("Your best so far"))
    #expect(try shell("arcade guess --seed 43 --record $(seq 99 -1 0)").status == 0)
    let scores = try shell("arcade scores --best")
    #expect(scores.output.contains("seed 42, with 1 hint\n"))
    // The same without one is better.
    _ = try shell("\(better) 8")
    let lines = try shell("arcade scores --best").output.split(separator: "\n")
    #expect(lines[2].hasSuffix("seed 42") && lines[3].hasSuffix("with 1 hint"))
  }

  // MARK: Players

  @Test func aPlayerIsWatchedOnTheScreen() throws {
    let stage = try Stage("arcade guess --seed 42 --player bisection --speed 20 --no-animation")
    #expect(stage.shows("5 guesses · seed 42"))
    #expect(stage.shows("8 is right!"))
    stage.terminal.type("q")
    #expect(stage.terminal.wait(for: "Par is 5.8 guesses") != nil)
    #expect(stage.terminal.wait(for: "Score: 5 guesses by bisection (seed 42)") != nil)
    #expect(stage.finish() == 0)
  }

  @Test func aWatchedGameThatIsLeftIsToldAsFarAsItWas() throws {
    let stage = try Stage("arcade guess --seed 42 --player bisection --speed 0.1 --no-animation")
    #expect(stage.shows("0 guesses"))
    stage.terminal.type("l")
    #expect(stage.shows("1 guess "))
    stage.terminal.type("?")
    #expect(stage.shows("one move back"))
    stage.terminal.type(" h")
    #expect(stage.shows("0 guesses"))
    // What was seen is told, wherever the watcher has gone since.
    stage.terminal.type("q")
    #expect(
      stage.terminal.wait(for: "Score: 1 guess by bisection, unfinished (seed 42)") != nil)
    #expect(stage.finish() == 0)
  }

  @Test func aWatchedGameLeavesNoTrace() throws {
    let terminal = try Pseudoterminal(
      "exec arcade cards --seed 1 --player expert --plain --speed 1000", home: home)
    #expect(terminal.wait(for: "Score: -1 point by expert (seed 1)") != nil)
    #expect(terminal.finish() == 0)
    #expect(!FileManager.default.fileExists(atPath: home.appending(path: ".local").path))
  }

  @Test func aPlayerWaitsForEnter() throws {
    let outcome = try Program.shell(
      "arcade guess --seed 42 --player bisection --step", input: Data("\n\n".utf8), home: home)
    #expect(outcome.output.contains("24 is too high"))
    #expect(outcome.status == 0)
    let left = try Program.shell(
      "arcade guess --seed 42 --player bisection --step", input: Data("\nQuit\n\n".utf8), home: home
    )
    #expect(left.output.hasSuffix("Score: 1 guess by bisection, unfinished (seed 42)\n"))
  }

  @Test func theMovesMustLeaveSomethingToThePlayer() throws {
    let outcome = try shell("arcade guess --seed 42 --player bisection 8")
    #expect(
      outcome.error.hasPrefix(
        "arcade: the moves end the game, so there is none left for bisection\n"))
    #expect(outcome.status == 2)
  }

  // MARK: Simulations

  @Test func anInterruptShowsWhatWasPlayed() throws {
    let terminal = try Pseudoterminal(
      "exec arcade simulate guess --games 1000000000000 --seed 1", home: home)
    #expect(terminal.wait(for: " s left") != nil)
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "games of 'arcade guess' by bisection, seeds 1 to ") != nil)
    #expect(terminal.wait(for: "Games by score") != nil)
    #expect(terminal.finish() == 130)
  }

  @Test func anInterruptEndsAnOutsidePlayerThatNeverEnds() throws {
    let terminal = try Pseudoterminal(
      "exec arcade simulate cards --games 9 --exec 'while read l; do echo 1; done'", home: home)
    usleep(300_000)
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "No game was played.") != nil)
    #expect(terminal.finish() == 130)
  }

  /// An interrupt that comes while nothing is waited for asleep is not missed.
  @Test func anInterruptIsNeverMissed() throws {
    for _ in 0..<5 {
      let start = Date()
      let outcome = try shell(
        """
        arcade simulate guess --games 3 \
        --exec 'read b; echo hint; read a; kill -INT $PPID; exec sleep 600'
        """)
      #expect(outcome.output == "No game was played.\n" && outcome.status == 130)
      #expect(Date().timeIntervalSince(start) < 30)
    }
  }

  /// A player that does not read ends with the arcade, and what it has started ends too.
  @Test(arguments: [
    "sleep 600", "trap '' TERM; sleep 600; sleep 600", "sleep 600 | sleep 600",
    "(trap '' TERM; sleep 600; sleep 600) | cat",
  ])
  func anOutsidePlayerEndsWithTheArcade(command: String) throws {
    // The pipe ends when nobody is left who could write to it.
    let outcome = try shell(
      "arcade simulate guess --exec 'seq 100 200; \(command)' 2>&1 | timeout 60 cat")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("100 moves in a row that were refused"))
  }

  @Test(arguments: ["yes ''", "cat /dev/zero", "while :; do echo '# thinking'; done"])
  func anOutsidePlayerMustComeToAWord(command: String) throws {
    let outcome = try shell("arcade simulate guess --seed 1 --exec \"\(command)\"")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("has written 1048576 bytes without a word"))
  }

  @Test func theErrorsOfAnOutsidePlayerAreSeen() throws {
    let outcome = try shell(
      "arcade simulate guess --games 2 --exec 'echo oops >&2'")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("oops\n"))
  }
}
