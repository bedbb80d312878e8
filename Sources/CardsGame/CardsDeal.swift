import ArcadeCore
import PlayingCards

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
    guard CardsOptions.counts.contains(cards.count), Set(cards).count == cards.count,
      Self.canMatch(cards)
    else { return nil }
    self.cards = cards
  }

  public var description: String {
    cards.map(\.description).joined(separator: " ")
  }

  /// Whether two of the cards share a suit or a rank.
  static func canMatch(_ cards: some Collection<Card>) -> Bool {
    Set(cards.map(\.suit)).count < cards.count || Set(cards.map(\.rank)).count < cards.count
  }
}
