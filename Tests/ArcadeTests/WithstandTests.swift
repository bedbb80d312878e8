import Foundation
import GameCore
import TestSupport
import Testing

/// What is kept withstands what happens around it: many processes at once, sudden ends, and places
/// that can't be written.
@Suite(.waiting) struct WithstandTests {
  // MARK: Many processes

  @Test func manyProcessesAddALineEach() throws {
    let home = try RecordHome()
    let outcome = try home.run(
      "for i in $(seq 40); do arcade guess -s $i --record -q $(seq 0 99) & done; wait")
    expectEqual(outcome.output.split(separator: "\n").count, 40)
    expectEqual(outcome.error, "")
    expectEqual(home.lines.count, 40)
    #expect(home.journals.isEmpty)
    try expectEqual(home.run("arcade verify").output, "40 records, all verified.\n")
  }

  @Test func settingsThatAreSetAtOnceAreAllKept() throws {
    let settings = [
      "color never", "guess.picker list", "lang zh", "memorize.theme food", "record off",
      "tunes.category rock",
    ]
    let home = try RecordHome()
    for _ in 1...10 {
      let line = settings.map { "arcade settings \($0) &" }.joined(separator: " ")
      let outcome = try home.run("\(line) wait; sort ~/.config/arcade/settings; rm -r ~/.config")
      expectEqual(outcome.output.split(separator: "\n").map(String.init), settings)
      expectEqual(outcome.error, "")
    }
  }

