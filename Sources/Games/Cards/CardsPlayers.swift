import GameCore
import PlayingCards
import TextUI
import Tiles

/// What is known of a game of cards before the first move.
public struct CardsOpening: Equatable, Sendable {
  /// How many cards there are.
  public let count: Int

  /// What the points of a match are multiplied by.
  public let bonus: Int
}

/// Turns tiles up one after the other and takes every match that it knows of, by rank or by suit.
struct EagerMatcher: Player {
  private var memory: CardsMemory

  init(_ opening: CardsOpening, playerSeed: UInt64) {
    memory = CardsMemory(opening)
  }

  mutating func see(_ event: CardsEvent) {
    memory.see(event)
  }

  func move() -> TileMove {
    let known = memory.known
    func mates(_ card: Card) -> [Card] {
      (Array(known.cards(of: card.rank)) + Array(known.cards(of: card.suit))).filter { $0 != card }
    }
    let mate = memory.up.map(mates)?.first
    let card = mate ?? (memory.up == nil ? known.first { !mates($0).isEmpty } : nil)
    let tile = card.map(memory.tile) ?? memory.unseen.first ?? memory.up.map(memory.tile) ?? 0
    return TileMove(tile + 1)
  }
}

/// Chooses any tile.
struct RandomChooser: Player {
  private var tiles: TileSet
  private var random: SeededRandom

  init(_ opening: CardsOpening, playerSeed: UInt64) {
    tiles = TileSet(first: opening.count)
    random = SeededRandom(seed: playerSeed)
  }

  mutating func see(_ event: CardsEvent) {
    if case .match(let other, _) = event.result {
      tiles.subtract(TileSet(event.tile - 1, other - 1))
    }
  }

  mutating func move() -> TileMove {
    TileMove(tiles.tile(behind: Int(random.below(UInt64(tiles.count)))) + 1)
  }
}

extension Cards: Analyzable {
  public typealias Expert = CardsExpert

  public var opening: CardsOpening { CardsOpening(count: cards.count, bonus: bonus) }

  public static let players = [
    PlayerKind<Cards>(
      "expert", "forgets nothing, and waits for ranks without a risk", CardsExpert.self),
    PlayerKind("eager", "forgets nothing, and takes every match at once", EagerMatcher.self),
    PlayerKind("random", "chooses any tile", RandomChooser.self),
  ]

  public static func par(_ opening: CardsOpening) -> Double { CardsPar.mean(opening) }

  public func review() -> any Review<CardsEvent> { CardsReview(of: self) }
}
