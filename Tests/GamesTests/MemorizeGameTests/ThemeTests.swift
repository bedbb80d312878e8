import PlayingCards
import TestSupport
import Testing
import TextUI
@testable import MemorizeGame

@Suite(.oneByOne) struct ThemeTests {
  private var emoji: [(scalar: Unicode.Scalar, english: String, chinese: String)] {
    Themes.all.flatMap(\.faces).compactMap { face in
      if case .emoji(let scalar, let english, let chinese) = face {
        (scalar, english, chinese)
      } else {
        nil
      }
    }
  }

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

  @Test func everyEmojiHasAPictureOfItsOwn() {
    var seen: Set<String> = []
    for face in emoji {
      let art = PixelArt.picture(of: face.scalar)
      #expect(art?.colors.count == 20, "\(face)")
      let pixels = (0..<256).map { pixel in
        art?.color(Double(pixel % 16) / 16 + 0.03, Double(pixel / 16) / 16 + 0.03) ?? 0
      }
      let drawn = pixels.filter { $0 < 19 }.count
      #expect(drawn > 40 && Set(pixels).count > 1, "\(face)")
      #expect(seen.insert("\(pixels)").inserted, "\(face)")
    }
  }

  @Test func picturesAreSixteenRowsOfKnownLetters() {
    let lines = PackageResources.pictures_txt.split(separator: UInt8(ascii: "\n"))
    let text = lines.map { String(decoding: $0, as: UTF8.self) }
    let heads = text.indices.filter { !text[$0].utf8.allSatisfy { $0 < 0x80 } }
    #expect(text[heads.first ?? 0].hasSuffix(" dog") && heads.count == emoji.count)
    for head in heads {
      let rows = text[(head + 1)...].prefix(16)
      #expect(rows.count == 16 && Set(rows.map(\.count)).count == 1, "\(text[head])")
      #expect(rows.first.map { [8, 16].contains($0.count) } == true, "\(text[head])")
      #expect(rows.allSatisfy { $0.allSatisfy(PixelArt.letters.contains) }, "\(text[head])")
    }
    #expect(text.count == 17 * emoji.count)
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
