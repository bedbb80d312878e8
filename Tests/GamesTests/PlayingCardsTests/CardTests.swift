import PlayingCards
import TestSupport
import Testing
import Tiles

@Suite struct CardTests {
  @Test func theDeckIsInOrder() {
    expectEqual(Card.deck.count, 52)
    expectEqual(Set(Card.deck).count, 52)
    expectEqual(
      Card.deck.prefix(5).map(\.description),
      [
        "ace_of_spades", "ace_of_hearts", "ace_of_clubs", "ace_of_diamonds", "2_of_spades",
      ])
    expectEqual(Card.deck.suffix(2).map(\.description), ["king_of_clubs", "king_of_diamonds"])
    expectEqual(Card.deck[36].description, "10_of_spades")
  }

  @Test func namesAreReadBack() {
    for card in Card.deck { expectEqual(Card(card.description), card) }
    for name in ["", "queen", "1_of_spades", "queen_of_heart", "Queen_of_hearts"] {
      expectEqual(Card(name), nil)
    }
  }

  @Test func everyCardHasAPictureAndAName() {
    let queen = Card(.queen, of: .hearts)
    expectEqual(queen.face(Presentation(language: .en)).picture, "Q♥")
    expectEqual(queen.face(Presentation(language: .en, isASCII: true)).picture, "QH")
    expectEqual(queen.face(Presentation(language: .en)).name, "queen of hearts")
    expectEqual(queen.face(Presentation(language: .zh)).name, "红桃 Q")
    #expect(queen.face(Presentation(language: .en)).isRed)
    #expect(!Card(.ten, of: .clubs).face(Presentation(language: .en)).isRed)
    for presentation in [Presentation(language: .en), Presentation(language: .zh, isASCII: true)] {
      let faces = Card.deck.map { $0.face(presentation) }
      expectEqual(Set(faces.map(\.picture)).count, 52)
      expectEqual(Set(faces.map(\.name)).count, 52)
      #expect(faces.allSatisfy { $0.picture.displayWidth <= Card.faceWidth })
    }
  }
}
