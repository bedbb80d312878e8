import Foundation
import GameCore
import TestSupport
import Testing
@testable import App

/// How the program behaves whatever it is given, and however it is ended.
@Suite(.waiting) struct ProgramTests {
  private static let games = GameCatalog.arcade.games.map { $0.name }

  // MARK: Bad input

  @Test(arguments: games, ["", "--json", "--plain", "--quiet"])
  func anyBytesAreSurvived(game: String, option: String) throws {
    // No byte of it is a move, and Ctrl-D is only a byte.
    var bytes = Data()
    var random = SeededRandom(seed: 1)
    for _ in 0..<1500 {
      let byte = UInt8(truncatingIfNeeded: random.next())
      bytes.append((0x30...0x39).contains(byte) || (0x41...0x7a).contains(byte) ? 0xff : byte)
    }
    let outcome = try Program.shell("arcade \(game) \(option) --seed 1 --lang en", input: bytes)
    expectEqual(outcome.status, 1)
    // What is refused is told even then.
    expectEqual(outcome.error.isEmpty, option != "--quiet")
    let shown = (outcome.output + outcome.error).unicodeScalars
    #expect(!shown.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }

  @Test func aQuietGameTellsWhatItRefuses() throws {
    let outcome = try Program.shell("arcade guess --seed 42 --quiet 50 70 8")
    expectEqual(outcome.output, "Score: 2 guesses (seed 42)\n")
    expectEqual(outcome.error, "arcade: It can't be 70: only 0 to 49 are left.\n")
  }

  @Test func aLineOfTenMegabytesIsOneRefusal() throws {
    let line = Data(repeating: UInt8(ascii: "7"), count: 10 << 20) + Data("\n8\n".utf8)
    let outcome = try Program.shell("arcade guess --seed 42 --json", input: line)
    let lines = outcome.output.split(separator: "\n")
    expectEqual(lines.count, 4)
    #expect(lines[1].contains(#""input":"7777"#))
    #expect(lines[1].count < 400)
    #expect(lines[3].contains(#""status":"won""#))
  }

  @Test(.onlyOnLinux("limits of memory")) func memoryStaysBoundedWhateverIsPipedIn() throws {
    let line = "(ulimit -v 60000; head -c 30000000 /dev/zero | arcade guess --seed 42 --quiet)"
    let outcome = try Program.shell(line)
    expectEqual(outcome.output, "Score: 0 guesses, unfinished (seed 42)\n")
    expectEqual(outcome.status, 1)
  }

  @Test(arguments: [
    "env -u HOME arcade tunes --seed 1 1", "TERM=dumb arcade cards --seed 1 1",
    "env -u TERM arcade cards --seed 1 1", "COLUMNS=1 arcade cards --seed 1 1",
    "COLUMNS=1 arcade guess --seed 1 --lang zh 50", "COLUMNS=0 arcade guess --seed 1 5",
    "COLUMNS=-5 arcade guess --seed 1 5", "COLUMNS=99999999999999999999 arcade cards --seed 1 1",
    "COLUMNS=9223372036854775807 arcade cards --seed 1 1", "LANG= LC_ALL= arcade tunes --seed 1 1",
    "env -i \"$(command -v arcade)\" memorize --seed 1 1",
  ])
  func strangeSurroundingsAreSurvived(line: String) throws {
    let outcome = try Program.shell(line)
    expectEqual(outcome.status, 1)
    expectEqual(outcome.error, "")
    #expect(outcome.output.contains("Score:") || outcome.output.contains("绩"))
  }

  @Test(arguments: [
    ("arcade verify - < .", "can't read standard input: Is a directory"),
    ("ulimit -n 5; arcade simulate guess --exec cat", "'cat' could not start: Too many open files"),
  ])
  func whatCouldNotBeDoneIsSaid(line: String, fault: String) throws {
    let outcome = try Program.shell(line)
    #expect(outcome.error.contains(fault), "\(outcome.error)")
    expectEqual(outcome.error.split(separator: "\n").count, 1)
    expectEqual(outcome.status, 3)
  }

  @Test(.onlyOnLinux("/dev/full")) func aFullDiskIsSaid() throws {
    let outcome = try Program.shell("arcade guess --seed 1 8 >/dev/full")
    expectEqual(outcome.error, "arcade: can't write to standard output: No space left on device\n")
    expectEqual(outcome.status, 3)
  }

  @Test(arguments: games, ["--plain --color always", "--color never", "--color auto", "--json"])
  func plainAndUncoloredPlayHaveNoEscapes(game: String, options: String) throws {
    let outcome = try Program.shell("arcade \(game) --seed 1 \(options) 1 2 3 4 5 6 7 board")
    #expect(!outcome.output.isEmpty && !outcome.output.contains("\u{1b}"))
  }

  @Test func colourIsUsedWhenAskedFor() throws {
    let outcome = try Program.shell("arcade cards --seed 1 --color always 1 board")
    #expect(outcome.output.contains("\u{1b}["))
  }

  @Test(arguments: games, ["", "--plain"])
  func withoutUTF8EverythingIsASCII(game: String, options: String) throws {
    let outcome = try Program.shell("LC_ALL=C arcade \(game) --seed 1 \(options) 1 2 3 4 board é")
    #expect(!outcome.output.isEmpty && outcome.output.utf8.allSatisfy { $0 < 128 })
  }

  // MARK: Closed streams

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "<&- >&-"])
  func aFileNeverTakesThePlaceOfAClosedStream(closing: String) throws {
    let line = """
      arcade guess --seed 42 --record 50 8 \(closing); echo $? >status
      arcade guess --seed 42 --record 50 25 \(closing)
      arcade verify; grep -rq Score .local || echo clean; cat status
      """
    let outcome = try Program.shell(line)
    let isClosed = closing.contains(" >") || closing.hasPrefix(">")
    #expect(outcome.output.hasSuffix("1 record, all verified.\nclean\n\(isClosed ? 3 : 0)\n"))
  }

  /// A closed stream is an error, as a file that can't be opened is.
  @Test(arguments: [
    ("guess --seed 42 8 >&-", "write to standard output"),
    ("--version >&-", "write to standard output"),
    ("verify - <&-", "read standard input"),
  ])
  func aClosedStreamIsNamed(line: String, task: String) throws {
    let outcome = try Program.shell("arcade \(line)")
    expectEqual(outcome.error, "arcade: can't \(task): Bad file descriptor\n")
    expectEqual(outcome.status, 3)
  }

  // MARK: JSON through two pipes

  @Test func aProgramTalksMoveByMove() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Program.folder.appending(path: "arcade")
    process.arguments = ["guess", "--seed", "42", "--json"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let lines = LineReader(output.fileHandleForReading)
    expectEqual(lines.next()?["type"] as? String, "begin")
    var (low, high, turns) = (0, 99, 0)
    while true {
      // Each answer must come before the next question is sent.
      try input.fileHandleForWriting.write(contentsOf: Data("\((low + high) / 2)\n".utf8))
      let move = try #require(lines.next())
      turns += 1
      low = try #require(move["low"] as? Int)
      high = try #require(move["high"] as? Int)
      expectEqual(move["turn"] as? Int, turns)
      if move["result"] as? String == "correct" { break }
    }
    let end = try #require(lines.next())
    expectEqual(end["type"] as? String, "end")
    expectEqual(end["turns"] as? Int, turns)
    #expect(lines.next() == nil)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
  }

  // MARK: Ends

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func aSignalReallyEndsIt(signal: String, status: Int32) throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try Pseudoterminal("exec arcade guess --seed 42 --plain", home: home)
    #expect(terminal.wait(for: "Your guess:") != nil)
    terminal.send(signal)
    expectEqual(terminal.finish(), status)
    #expect(!terminal.shown.contains("\u{1b}"))
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let bash = ["/bin/bash", "-c"]
    let line =
      "yes 1 2>/dev/null | arcade cards --seed 1 --json | head -1 >/dev/null; "
      + "echo ${PIPESTATUS[1]}"
    let outcome = try Program.shell(line, with: bash)
    expectEqual(outcome.output, "141\n")
    expectEqual(outcome.error, "")
    let ignoring = "trap '' PIPE; \(line)"
    let second = try Program.shell(ignoring, with: bash)
    expectEqual(second.output, "141\n")
    #expect(!second.error.contains("arcade"))
  }
}

/// The JSON lines of a running program.
private final class LineReader {
  private let file: FileHandle
  private var rest = Data()

  init(_ file: FileHandle) {
    self.file = file
  }

  func next() -> [String: Any]? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return try? JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any]
      }
      let more = file.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}
