import GameCore
import TestSupport
import Testing

@testable import Terminal

@Suite struct FrameWriterTests {
  private static let depths: [ColorDepth] = [.none, .sixteen, .indexed, .full]

  /// From any canvas to any other, the terminal shows the latter.
  @Test(arguments: depths, [nil] + Palette.allCases)
  func theTerminalShowsTheCanvas(depth: ColorDepth, palette: Palette?) {
    var random = SeededRandom(seed: Seed.fnv1a("\(depth) \(String(describing: palette))".utf8))
    for _ in 0..<4 {
      let size = Size(
        rows: 1 + Int(random.below(12)), columns: 1 + Int(random.below(40)))
      let emulator = Emulator(rows: size.rows, columns: size.columns)
      var writer = FrameWriter(depth: depth)
      var canvas = Canvas(size, palette: palette)
      for _ in 0..<12 {
        if random.below(8) == 0 { canvas = Canvas(size, palette: palette) }
        if random.below(8) == 0 { writer.forget() }
        for _ in 0..<random.below(12) { canvas.scribble(&random) }
        emulator.feed(writer.bytes(for: canvas))
        expectEqual(emulator.picture, canvas.picture(depth))
        expectEqual(emulator.lines, canvas.lines)
      }
      expectEqual(emulator.faults, [])
    }
  }

  @Test func anUnchangedCanvasSendsNothing() {
    var writer = FrameWriter(depth: .full)
    var canvas = Canvas(Size(rows: 5, columns: 20))
    canvas.put("hello 世界", row: 2, column: 3, .bold)
    _ = writer.bytes(for: canvas)
    expectEqual(writer.bytes(for: canvas), [])
    // A blank looks the same in any colour.
    canvas.put("   ", row: 0, column: 0, .red)
    expectEqual(writer.bytes(for: canvas), [])
  }

  @Test func theCursorIsTheCaretInTheEnd() {
    var writer = FrameWriter(depth: .sixteen)
    var canvas = Canvas(Size(rows: 10, columns: 40))
    canvas.put("ab", row: 4, column: 20)
    #expect(text(&writer, canvas).hasSuffix("\u{1b}[?25l"))
    canvas.draw(in: Rect(row: 4, column: 20, rows: 1, columns: 2)) {
      $0.putCaret(row: 0, column: 9)
      $0.putCaret(row: 0, column: 1)
    }
    expectEqual(text(&writer, canvas), "\u{8}\u{1b}[?25h")
    expectEqual(text(&writer, canvas), "")
    canvas.caret = Point(row: 5, column: 21)
    expectEqual(text(&writer, canvas), "\n")
    canvas.put("c", row: 4, column: 21)
    expectEqual(text(&writer, canvas), "\u{1b}[Ac\n\u{8}")
    // What follows the cells may leave the cursor anywhere.
    #expect(
      String(decoding: writer.bytes(for: canvas, adding: [7]), as: UTF8.self) == "\u{7}\u{1b}[6;22H"
    )
    canvas.caret = nil
    expectEqual(text(&writer, canvas), "\u{1b}[?25l")
    writer.forget()
    #expect(text(&writer, canvas).hasSuffix("\u{1b}[?25l"))
  }

  @Test func theCursorMovesTheShortestWay() {
    var writer = FrameWriter(depth: .sixteen)
    var canvas = Canvas(Size(rows: 10, columns: 40))
    _ = writer.bytes(for: canvas)
    canvas.put("a", row: 4, column: 20)
    expectEqual(text(&writer, canvas), "\u{1b}[5;21Ha")
    canvas.put("b", row: 5, column: 20)
    expectEqual(text(&writer, canvas), "\n\u{8}b")
    canvas.put("c", row: 5, column: 23)
    expectEqual(text(&writer, canvas), "  c")
    canvas.put("d", row: 7, column: 0)
    expectEqual(text(&writer, canvas), "\n\n\rd")
    canvas.put("e", row: 7, column: 39)
    expectEqual(text(&writer, canvas), "\u{1b}[38Ce")
    // Terminals differ in where the cursor is after the last column.
    canvas.put("f", row: 8, column: 39)
    expectEqual(text(&writer, canvas), "\u{1b}[9;40Hf")
  }

  @Test func onlyStyleChangesAreSent() {
    var writer = FrameWriter(depth: .indexed)
    var canvas = Canvas(Size(rows: 2, columns: 40))
    _ = writer.bytes(for: canvas)
    canvas.put("ab", row: 0, column: 0, Style(.red))
    canvas.put("c", row: 0, column: 2, Style(.red).bolder)
    canvas.put("d", row: 0, column: 3)
    expectEqual(text(&writer, canvas), "\u{1b}[38;5;167mab\u{1b}[1mc\u{1b}[md")
  }

  @Test func aLargeUpdateIsSynchronized() {
    var writer = FrameWriter(depth: .full)
    var canvas = Canvas(Size(rows: 24, columns: 80))
    canvas.fill("#")
    let sent = text(&writer, canvas)
    #expect(sent.hasPrefix("\u{1b}[?2026h") && sent.hasSuffix("\u{1b}[?2026l"))
  }

  /// A picture in which every cell has a style of its own, as a record cover may be.
  @Test func manyStylesTakeLinearTime() {
    func bytes(rows: Int) -> Int {
      var writer = FrameWriter(depth: .full)
      var canvas = Canvas(Size(rows: rows, columns: 250), palette: .felt)
      for row in 0..<rows {
        for column in 0..<250 {
          let color = Color.rgb(UInt8(row), UInt8(column), 7)
          canvas.put("▀", row: row, column: column, Style(color, on: .rgb(UInt8(column), 9, 9)))
        }
      }
      return writer.bytes(for: canvas).count
    }
    // Quadratic time would take minutes.
    #expect(bytes(rows: 100) > 25_000)
  }

  private func text(_ writer: inout FrameWriter, _ canvas: Canvas) -> String {
    String(decoding: writer.bytes(for: canvas), as: UTF8.self)
  }
}

extension Canvas {
  /// Writes a random text in a random style at a random position.
  fileprivate mutating func scribble(_ random: inout some RandomSource) {
    let texts = ["a", "  ", "xyz", "世", "界世", "🦊", "a🦊b", "───", "░", "é", "\u{1b}[31m", "w e"]
    let styles = [
      .plain, .bold, .faint, .focus, Style(.red), Style(.low, on: .high), .red.bolder.fainter,
      Style(.rgb(1, 2, 3), on: .rgb(250, 200, 100)), Style(.standard, on: .rgb(0, 0, 0)),
    ]
    put(
      texts[Int(random.below(UInt64(texts.count)))],
      row: Int(random.below(UInt64(size.rows))),
      column: Int(random.below(UInt64(size.columns + 2))) - 1,
      styles[Int(random.below(UInt64(styles.count)))])
  }
}
