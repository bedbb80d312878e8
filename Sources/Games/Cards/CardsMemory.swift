import GameCore
import PlayingCards
import Tiles

/// Everything that somebody who forgets nothing knows of a table of cards.
struct CardsMemory: Sendable {
  /// The tiles that nobody has seen yet, by their indices.
  private(set) var unseen: TileSet

  /// The cards that have been seen and aren't matched.
  private(set) var known = CardSet()

  /// The cards that have been seen, matched or not.
  private var seen = CardSet()
  /// The tiles' indices, by the places in the deck of the cards seen on them.
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

  /// Returns the tile's index of a card that has been seen.
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
