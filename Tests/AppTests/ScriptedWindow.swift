import GameCore
import Lines
import Platform
import Screens
import TestSupport

@testable import Terminal

/// A window in which a script plays: it presses keys, lets the time pass until all rests, and keeps
/// what is shown then. After the last step its input ends.
final class ScriptedWindow: ScreenWindow {
  private(set) var size: Size
  private var steps: [Step]
  private var inputs: [Input] = []
  private var canvas: Canvas
  private var restAt = ScriptedWindow.rest

  /// The time in milliseconds, which passes only as the script says.
  private(set) var time = 0

  /// The picture after each step, as lines without trailing spaces.
  private(set) var shown: [[String]] = []

  /// The bytes that a terminal of 256 colours would have been sent in each step.
  private(set) var sent: [Int] = []

  /// The number of times that the bell has rung.
  private(set) var rings = 0

  /// The texts that were put on the clipboard.
  private(set) var copies: [String] = []

  /// The line that a signal would leave on the terminal.
  private(set) var exitMessage: String?

  /// Every picture that brought a change.
  private(set) var frames: [Frame] = []

  /// A picture in a window.
  struct Frame {
    /// The time when it was shown, in milliseconds.
    let time: Int

    /// The bytes that a terminal of 256 colours would have been sent.
    let bytes: Int

    /// True if a key or a new size brought it, not the time.
    let isAnswer: Bool

    let canvas: Canvas
  }

  /// The number of questions for the background.
  private(set) var questions = 0

  private var writer = FrameWriter(depth: .indexed)
  private var isAnswer = true
  private var unread = 0

  /// Something that a player does before looking at the window.
  enum Step: ExpressibleByStringLiteral {
    /// Presses keys, by the names that tmux has for them: `Down Enter 5`.
    case keys(String)

    /// Clicks on the first place where a text is shown.
    case click(String)

    /// Turns the mouse wheel over a cell.
    case scroll(Point, by: Int)

    /// Resizes the window.
    case resize(Size)

    /// Waits, in milliseconds.
    case wait(Int)

    init(stringLiteral text: String) { self = .keys(text) }
  }

  /// The milliseconds between two keys.
  private static let pause = 20

  /// The milliseconds after the last key until all rests: an end page opens in that time, and a
  /// mismatch stays.
  static let rest = 1900

  init(_ size: Size, _ steps: [Step]) {
    (self.size, self.steps) = (size, steps)
    canvas = Canvas(size)
  }

  let depth = ColorDepth.indexed

  func show(_ canvas: Canvas) {
    self.canvas = canvas
    let bytes = writer.bytes(for: canvas).count
    unread += bytes
    if bytes > 0 {
      frames.append(Frame(time: time, bytes: bytes, isAnswer: isAnswer, canvas: canvas))
    }
    isAnswer = false
  }

  func ring() { rings += 1 }
  func copy(_ text: String) { copies.append(text) }
  func setExitMessage(_ line: String?) { exitMessage = line }
  func redraw() { writer.forget() }
  func askForBackground() { questions += 1 }
  func close() {}

  func next(until deadline: Int?, beside others: [Int32]) -> FullScreen.TerminalEvent {
    while true {
      if !inputs.isEmpty {
        time += Self.pause
        restAt = time + Self.rest
        isAnswer = true
        return .inputs([inputs.removeFirst()])
      }
      if let deadline, deadline <= restAt {
        time = max(time, deadline)
        return .timeout
      }
      if hasBegun {
        shown.append(canvas.lines.map(\.trimmed))
        sent.append(unread)
        unread = 0
      }
      hasBegun = true
      time = restAt
      guard !steps.isEmpty else { return .end }
      if begin(steps.removeFirst()) { return .redraw }
    }
  }

  private var hasBegun = false

  /// Begins a step; returns true if the window has to be drawn again.
  private func begin(_ step: Step) -> Bool {
    switch step {
    case .keys(let names): inputs = names.split(separator: " ").compactMap { Self.input($0) }
    case .click(let text): inputs = place(of: text).map { [.click($0)] } ?? []
    case .scroll(let point, let steps): inputs = [.scroll(point, by: steps)]
    case .wait(let milliseconds): restAt = time + milliseconds
    case .resize(let size):
      self.size = size
      return true
    }
    return false
  }

  private func place(of text: String) -> Point? {
    for (row, line) in canvas.lines.enumerated() {
      if let range = line.range(of: text) {
        return Point(row: row, column: String(line[..<range.lowerBound]).displayWidth)
      }
    }
    return nil
  }

  private static let keys: [Substring: Key] = [
    "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
    "Enter": .enter, "Escape": .escape, "BSpace": .backspace, "Tab": .tab, "BTab": .backTab,
    "Space": .character(" "),
  ]

  private static func input(_ name: Substring) -> Input? {
    (keys[name] ?? name.unicodeScalars.first.map { .character($0.halfWidth) }).map { .key($0) }
  }
}
