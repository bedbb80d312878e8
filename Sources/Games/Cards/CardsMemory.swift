import PlayingCards
import Tiles

/// The knowledge of a player who forgets nothing.
struct CardsMemory: Sendable {
  /// The indices of the tiles that haven't been seen.
  private(set) var unseen: TileSet

  /// The cards that have been seen and aren't matched.
  private(set) var known = CardSet()

  /// The cards that have been seen, matched or not.
  private var seen = CardSet()
  /// The indices of seen cards' tiles, by the cards' indices in the deck.
  private var tiles = [UInt8](repeating: 0, count: 52)

  init(_ setup: CardsSetup) {
    unseen = TileSet(first: setup.count)
  }

  /// The number of tiles that aren't matched.
  var left: Int { unseen.count + known.count }

  /// The number of cards of the deck that haven't been seen.
  var outstanding: Int { 52 - seen.count }

  /// Returns the number of cards of a rank that haven't been seen.
  func outstanding(_ rank: Rank) -> Int { 4 - seen.cards(of: rank).count }

  /// Returns the index of a seen card's tile.
  func tile(of card: Card) -> Int { Int(tiles[card.index]) }

  /// Takes in an event, which the position has taken already.
  mutating func observe(_ event: CardsEvent, at position: CardsPosition) {
    let card = event.card
    unseen.remove(event.tile - 1)
    seen.insert(card)
    tiles[card.index] = UInt8(event.tile - 1)
    known.insert(card)
    known = known.subtracting(position.matched)
  }
}
