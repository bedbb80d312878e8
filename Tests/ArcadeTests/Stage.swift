import Foundation
import GameCore
import TestSupport

/// The program at a terminal in full screen, and what its window shows.
final class Stage {
  let terminal: Pseudoterminal
  let emulator: Emulator

  /// The terminal's settings before the program has changed them.
  let settings: [UInt8]

  private let home: URL
  private var fed = 0

  /// The sequence that erases the window.
  private static let clear = "\u{1b}[H\u{1b}[J"

  /// Starts the program. It waits in a shell for a key, so that the settings can be read before. A
  /// silent terminal answers nothing itself to what is typed when the program has just restored it.
  init(
    _ line: String, rows: Int = 24, columns: Int = 80, environment: [String: String] = [:],
    isShellKept: Bool = false, isSilent: Bool = false
  ) throws {
    home = try Project.temporaryFolder()
    emulator = Emulator(rows: rows, columns: columns)
    terminal = try Pseudoterminal(
      "read go; \(isShellKept ? "" : "exec ")\(line)", home: home, environment: environment,
      rows: rows, columns: columns)
    if isSilent { terminal.silence() }
    settings = terminal.settings
    terminal.type("\n")
    // The echo of the key is the shell's.
    terminal.wait(for: Self.clear)
    if !isSilent { fed = (terminal.output.firstIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }
    settle()
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Lets the program draw until it rests; answers how many bytes it has sent.
  @discardableResult
  func settle(milliseconds: Int = 60) -> Int {
    terminal.settle(milliseconds: milliseconds)
    let new = terminal.output[fed...]
    emulator.feed(new)
    fed = terminal.output.count
    return new.count
  }

  /// Lets the program draw the window anew, whole; false where it does not.
  func settleAfterClearing() -> Bool {
    let deadline = Date().addingTimeInterval(20)
    while Date() < deadline {
      terminal.settle(milliseconds: 5)
      let new = String(decoding: terminal.output[fed...], as: UTF8.self)
      // A large picture has a mark at its end; a small one comes in one piece. The text may begin
      // in the middle of the picture before.
      let begun = new.ranges(of: "?2026h").last?.lowerBound
      let isWhole = begun.map { new[$0...].contains("?2026l") } ?? true
      if new.contains(Self.clear), isWhole {
        settle(milliseconds: 5)
        return true
      }
    }
    return false
  }

  /// Types, waits for an answer, and lets the program draw until it rests; answers how many bytes
  /// it has sent.
  @discardableResult
  func type(_ text: String, milliseconds: Int = 60) -> Int {
    let start = terminal.output.count
    terminal.type(text)
    terminal.settle(milliseconds: 3000, isPatient: false)
    settle(milliseconds: milliseconds)
    return terminal.output.count - start
  }

  /// Clicks on the first place where a text is shown, at once or soon.
  func click(on text: String) -> Bool {
    _ = shows(text)
    for (row, line) in emulator.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = String(line[..<range.lowerBound]).displayWidth
      type("\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m")
      return true
    }
    return false
  }

  /// True if a text is shown, at once or soon.
  func shows(_ text: String) -> Bool {
    holds { emulator.lines.contains { $0.contains(text) } }
  }

  /// True if a condition holds, at once or within 20 seconds.
  func holds(_ condition: () -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(20)
    while !condition(), Date() < deadline { settle(milliseconds: 20) }
    return condition()
  }

  /// Waits for the program's end and feeds what it still sends; answers its exit status.
  func finish() -> Int32 {
    let status = terminal.finish()
    settle()
    return status
  }

  /// What is wrong with the terminal now that it should be as it was.
  var damage: [String] {
    var damage = emulator.faults
    if emulator.modes != ["?25"] { damage.append("modes: \(emulator.modes.sorted())") }
    // The caret is shown and hidden again and again.
    for (mode, count) in emulator.switches
    where !["?2026", "?25"].contains(mode) && count.on != count.off {
      damage.append("\(mode) was switched on \(count.on) and off \(count.off) times")
    }
    if terminal.settings != settings { damage.append("the terminal's settings are others") }
    return damage
  }
}