  @Test func aGameUnderWayIsLeftToItsPlayer() throws {
    let home = try RecordHome()
    let players = try (1...2).map { try Player("guess --seed \($0) --json --record", home) }
    for player in players { expectEqual(player.next()?.contains(#""type":"begin""#), true) }
    for (index, move) in [(0, "50"), (1, "50"), (0, "60")] {
      // The system's clock for files ticks slowly.
      usleep(20_000)
      expectEqual(players[index].answer(to: move)?.contains(#""move":"\#(move)""#), true)
    }
    let before = home.journals
    expectEqual(before.count, 2)
    for line in ["resume", "resume guess --json 10", "scores", "replay --list", "verify"] {
      let outcome = try home.run("arcade \(line)")
      expectEqual(outcome.status, line.hasPrefix("resume") ? 1 : 0)
      #expect(!line.hasPrefix("resume") || outcome.output == "")
    }
    try expectEqual(home.run("arcade guess --seed 3 --record --quiet $(seq 99)").status, 0)
    expectEqual(home.journals, before)

    let told = players.map { $0.end() }
    // Each takes the one that was played last, and what is taken is no longer free.
    let heirs = try (1...2).map { seed in
      let heir = try Player("resume --json", home)
      try #require(heir.next()?.contains(#""seed":"\#(seed)""#) == true)
      for line in told[seed - 1].dropFirst() {
        expectEqual(heir.next()?.replacing(#""replayed":true,"#, with: ""), line)
      }
      return heir
    }
    try expectEqual(home.run("arcade resume").status, 1)
    for (heir, move) in [(heirs[1], "20"), (heirs[0], "80")] {
      usleep(20_000)
      expectEqual(heir.answer(to: move)?.contains(#""type":"move""#), true)
    }
    for heir in heirs { _ = heir.end() }
    try expectEqual(home.run("arcade resume 1 --quiet 70").output, "Score: 4 guesses (seed 1)\n")
    try expectEqual(home.run("arcade resume 1 --quiet 10").output, "Score: 3 guesses (seed 2)\n")
    try expectEqual(home.run("arcade resume").status, 1)
    #expect(home.journals.isEmpty)
    try expectEqual(home.run("arcade verify").output, "3 records, all verified.\n")
  }

  /// The player is stopped just before the beginning of its journal is written, and just after.
  @Test(
    .enabled(if: Program.has("strace"), "strace is not installed"), arguments: ["flock", "write"])
  func aGameThatJustBeginsIsLeftToItsPlayer(call: String) throws {
    let home = try RecordHome()
    // The first write is of the line that says which game it is.
    let fault = "inject=\(call):signal=STOP:when=\(call == "write" ? 2 : 1)"
    let outcome = try home.run(
      """
      strace -D -o .trace -e trace=\(call) -e \(fault) \
      arcade guess --seed 42 --record --json 50 </dev/null >told & player=$!
      until ls -A .local/state/arcade/games 2>/dev/null | grep . &&
      grep -q '^State:.[tT]' /proc/$player/status; do sleep 0.01; done
      arcade scores; arcade verify; arcade resume 2>&1; arcade resume --list
      kill -CONT $player; wait $player
      arcade resume --json </dev/null >resumed
      grep '"move":"50"' told resumed
      """)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.first?.hasPrefix("guess-") == true, "it was not stopped in time")
    #expect(lines.contains("arcade: the unfinished game is being played in another terminal"))
    #expect(lines.contains("guess: open in another terminal"))
    #expect(lines.suffix(2).map { $0.prefix { $0 != ":" } } == ["told", "resumed"])
  }

  // MARK: Sudden ends

  /// The system calls that change what is kept.
  static let calls = ["flock", "fsync", "unlink", "write"]

  /// A game is killed just before each of its system calls, one after the other. What it has told
  /// is never lost: it is resumed or, if it was over, in the history.
  @Test(.enabled(if: Program.has("strace"), "strace is not installed"), arguments: calls)
  func killsLoseNoMove(call: String) throws {
    let play = "arcade guess --range 1-6 --seed 4 --record --json 1 2 3 4 5 6 </dev/null"
    let whole = moves(in: try Program.shell(play).output)
    try #require(whole.count > 1)
    var kills = 0
    while true {
      let home = try RecordHome()
      let fault = "inject=\(call):signal=KILL:when=\(kills + 1)"
      let told = try home.run("strace -o .trace -e trace=\(call) -e \(fault) \(play)")
      guard told.status == 128 + SIGKILL else {
        expectEqual(told.status, 0)
        break
      }
      kills += 1
      let answers = moves(in: told.output)
      expectEqual(answers, Array(whole.prefix(answers.count)))
      // A game of which only the record was missing is recorded now.
      let resumed = moves(in: try home.run("arcade resume --json </dev/null").output)
      let record = home.lines.last?.split(separator: "\t").last.map { $0.split(separator: " ") }
      #expect(resumed.isEmpty || resumed == Array(whole.prefix(resumed.count)))
      #expect(max(resumed.count, record?.count ?? 0) >= answers.count)
      // Never twice.
      #expect(record == nil || resumed.isEmpty)
      try expectEqual(home.run("arcade verify").status, 0)
      #expect(home.bytes.isEmpty || home.bytes.last == UInt8(ascii: "\n"))
    }
    #expect(kills > 0)
  }

  private func moves(in output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.contains(#""type":"move""#) }
  }

  // MARK: Places that can't be written

  /// Every obstacle in one form of play, and the other forms with one of them.
  static let obstacles =
    Obstacle.all.map { ($0, "--json") } + ["--quiet", "--plain"].map { (Obstacle.all[1], $0) }

  @Test(
    .enabled(if: Program.has("timeout"), "timeout is not installed"),
    arguments: obstacles)
  func whatCantBeKeptCostsOneWarning(obstacle: Obstacle, mode: String) throws {
    let expected = try RecordHome().run("arcade guess --seed 42 \(mode) 50 8")
    let home = try RecordHome()
    try #require(try home.run(obstacle.setUp).error == "")
    let before = facts(home)
    let line = "timeout 60 arcade guess --seed 42 --record \(mode) 50 8"
    let outcome = try home.run(
      obstacle.surrounding.replacing("@", with: line), with: ["/bin/bash", "-c"])
    expectEqual(outcome.output, expected.output)
    expectEqual(outcome.status, 3)
    let tasks = ["record the game", "save the game under way"]
    let start = mode == "--json" ? #"{"message":"can't "# : "arcade: can't "
    #expect(tasks.contains { outcome.error.hasPrefix(start + $0) })
    expectEqual(outcome.error.split(separator: "\n").count, 1)
    for command in ["scores", "verify", "replay 1", "resume", "replay --list"] {
      let line = obstacle.surrounding.replacing("@", with: "timeout 60 arcade \(command)")
      let outcome = try home.run(line, with: ["/bin/bash", "-c"])
      #expect([0, 1, 3].contains(outcome.status))
      #expect(outcome.status == 0 || outcome.output + outcome.error != "")
    }
    let after = facts(home)
    for (path, fact) in before where fact != "" { expectEqual(after[path], fact) }
  }

  /// What an unfinished game is that can't be opened, and what is said of it.
  @Test(arguments: [
    ("mkdir -p games/guess-x", "continue the unfinished game in @games/guess-x: Is a directory"),
    (": >games", "read @games: Not a directory"),
  ])
  func gamesThatCantBeOpenedAreNotDenied(setUp: String, message: String) throws {
    let (home, folder) = (try RecordHome(), "~/.local/state/arcade/")
    let outcome = try home.run("mkdir -p \(folder); (cd \(folder); \(setUp)); arcade resume")
    expectEqual(outcome.error, "arcade: can't \(message.replacing("@", with: folder))\n")
    expectEqual(outcome.status, 3)
  }

  @Test func settingsThatDontFitLeaveNoTrace() throws {
    let home = try RecordHome()
    let line = "(ulimit -f 0; exec arcade settings color never) 2>&1 | cat"
    let files = "find ~/.config -type f"
    let outcome = try home.run("arcade settings lang zh; \(line); \(files); arcade settings lang")
    #expect(outcome.output.hasPrefix("arcade: 无法把 color 保存到 ~/.config/arcade/settings：File"))
    #expect(outcome.output.hasSuffix("\n\(home.folder.path)/.config/arcade/settings\nzh\n"))
  }

  /// A power failure can't be tested; that the system was told to write the game can.
  @Test(.enabled(if: Program.has("strace"), "strace is not installed"))
  func newFoldersAreOnTheDisk() throws {
    let home = try RecordHome()
    let trace = "strace -o ~/.trace -e trace=openat,fsync"
    let terminal = try Pseudoterminal(
      "\(trace) arcade guess --seed 42 --quiet", home: home.folder)
    terminal.type("8\n")
    expectEqual(terminal.finish(), 0)
    let calls = try home.run("cat ~/.trace").output.split(separator: "\n")
    let state = "\(home.folder.path)/.local/state"
    for folder in [home.folder.path, "\(home.folder.path)/.local", state, "\(state)/arcade"] {
      let opening = calls.lastIndex { $0.contains("\"\(folder)/\", O_RDONLY") }
      let sync = try #require(opening.map { calls[calls.index(after: $0)] }, "\(folder)")
      #expect(sync.hasPrefix("fsync("), "\(folder)")
    }
  }

  @Test func theReasonIsWhatTheSystemSays() throws {
    let play = "arcade guess --seed 42 --record --quiet 8"
    let line =
      Obstacle.canMount
      ? "unshare -rm sh -c 'mount -t tmpfs -o ro none ~/.local; \(play)'"
      : "chmod 500 ~/.local; \(play)"
    let error = try RecordHome().run("mkdir ~/.local; \(line)").error
    #expect(error.contains(/: (Read-only file system|Permission denied)\n$/))
  }

  /// Returns the contents of the places that obstacles are at.
  private func facts(_ home: RecordHome) -> [String: String] {
    let state = ".local/state"
    let paths = [state, "\(state)/arcade", "\(state)/arcade/history"]
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let file = home.folder.appending(path: path)
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
        guard let type = type as? FileAttributeType else { return (path, "") }
        let text = type == .typeRegular ? try? String(contentsOf: file, encoding: .utf8) : nil
        return (path, "\(type.rawValue) \(text ?? "")")
      })
  }

  // MARK: Other languages

  @Test(arguments: ["zh_CN.UTF-8", "C", "tr_TR.ISO-8859-9"])
  func theLocaleDoesNotChangeTheHistory(locale: String) throws {
    let pairs = (1...8).flatMap { first in (1...8).map { "\(first) \($0)" } }.joined(separator: " ")
    let line = """
      for game in 'cards --count 8' 'memorize --pairs 4' 'tunes --pairs 4 --category rock' guess
      do arcade $game --seed 'Ж é' --record --json \(pairs) $(seq 9 99) >/dev/null; done
      cut -f 1-5,8- ~/.local/state/arcade/history
      """
    let outcome = try Program.shell(line, environment: ["LC_ALL": locale])
    expectEqual(outcome.output.split(separator: "\n").count, 4)
    expectEqual(outcome.output, (try Program.shell(line)).output)
  }
}

/// Something that keeps games from being recorded.
struct Obstacle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A line of shell that puts it there.
  var setUp = "true"
  /// A line of bash, with `@` where the command stands, that is in its way.
  var surrounding = "@"

  static let all =
    [
      geteuid() == 0
        ? Obstacle(
          testDescription: "a folder that can't be made",
          surrounding: "XDG_STATE_HOME=/proc/arcade @")
        : Obstacle(
          testDescription: "a folder that can't be written", setUp: "mkdir -m 500 -p ~/.local"),
      Obstacle(
        testDescription: "a file above the folder", setUp: "mkdir ~/.local; : > ~/.local/state"),
      Obstacle(
        testDescription: "a file for the folder",
        setUp: "mkdir -p ~/.local/state; echo mine > ~/.local/state/arcade"),
      history("a folder", "mkdir"),
      history("a pipe", "mkfifo"),
      Obstacle(testDescription: "no home", surrounding: "unset HOME; @"),
      Obstacle(testDescription: "no room by a limit", surrounding: limited("ulimit -f 0")),
      Obstacle(
        testDescription: "no room by a limit whose signal is set aside",
        surrounding: limited("trap '' XFSZ; ulimit -f 0")),
    ] + (canMount ? [full] : [])

  private static func history(_ name: String, _ command: String) -> Obstacle {
    Obstacle(
      testDescription: "\(name) for the history",
      setUp: "mkdir -p ~/.local/state/arcade; \(command) ~/.local/state/arcade/history")
  }

  /// The command prints into pipes, which no limit of files holds back.
  private static func limited(_ limit: String) -> String {
    "set -o pipefail; { { (\(limit); @ 2>&3) | cat >&4; } 3>&1 | cat >&2; } 4>&1"
  }

  private static let full = Obstacle(
    testDescription: "no room on the disk", setUp: "mkdir ~/.local",
    surrounding: """
      unshare -rm bash -c 'mount -t tmpfs -o size=4k none ~/.local
      cat /dev/zero > ~/.local/fill 2>/dev/null; @'
      """)

  /// True if a file system can be mounted that only one process and its children see.
  static let canMount =
    (try? Program.shell("mkdir ~/at && unshare -rm mount -t tmpfs none ~/at").status) == 0
}
