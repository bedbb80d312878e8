import Platform
import Terminal
import TextUI

extension CommandContext {
  /// Prints lines; at a terminal whose window has no room for them through the player's pager.
  func page(_ lines: [String]) throws {
    if let pager, !fits(lines) {
      try output.flush()
      let text = lines.map { $0 + "\n" }.joined()
      if (try? Pager.show(text, with: pager)) == true { return }
    }
    for line in lines { try output.line(line) }
  }

  /// The shell command of the pager that the player has chosen, as for git(1), or nil for none.
  private var pager: String? {
    guard usesPager, environment.isTerminal(.output), environment.obeysSequences else { return nil }
    guard let name = ["ARCADE_PAGER", "PAGER"].first(where: Environment.isSet) else {
      // Without less, nobody needs to hear of it.
      return "command -v less >/dev/null || exit 127; exec less"
    }
    return environment.variable(name).flatMap { $0 == "cat" ? nil : $0 }
  }

  /// Returns true if the window has room for lines, and for the shell's next prompt.
  private func fits(_ lines: [String]) -> Bool {
    guard let window = Descriptor.output.windowSize, window.columns > 0 else { return true }
    var room = window.rows - 1
    for line in lines {
      room -= max(1, (line.displayWidth + window.columns - 1) / window.columns)
      if room < 0 { return false }
    }
    return true
  }
}
