import GameCore
import Platform
import TextUI

/// The progress of a long task, on standard error if that is a terminal.
public struct ProgressBar {
  private let total: Int
  private let presentation: Presentation
  private let start = Clock.milliseconds
  private let isShown = Descriptor.error.isTerminal
  private var width = 0

  public init(total: Int, _ presentation: Presentation) {
    (self.total, self.presentation) = (total, presentation)
  }

  /// Shows the parts done and the time that the rest may take.
  mutating func show(_ done: Int) {
    guard total > 0 else { return }
    show(Double(done) / Double(total))
  }

  /// Shows the share that is done, from 0 to 1, the time that the rest may take, and a note.
  mutating func show(_ share: Double, note: String? = nil) {
    guard isShown else { return }
    let passed = Clock.milliseconds - start
    let room = 30
    let bar = Bar.text(share, room: room, presentation).padded(to: room)
    var line = "\(bar) \(Int(share * 100))%"
    if share > 0 {
      let left = (Double(passed) / share * (1 - share) / 1000).rounded(.up)
      line += presentation(en: ", \(Int(left)) s left", zh: "，还要 \(Int(left)) 秒")
    }
    put(line + (note.map { presentation(en: ", ", zh: "，") + $0 } ?? ""))
  }

  /// Removes the bar.
  public mutating func clear() {
    // The terminal has echoed Ctrl-C as ^C.
    if isShown, Interruption.isRequested { width += 2 }
    guard width > 0 else { return }
    put("")
    try? Descriptor.error.write(Array("\r".utf8))
  }

  private mutating func put(_ line: String) {
    let line = line.cut(to: (Descriptor.error.windowSize?.columns ?? 80) - 1, ellipsis: "")
    try? Descriptor.error.write(Array(("\r" + line.padded(to: width)).utf8))
    width = line.displayWidth
  }
}
