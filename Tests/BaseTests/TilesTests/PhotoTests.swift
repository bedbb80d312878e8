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
      picture: "A Title", name: name, cover: (["A Title", "An Artist", "1984"], { _ in art }))
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
    expectEqual(Self.columns(painted, .rgb(1, 2, 3)).count, 16)
    #expect(painted.lines[1].contains("A Title"))
  }

  @Test func `a long title below a square picture takes all rows that it needs`() {
    let long = "The Rise and Fall of Ziggy Stardust and the Spiders from Mars"
    var face = TileFace(
      picture: long, name: "known", cover: ([long, "David Bowie", "1972"], { _ in fatalError() }))
    face.photo = { Self.photo }
    var canvas = Canvas(Size(rows: 10, columns: 22), palette: .felt)
    canvas.draw(face, .plain, Self.presentation)
    expectEqual(Self.columns(canvas, .rgb(255, 0, 0)), Array(4...10))
    #expect(canvas.lines[7].contains("The Rise and Fall of"))
    #expect(canvas.lines[8].contains("Ziggy Stardust and the"))
    #expect(canvas.lines[9].contains("Spiders from Mars"))
  }

  /// Returns the lines of a cover with words, without its picture.
  private static func words(
    _ words: [String], _ size: Size, _ presentation: Presentation = presentation
  ) -> [String] {
    let art = Art([.rgb(1, 2, 3)]) { _, _ in 0 }
    var canvas = Canvas(size, palette: .felt)
    let face = TileFace(picture: words[0], name: words[0], cover: (words, { _ in art }))
    canvas.draw(face, .plain, presentation)
    return canvas.lines.map(\.trimmed)
  }

  @Test func `a title breaks over lines, and words that don't fit are left out`() {
    let size = Size(rows: 3, columns: 16)
    let first = Self.words(["First Love", "Hikaru Utada", "1999"], size)
    expectEqual(first, ["       First", "       Love", "       1999"])
    let songs = Self.words(["Songs in the Key of Life", "Stevie Wonder", "1976"], size)
    expectEqual(songs, ["       Songs in", "       the Key", "       of Life"])
    let long = Self.words(["Dubnobasswithmyheadman", "Underworld", "1994"], size)
    expectEqual(long, ["       Dubnobas…", "       Underwor…", "       1994"])
    let trains = Self.words(["Trans-Europe Express", "Kraftwerk", "1977"], size)
    expectEqual(trains, ["       Trans-", "       Europe", "       Express"])
    let many = Self.words(["The Miseducation of Lauryn Hill", "Lauryn Hill"], size)
    expectEqual(many, ["       The", "       Miseduca…", "       of Laury…"])
    expectEqual(Self.words(["雨果专辑", "某某"], Size(rows: 2, columns: 9)), ["     雨果", "     专辑"])
  }

  /// As in 20 tiles at 80×24, where a painted picture is a column narrower.
  @Test func `words of five columns are cut at their ends, not broken`() {
    let size = Size(rows: 3, columns: 12)
    let stevie = Self.words(["Stevie Wonder"], size)
    expectEqual(stevie, ["      Stevie", "      Wonder", ""])
    let whitney = Self.words(["Whitney Houston"], size)
    expectEqual(whitney, ["      Whitn…", "      Houst…", ""])
    let signed = Self.words(["Switched-On Bach", "1968"], size)
    expectEqual(signed, ["      Switc…", "      On", "      Bach"])
  }

  @Test func `a name of one word is broken in halves where there is a row for it`() {
    let size = Size(rows: 5, columns: 7)
    expectEqual(Self.words(["Nightwish"], size).suffix(2), ["Night-", " wish"])
    expectEqual(Self.words(["Nightwish", "2004"], size).suffix(2), ["Nightw…", " 2004"])
  }

  @Test func `a long name below a picture breaks, too`() {
    let lines = Self.words(["Yellow Magic Orchestra"], Size(rows: 8, columns: 20))
    #expect(lines[6].contains("Yellow Magic") && lines[7].contains("Orchestra"))
  }

  @Test func `a cover of two by four cells leaves room for its title`() {
    let size = Size(rows: 2, columns: 11)
    expectEqual(Self.words(["Daydream", "Mariah Carey"], size), ["     Daydr…", ""])
    // Without colours it would show nothing.
    let plain = Presentation(language: .en)
    expectEqual(Self.words(["Daydream", "1995"], size, plain), ["Daydream", "1995"])
    expectEqual(Self.words(["Daydream"], Size(rows: 2, columns: 8)), ["Daydream", ""])
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
