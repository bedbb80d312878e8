import TestSupport
import Testing

@testable import Terminal

/// Pictures on a terminal, as a small parser of what was sent sees them.
@Suite struct PictureWriterTests {
  private static let presentation = Presentation(language: .en, isColored: true)
  private static let size = Size(rows: 12, columns: 40)

  private static let one = picture(1)
  private static let other = picture(200)
  private static func picture(_ start: UInt8, isEncoded: Bool = true) -> Picture? {
    let pixels = (0..<64 * 64 * 3).map { UInt8(truncatingIfNeeded: Int(start) + $0 / 7) }
    return Picture(ppm: Array("P6 64 64 255\n".utf8) + pixels) {
      isEncoded ? [0xff, 0xd8, 0xff, 0xd9] : nil
    }
  }

  private static func rect(_ column: Int, rows: Int = 6) -> Rect {
    Rect(row: 2, column: column, rows: rows, columns: 2 * rows)
  }

  /// A terminal and what writes to it.
  private final class Bench {
    let emulator = Emulator(rows: size.rows, columns: size.columns)
    var frames = FrameWriter(depth: .full)
    var pictures: PictureWriter

    init(_ graphics: GraphicsProtocol) { pictures = PictureWriter(graphics) }

    /// Shows pictures at some columns, and what `draw` draws over them.
    func show(
      _ places: [(Picture?, Int)], rows: Int = 6, size: Size = size, palette: Palette = .felt,
      _ draw: (inout Canvas) -> Void = { _ in }
    ) {
      var canvas = Canvas(size, palette: palette)
      for (picture, column) in places {
        guard let picture else { continue }
        canvas.draw(picture, in: rect(column, rows: rows), presentation)
      }
      draw(&canvas)
      emulator.feed(pictures.bytes(for: canvas, by: &frames))
      #expect(emulator.faults == [] && emulator.pictures.faults == [])
    }

    var shown: [EmulatedPictures.Shown] { emulator.pictures.shown }
    var rects: [Rect] { shown.map(\.rect) }
  }

  /// Returns terminals of both protocols.
  private static func benches() -> [Bench] { [Bench(.kitty), Bench(.inline)] }

  @Test func `a picture is sent once and shown at both its places`() {
    let bench = Bench(.kitty)
    bench.show([(Self.one, 0), (Self.other, 14), (Self.one, 27)])
    expectEqual(bench.rects, [Self.rect(0), Self.rect(14), Self.rect(27)])
    expectEqual(bench.shown[0].number, bench.shown[2].number)
    expectEqual(bench.emulator.pictures.sent, 2)
    expectEqual(bench.emulator.pictures.kept[bench.shown[1].number], Self.other?.pixels)
    #expect(bench.emulator.lines[2].hasPrefix("\u{a0}"))
  }

  @Test func `nothing is sent while nothing changes`() throws {
    for bench in Self.benches() {
      bench.show([(Self.one, 0)])
      let sent = bench.emulator.pictures.sent
      var canvas = Canvas(Self.size, palette: .felt)
      let picture = try #require(Self.one)
      canvas.draw(picture, in: Self.rect(0), Self.presentation)
      expectEqual(bench.pictures.bytes(for: canvas, by: &bench.frames), [])
      expectEqual(bench.emulator.pictures.sent, sent)
    }
  }

  @Test func `a picture that is drawn smaller shows cells and is gone`() throws {
    for bench in Self.benches() {
      bench.show([(Self.one, 0), (Self.other, 14)])
      bench.show([(Self.other, 14)]) { canvas in
        guard let picture = Self.one else { return }
        let small = Rect(row: 2, column: 3, rows: 2, columns: 4)
        canvas.draw(picture, in: small, Self.presentation)
      }
      #expect(bench.rects == [Self.rect(14)] && bench.emulator.pictures.remnants == [])
      bench.show([(Self.other, 14)])
      expectEqual(bench.rects, [Self.rect(14)])
      let cells = bench.emulator.picture[4][0...12]
      #expect(cells.allSatisfy { $0 == bench.emulator.picture[11][0] })
    }
  }

  @Test func `a page over the pictures leaves none, and they come back after it`() throws {
    for bench in Self.benches() {
      bench.show([(Self.one, 0), (Self.other, 14)])
      bench.show([(Self.one, 0), (Self.other, 14)]) { $0.fill("?") }
      #expect(bench.rects == [] && bench.emulator.pictures.remnants == [])
      expectEqual(bench.emulator.lines[3], String(repeating: "?", count: 40))
      bench.show([(Self.one, 0), (Self.other, 14)])
      expectEqual(bench.rects, [Self.rect(0), Self.rect(14)])
    }
  }

