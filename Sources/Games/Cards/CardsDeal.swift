import GameCore
import PlayingCards
import TextUI
import Tiles

/// The cards on the table, tile by tile. Its text form is their names with spaces between them.
public struct CardsDeal: LosslessStringConvertible, Equatable, Sendable {
  let cards: [Card]

  init(dealt cards: [Card]) {
    self.cards = cards
  }

  /// Reads a deal; nil unless it is 2 to 52 different cards, two of which can match.
  public init?(_ text: String) {
    var cards: [Card] = []
    for name in text.split(separator: " ") {
      guard let card = Card(String(name)) else { return nil }
      cards.append(card)
    }
    guard CardsOptions.counts.contains(cards.count), CardSet(cards[...]).count == cards.count,
      CardSet(cards[...]).hasMatch
    else { return nil }
    self.cards = cards
  }

  public var description: String {
    cards.map(\.description).joined(separator: " ")
  }
}
