import TestSupport
import Testing
import TextUI

@Suite struct PictureTests {
  private static let presentation = Presentation(language: .en, isColored: true)

  /// Returns a picture of two pixels in some rows, each three bytes.
  private static func picture(_ pixels: [UInt8]) throws -> Picture {
    let header = "P6 2 \(pixels.count / 6) 255\n"
    return try #require(Picture(ppm: Array(header.utf8) + pixels))
  }

  /// Red and green above blue and white.
  private static let four: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

  private static func cells(
    _ pixels: [UInt8], rows: Int, columns: Int = 2, palette: Palette? = .felt, _ depth: ColorDepth,
    _ presentation: Presentation = presentation
  ) throws -> [Cell] {
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: palette, depth: depth)
    canvas.draw(
      try picture(pixels), in: Rect(row: 0, column: 0, rows: rows, columns: columns), presentation)
    return (0..<rows * columns).map { canvas[$0 / columns, $0 % columns] }
  }

  @Test func artIsGreyInMonoAndKeepsItsRoles() {
    let art = Art([.rgb(200, 40, 40), .red, .standard]) { x, _ in Int(x * 3) }
    func colors(_ palette: Palette) -> [Color] {
      var canvas = Canvas(Size(rows: 1, columns: 3), palette: palette)
      canvas.draw(art, in: Rect(canvas.size), Self.presentation)
      return (0..<3).map { canvas[0, $0].style.foreground }
    }
    #expect(colors(.felt) == [.rgb(200, 40, 40), .red, .standard])
    #expect(colors(.mono) == [.rgb(88, 88, 88), .red, .standard])
  }

  @Test func `four colours fill two by two cells`() throws {
    let (red, green) = (Style(on: .rgb(255, 0, 0)), Style(on: .rgb(0, 255, 0)))
    let (blue, white) = (Style(on: .rgb(0, 0, 255)), Style(on: .rgb(255, 255, 255)))
    let cells = [red, green, blue, white].map { Cell(" ", $0) }
    try expectEqual(Self.cells(Self.four, rows: 2, .full), cells)
    try expectEqual(Self.cells(Self.four, rows: 2, .indexed), cells)
  }

  @Test func `a cell has two pixels`() throws {
    let red = Style(.rgb(255, 0, 0), on: .rgb(0, 0, 255))
    let green = Style(.rgb(0, 255, 0), on: .rgb(255, 255, 255))
    try expectEqual(Self.cells(Self.four, rows: 1, .full), [Cell("▀", red), Cell("▀", green)])
  }

  @Test func `a weak or dark colour keeps its hue in sixteen`() throws {
    let weak: [UInt8] = [150, 60, 60, 40, 160, 70, 60, 70, 160, 150, 140, 40]
    let codes = try Self.cells(weak, rows: 2, .sixteen).map {
      $0.style.parameters(from: .plain, .sixteen, .felt)
    }
    expectEqual(codes, ["41", "42", "44", "43"])
  }

  @Test func `the sixteen colours stand for the nearest ones`() throws {
    let colors = try Self.cells(Self.four, rows: 2, .sixteen).map(\.style)
    let codes = colors.map { $0.parameters(from: .plain, .sixteen, .felt) }
    expectEqual(codes, ["41", "42", "44", "107"])
  }

  @Test func `a grey of the 256 is one of the 24`() throws {
    let grey = [UInt8](repeating: 99, count: 12)
    let styles = try Self.cells(grey, rows: 2, .indexed).map(\.style)
    #expect(styles.allSatisfy { $0.parameters(from: .plain, .indexed, .felt) == "48;5;241" })
  }

  @Test func `a pixel is the average of those it covers`() throws {
    let cells = try Self.cells(Self.four, rows: 1, columns: 1, .full)
    expectEqual(cells, [Cell("▀", Style(.rgb(127, 127, 0), on: .rgb(127, 127, 255)))])
  }

  @Test func `black and white are shades of grey in mono`() throws {
    for cell in try Self.cells(Self.four, rows: 2, palette: .mono, .full) {
      let mix = cell.style.parameters(from: .plain, .full)?.split(separator: ";").suffix(3)
      expectEqual(Set(mix ?? []).count, 1)
    }
  }

  @Test func `without colour the brightest is full and the darkest empty`() throws {
    let plain = Presentation(language: .en)
    let steps: [UInt8] = [0, 0, 0, 80, 80, 80, 140, 140, 140, 200, 200, 200]
    let signs = try Self.cells(steps, rows: 2, .full, plain).map(\.scalar)
    expectEqual(signs, [" ", "░", "▓", "█"])
    let ascii = Presentation(language: .en, isASCII: true)
    try expectEqual(Self.cells(steps, rows: 2, .full, ascii).map(\.scalar), [" ", "-", "*", "@"])
  }

  // MARK: In the terminal's hands

  private static let large = Rect(row: 1, column: 2, rows: 4, columns: 8)

  private static func canvas(palette: Palette = .felt) throws -> Canvas {
    var canvas = Canvas(Size(rows: 6, columns: 12), palette: palette)
    canvas.draw(try picture(four), in: large, presentation)
    return canvas
  }

  @Test func `a large picture is offered and its cells are blank`() throws {
    var canvas = try Self.canvas()
    expectEqual(canvas.takePlacements().map(\.rect), [Self.large])
    #expect(canvas[1, 2].scalar == "\u{a0}" && canvas[4, 9].scalar == "\u{a0}")
    #expect(canvas.takePlacements().isEmpty)
  }

  @Test func `a picture that is covered in part keeps its cells`() throws {
    var canvas = try Self.canvas()
    canvas.put("+1", row: 4, column: 9)
    #expect(canvas.takePlacements().isEmpty)
    expectEqual(canvas[1, 2], Cell(" ", Style(on: .rgb(255, 0, 0))))
  }

  @Test func `a picture of one row, one that is cut and greys are not offered`() throws {
    var canvas = Canvas(Size(rows: 6, columns: 12), palette: .felt)
    let picture = try Self.picture(Self.four)
    canvas.draw(picture, in: Rect(row: 0, column: 0, rows: 1, columns: 8), Self.presentation)
    canvas.draw(
      picture, in: Rect(row: 3, column: 0, rows: 4, columns: 8), Self.presentation)
    #expect(canvas.takePlacements().isEmpty)
    canvas = try Self.canvas(palette: .mono)
    #expect(canvas.takePlacements().isEmpty)
  }
}
