import PlayingCards
import Tiles

/// The cards on the table, tile by tile. The text form is their names with spaces between.
public struct CardsDeal: Deal {
  let cards: [Card]

  private let set: CardSet

  init(_ cards: [Card]) {
    self.cards = cards
    set = CardSet(cards[...])
  }

  public init(reading text: String) throws(UserError) {
    var cards: [Card] = []
    for name in text.split(separator: " ").map(String.init) {
      guard let card = Card(name) else {
        throw .unknown(
          Phrase(en: "card", zh: "牌"), name,
          cure: name.suggestion(from: Card.deck.map(\.description))
            ?? Phrase(en: "cards are named like ace_of_spades", zh: "牌名要写成 ace_of_spades 这样的形式"))
      }
      guard !cards.contains(card) else {
        throw UserError(en: "the card \(card) is there twice", zh: "\(card) 出现了两次")
      }
      cards.append(card)
    }
    let counts = CardsOptions.counts
    guard counts.contains(cards.count) else {
      throw UserError(
        en: "a deal has \(counts.described(in: .en)) cards, not \(cards.count)",
        zh: "牌局有 \(counts.described(in: .zh)) 张牌，不能有 \(cards.count) 张")
    }
    self.init(cards)
    guard set.hasMatch else {
      throw UserError(en: "no two cards of the deal share a suit or a rank", zh: "没有两张牌花色或点数相同")
    }
  }

  public var description: String {
    cards.map(\.description).joined(separator: " ")
  }

  public func answer(_ move: NumberMove, at position: CardsPosition) -> CardsEvent {
    let tile = move.number - 1
    let card = cards[tile]
    guard let up = position.up, tile != up.tile else {
      return CardsEvent(move.number, card, position.up == nil ? .up : .down)
    }
    guard let match = Match(card, up.card) else {
      return CardsEvent(move.number, card, .mismatch, with: up.tile + 1)
    }
    var left = set.subtracting(position.matched)
    left.remove(card)
    left.remove(up.card)
    return CardsEvent(
      move.number, card, .match, with: up.tile + 1, by: match, isLast: !left.hasMatch)
  }
}
