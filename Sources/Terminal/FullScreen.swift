import Platform
import TextUI

/// A terminal's whole window, taken from the shell's lines and given back as it was: at the end, at
/// an error, and at every signal that can be caught.
public final class FullScreen {
  private let input: Descriptor
  private let output: Descriptor
  private let usesMouse: Bool
  private let modes: termios
  private let signalPipe: Pipe
  private var writer: FrameWriter
  private var decoder = InputDecoder()
  private var isOpen = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 12)

  /// How long the rest of a sequence is waited for before its escape is taken for the key, in
  /// milliseconds.
  private static let patience = 40

  /// Takes the terminal. Throws where there is none.
  public init(
    input: Descriptor = .input, output: Descriptor = .output, usesMouse: Bool, depth: ColorDepth
  ) throws(SystemError) {
    self.input = input
    self.output = output
    self.usesMouse = usesMouse
    writer = FrameWriter(depth: depth)
    var modes = termios()
    guard tcgetattr(input.number, &modes) == 0 else { throw .last }
    self.modes = modes
    signalPipe = try Pipe()
    signalPipe.neverWait()
    try open()
  }

  deinit {
    close()
    signalPipe.close()
  }

  /// The extent of the window, as it was when a picture was last due to be drawn whole.
  public private(set) var size = Size(rows: 24, columns: 80)

  /// Shows a picture, with one write of no more than what has changed.
  public func show(_ canvas: Canvas) throws(SystemError) {
    let bytes = writer.bytes(for: canvas)
    if !bytes.isEmpty { try output.write(bytes) }
  }

  /// Draws the next picture whole, whatever the terminal shows.
  public func redraw() {
    size = output.windowSize ?? size
    writer.forget()
  }

  /// What happens at a terminal.
  public enum TerminalEvent: Sendable {
    /// The player has pressed keys or clicked.
    case inputs([Input])

    /// The time that was waited for has come.
    case timeout

    /// The picture is due to be drawn again, and whole: the window has another size, or the process
    /// goes on after a stop.
    case redraw

    /// The terminal is gone, or its input has ended.
    case end
  }

  /// Waits for what happens next, at most until a moment of ``Clock``; nil waits for ever.
  public func next(until moment: Int?) throws(SystemError) -> TerminalEvent {
    var requests = [
      pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signalPipe.reader.number, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let isHalf = decoder.isWaiting
      let wait = isHalf ? Self.patience : moment.map { max(0, $0 - Clock.milliseconds) }
      let count = poll(&requests, 2, wait.map { CInt(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { return isHalf ? .inputs(decoder.flush()) : .timeout }
      if requests[1].revents != 0 {
        try answerSignals()
        return .redraw
      }
      // A terminal that is gone fails or has nothing to read.
      guard let count = try? input.read(into: &buffer), count > 0 else { return .end }
      let inputs = decoder.decode(buffer[..<count])
      if !inputs.isEmpty { return .inputs(inputs) }
    }
  }

  /// Gives the terminal back.
  public func close() {
    guard isOpen else { return }
    let held = TerminalRestorer.holdSignals()
    defer { TerminalRestorer.releaseSignals(held) }
    isOpen = false
    TerminalRestorer.disarm()
  }

  // MARK: Taking and giving back

  private func open() throws(SystemError) {
    var raw = modes
    cfmakeraw(&raw)
    // The keys for signals stay with the system, which serves them even where the arcade hangs, but
    // it must not throw away what was sent: the terminal may not have read half a sequence.
    raw.c_lflag |= tcflag_t(ISIG | NOFLSH)
    // A signal in between would give back what was not taken yet, or not what was.
    let held = TerminalRestorer.holdSignals()
    defer { TerminalRestorer.releaseSignals(held) }
    guard tcsetattr(input.number, TCSADRAIN, &raw) == 0 else { throw .last }
    TerminalRestorer.arm(
      input: input, output: output, modes: modes, farewell: Array(farewell.utf8),
      signalPipe: signalPipe.writer)
    isOpen = true
    try output.write(Array(greeting.utf8))
    redraw()
  }

  /// The alternate screen, no cursor, pasted text as such, and the mouse in SGR form.
  private var greeting: String {
    "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?2004h" + (usesMouse ? "\u{1b}[?1000h\u{1b}[?1006h" : "")
  }

  private var farewell: String {
    "\u{1b}[?2026l\u{1b}[m" + (usesMouse ? "\u{1b}[?1006l\u{1b}[?1000l" : "")
      + "\u{1b}[?2004l\u{1b}[?25h\u{1b}[?1049l"
  }

  private func answerSignals() throws(SystemError) {
    var signals = [UInt8](repeating: 0, count: 64)
    let count = try signalPipe.reader.read(into: &signals)
    let isStop = signals[..<count].contains(UInt8(SIGTSTP))
    // Where it goes on without having stopped here, the shell has had the terminal in between too.
    guard isStop || signals[..<count].contains(UInt8(SIGCONT)) else { return redraw() }
    close()
    if isStop { raise(SIGTSTP) }
    try open()
  }
}
