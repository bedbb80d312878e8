import Foundation
import Platform
import TestSupport
import Testing

@testable import Terminal

/// The question for pictures, at terminals that answer in different ways.
@Suite(.serialized) struct FullScreenPictureTests {
  private static let kitty = "\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[?62;c"
  private static let neither = "\u{1b}P>|tmux 3.4\u{1b}\\\u{1b}[?62;c"
  private static let presentation = Presentation(language: .en, isColored: true)
  private static let rect = Rect(row: 3, column: 4, rows: 5, columns: 10)

  /// The other end of a terminal in full screen.
  private final class Other {
    let emulator = Emulator()
    let screen: FullScreen
    private(set) var sent = ""
    let master, slave: Descriptor

    init(depth: ColorDepth = .full, asksForColors: Bool = false) throws {
      var (master, slave) = (CInt(-1), CInt(-1))
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&master, &slave, nil, nil, &size) == 0)
      (self.master, self.slave) = (Descriptor(master), Descriptor(slave))
      // What is left after the screen is read without a line's end.
      var modes = termios()
      tcgetattr(slave, &modes)
      cfmakeraw(&modes)
      tcsetattr(slave, TCSANOW, &modes)
      screen = try FullScreen(
        input: self.slave, output: self.slave, usesMouse: false, depth: depth,
        asksForColors: asksForColors)
      screen.answerTime = 1500
    }

    deinit { for end in [master, slave] { end.close() } }

    /// Shows a canvas, perhaps with a picture, and reads what was sent.
    func show(hasPicture: Bool = true) throws {
      var canvas = Canvas(screen.size, palette: .felt)
      let pixels = [UInt8](repeating: 7, count: 3 * 8 * 8)
      let picture = try #require(Picture(ppm: Array("P6 8 8 255\n".utf8) + pixels))
      if hasPicture { canvas.draw(picture, in: rect, presentation) }
      try screen.show(canvas)
      receive()
    }

    func receive() {
      var (request, buffer) = (
        pollfd(fd: master.number, events: Int16(POLLIN), revents: 0),
        [UInt8](repeating: 0, count: 1 << 12)
      )
      while poll(&request, 1, 20) == 1, let count = try? master.read(into: &buffer), count > 0 {
        emulator.feed(buffer[..<count])
        sent += String(decoding: buffer[..<count], as: UTF8.self)
      }
    }

    /// Types an answer or keys. Returns the event that follows.
    func type(_ text: String) throws -> FullScreen.TerminalEvent {
      try master.write(Array(text.utf8))
      return try screen.next(until: Clock.milliseconds + 2000)
    }

    var rects: [Rect] { emulator.pictures.shown.map(\.rect) }
  }

  @Test func `nothing is asked while there is no picture`() throws {
    let other = try Other()
    try other.show(hasPicture: false)
    #expect(!other.sent.contains("\u{1b}_") && !other.sent.contains("[>q"))
    other.screen.close()
  }

  @Test func `after its answer the terminal shows the picture, until it is left`() throws {
    let other = try Other()
    try other.show()
    #expect(other.sent.ranges(of: GraphicsProtocol.query).count == 1 && other.rects == [])
    guard case .redraw = try other.type(Self.kitty) else { return #expect(Bool(false)) }
    try other.show()
    #expect(other.rects == [Self.rect] && other.emulator.pictures.faults == [])
    expectEqual(other.sent.ranges(of: GraphicsProtocol.query).count, 1)
    other.screen.close()
    other.receive()
    #expect(other.rects == [] && other.emulator.pictures.kept.isEmpty)
    expectEqual(other.emulator.faults, [])
  }

  @Test func `a late answer counts and is no key`() throws {
    let other = try Other()
    other.screen.answerTime = 0
    try other.show()
    guard case .timeout = try other.screen.next(until: Clock.milliseconds + 20) else {
      return #expect(Bool(false))
    }
    guard case .redraw = try other.type(Self.kitty) else { return #expect(Bool(false)) }
    try other.show()
    expectEqual(other.rects, [Self.rect])
    guard case .inputs(let inputs) = try other.type("q") else { return #expect(Bool(false)) }
    expectEqual(inputs, [.key(.character("q"))])
    other.screen.close()
  }

  @Test func `of two answers that come together none is lost`() throws {
    let other = try Other()
    try other.show()
    try other.screen.askForBackground()
    let light = "\u{1b}]11;rgb:ffff/ffff/ffff\u{7}"
    var (isLight, isDrawn) = (Bool?.none, false)
    var event = try other.type(light + Self.kitty + "q")
    for _ in 0..<2 {
      switch event {
      case .background(let value): isLight = value
      case .redraw: isDrawn = true
      default: Issue.record("an answer is lost")
      }
      event = try other.screen.next(until: Clock.milliseconds + 20)
    }
    #expect(isLight == true && isDrawn)
    guard case .inputs(let inputs) = event else { return #expect(Bool(false)) }
    expectEqual(inputs, [.key(.character("q"))])
    try other.show()
    expectEqual(other.rects, [Self.rect])
    other.screen.close()
  }

  @Test func `an answer in pieces that come while the screen is closed reaches no shell`() throws {
    let other = try Other()
    try other.show()
    let master = other.master
    Thread.detachNewThread {
      for piece in ["\u{1b}_Gi=31;OK\u{1b}\\", "\u{1b}[?62;c"] {
        Thread.sleep(forTimeInterval: 0.1)
        try? master.write(Array(piece.utf8))
      }
    }
    other.screen.close()
    var request = pollfd(fd: other.slave.number, events: Int16(POLLIN), revents: 0)
    expectEqual(poll(&request, 1, 300), 0)
  }

  @Test func `the terminal says how large a cell is`() throws {
    let other = try Other()
    try other.show()
    // The picture has 5 × 10 cells.
    guard case .redraw = try other.type("\u{1b}[6;7;9t" + Self.kitty) else {
      return #expect(Bool(false))
    }
    try other.show()
    expectEqual(other.rects, [])
    other.screen.close()
  }

  // MARK: Colours

  private static let palette = "\u{1b}]4;255;rgb:eeee/eeee/eeee\u{7}"

  @Test(arguments: [
    (palette, "48;5;"), ("\u{1b}P1$r0;48:2::1:2:3m\u{1b}\\", "48;2;"),
    (palette + "\u{1b}P1$r0;48;5;16m\u{1b}\\", "48;5;"),
    (palette + "\u{1b}P1$r48:2:1:2:3m\u{1b}\\", "48;2;"),
  ])
  func `the answers bring more colours`(answer: String, colors: String) throws {
    let other = try Other(depth: .sixteen, asksForColors: true)
    other.screen.answerTime = 0
    try other.show(hasPicture: false)
    #expect(other.sent.contains("]4;255;?") && !other.sent.contains("48;5;"))
    expectEqual(other.sent.ranges(of: "48;2;").count, 1)
    guard case .redraw = try other.type(answer) else { return #expect(Bool(false)) }
    try other.show(hasPicture: false)
    #expect(other.sent.split(separator: "$qm").last?.contains(colors) == true)
    expectEqual(other.sent.ranges(of: "]4;255;?").count, 1)
    other.screen.close()
  }

  @Test func `without an answer, or with a refusal, the colours stay`() throws {
    let other = try Other(depth: .sixteen, asksForColors: true)
    try other.show(hasPicture: false)
    guard case .inputs = try other.type("\u{1b}P0$r\u{1b}\\q") else { return #expect(Bool(false)) }
    expectEqual(other.screen.depth, .sixteen)
    let sure = try Other(depth: .sixteen)
    try sure.show(hasPicture: false)
    #expect(!sure.sent.contains("]4;"))
    for end in [other, sure] { end.screen.close() }
  }

  @Test func `where the question was written the row is written again`() throws {
    let other = try Other()
    try other.show()
    other.emulator.feed("\u{1b}[HGi=31,s=1".utf8)
    _ = try other.type(Self.neither)
    try other.show()
    #expect(other.emulator.lines[0] == "" && other.rects == [])
    #expect(other.emulator.lines[4].contains("▀") || other.emulator.colors.count > 1)
    other.screen.close()
  }
}
