import ArcadeCore
import PlayingCards

/// Match cards by suit or rank: turning up costs, matching earns, and a mismatch costs more.
///
/// After Matchismo, the game of the Stanford lectures *Developing iOS 7 Apps* (CS193p, fall 2013).
public struct Cards: Game {
  public static let rules = 1

  /// The cards, the first being tile 1.
  let cards: [Card]

  /// How each tile stands.
  private(set) var states: [TileState]

  /// What the points of a match are multiplied by.
  let bonus: Int
  private var points = 0
  private var isOver = false
  /// The tile that is up and not matched.
  private var up: Int?

  /// How a tile stands.
  enum TileState {
    case down, up, matched
  }

  public static func deal(
    _ options: CardsOptions, using random: inout some RandomSource
  ) throws(BadOptions) -> CardsDeal {
    try options.check()
    var deck = Card.deck
    repeat {
      random.shuffle(&deck)
    } while !CardsDeal.canMatch(deck.prefix(options.count))
    return CardsDeal(dealt: Array(deck.prefix(options.count)))
  }

  public static func fit(_ options: inout CardsOptions, to deal: CardsDeal) {
    options.count = deal.cards.count
  }

  public init(options: CardsOptions, deal: CardsDeal) throws(BadOptions) {
    guard deal.cards.count == options.count else {
      throw BadOptions("the deal has \(deal.cards.count) cards, not \(options.count)")
    }
    cards = deal.cards
    bonus = options.bonus
    states = Array(repeating: .down, count: cards.count)
  }

  public mutating func apply(_ move: TileMove) throws(TileRefusal) -> CardsEvent {
    guard status == .playing else { throw .ended }
    guard (1...cards.count).contains(move.tile) else {
      throw .outside(move.tile, last: cards.count)
    }
    switch states[move.tile - 1] {
    case .matched: throw .matched(move.tile)
    case .up: return turnDown(move.tile - 1)
    case .down: return turnUp(move.tile - 1)
    }
  }

  private mutating func turnDown(_ index: Int) -> CardsEvent {
    states[index] = .down
    up = nil
    return CardsEvent(tile: index + 1, card: cards[index], result: .down, points: 0)
  }

  private mutating func turnUp(_ index: Int) -> CardsEvent {
    var earned = -Self.costOfTurning
    var result = CardsEvent.Result.up
    states[index] = .up
    if let other = up {
      if let kind = Match(cards[index], cards[other]) {
        earned += kind.points * bonus
        result = .match(with: other + 1, by: kind)
        states[index] = .matched
        states[other] = .matched
        up = nil
        isOver = !CardsDeal.canMatch(unmatched)
      } else {
        earned -= Self.penalty
        result = .mismatch(with: other + 1)
        states[other] = .down
        up = index
      }
    } else {
      up = index
    }
    points += earned
    return CardsEvent(tile: index + 1, card: cards[index], result: result, points: earned)
  }

  private static let costOfTurning = 1
  private static let penalty = 2

  private var unmatched: [Card] {
    cards.indices.filter { states[$0] != .matched }.map { cards[$0] }
  }

  public var status: Status { isOver ? .over : .playing }

  public var score: CardPoints { CardPoints(points) }

  /// How many cards are left that nothing can match.
  var leftCount: Int { states.count { $0 != .matched } }
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
