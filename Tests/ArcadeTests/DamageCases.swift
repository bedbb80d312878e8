import Foundation
import TestSupport
import Testing

/// What happens to a journal of five moves.
struct JournalDamage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How many of its moves are good.
  let kept: Int
  var isSetAside = true
  /// The game that the file's name says, if another.
  var name: String?
  let spoil: @Sendable (Data) -> Data

  static let all = [
    JournalDamage(testDescription: "a torn line more", kept: 5) { $0 + Data("6".utf8) },
    JournalDamage(testDescription: "a torn last line", kept: 4) { $0.dropLast() },
    JournalDamage(testDescription: "zeros behind it", kept: 5) { $0 + Data(count: 4096) },
    line("garbage", 2, 4, "garbage"), line("NULs", 2, 4, "\0\0\tu"),
    line("an escape", 2, 4, "\u{1b}[31m3\tu"), line("no UTF-8", 2, 4, bytes: [0x33, 9, 0xff]),
    line("a refused move", 3, 5, "99\tu"), line("a move that lies", 3, 5, "4\tx"),
    line("no move at all", 0, 2, "x\ty"), line("no game", 0, 1, "1\tcards\t1"),
    line("an escape at first", 0, 1, "1\tcards\t1\t\u{1b}[2J\tseed=1\t2026-11-21T00:00:00Z"),
    JournalDamage(testDescription: "nothing in it", kept: 0) { _ in Data() },
    JournalDamage(testDescription: "a torn first line", kept: 0) { $0.prefix(20) },
    JournalDamage(testDescription: "a form of tomorrow", kept: 0, isSetAside: false) {
      Data("2".utf8) + $0.dropFirst()
    },
    JournalDamage(testDescription: "a game of tomorrow", kept: 0, isSetAside: false, name: "chess")
    { Data(String(decoding: $0, as: UTF8.self).replacing("cards", with: "chess").utf8) },
  ]

  private static func line(_ name: String, _ kept: Int, _ number: Int, _ text: String) -> Self {
    line(name, kept, number, bytes: Array(text.utf8))
  }

  private static func line(_ name: String, _ kept: Int, _ number: Int, bytes: [UInt8]) -> Self {
    JournalDamage(testDescription: "\(name) in line \(number)", kept: kept) { journal in
      var lines = journal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lines[number - 1] = Data(bytes)
      return Data(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
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
      history("a link to a file", "echo mine > ~/mine; ln -s ~/mine"),
      history("a link to nothing", "ln -s ~/mine"),
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

  /// What the command prints goes through pipes, which no limit of files holds back.
  private static func limited(_ limit: String) -> String {
    "set -o pipefail; { { (\(limit); @ 2>&3) | cat >&4; } 3>&1 | cat >&2; } 4>&1"
  }

  private static let full = Obstacle(
    testDescription: "no room on the disk", setUp: "mkdir ~/.local",
    surrounding: """
      unshare -rm bash -c 'mount -t tmpfs -o size=4k none ~/.local
      cat /dev/zero > ~/.local/fill 2>/dev/null; @'
      """)

  /// Whether a file system can be mounted that only one process and its children see.
  private static let canMount =
    (try? Program.shell("mkdir ~/at && unshare -rm mount -t tmpfs none ~/at").status) == 0
}
