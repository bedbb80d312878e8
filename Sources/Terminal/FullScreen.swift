import Platform
import Synchronization
// The interface of this module is made of its types.
@_exported import TextUI

/// A terminal in raw mode with its alternate screen, restored at the end, after an error, and at
/// every signal that can be caught and that ends or stops the process.
public final class FullScreen {
  private let input: Descriptor
  private let output: Descriptor
  private let usesMouse: Bool
  private let signalPipe: Pipe
  private var writer: FrameWriter
  private var decoder = InputDecoder()
  /// The events that came together and are still to be returned.
  private var events: [TerminalEvent] = []
  private var isOpen = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 12)

  /// The milliseconds after which an escape without a sequence is taken for the Escape key: more
  /// while it may be the beginning of an answer.
  private var escapeTimeout: Int {
    !decoder.awaited.isEmpty && Clock.milliseconds < answersEnd + 800 ? 200 : 40
  }

  /// The time for which the screen waits for an answer when it is closed, in milliseconds, and the
  /// time at which that ends.
  var answerTime = 200
  private var answersEnd = 0
  private var hasAskedForGraphics = false
  private var asksForColors: Bool

  /// The range of colours, which answers of the terminal may enlarge.
  public private(set) var depth: ColorDepth
  private var pictures: PictureWriter?

  /// Opens the full screen. With the first canvas the terminal is asked for more colours if
  /// `asksForColors`. Throws if `input` is not a terminal.
  public init(
    input: Descriptor = .input, output: Descriptor = .output, usesMouse: Bool, depth: ColorDepth,
    asksForColors: Bool = false
  ) throws(SystemError) {
    (self.input, self.output, self.usesMouse) = (input, output, usesMouse)
    (self.depth, self.asksForColors) = (depth, asksForColors)
    writer = FrameWriter(depth: depth)
    var modes = termios()
    guard tcgetattr(input.number, &modes) == 0 else { throw .last }
    signalPipe = try Pipe()
    signalPipe.setNonblocking()
    var raw = modes
    cfmakeraw(&raw)
    // A stop drops what was typed, perhaps just before it is read, which must not wait for more.
    withUnsafeMutableBytes(of: &raw.c_cc) { $0[Int(VMIN)] = 0 }
    // Ctrl-C and the like stay signals, which work even if the arcade hangs. They must not flush
    // the output, as the terminal may have read only half of a sequence.
    raw.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
    TerminalRestorer.install(
      TerminalRestorer.Terminal(
        input: input, output: output, signalPipe: signalPipe.writer, modes: modes, rawModes: raw,
        enterSequence: .init(enterSequence), exitSequence: .init(exitSequence)))
    isOpen = true
    guard TerminalRestorer.enter() else {
      let error = SystemError.last
      close()
      throw error
    }
    redraw()
  }

  deinit {
    close()
    signalPipe.close()
  }

  /// The extent of the window at the last ``redraw()``, or of its part that is drawn in.
  public private(set) var size = Size(rows: 24, columns: 80)

  /// Shows a canvas, with a single write of the cells that changed. The first one that has large
  /// pictures asks the terminal whether it shows them itself.
  public func show(_ canvas: Canvas) throws(SystemError) {
    let asks = !canvas.placements.isEmpty && !hasAskedForGraphics
    if asks { hasAskedForGraphics = true }
    let query = asks ? ask(.graphics, GraphicsProtocol.query) : []
    // The canvas is drawn over what a terminal writes that doesn't know these.
    let first =
      asksForColors
      ? ask(.palette, TerminalQuestion.paletteQuery)
        + ask(.trueColor, TerminalQuestion.trueColorQuery) : []
    asksForColors = false
    let bytes =
      pictures?.bytes(for: canvas, by: &writer) ?? writer.bytes(for: canvas, adding: query)
    // What was drawn over is gone after a stop. The event of it comes next, and all is drawn again.
    guard !bytes.isEmpty else { return }
    try output.write(first + bytes) { !TerminalRestorer.wasReentered.load(ordering: .acquiring) }
  }

  public func ring() throws(SystemError) {
    try output.write([0x07])
  }

  /// Asks the terminal to put a text on the clipboard, as OSC 52 does. Many terminals allow it only
  /// if they are set so, and none says whether it did.
  public func copy(_ text: String) throws(SystemError) {
    try output.write(Array("\u{1b}]52;c;\(Base64.standard.encode(Array(text.utf8)))\u{07}".utf8))
  }

  /// Asks the terminal for its background, as OSC 11 does. Many don't answer.
  public func askForBackground() throws(SystemError) {
    try output.write(ask(.background, "\u{1b}]11;?\u{07}"))
  }

  private func ask(_ question: TerminalQuestion, _ sequence: String) -> [UInt8] {
    answersEnd = Clock.milliseconds + answerTime
    decoder.awaited.insert(question)
    return Array(sequence.utf8)
  }

  /// Handles the answer to a question, however late it comes. Returns the event that it leads to,
  /// or nil for none.
  private func take(_ question: TerminalQuestion) -> TerminalEvent? {
    switch question {
    case .background: return decoder.isLight.map { .background(isLight: $0) }
    case .palette, .trueColor:
      guard decoder.depth != .sixteen, decoder.depth != depth else { return nil }
      depth = decoder.depth
      writer = FrameWriter(depth: depth)
      return .redraw
    case .graphics:
      // A terminal that doesn't know the question may have written it, some 30 characters.
      if decoder.graphics != .kitty { writer.forget(rows: 2) }
      guard let graphics = decoder.graphics else { return .redraw }
      pictures = PictureWriter(graphics)
      pictures?.cell = output.cellSize ?? decoder.cell
      TerminalRestorer.setExitSequence(graphics.end + exitSequence)
      return .redraw
    }
  }

  /// Sets the line that is left on the terminal if a signal ends the process; nil for none.
  public func setExitMessage(_ line: String?) {
    TerminalRestorer.setExitMessage(line.map { "\($0)\n" } ?? "")
  }

  /// Makes the next canvas be drawn completely, with pictures that are sent again, and reads the
  /// size of the window.
  public func redraw() {
    resize()
    pictures?.forget()
  }

  /// Makes the next canvas be drawn completely, and reads the size of the window.
  private func resize() {
    let window = output.windowSize ?? size
    size = Size(
      rows: min(window.rows, Self.largest.rows), columns: min(window.columns, Self.largest.columns))
    writer.forget()
    pictures?.cell = output.cellSize ?? decoder.cell
  }

  /// The most of a window that is drawn in; the rest is left empty.
  private static let largest = Size(rows: 200, columns: 500)

  public enum TerminalEvent: Sendable {
    case inputs([Input])

    /// The terminal says whether its background is light.
    case background(isLight: Bool)
    case timeout

    /// A pasted text came, which is dropped.
    case paste

    /// The canvas has to be drawn again: the window was resized, or the process continues after a
    /// stop.
    case redraw

    /// The terminal was closed, or its input has ended.
    case end
  }

  /// Waits for the next event, until a deadline in milliseconds of ``Clock`` if there is one, or
  /// until there is input at another descriptor.
  public func next(
    until deadline: Int?, beside others: [CInt] = []
  ) throws(SystemError) -> TerminalEvent {
    var requests = ([input.number, signalPipe.reader.number] + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      if !events.isEmpty { return events.removeFirst() }
      let isPartial = decoder.isWaiting
      let timeout =
        isPartial ? escapeTimeout : deadline.map { max(0, $0 - Clock.milliseconds) }
      let count = poll(&requests, nfds_t(requests.count), timeout.map { CInt(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { return isPartial ? .inputs(decoder.flush()) : .timeout }
      if requests[1].revents != 0 {
        _ = try signalPipe.reader.read(into: &buffer)
        let wasReentered = TerminalRestorer.wasReentered.exchange(
          false, ordering: .acquiringAndReleasing)
        if wasReentered { redraw() } else { resize() }
        return .redraw
      }
      if requests[0].revents == 0 { return .timeout }
      // Reading from a closed terminal fails or returns no bytes.
      let isClosed = requests[0].revents & Int16(POLLHUP) != 0
      guard let count = try? input.read(into: &buffer), count > 0 || !isClosed else { return .end }
      let awaited = decoder.awaited
      let inputs = decoder.decode(buffer[..<count])
      events = awaited.subtracting(decoder.awaited).compactMap(take)
      if !inputs.isEmpty { events.append(.inputs(inputs)) }
      if decoder.hasPasted { events.append(.paste) }
      decoder.hasPasted = false
    }
  }

  /// Restores the terminal. Answers that are on their way must not reach the shell.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    var request = pollfd(fd: input.number, events: Int16(POLLIN), revents: 0)
    while !decoder.awaited.isEmpty, case let rest = answersEnd - Clock.milliseconds, rest > 0,
      poll(&request, 1, CInt(rest)) == 1, let count = try? input.read(into: &buffer), count > 0
    {
      _ = decoder.decode(buffer[..<count])
    }
    TerminalRestorer.uninstall()
  }

  // MARK: Entering and leaving

  /// Alternate screen, no cursor, or where it is shown a line below its cell, which stays legible;
  /// bracketed paste, and mouse reports in SGR form.
  private var enterSequence: String {
    "\u{1b}[?1049h\u{1b}[?25l\u{1b}[4 q\u{1b}[?2004h"
      + (usesMouse ? "\u{1b}[?1000h\u{1b}[?1006h" : "")
  }

  /// Erases the window too, as some terminals have no alternate screen.
  private var exitSequence: String {
    "\u{1b}[?2026l\u{1b}[0 q" + FrameWriter.clear + (usesMouse ? "\u{1b}[?1006l\u{1b}[?1000l" : "")
      + "\u{1b}[?2004l\u{1b}[?25h\u{1b}[?1049l"
  }
}

extension Descriptor {
  /// The extent of the terminal's window, or nil if it is unknown.
  public var windowSize: Size? {
    var size = winsize()
    guard ioctl(number, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Size(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// The extent of a cell of the terminal's window in pixels, or nil if it is unknown.
  var cellSize: Size? {
    var size = winsize()
    guard ioctl(number, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    let cell = Size(
      rows: Int(size.ws_ypixel / size.ws_row), columns: Int(size.ws_xpixel / size.ws_col))
    return cell.rows > 0 && cell.columns > 0 ? cell : nil
  }
}
