/// A suit of the French deck, in the deck's order.
public enum Suit: String, CaseIterable, Sendable {
  case spades, hearts, clubs, diamonds
}

/// A rank of the French deck, in the deck's order.
public enum Rank: String, CaseIterable, Sendable {
  case ace
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case ten = "10"
  case jack, queen, king
}

/// A card of the French deck. Its text form is its name: `queen_of_hearts`.
public struct Card: Hashable, Sendable, LosslessStringConvertible {
  /// The card's rank.
  public let rank: Rank

  /// The card's suit.
  public let suit: Suit

  /// The card of a rank and a suit.
  public init(_ rank: Rank, of suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  /// The card of a name, or nil where no card is called so.
  public init?(_ name: String) {
    guard let card = Card.deck.first(where: { $0.description == name }) else { return nil }
    self = card
  }

  public var description: String { "\(rank.rawValue)_of_\(suit.rawValue)" }

  /// The 52 cards in order: rank by rank from the ace to the king, and within a rank spades,
  /// hearts, clubs, diamonds. A seed's deal depends on it.
  public static let deck: [Card] = Rank.allCases.flatMap { rank in
    Suit.allCases.map { suit in Card(rank, of: suit) }
  }
}
