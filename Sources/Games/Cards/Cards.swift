import Flags
import GameCore
import PlayingCards
import TextUI
import Tiles

/// Match cards by suit or rank: turning up costs, a match earns, and a mismatch costs more.
///
/// After Matchismo, the game of the Stanford lectures *Developing iOS 7 Apps* (CS193p, fall 2013).
public enum Cards: Game {
  public static let rules = 1
  public static let title = Phrase(en: "cards", zh: "纸牌")

  public static func deal(
    _ options: CardsOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> CardsDeal {
    try options.check()
    var deck = Card.deck
    repeat {
      random.shuffle(&deck)
    } while !CardSet(deck[..<options.count]).hasMatch
    deck.removeLast(deck.count - options.count)
    return CardsDeal(deck)
  }

  public static func fit(_ options: inout CardsOptions, to deal: CardsDeal) {
    options.count = deal.cards.count
  }

  public static func setup(
    _ options: CardsOptions, _ deal: CardsDeal
  ) throws(InvalidInput) -> CardsSetup {
    guard deal.cards.count == options.count else {
      throw InvalidInput("the deal has \(deal.cards.count) cards, not \(options.count)")
    }
    return CardsSetup(count: options.count, bonus: options.bonus)
  }

  public static func screen(
    _ options: CardsOptions, _ setup: CardsSetup
  ) -> TileScreen<CardsPosition> {
    TileScreen()
  }
}

/// The facts of a game of cards that are known before the first move.
public struct CardsSetup: Equatable, Sendable {
  /// The number of cards, 2 to 52.
  public let count: Int

  /// The factor of a match's points.
  public let bonus: Int
}
