import Foundation
import TestSupport
import Testing

/// The table of a tournament, or the bar of a simulation, at a terminal.
@Suite(.waiting) struct LiveTerminalTests {
  private static let line =
    "arcade tournament memorize strategist expert random --games 100000000 --seed 1 --jobs 1"

  private func terminal(_ line: String) throws -> (Pseudoterminal, URL) {
    let home = try Project.temporaryFolder()
    return (try Pseudoterminal("read go; exec \(line)", home: home), home)
  }

  @Test func anEmptyLineRepeatsTheQuestion() throws {
    let line = "arcade guess --seed 42 --plain"
    let (terminal, home) = try terminal("sh -c 'arcade settings lesson off; \(line)'")
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    for _ in 1...3 {
      #expect(terminal.wait(for: "Your guess: ") != nil)
      terminal.type("\n")
    }
    terminal.type("quit\n")
    expectEqual(terminal.finish(), 1)
    #expect(terminal.shown.contains("You left before the first move."))
  }

  @Test func aWordEndsTheWaitForAFriend() throws {
    let (terminal, home) = try terminal("arcade memorize --versus friend --at 127.0.0.1:0 --plain")
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    #expect(terminal.wait(for: "Type back to stop waiting.") != nil)
    terminal.type("list\n")
    #expect(terminal.wait(for: "Still waiting; back ends the wait.") != nil)
    terminal.type("back\n")
    expectEqual(terminal.finish(), 0)
  }

  /// Whatever ends the table restores the screen, the cursor and the modes.
  @Test(arguments: ["INT", "TERM", "HUP"]) func itVanishes(signal: String) throws {
    let (terminal, home) = try terminal(Self.line)
    defer { try? FileManager.default.removeItem(at: home) }
    let settings = terminal.settings
    terminal.type("\n")
    #expect(terminal.wait(for: " against ") != nil && terminal.settings != settings)
    // The end of a frame, after which the next one may have begun.
    terminal.wait(for: "\u{1b}[?2026l")
    terminal.send(signal)
    let status = ["INT": Int32(130), "TERM": 143, "HUP": 129]
    expectEqual(terminal.finish(), status[signal])
    let end = try #require(terminal.shown.ranges(of: "\u{1b}[J\u{1b}[?25h\u{1b}[?1049l").last)
    expectEqual(terminal.settings, settings)
    let rest = terminal.shown[end.upperBound...].replacing("\r\n", with: " ")
    expectEqual(rest.contains(" by 3 players, from seed 1"), signal != "HUP")
    expectEqual(rest.contains(" of 300000000 games of "), signal != "HUP")
    #expect(!rest.contains("\u{1b}"))
  }

  @Test func itSharesTheScreenWithOutsidePrograms() throws {
    let (terminal, home) = try terminal(
      "arcade tournament guess random --games 100000 --exec 'echo hello >&2; sleep 9'")
    defer { try? FileManager.default.removeItem(at: home) }
    terminal.type("\n")
    #expect(terminal.wait(for: " 0%") != nil)
    terminal.send("INT")
    expectEqual(terminal.finish(), 130)
    #expect(terminal.shown.contains("hello") && !terminal.shown.contains("1049"))
    #expect(terminal.shown.contains("\r\u{1b}[J"))
  }

  /// What is typed stays for the shell, and a simulation's bar is drawn without it.
  @Test func aBarIsNotMixedWithWhatIsTyped() throws {
    let (terminal, home) = try terminal("arcade simulate guess --games 1000000000000 --jobs 1")
    defer { try? FileManager.default.removeItem(at: home) }
    let settings = terminal.settings
    terminal.type("\n")
    #expect(terminal.wait(for: " s left") != nil)
    terminal.type("typed ahead")
    for _ in 1...2 { #expect(terminal.wait(for: " s left") != nil) }
    terminal.send("INT")
    expectEqual(terminal.finish(), 130)
    #expect(!terminal.shown.contains("typed ahead") && !terminal.shown.contains("1049"))
    expectEqual(terminal.settings, settings)
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
