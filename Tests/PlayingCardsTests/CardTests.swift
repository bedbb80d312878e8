import PlayingCards
import Testing
import TextUI
import Tiles

@Suite struct CardTests {
  @Test func theDeckIsInOrder() {
    #expect(Card.deck.count == 52)
    #expect(Set(Card.deck).count == 52)
    #expect(
      Card.deck.prefix(5).map(\.description) == [
        "ace_of_spades", "ace_of_hearts", "ace_of_clubs", "ace_of_diamonds", "2_of_spades",
      ])
    #expect(Card.deck.suffix(2).map(\.description) == ["king_of_clubs", "king_of_diamonds"])
    #expect(Card.deck[36].description == "10_of_spades")
  }

  @Test func namesAreReadBack() {
    for card in Card.deck { #expect(Card(card.description) == card) }
    for name in ["", "queen", "1_of_spades", "queen_of_heart", "Queen_of_hearts"] {
      #expect(Card(name) == nil)
    }
  }

  @Test func everyCardHasAPictureAndAName() {
    let queen = Card(.queen, of: .hearts)
    #expect(queen.face(Presentation(language: .en)).picture == "Q♥")
    #expect(queen.face(Presentation(language: .en, isASCII: true)).picture == "QH")
    #expect(queen.face(Presentation(language: .en)).name == "queen of hearts")
    #expect(queen.face(Presentation(language: .zh)).name == "红桃 Q")
    #expect(queen.face(Presentation(language: .en)).isRed)
    #expect(!Card(.ten, of: .clubs).face(Presentation(language: .en)).isRed)
    for presentation in [Presentation(language: .en), Presentation(language: .zh, isASCII: true)] {
      let faces = Card.deck.map { $0.face(presentation) }
      #expect(Set(faces.map(\.picture)).count == 52)
      #expect(Set(faces.map(\.name)).count == 52)
      #expect(faces.allSatisfy { $0.picture.displayWidth <= Card.faceWidth })
    }
  }
}
