import Foundation
import GameCore
import GuessGame
import TestSupport
import TextUI
import Testing
@testable import Simulation

/// The table of a tournament that goes on, as a value.
@Suite struct LiveTableTests {
  private func report(players: Int) -> SoloReport<Guess> {
    var tally = DifferenceTally()
    for (one, other) in [(5, 6), (7, 9), (1, 4)] { tally.add(one, other) }
    tally.add(PlayedGame(score: 0, fault: (0, .silent)), PlayedGame(score: 3))
    let meetings = (0..<players).flatMap { one in
      (one + 1..<players).map { Meeting(one: one, other: $0, result: tally) }
    }
    return SoloReport(
      options: GuessOptions(), seed: 1, names: (1...players).map { "bot\($0)" }, goal: 10,
      timeLimit: 3, meetings: meetings)
  }

  private func lines(_ players: Int, rows: Int, columns: Int, zh: Bool = false) -> [String] {
    report(players: players)
      .table(Presentation(language: zh ? .zh : .en, columns: columns), rows: rows)
  }

  @Test func aPairingIsARow() {
    let lines = lines(2, rows: 20, columns: 80)
    #expect(
      lines.suffix(4) == [
        "player  opponent  difference  std. error    mean    mean  games  faults",
        "bot1    bot2              -2      0.5774  4.3333  6.3333   4/10     1:0", "",
        "bot1 has no score in 1 game: 1 because it took longer than 3 s.",
      ])
    #expect(lines.contains { $0.hasPrefix("4 games of 'arcade guess' by 2 players") })
  }

  @Test(arguments: [1, 2, 3, 5, 9, 40], [10, 20, 39, 79, 200])
  func itFitsTheWindow(rows: Int, columns: Int) {
    for players in [2, 3, 9] {
      for zh in [false, true] {
        #expect(lines(players, rows: rows, columns: columns, zh: zh).count <= rows)
      }
    }
  }

  @Test func whatHasNoRoomIsCounted() {
    let lines = lines(9, rows: 9, columns: 80)
    #expect(lines.count == 9 && lines.last == "… and 30 more")
  }
}

/// The table at a terminal.
@Suite(.waiting) struct LiveTerminalTests {
  private static let line =
    "arcade tournament memorize strategist perfect random --games 100000000 --seed 1 --jobs 1"

  private func terminal(_ line: String) throws -> (Pseudoterminal, URL) {
    let home = try Project.temporaryFolder()
    return (try Pseudoterminal("read go; exec \(line)", home: home), home)
  }

  /// Whatever ends the table restores the screen, the cursor and the modes.
  @Test(arguments: ["INT", "TERM", "HUP"]) func itVanishes(signal: String) throws {
    let (terminal, home) = try terminal(Self.line)
    defer { try? FileManager.default.removeItem(at: home) }
    let settings = terminal.settings
    terminal.type("\n")
    #expect(terminal.wait(for: "won-drawn-lost") != nil && terminal.settings != settings)
    // The end of a frame, after which the next one may have begun.
    terminal.wait(for: "\u{1b}[?2026l")
    terminal.send(signal)
    let status = ["INT": Int32(130), "TERM": 143, "HUP": 129]
    #expect(terminal.finish() == status[signal])
    let end = try #require(terminal.shown.ranges(of: "\u{1b}[?25h\u{1b}[?1049l").last)
    #expect(terminal.settings == settings)
    let rest = terminal.shown[end.upperBound...].replacing("\r\n", with: " ")
    #expect(rest.contains(" by 3 players, from seed 1") == (signal == "INT"))
    #expect(rest.contains(" of 300000000 games of ") == (signal == "INT"))
    #expect(!rest.contains("\u{1b}"))
  }

  @Test func itSharesTheScreenWithOutsidePrograms() throws {
    let (terminal, home) = try terminal(
      "arcade tournament guess random --games 100000 --exec 'echo hello >&2; sleep 9'")
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    #expect(terminal.wait(for: "opponent") != nil)
    terminal.send("INT")
    #expect(terminal.finish() == 130)
    #expect(terminal.shown.contains("hello") && !terminal.shown.contains("1049"))
    #expect(terminal.shown.contains("\r\u{1b}[J"))
  }

  @Test(arguments: [" --plain", " --json", " --games 2", " 2>/dev/null"])
  func itIsLeftOut(option: String) throws {
    let (terminal, home) = try terminal(
      Self.line.replacing("--games 100000000 ", with: "") + option)
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    #expect(terminal.finish() == 0 && !terminal.shown.contains("\u{1b}"))
  }

  @Test func aTerminalWithoutSequencesGetsALine() throws {
    let (terminal, home) = try terminal("env TERM=dumb \(Self.line)")
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    #expect(terminal.wait(for: " s left") != nil)
    terminal.send("INT")
    #expect(terminal.finish() == 130 && !terminal.shown.contains("\u{1b}"))
  }
}
