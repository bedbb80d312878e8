import Foundation
import GameCore
import Platform
import TestSupport
import Testing

/// The terminal is given back as it was, whatever ends the program and wherever it is.
@Suite(.waiting) struct RescueTests {
  /// What a player may have open, and the keys that lead there.
  struct State: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let keys: String
    let sign: String
  }

  static let states = [
    State(testDescription: "the front page", line: "arcade", keys: "", sign: "▸ Run"),
    State(
      testDescription: "the categories of tunes", line: "arcade tunes", keys: "2",
      sign: "electronic"),
    State(
      testDescription: "in a game", line: "arcade cards --seed 1", keys: " l ", sign: "-4 points"),
    State(
      testDescription: "the keys", line: "arcade guess --seed 1", keys: "?", sign: "Ctrl-L"),
    State(
      testDescription: "a question", line: "arcade memorize --seed 1", keys: " n",
      sign: "Press n again"),
    State(
      testDescription: "the end", line: "arcade guess --seed 42 --no-animation", keys: "8\r",
      sign: "Same deal"),
    State(testDescription: "the lesson", line: "arcade memorize", keys: "", sign: "1/3"),
    State(testDescription: "the options", line: "arcade", keys: "o", sign: "bonus"),
    State(testDescription: "the statistics", line: "arcade", keys: "s", sign: "Statistics"),
  ]

  static let signals: [(name: String, number: Int32)] = [
    ("INT", 2), ("TERM", 15), ("HUP", 1), ("QUIT", 3), ("ABRT", 6), ("SEGV", 11), ("BUS", 7),
    ("ILL", 4), ("FPE", 8), ("TRAP", 5),
  ]

  private func open(_ state: State) throws -> Stage {
    let stage = try Stage("ulimit -c 0; exec \(state.line)", isShellKept: true)
    if !state.keys.isEmpty { stage.type(state.keys) }
    #expect(stage.shows(state.sign))
    #expect(stage.terminal.settings != stage.settings)
    return stage
  }

  /// Every signal in a game, and one of them everywhere else.
  static let deaths =
    signals.map { (states[2], $0) } + states.map { ($0, signals[1]) }

  @Test(arguments: deaths)
  func aSignalEndsItCleanly(state: State, signal: (name: String, number: Int32)) throws {
    let stage = try open(state)
    stage.terminal.send(signal.name)
    // It has really died of the signal.
    expectEqual(stage.finish(), 128 + signal.number)
    expectEqual(stage.damage, [])
  }

  /// Every signal that ends a process by default, at moments drawn by a seed: from before the start
  /// to the middle of a game that draws all the time.
  @Test func everySignalEndsItCleanlyAtAnyMoment() throws {
    // One is ignored while a game is recorded; two belong to the C library.
    let signals = Signals.ending.filter { ![SIGXFSZ, 32, 33].contains($0) }
    let lines = [
      "arcade", "arcade cards --seed 1", "arcade guess --watch expert --speed 50",
    ]
    var random = SeededRandom(seed: 42)
    let moments = signals.map { signal in
      let line = lines[Int(random.below(UInt64(lines.count)))]
      return "run \(signal) 0.0\(10 + random.below(50)) '\(line)'"
    }
    // On a busy machine a shell may lose a signal just before it becomes the arcade. A debug build
    // that isn't ready for a signal of a crash would print a backtrace and wait for a key.
    let script = """
      ulimit -c 0
      export SWIFT_BACKTRACE=enable=no
      run() {
        before=$(stty -g)
        sh -c "{ sleep $2; while kill -$1 \\$\\$ 2>&-; do sleep 1; done; } & exec $3"
        ended=$?
        [ "$(stty -g)" = "$before" ] && echo "ended $ended:"
      }
      arcade --version; printf '\\033[H\\033[J'
      \(moments.joined(separator: "\n"))
      """
    let stage = try Stage(script, isShellKept: true)
    _ = stage.finish()
    expectEqual(stage.damage, [])
    let ends = stage.terminal.shown.matches(of: /ended (\d+):/).compactMap { Int32($0.1) }
    expectEqual(ends, signals.map { 128 + $0 })
  }

  /// Signals that come at once, perhaps to several threads, restore the terminal once.
  @Test(arguments: ["QUIT INT", "TERM HUP INT QUIT", "INT TERM"])
  func signalsAtOnceEndItCleanly(signals: String) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    for _ in 0..<5 {
      let line = "arcade tournament memorize expert random --games 1000000000 --jobs 2"
      let terminal = try Pseudoterminal("ulimit -c 0; read go; exec \(line)", home: home)
      let settings = terminal.settings
      terminal.type("\n")
      #expect(terminal.wait(for: "random") != nil)
      // The first interrupt only ends the games.
      let kills = "INT \(signals)".split(separator: " ").map { "kill -\($0) \(terminal.id)" }
      _ = try Program.shell(kills.joined(separator: "; "))
      #expect(terminal.finish() > 128)
      expectEqual(terminal.settings, settings)
      expectEqual(terminal.shown.ranges(of: "\u{1b}[?1049l").count, 1)
    }
  }

  /// What is typed while a tournament's table is shown is not echoed between its lines.
  @Test func keysAreNotShownInATable() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try Pseudoterminal(
      "exec arcade tournament memorize expert random --games 1000000000 --jobs 1", home: home)
    #expect(terminal.wait(for: "random") != nil)
    terminal.type("QZ\nQZ")
    for _ in 0..<3 { #expect(terminal.wait(for: "\u{1b}[?2026h") != nil) }
    terminal.type("\u{3}")
    expectEqual(terminal.finish(), 130)
    #expect(!terminal.shown.contains("QZ"))
  }

  /// After the terminal is restored, a line tells how to resume a game that is kept.
  @Test(arguments: ["INT", "TERM"])
  func aSignalLeavesALine(signal: String) throws {
    for (state, isLeft) in [(Self.states[2], true), (Self.states[5], false)] {
      let stage = try open(state)
      stage.terminal.send(signal)
      _ = stage.finish()
      let end = stage.terminal.shown.components(separatedBy: "\u{1b}[?1049l").last ?? ""
      expectEqual(end.contains("To resume: arcade resume cards-"), isLeft)
      expectEqual(stage.damage, [])
    }
  }

  /// Some terminals have no alternate screen.
  @Test func nothingIsLeftOnTheScreen() throws {
    let stage = try open(Self.states[2])
    stage.terminal.type("\u{3}")
    _ = stage.finish()
    #expect(!stage.emulator.lines.contains { $0.contains("-4 points") })
    expectEqual(stage.damage, [])
  }

  @Test func theResultIsCopied() throws {
    let stage = try open(Self.states[5])
    #expect(!stage.terminal.shown.contains("\u{1b}]52"))
    // In the first moments keys may still be meant for the game.
    Thread.sleep(forTimeInterval: 1.1)
    stage.type("c")
    #expect(stage.shows("Copied, if your terminal allows it."))
    let text = Data("1 guess ● · arcade guess --seed 42".utf8).base64EncodedString()
    #expect(stage.terminal.shown.contains("\u{1b}]52;c;\(text)\u{07}"))
    stage.type("q")
    _ = stage.finish()
    expectEqual(stage.damage, [])
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1c}", 131)] as [(String, Int32)])
  func keysForSignalsWork(key: String, status: Int32) throws {
    let stage = try open(Self.states[2])
    stage.terminal.type(key)
    expectEqual(stage.finish(), status)
    expectEqual(stage.damage, [])
  }

  /// A key for a signal discards nothing of the output that the terminal has not read yet: no half
  /// of a picture, and no exit sequence.
  @Test(arguments: ["\u{3}", "\u{1c}"])
  func keysForSignalsKeepWhatWasSent(key: String) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try Pseudoterminal(
      "ulimit -c 0; exec arcade memorize --pairs 30", home: home, rows: 30, columns: 100)
    #expect(terminal.waitUnread(bytes: 4000))
    terminal.type(key)
    _ = terminal.finish()
    // The end of a picture is sent after it, and once more in the exit sequence.
    expectEqual(terminal.shown.ranges(of: "?2026l").count, 2)
  }

  /// A signal may come again and again while the first one is handled.
  @Test func aSignalDoesNotInterruptItself() throws {
    for _ in 0..<10 {
      let stage = try Stage("arcade guess")
      for _ in 0..<50 { kill(stage.terminal.id, SIGINT) }
      expectEqual(stage.finish(), 130)
      expectEqual(stage.damage, [])
    }
  }

  /// A shell with job control gets the terminal back at a stop, and the game goes on where it was.
  @Test(
    .enabled(if: Program.has("bash"), "bash is not installed"),
    arguments: [(states[0], ""), (states[2], ""), (states[2], "TTIN"), (states[2], "TTOU")])
  func aStopAndItsEnd(state: State, signal: String) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let id = home.appending(path: "id").path
    let stage = try Stage(
      """
      exec bash -c 'set -m; sh -c "echo \\$\\$ >\(id); exec \(state.line)"
      echo stopped now; read go; fg >/dev/null; echo over'
      """, isShellKept: true)
    if !state.keys.isEmpty { stage.type(state.keys) }
    #expect(stage.shows(state.sign))
    if signal.isEmpty {
      stage.terminal.type("\u{1a}")
    } else {
      _ = try Program.shell("kill -\(signal) $(cat \(id))")
    }
    #expect(stage.terminal.wait(for: "stopped ") != nil)
    stage.settle()
    expectEqual(stage.damage, [])
    stage.type("\n", milliseconds: 200)
    #expect(stage.shows(state.sign))
    #expect(stage.emulator.modes.contains("?1049"))
    stage.terminal.type("\u{3}")
    _ = stage.finish()
    expectEqual(stage.damage, [])
  }

  /// A stop that can't be caught leaves the terminal as it is; going on makes it right again. So
  /// does a stop that the system ignores, as there is no shell that could continue it.
  @Test(arguments: ["STOP", "TSTP", "TTIN", "TTOU"])
  func aStopUnasked(signal: String) throws {
    let stage = try Stage("arcade cards --seed 1")
    stage.type(" ")
    stage.terminal.send(signal)
    stage.settle(milliseconds: 50)
    stage.terminal.send("CONT")
    stage.settle(milliseconds: 150)
    #expect(stage.shows("-1 point") && stage.emulator.faults == [])
    stage.terminal.type("\u{3}")
    expectEqual(stage.finish(), 130)
    expectEqual(stage.damage, [])
  }

  /// A stop may come between a key and what is drawn for it, and another one before the first has
  /// ended: then the system drops the signal to continue.
  @Test(arguments: [1, 5]) func aStopWhileItDraws(stops: Int) throws {
    let stage = try Stage("arcade memorize --seed 1", isSilent: true)
    for delay in 0..<80 {
      stage.terminal.type("\u{1b}[C")
      usleep(UInt32(delay * 25))
      for _ in 0..<stops {
        kill(stage.terminal.id, SIGTSTP)
        usleep(UInt32(delay))
      }
      stage.settle(milliseconds: 5)
    }
    #expect(stage.shows("memorize"))
    stage.terminal.type("\u{3}")
    expectEqual(stage.finish(), 130)
    expectEqual(stage.damage, [])
  }

  @Test(arguments: [states[0], states[2], states[5]])
  func aTerminalThatIsGoneEndsIt(state: State) throws {
    try expectEqual(open(state).terminal.hangUp(), 129)
  }

  /// A terminal that takes no output keeps a process that is to end for three seconds, not for
  /// twice that: once for the screen and once for the message.
  @Test func aTerminalThatTakesNoOutputHoldsItBriefly() throws {
    let stage = try open(Self.states[2])
    for _ in 0..<60 {
      stage.terminal.type("\u{c}")
      Thread.sleep(forTimeInterval: 0.03)
    }
    let start = Date()
    stage.terminal.send("TERM")
    expectEqual(stage.terminal.end(within: 20), 128 + 15)
    #expect((2.5..<5).contains(Date().timeIntervalSince(start)))
  }

  /// Where the hang-up is set aside, the end of input ends it, and at once.
  @Test func anEndOfInputEndsIt() throws {
    let stage = try Stage("trap '' HUP; exec arcade cards --seed 1", isShellKept: true)
    stage.type(" ")
    let start = Date()
    expectEqual(stage.terminal.hangUp(), 3)
    #expect(Date().timeIntervalSince(start) < 15)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let stage = try Stage("trap '' INT; exec arcade cards --seed 1", isShellKept: true)
    stage.type("\u{3}")
    stage.type(" ")
    #expect(stage.shows("-1 point"))
  }
}