  @Test func `a word over a picture shows its cells meanwhile`() throws {
    for bench in Self.benches() {
      bench.show([(Self.one, 0), (Self.other, 14)])
      bench.show([(Self.one, 0), (Self.other, 14)]) { $0.put("+1", row: 4, column: 5) }
      #expect(bench.rects == [Self.rect(14)] && bench.emulator.pictures.remnants == [])
      #expect(bench.emulator.lines[4].contains("+1") && bench.emulator.lines[4].contains("▀"))
    }
  }

  @Test func `a resized window shows its pictures anew and sends none again`() {
    let bench = Bench(.kitty)
    bench.show([(Self.one, 0), (Self.other, 14)])
    bench.emulator.resize(rows: 14, columns: 50)
    bench.frames.forget()
    bench.show([(Self.one, 20)], size: Size(rows: 14, columns: 50))
    #expect(bench.rects == [Self.rect(20)] && bench.emulator.pictures.sent == 2)
  }

  @Test func `pictures are shown in another palette, too`() {
    for bench in Self.benches() {
      for palette in [Palette.felt, .paper, .neon] {
        bench.show([(Self.one, 0), (Self.other, 14)], palette: palette)
        expectEqual(bench.rects, [Self.rect(0), Self.rect(14)])
      }
    }
  }

  @Test func `a picture is shown from forty pixels a side on`() {
    for graphics in [GraphicsProtocol.kitty, .inline] {
      for (cell, rows, isShown) in [
        (Size(rows: 20, columns: 10), 2, true), (Size(rows: 19, columns: 9), 2, false),
        (Size(rows: 19, columns: 9), 3, true), (nil, 2, false), (nil, 3, true),
      ] {
        let bench = Bench(graphics)
        bench.pictures.cell = cell
        bench.show([(Self.one, 0)], rows: rows)
        expectEqual(bench.rects, isShown ? [Self.rect(0, rows: rows)] : [])
      }
    }
  }

  @Test func `only as many pixels are sent as are shown`() throws {
    let bench = Bench(.kitty)
    for (cell, side) in [(Size(rows: 8, columns: 4), 48), (Size(rows: 20, columns: 10), 64)] {
      bench.pictures.cell = cell
      bench.show([(Self.one, 0)])
      let number = try #require(bench.shown.first?.number)
      expectEqual(bench.emulator.pictures.kept[number]?.count, 3 * side * side)
      bench.show([])
    }
    expectEqual(bench.emulator.pictures.kept.count, 2)
  }

  @Test func `after a stop pictures are sent again`() {
    let bench = Bench(.kitty)
    bench.show([(Self.one, 0)])
    bench.frames.forget()
    bench.pictures.forget()
    bench.show([(Self.one, 0)])
    #expect(bench.rects == [Self.rect(0)] && bench.emulator.pictures.sent == 2)
  }

  @Test func `leaving removes all pictures`() {
    let bench = Bench(.kitty)
    bench.show([(Self.one, 0), (Self.other, 14)])
    bench.emulator.feed(GraphicsProtocol.kitty.end.utf8)
    #expect(bench.rects == [] && bench.emulator.pictures.kept.isEmpty)
  }

  @Test func `without an encoded picture there are cells`() {
    let bench = Bench(.inline)
    bench.show([(Self.picture(1, isEncoded: false), 0)])
    #expect(bench.rects == [] && bench.emulator.lines[4].contains("▀"))
  }

  /// Random boards leave no picture where none is.
  @Test func `whatever is drawn the terminal shows that and nothing else`() throws {
    for bench in Self.benches() {
      var random = ScriptedNumbers()
      for _ in 0..<60 {
        let places = [(Self.one, 0), (Self.other, 14), (Self.one, 27)].filter { _ in
          random.next() % 3 > 0
        }
        let hidden = Int(random.next() % 40)
        let isCovered = random.next() % 4 == 0
        bench.show(places) { if isCovered { $0.put("x", row: 5, column: hidden) } }
        let expected = places.map { Self.rect($0.1) }.filter {
          !isCovered || !$0.contains(Point(row: 5, column: hidden))
        }
        #expect(bench.rects == expected && bench.emulator.pictures.remnants == [])
      }
    }
  }
}

/// Numbers that look random, the same in every run.
private struct ScriptedNumbers {
  private var state: UInt32 = 7

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 16
  }
}
