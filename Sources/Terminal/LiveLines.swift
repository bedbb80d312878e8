import Platform

/// Lines on standard error that are drawn again in place while something goes on, and leave no
/// trace: at the end, after an error, and at every signal that can be caught. In the background
/// nothing is shown.
///
/// The lines are on the alternate screen, which a resized window does not garble. If other programs
/// write to the terminal, the lines stand below their output, which stays: the cursor rests on an
/// empty line above the lines, and all from there on is drawn again.
public final class LiveLines {
  private let terminal = Descriptor.error
  private let isShared: Bool
  private var isInstalled = false

  /// Creates lines that aren't shown yet, on a terminal to which other programs may write.
  public init(isShared: Bool) {
    self.isShared = isShared
  }

  deinit {
    clear()
  }

  /// Replaces the lines with those that a function makes for the room in the window.
  public func show(_ lines: (Size) -> [String]) {
    guard isInstalled || install(), TerminalRestorer.enter() else { return }
    let window = terminal.windowSize ?? Size(rows: 24, columns: 80)
    let rest = isShared ? [""] : []
    // A line that ends in the last column would be taken for a wrapped one.
    let room = Size(rows: max(0, window.rows - rest.count), columns: max(1, window.columns - 1))
    let shown = rest + lines(room).prefix(room.rows)
    let text = shown.map { $0.cut(to: room.columns, ellipsis: "") + "\u{1b}[K" }
      .joined(separator: "\r\n")
    let start = isShared ? "\r" : "\u{1b}[H"
    let back = shown.count > 1 ? "\u{1b}[\(shown.count - 1)A\r" : "\r"
    try? terminal.write(Array("\u{1b}[?2026h\(start)\(text)\u{1b}[J\(back)\u{1b}[?2026l".utf8))
  }

  public func clear() {
    guard isInstalled else { return }
    isInstalled = false
    TerminalRestorer.uninstall()
  }

  /// Prepares the terminal: what is typed is not shown between the lines, and the cursor is hidden.
  private func install() -> Bool {
    var modes = termios()
    guard TerminalRestorer.isInForeground(terminal), tcgetattr(terminal.number, &modes) == 0 else {
      return false
    }
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(NOFLSH)
    let hide = "\u{1b}[?25l"
    TerminalRestorer.install(
      TerminalRestorer.Terminal(
        input: terminal, output: terminal, signalPipe: nil, takesInput: false, modes: modes,
        rawModes: silent, enterSequence: .init(isShared ? hide : "\u{1b}[?1049h" + hide),
        exitSequence: .init(
          "\u{1b}[?2026l\u{1b}[m" + (isShared ? "\r" : "\u{1b}[H") + "\u{1b}[J\u{1b}[?25h"
            + (isShared ? "" : "\u{1b}[?1049l"))))
    isInstalled = true
    // A first Ctrl-C ends the work and not the process.
    Interruption.install()
    return true
  }
}
