import PlayingCards
import TestSupport
import Testing
import TextUI
@testable import Tiles
@testable import MemorizeGame

@Suite(.oneByOne) struct ThemeTests {
  private static let emoji: [(scalar: Unicode.Scalar, english: String, chinese: String)] =
    Themes.all.flatMap(\.faces).compactMap { face in
      if case .emoji(let scalar, let english, let chinese) = face {
        (scalar, english, chinese)
      } else {
        nil
      }
    }
  private let emoji = Self.emoji

  @Test func thereAreEightEmojiThemesAndTheDeck() {
    #expect(Themes.all.count >= 9)
    #expect(Themes.all.allSatisfy { (24...64).contains($0.faces.count) })
    expectEqual(Themes.all.first?.name, "animals")
    expectEqual(Set(Themes.all.map(\.name)).count, Themes.all.count)
    let deck = Themes.all.first { $0.name == "playing-cards" }
    expectEqual(deck?.faces, Card.deck.map(Face.card))
  }

  @Test func everyEmojiIsWideInEveryTerminal() {
    for face in emoji {
      #expect(face.scalar.properties.isEmojiPresentation, "\(face)")
      expectEqual(face.scalar.displayWidth, 2, "\(face)")
      // Emoji came with Unicode 12.0 at the latest.
      let age = face.scalar.properties.age
      expectEqual(age.map { $0.major < 12 || ($0.major == 12 && $0.minor == 0) }, true, "\(face)")
    }
  }

  @Test func noTwoFacesAreAlike() {
    expectEqual(Set(emoji.map(\.scalar)).count, emoji.count)
    expectEqual(Set(emoji.map(\.english)).count, emoji.count)
    expectEqual(Set(emoji.map(\.chinese)).count, emoji.count)
  }

  @Test(arguments: [16, 14, 12, 10])
  func everyEmojiHasAPictureOfItsOwn(side: Int) {
    var seen: Set<[[Int]]> = []
    for face in emoji {
      let pixels = PixelArt.pixels(of: face.scalar, side: side) ?? []
      #expect(pixels.count == side && pixels.allSatisfy { $0.count == side }, "\(face)")
      let drawn = pixels.joined().filter { $0 < 19 }
      #expect(drawn.count > side * side / 7 && Set(drawn).count > 0, "\(face)")
      #expect(seen.insert(pixels).inserted, "\(face)")
    }
  }

