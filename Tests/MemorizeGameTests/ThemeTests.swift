import PlayingCards
import TestSupport
import Testing
import TextUI
@testable import MemorizeGame

@Suite(.oneByOne) struct ThemeTests {
  private var emoji: [(scalar: Unicode.Scalar, english: String, chinese: String)] {
    Themes.all.flatMap(\.faces).compactMap { face in
      if case .emoji(let scalar, let english, let chinese, _) = face {
        (scalar, english, chinese)
      } else {
        nil
      }
    }
  }

  @Test func thereAreEightEmojiThemesAndTheDeck() {
    #expect(Themes.all.count >= 9)
    #expect(Themes.all.allSatisfy { (24...64).contains($0.faces.count) })
    #expect(Themes.all.first?.name == "animals")
    #expect(Set(Themes.all.map(\.name)).count == Themes.all.count)
    let deck = Themes.all.first { $0.name == "playing-cards" }
    #expect(deck?.faces == Card.deck.map(Face.card))
  }

  @Test func everyEmojiIsWideInEveryTerminal() {
    for face in emoji {
      #expect(face.scalar.properties.isEmojiPresentation, "\(face)")
      #expect(face.scalar.displayWidth == 2, "\(face)")
      // Emoji came with Unicode 12.0 at the latest.
      let age = face.scalar.properties.age
      #expect(age.map { $0.major < 12 || ($0.major == 12 && $0.minor == 0) } == true, "\(face)")
    }
  }

  @Test func noTwoFacesAreAlike() {
    #expect(Set(emoji.map(\.scalar)).count == emoji.count)
    #expect(Set(emoji.map(\.english)).count == emoji.count)
    #expect(Set(emoji.map(\.chinese)).count == emoji.count)
  }

  @Test func namesAreReadBack() {
    for face in Themes.all.flatMap(\.faces) {
      #expect(Face(face.description) == face)
      #expect(face.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }
    #expect(Face("king_of_spade") == nil && Face("") == nil && Face("🐶") == Face("dog"))
  }

  @Test func aFaceIsAPictureOrInASCIIAWord() throws {
    let dog = try #require(Face("dog"))
    #expect(dog.tileFace(0, .english).picture == "🐶")
    #expect(dog.tileFace(0, .ascii).picture == "dog")
    #expect(dog.tileFace(0, .chinese).name == "狗")
    let queen = try #require(Face("queen_of_hearts"))
    #expect(queen.tileFace(0, .english).picture == "Q♥")
    #expect(queen.tileFace(0, .ascii).picture == "QH")
  }
}
