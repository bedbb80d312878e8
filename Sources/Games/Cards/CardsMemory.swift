import GameCore
import PlayingCards
import TextUI
import Tiles

/// All that somebody who forgets nothing knows of a table of cards, from what its moves have shown.
struct CardsMemory: Sendable {
  /// The tiles that nobody has seen yet, the first being 0.
  private(set) var unseen: TileSet

  /// The cards that have been seen and are not matched.
  private(set) var known = CardSet()

  /// The card that is up and not matched.
  private(set) var up: Card?

  /// The cards that have been seen, matched or not.
  private var seen = CardSet()
  /// The tiles on which cards were seen, by the cards' places in the deck.
  private var tiles = [UInt8](repeating: 0, count: 52)

  init(_ opening: CardsOpening) {
    unseen = TileSet(first: opening.count)
  }

  /// How many tiles are not matched.
  var left: Int { unseen.count + known.count }

  /// How many cards of the deck have not been seen.
  var outstanding: Int { 52 - seen.count }

  /// How many cards of a rank have not been seen.
  func outstanding(_ rank: Rank) -> Int { 4 - seen.cards(of: rank).count }

  /// The tile of a card that has been seen.
  func tile(of card: Card) -> Int { Int(tiles[card.place]) }

  /// Takes in what a move did.
  mutating func see(_ event: CardsEvent) {
    let card = event.card
    unseen.remove(event.tile - 1)
    seen.insert(card)
    tiles[card.place] = UInt8(event.tile - 1)
    switch event.result {
    case .up, .mismatch:
      known.insert(card)
      up = card
    case .down: up = nil
    case .match:
      known.remove(card)
      if let up { known.remove(up) }
      up = nil
    }
  }
}
