/// A set of cards, of which what they share is quickly told.
public struct CardSet: Equatable, Sendable {
  /// A bit for each card in the deck's order, so that a rank is four bits side by side.
  private var bits: UInt64 = 0

  /// The empty set.
  public init() {}

  /// The set of some cards.
  public init(_ cards: ArraySlice<Card>) {
    for card in cards { insert(card) }
  }

  /// How many cards there are.
  public var count: Int { bits.nonzeroBitCount }

  /// Whether a card is one of them.
  public func contains(_ card: Card) -> Bool { bits & 1 << card.place != 0 }

  /// Adds a card.
  public mutating func insert(_ card: Card) { bits |= 1 << card.place }

  /// Takes a card away.
  public mutating func remove(_ card: Card) { bits &= ~(1 << card.place) }

  /// Returns the cards that aren't in another set.
  public func subtracting(_ others: CardSet) -> CardSet { CardSet(bits & ~others.bits) }

  /// The cards of a suit.
  public func cards(of suit: Suit) -> CardSet { CardSet(bits & Self.spades << suit.rawValue) }

  /// The cards of a rank.
  public func cards(of rank: Rank) -> CardSet { CardSet(bits & 0xf << (4 * rank.rawValue)) }

  /// The first card in the deck's order; nil where there is none.
  public var first: Card? { bits == 0 ? nil : Card(place: bits.trailingZeroBitCount) }

  /// The first card that shares its rank with another one; nil where none does.
  public var firstOfRankPair: Card? {
    let ranks = (bits | bits >> 1 | bits >> 2 | bits >> 3) & Self.spades
    // Taking one away from each rank leaves nothing of those that have one card.
    let others = CardSet(bits & (bits - ranks))
    return others.first.flatMap { cards(of: $0.rank).first }
  }

  /// Whether two of the cards share a suit or a rank.
  public var hasMatch: Bool {
    firstOfRankPair != nil || (0..<4).contains { (bits & Self.spades << $0).nonzeroBitCount > 1 }
  }

  private init(_ bits: UInt64) {
    self.bits = bits
  }

  /// The spades of all ranks.
  private static let spades: UInt64 = 0x1_1111_1111_1111
}

extension CardSet: Sequence {
  /// The cards in the deck's order.
  public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Goes through the cards.
  public struct Iterator: IteratorProtocol {
    var rest: CardSet

    public mutating func next() -> Card? {
      guard let card = rest.first else { return nil }
      rest.remove(card)
      return card
    }
  }
}