  @Test func everyEmojiHasASmallPictureInTwoColoursACell() {
    var canvas = Canvas(Size(rows: 5, columns: 8), palette: .felt, depth: .sixteen)
    var seen: Set<[[Int]]> = []
    canvas.draw(in: Rect(canvas.size), on: Style(.ink, on: .card)) { canvas in
      for face in emoji {
        let pixels = PixelArt.smallPixels(of: face.scalar) ?? []
        #expect(pixels.count == 7 && pixels.allSatisfy { $0.count == 16 }, "\(face)")
        #expect(pixels.joined().count { $0 < 19 } > 25 && seen.insert(pixels).inserted, "\(face)")
        let isSymmetric = pixels.allSatisfy { $0 == $0.reversed() }
        for rows in [pixels, PixelArt.outlined(pixels, on: canvas, byCell: true)] {
          expectEqual(rows.allSatisfy { $0 == $0.reversed() }, isSymmetric)
          for row in stride(from: 0, to: rows.count, by: 2) {
            for column in stride(from: 0, to: 16, by: 2) {
              let cell = rows[row...].prefix(2).flatMap { $0[column...column + 1] }
              #expect(Set(cell).count <= (row == 6 ? 1 : 2), "\(face), \(row), \(column)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: 4...9, 8...14)
  func aLongNameLeavesThePictureItsRoom(rows: Int, columns: Int) throws {
    let presentation = Presentation(language: .en, isColored: true)
    func isDrawn(_ name: String) throws -> Bool {
      let faces = Themes.all.flatMap(\.faces).map { $0.tileFace(0, presentation) }
      let face = try #require(faces.first { $0.name == name })
      var canvas = Canvas(Size(rows: rows, columns: columns), palette: .felt)
      face.paint?(&canvas, .plain)
      return canvas.lines.contains { $0.contains("▄") || $0.contains("▀") }
    }
    try expectEqual(isDrawn("zipper mouth"), isDrawn("grin"))
  }

  @Test(arguments: [(5, 8), (5, 10), (6, 12), (9, 8), (9, 10)])
  func aCardOfTheUsualSizeIsFilled(rows: Int, columns: Int) throws {
    let presentation = Presentation(language: .en, isColored: true)
    let face = try #require(Face("dog")).tileFace(0, presentation)
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: .felt)
    let isFilled = face.fill?(&canvas)
    #expect(isFilled == true)
    let drawn = (1..<rows).reduce(0) { sum, row in
      sum + (0..<columns).count { canvas[row, $0] != .blank }
    }
    #expect(drawn >= 28, "\(canvas.lines)")
    var small = Canvas(Size(rows: 4, columns: columns), palette: .felt)
    let before = small
    #expect(face.fill?(&small) == false && small == before)
  }

  /// The pictures at their largest and at their smallest.
  private static let pictures: [(face: Unicode.Scalar, pixels: [[Int]])] = emoji.flatMap { face in
    ([10, 16].map { PixelArt.pixels(of: face.scalar, side: $0) }
      + [PixelArt.smallPixels(of: face.scalar)]).compactMap(\.self).map { (face.scalar, $0) }
  }

  @Test(arguments: Palette.allCases, [ColorDepth.sixteen, .indexed, .full])
  func noPictureMeltsIntoItsCard(palette: Palette, depth: ColorDepth) {
    var canvas = Canvas(Size(rows: 5, columns: 10), palette: palette, depth: depth)
    let turn =
      3 * (Palette.allCases.firstIndex(of: palette) ?? 0)
      + (ColorDepth.allCases.firstIndex(of: depth) ?? 0)
    let all = Self.pictures
    let grounds = [.matched] + (0..<UInt8(Color.tints)).map { Color.tint($0) }
    for (index, ground) in grounds.enumerated() {
      canvas.draw(in: Rect(canvas.size), on: Style(.ink, on: ground)) { canvas in
        let isNear = PixelArt.colors.map(canvas.isNear)
        // Each picture on one ground, another one in each palette and depth.
        for place in stride(from: (index + turn) % grounds.count, to: all.count, by: grounds.count)
        {
          let (face, pixels) = all[place]
          let rows = PixelArt.outlined(pixels, on: canvas, byCell: pixels.count < 10)
          // From left to right; the first pixel after the ground is an edge.
          let edges = rows.flatMap { row in
            row.indices.filter { row[$0] < 19 && ($0 == 0 || row[$0 - 1] == 19) }.map { row[$0] }
          }
          #expect(!edges.contains { isNear[$0] }, "\(face) on \(ground)")
        }
      }
    }
  }

  @Test func picturesAreSixteenAndSevenRowsOfKnownLetters() {
    let lines = PackageResources.pictures_txt.split(separator: UInt8(ascii: "\n"))
    let text = lines.map { String(decoding: $0, as: UTF8.self) }
    let heads = text.indices.filter { !text[$0].utf8.allSatisfy { $0 < 0x80 } }
    #expect(text[heads.first ?? 0].hasSuffix(" dog") && heads.count == emoji.count)
    for head in heads {
      let all = text[(head + 1)...].prefix(23)
      for rows in [all.prefix(16), all.dropFirst(16)] {
        #expect(Set(rows.map(\.count)).count == 1, "\(text[head])")
        #expect(rows.first.map { [8, 16].contains($0.count) } == true, "\(text[head])")
      }
      #expect(all.allSatisfy { $0.allSatisfy(PixelArt.letters.contains) }, "\(text[head])")
    }
    #expect(text.count == 24 * emoji.count)
  }

  @Test func namesAreReadBack() {
    for face in Themes.all.flatMap(\.faces) {
      expectEqual(Face(face.description), face)
      #expect(face.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
    #expect(Face("king_of_spade") == nil && Face("") == nil && Face("🐶") == Face("dog"))
  }

  @Test func aFaceIsAPictureOrInASCIIAWord() throws {
    let dog = try #require(Face("dog"))
    expectEqual(dog.tileFace(0, .english).picture, "🐶")
    expectEqual(dog.tileFace(0, .ascii).picture, "dog")
    expectEqual(dog.tileFace(0, .chinese).name, "狗")
    let queen = try #require(Face("queen_of_hearts"))
    expectEqual(queen.tileFace(0, .english).picture, "Q♥")
    expectEqual(queen.tileFace(0, .ascii).picture, "QH")
  }
}
