import GameCore
import PlayingCards
import TextUI
import Tiles

/// Match cards by suit or rank: turning up costs, matching earns, and a mismatch costs more.
///
/// After Matchismo, the game of the Stanford lectures *Developing iOS 7 Apps* (CS193p, fall 2013).
public struct Cards: Game {
  public static let rules = 1

  /// The cards, the first being tile 1.
  let cards: [Card]

  /// What the points of a match are multiplied by.
  let bonus: Int
  private var points = 0
  private var isOver = false
  private var matched = TileSet()
  /// The cards that are not matched.
  private var left: CardSet
  /// The tile that is up and not matched, the first being 0.
  private var up: Int?

  public static func deal(
    _ options: CardsOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> CardsDeal {
    try options.check()
    var deck = Card.deck
    repeat {
      random.shuffle(&deck)
    } while !CardSet(deck[..<options.count]).hasMatch
    deck.removeLast(deck.count - options.count)
    return CardsDeal(dealt: deck)
  }

  public static func fit(_ options: inout CardsOptions, to deal: CardsDeal) {
    options.count = deal.cards.count
  }

  public init(options: CardsOptions, deal: CardsDeal) throws(InvalidInput) {
    guard deal.cards.count == options.count else {
      throw InvalidInput("the deal has \(deal.cards.count) cards, not \(options.count)")
    }
    cards = deal.cards
    bonus = options.bonus
    left = CardSet(cards[...])
  }

  public mutating func apply(_ move: TileMove) throws(TileRefusal) -> CardsEvent {
    guard status == .playing else { throw .ended }
    guard (1...cards.count).contains(move.tile) else {
      throw .outside(move.tile, last: cards.count)
    }
    let tile = move.tile - 1
    guard !matched.contains(tile) else { throw .matched(move.tile) }
    return tile == up ? turnDown(tile) : turnUp(tile)
  }

  private mutating func turnDown(_ index: Int) -> CardsEvent {
    up = nil
    return CardsEvent(tile: index + 1, card: cards[index], result: .down, points: 0)
  }

  private mutating func turnUp(_ index: Int) -> CardsEvent {
    var earned = -Self.costOfTurning
    var result = CardsEvent.Result.up
    let other = up
    up = index
    if let other {
      if let kind = Match(cards[index], cards[other]) {
        earned += kind.points * bonus
        result = .match(with: other + 1, by: kind)
        match(index, other)
      } else {
        earned -= Self.penalty
        result = .mismatch(with: other + 1)
      }
    }
    points += earned
    return CardsEvent(tile: index + 1, card: cards[index], result: result, points: earned)
  }

  private mutating func match(_ one: Int, _ other: Int) {
    for tile in [one, other] {
      matched.insert(tile)
      left.remove(cards[tile])
    }
    up = nil
    isOver = !left.hasMatch
  }

  /// What turning a tile up costs.
  static let costOfTurning = 1

  /// What a mismatch costs beside.
  static let penalty = 2

  public var status: Status { isOver ? .over : .playing }

  public var score: CardPoints { CardPoints(points) }

  /// How many cards are not matched.
  var leftCount: Int { left.count }

  /// How a tile stands, the first being 0.
  func state(of tile: Int) -> TileState {
    matched.contains(tile) ? .matched : tile == up ? .up : .down
  }

  /// How a tile stands.
  enum TileState {
    case down, up, matched
  }
}

/// What two cards have in common. The raw values are those of the JSON lines.
public enum Match: String, Sendable {
  case suit, rank

  init?(_ one: Card, _ other: Card) {
    if one.rank == other.rank {
      self = .rank
    } else if one.suit == other.suit {
      self = .suit
    } else {
      return nil
    }
  }

  /// What the match earns, before the bonus.
  var points: Int {
    switch self {
    case .suit: 1
    case .rank: 4
    }
  }
}

/// What choosing a tile did.
public struct CardsEvent: Equatable, Sendable {
  /// The tile chosen.
  public let tile: Int

  /// Its card.
  public let card: Card

  /// What happened.
  public let result: Result

  /// How the score changed.
  public let points: Int

  /// What happened to the tile.
  public enum Result: Equatable, Sendable {
    /// It is up, and no other unmatched tile is.
    case up

    /// It was up and is down again.
    case down

    /// It matches the other tile that was up.
    case match(with: Int, by: Match)

    /// It doesn't match the other tile that was up, which is down now.
    case mismatch(with: Int)
  }
}

/// The score: points, of which more are better; there may be fewer than none.
public struct CardPoints: Score {
  public let value: Int

  init(_ value: Int) {
    self.value = value
  }

  public static let unit = ScoreUnit("points", one: "point", zh: "分")
  public static let better = Direction.higher
}
