public enum Suit: Int, CaseIterable, Sendable {
  case spades, hearts, clubs, diamonds
  var name: String { ["spades", "hearts", "clubs", "diamonds"][rawValue] }
}

public enum Rank: Int, CaseIterable, Sendable {
  case ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king
  /// The name in text forms: `ace`, `2` … `10`, `jack`, `queen`, `king`.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king",
  ]
}

/// A card of the French deck. The text form is its name: `queen_of_hearts`.
public struct Card: Hashable, Sendable, LosslessStringConvertible {
  public let rank: Rank
  public let suit: Suit

  public init(_ rank: Rank, of suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  public init?(index: Int) {
    guard let rank = Rank(rawValue: index >> 2), let suit = Suit(rawValue: index & 3) else {
      return nil
    }
    self.init(rank, of: suit)
  }

  public var index: Int { 4 * rank.rawValue + suit.rawValue }

  public init?(_ name: String) {
    guard let card = Card.deck.first(where: { $0.description == name }) else { return nil }
    self = card
  }

  public var description: String { "\(rank.name)_of_\(suit.name)" }

  /// The 52 cards by rank from ace to king, and within a rank in the order spades, hearts, clubs,
  /// diamonds. The deal of a seed depends on this order.
  public static let deck: [Card] = Rank.allCases.flatMap { rank in
    Suit.allCases.map { suit in Card(rank, of: suit) }
  }
}
