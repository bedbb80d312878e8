import TestSupport
import Testing
@testable import Tiles

@Suite struct PhotoTests {
  private static let presentation = Presentation(language: .en, isColored: true)

  /// A picture that is red at the left and blue at the right.
  private static let photo = Picture(ppm: Array("P6 2 1 255\n".utf8) + [255, 0, 0, 0, 0, 255])

  private static func canvas(_ name: String, palette: Palette?) -> Canvas {
    let art = Art([.rgb(1, 2, 3)]) { _, _ in 0 }
    var face = TileFace(
      picture: "A Title", name: name, cover: (["A Title", "An Artist", "1984"], { art }))
    face.photo = { name == "known" ? photo : nil }
    var canvas = Canvas(Size(rows: 8, columns: 30), palette: palette)
    let view = TilePainter.View(tile: .up(face), number: "1")
    TilePainter(numberWidth: 1, presentation: presentation).draw(view, on: &canvas)
    return canvas
  }

  /// The columns of a row with a colour as their ground.
  private static func columns(_ canvas: Canvas, _ color: Color) -> [Int] {
    (0..<canvas.size.columns).filter { canvas[3, $0].style.background == color }
  }

  @Test(arguments: [Palette.felt, nil])
  func `a photo takes the place of the painted picture beside the title`(palette: Palette?) {
    let canvas = Self.canvas("known", palette: palette)
    expectEqual(Self.columns(canvas, .rgb(255, 0, 0)), Array(1...6))
    expectEqual(Self.columns(canvas, .rgb(0, 0, 255)), Array(7...12))
    #expect(canvas.lines[1].hasSuffix("A Title") || canvas.lines[1].contains("A Title "))
    let painted = Self.canvas("unknown", palette: palette)
    expectEqual(Self.columns(painted, .rgb(1, 2, 3)).count, 12)
    #expect(painted.lines[1].contains("A Title"))
  }

  @Test func `a long title leaves a row for the artist below a square picture`() {
    let long = "The Rise and Fall of Ziggy Stardust and the Spiders from Mars"
    var face = TileFace(
      picture: long, name: "known", cover: ([long, "David Bowie", "1972"], { fatalError() }))
    face.photo = { Self.photo }
    var canvas = Canvas(Size(rows: 10, columns: 22), palette: .felt)
    canvas.draw(face, .plain, Self.presentation)
    expectEqual(Self.columns(canvas, .rgb(255, 0, 0)), Array(4...10))
    #expect(canvas.lines[7].contains("The Rise and Fall of"))
    #expect(canvas.lines[8].hasSuffix("…"))
    #expect(canvas.lines[9].contains("David Bowie"))
  }

  @Test func `a photo with a name alone leaves it one row`() {
    var face = TileFace(picture: "A name", name: "known")
    face.photo = { Self.photo }
    var canvas = Canvas(Size(rows: 10, columns: 22), palette: .felt)
    canvas.draw(face, .plain, Self.presentation)
    expectEqual(Self.columns(canvas, .rgb(255, 0, 0)), Array(2...10))
    #expect(canvas.lines[9].contains("A name"))
  }
}
