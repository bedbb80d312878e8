import Foundation
import TestSupport
import Testing

/// Players and simulations as people use them.
@Suite(.waiting) final class PlayersAtWorkTests {
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

  // MARK: Players

  @Test func aWatchedGameLeavesNoTrace() throws {
    let terminal = try Pseudoterminal(
      "exec arcade cards --count 12 --seed 1 --watch expert --plain --speed 1000", home: home)
    #expect(terminal.wait(for: "Score: -1 point by Expert (seed 1)") != nil)
    expectEqual(terminal.finish(), 0)
    #expect(!FileManager.default.fileExists(atPath: home.appending(path: ".local").path))
  }

  @Test func aPlayerWaitsForEnter() throws {
    let outcome = try Program.shell(
      "arcade guess --seed 42 --watch expert --speed step",
      input: Data("\n\n".utf8), home: home)
    #expect(outcome.output.contains("Score: 5 guesses by Expert"))
    expectEqual(outcome.status, 0)
    let left = try Program.shell(
      "arcade guess --seed 42 --watch expert --speed step",
      input: Data("\nQuit\n\n".utf8), home: home)
    #expect(left.output.hasSuffix("Score: 1 guess by Expert, unfinished (seed 42)\n"))
  }

  // MARK: Simulations

  @Test func anInterruptShowsWhatWasPlayed() throws {
    let terminal = try Pseudoterminal(
      "exec arcade simulate guess --games 1000000000000 --seed 1", home: home)
    #expect(terminal.wait(for: " s left") != nil)
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "Stopped after ") != nil)
    #expect(terminal.wait(for: "█") != nil)
    expectEqual(terminal.finish(), 130)
  }

  @Test func anInterruptEndsAnOutsidePlayerThatNeverEnds() throws {
    let terminal = try Pseudoterminal(
      "exec arcade simulate cards --exec 'echo thinking >&2; sleep 600'", home: home)
    #expect(terminal.wait(for: "thinking") != nil)
    terminal.type("\u{3}")
    expectEqual(terminal.finish(), 130)
  }

  /// An interrupt that comes while nothing is waited for asleep is not missed.
  @Test func anInterruptIsNeverMissed() throws {
    for _ in 0..<2 {
      let start = Date()
      let outcome = try shell(
        """
        arcade simulate guess --games 3 \
        --exec 'read b; echo hint; read a; kill -INT $PPID; exec sleep 600'
        """)
      expectEqual(outcome.status, 130)
      #expect(Date().timeIntervalSince(start) < 30)
    }
  }

  /// A player that does not read ends with the arcade, and what it has started ends too.
  @Test(
    .enabled(if: Program.has("timeout"), "timeout is not installed"),
    arguments: [
      "sleep 600", "trap '' TERM; sleep 600; sleep 600", "sleep 600 | sleep 600",
      "(trap '' TERM; sleep 600; sleep 600) | cat",
    ])
  func anOutsidePlayerEndsWithTheArcade(command: String) throws {
    // The pipe ends when nobody is left who could write to it.
    let outcome = try shell(
      "arcade simulate guess --exec 'seq 100 200; \(command)' 2>&1 | timeout 60 cat")
    expectEqual(outcome.status, 0)
    #expect(outcome.output.contains("100 "))
  }

  /// Whatever ends the arcade ends the player, even if neither can do anything about it.
  @Test(
    .enabled(if: Program.has("timeout"), "timeout is not installed"),
    arguments: ["TERM", "HUP", "USR1", "KILL"], ["", "trap '' TERM HUP; "])
  func anOutsidePlayerDoesNotOutliveTheArcade(signal: String, setUp: String) throws {
    let outcome = try shell(
      """
      ulimit -c 0; arcade simulate guess \
      --exec "\(setUp)read begin; kill -\(signal) \\$PPID; sleep 600; sleep 600" 2>&1 \
      | timeout 60 cat
      """)
    expectEqual(outcome.status, 0)
  }

  /// Processes that a player has started end with it, and are not waited for.
  @Test(
    .enabled(if: Program.has("timeout"), "timeout is not installed"),
    arguments: [("(sleep 600 &); exit 3", "3"), ("sleep 600 & echo quit; exit 4", "4")])
  func whatAPlayerLeavesBehindEnds(command: String, status: String) throws {
    let outcome = try shell("arcade simulate guess --exec '\(command)' 2>&1 | timeout 60 cat")
    expectEqual(outcome.status, 0)
    #expect(outcome.output.contains("' ended with status \(status)"))
  }

  /// So do processes that have left its process group, whatever ends the arcade or the player.
  @Test(
    .onlyOnLinux("/proc"),
    arguments: [
      "seq 100 200; sleep 600", "setsid sh -c \"setsid sleep 600 & seq 100 200\"", "exit 3",
      "kill -TERM $PPID; sleep 600", "kill -KILL $PPID; sleep 600",
    ])
  func whatLeavesItsGroupEndsToo(command: String) throws {
    let outcome = try shell(
      """
      arcade simulate guess --exec 'setsid sleep 600 & read begin; echo begun >&2; \(command)' \
        2>&1 | timeout 60 cat
      """)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("begun\n"))
  }

  /// A player that the arcade is about to start when it is killed ends, too. The moment is missed
  /// most times. Whoever still lives keeps the pipe open after the last one has been killed.
  @Test(.onlyOnLinux("/proc"))
  func aPlayerEndsIfTheArcadeIsKilledAsItStarts() throws {
    let outcome = try shell(
      """
      { for try in $(seq 0 79); do
        arcade simulate guess --exec 'exec sleep 600' &
        children= step=0
        while [ -z "$children" ] && kill -0 $!; do
          children=$(cat /proc/$!/task/*/children)
        done
        while [ $step -lt $((try % 16 * 200)) ]; do step=$((step + 1)); done
        kill -KILL $!
      done 2>/dev/null; echo; } | { read -r line; timeout 60 cat; }
      """)
    expectEqual(outcome.status, 0)
  }

  /// Variables of the user change nothing in the shells that start players and end them.
  @Test(.onlyOnLinux("/proc"), arguments: ["/bin/sh", "/bin/bash"])
  func variablesDoNotHarmThePlayersEnd(shell: String) throws {
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    let folder = home.appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Notes whether a search would find its own process.
    try Program.writeScript(
      """
      PATH=/usr/bin:/bin
      grep -qF "$2" /proc/$$/environ
      echo $? >>\(home.path)/searches
      exec grep "$@"
      """, named: "grep", in: folder)
    let names = [
      "mark", "group", "line", "files", "file", "process", "ENV", "BASH_ENV", "CDPATH",
      "ARCADE_PROGRAM",
    ]
    var variables = Dictionary(uniqueKeysWithValues: names.map { ($0, "/nowhere") })
    variables["IFS"] = "0123456789"
    for name in ["echo", "read", "kill", "grep", "sleep"] {
      variables["BASH_FUNC_\(name)%%"] = "() { :; }"
    }
    let outcome = try Program.shell(
      """
      PATH=\(folder.path):$PATH
      arcade simulate guess --exec 'setsid sleep 600 & read begin; exit 3' 2>&1 \
        | command timeout 60 cat
      """, environment: variables, with: [shell, "-c"], home: home)
    expectEqual(outcome.status, 0)
    #expect(outcome.output.contains("' ended with status 3"), "\(outcome)")
    let searches = try Data(contentsOf: home.appending(path: "searches"))
    #expect(Set(String(decoding: searches, as: UTF8.self)) == ["1", "\n"])
  }

  @Test(arguments: ["yes ''", "cat /dev/zero", "while :; do echo '# thinking'; done"])
  func anOutsidePlayerMustComeToAWord(command: String) throws {
    let outcome = try shell("arcade simulate guess --seed 1 --exec \"\(command)\"")
    expectEqual(outcome.status, 3)
    #expect(outcome.error.contains(" wrote a megabyte without a whole word. "))
  }

  @Test func theErrorsOfAnOutsidePlayerAreSeen() throws {
    let outcome = try shell(
      "arcade simulate guess --games 2 --exec 'echo oops >&2'")
    expectEqual(outcome.status, 3)
    #expect(outcome.error.hasPrefix("oops\n"))
  }
}
