import Foundation
import GameCore
import TestSupport
import Testing

/// The full screen at a real terminal.
@Suite(.waiting) struct ScreenTests {
  @Test func aGameIsPlayedByKeyboard() throws {
    let stage = try Stage("arcade guess --seed 42 --no-animation")
    stage.type("25\r")
    #expect(stage.shows("1 guess "))
    stage.type("\u{1b}[B\u{1b}[A")
    stage.type("8\r", milliseconds: 100)
    #expect(stage.shows("Found in 2 guesses"))
    stage.type("q")
    expectEqual(stage.finish(), 0)
    expectEqual(stage.damage, [])
    // What was played is left in lines.
    #expect(stage.terminal.shown.contains("Score: 2 guesses (seed 42)\r\n"))
  }

  @Test func aGameIsPlayedByMouse() throws {
    let stage = try Stage("arcade cards --seed 1 --no-animation")
    #expect(stage.click(on: " 5 "))
    #expect(stage.shows("-1 point"))
    #expect(stage.click(on: "? "))
    #expect(stage.shows("Ctrl-Z"))
    stage.type(" ")
    stage.terminal.type("\u{1b}[200~ qy1 2\n\u{1b}[201~")
    stage.settle(milliseconds: 200)
    #expect(stage.shows("-1 point"))
    stage.type("qq")
    expectEqual(stage.finish(), 1)
    expectEqual(stage.damage, [])
  }

  @Test(arguments: [("--bell", 1), ("", 0)])
  func theBellRingsIfAsked(option: String, count: Int) throws {
    let stage = try Stage("arcade guess --seed 42 \(option)")
    stage.type("8\r")
    #expect(stage.shows("New deal"))
    stage.type("q")
    expectEqual(stage.finish(), 0)
    #expect(stage.emulator.rings == count && stage.damage == [])
  }

  @Test func theMouseIsLeftAloneIfAsked() throws {
    let stage = try Stage("arcade cards --seed 1 --no-mouse")
    #expect(!stage.emulator.modes.contains("?1000") && stage.emulator.modes.contains("?2004"))
    stage.type("q")
    expectEqual(stage.finish(), 1)
    expectEqual(stage.damage, [])
  }

  @Test func aWindowMayChangeItsSize() throws {
    let stage = try Stage("arcade cards --seed 1 --no-animation")
    stage.type(" ")
    let before = stage.emulator.lines
    for (rows, columns) in [(4, 30), (24, 80)] {
      stage.emulator.resize(rows: rows, columns: columns)
      stage.terminal.resize(rows: rows, columns: columns)
      #expect(stage.settleAfterClearing())
    }
    stage.settle()
    expectEqual(stage.emulator.lines, before)
    expectEqual(stage.emulator.faults, [])
  }

  @Test(.onlyOnLinux("limits of memory")) func aWindowWithoutMeasureIsDrawnInPart() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try Pseudoterminal(
      "ulimit -v 400000; exec arcade guess --seed 42 --no-animation", home: home, rows: 65535,
      columns: 65535)
    #expect(terminal.wait(for: "seed 42") != nil)
    terminal.resize(rows: 4000, columns: 4000)
    #expect(terminal.wait(for: "seed 42") != nil)
    terminal.type("q")
    expectEqual(terminal.finish(), 1)
  }

  @Test(arguments: [
    ("TERM=xterm", "3"), ("TERM=xterm-256color", "38;5;"), ("COLORTERM=truecolor", "38;2;"),
    ("NO_COLOR=1", nil),
  ])
  func coloursAreAsManyAsTheTerminalHas(setting: String, prefix: String?) throws {
    let stage = try Stage("\(setting) arcade tunes --seed 1 --no-animation", isShellKept: true)
    stage.type("12", milliseconds: 150)
    guard let prefix else {
      expectEqual(stage.emulator.colors, [])
      return
    }
    #expect(stage.holds { stage.emulator.colors.contains { $0.hasPrefix(prefix) } })
  }

  @Test func anEscapeCodeInASeedIsNotShown() throws {
    let stage = try Stage(
      #"arcade cards --seed "$(printf 'a\033[31mb')""#, columns: 120, isShellKept: true)
    #expect(stage.shows(#"seed $'a\033[31mb'"#))
    expectEqual(stage.emulator.faults, [])
  }
}
