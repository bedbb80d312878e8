import Platform
import Terminal

/// The progress of a long task, on standard error if that is a terminal.
public struct ProgressBar {
  private let presentation: Presentation
  private let start = Clock.milliseconds
  private let isShown = Descriptor.error.isTerminal
  private let live: LiveLines?
  private var width = 0
  private var next = Clock.milliseconds + 300

  /// Creates a bar. `lines` are other lines that it shows above itself.
  public init(_ presentation: Presentation, below lines: LiveLines? = nil) {
    self.presentation = presentation
    live = isShown ? lines : nil
  }

  /// Shows the finished share, from 0 to 1, or nil if it is unknown. `lines` makes the lines above
  /// the bar for a number of rows. Draws after a short delay, at most ten times a second.
  public mutating func show(
    _ share: Double?, below lines: (Presentation, _ rows: Int) -> [String] = { _, _ in [] }
  ) {
    guard isShown, Clock.milliseconds >= next else { return }
    next = Clock.milliseconds + 100
    guard let live else { return put(text(share)) }
    live.show { room in
      var presentation = presentation
      presentation.columns = room.columns
      let above = lines(presentation, room.rows - 2)
      return above + (above.isEmpty ? [] : [""]) + [text(share)]
    }
  }

  private var columns: Int { Descriptor.error.windowSize?.columns ?? 80 }

  public mutating func clear() {
    live?.clear()
    // The terminal has echoed Ctrl-C as ^C, which takes two columns.
    if isShown, live == nil, Interruption.isRequested { width += 2 }
    guard width > 0 else { return }
    put("")
    try? Descriptor.error.write(Array("\r".utf8))
  }

  /// Returns the bar with the remaining time, or with the elapsed time if the share is unknown.
  private func text(_ share: Double?) -> String {
    let passed = Clock.milliseconds - start
    guard let share else {
      let seconds = passed / 1000
      return presentation(en: "\(seconds) s, Ctrl-C stops", zh: "\(seconds) 秒，按 Ctrl-C 结束")
    }
    let room = min(30, max(5, columns - 22))
    let bar = presentation.bar(share, room: room).padded(to: room)
    guard share > 0 else { return "\(bar) 0%" }
    let left = Int((Double(passed) / share * (1 - share) / 1000).rounded(.up))
    return "\(bar) \(Int(share * 100))%" + presentation(en: ", \(left) s left", zh: "，还要 \(left) 秒")
  }

  private mutating func put(_ line: String) {
    let line = line.cut(to: columns - 1, ellipsis: "")
    try? Descriptor.error.write(Array(("\r" + line.padded(to: width)).utf8))
    width = line.displayWidth
  }
}
