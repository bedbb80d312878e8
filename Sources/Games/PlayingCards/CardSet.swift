/// A set of cards with fast queries by suit and rank.
public struct CardSet: Equatable, Sendable {
  /// A bit for each card in the order of the deck, so that a rank is four adjacent bits.
  private var bits: UInt64 = 0

  /// Creates an empty set.
  public init() {}

  /// Creates a set of cards.
  public init(_ cards: ArraySlice<Card>) {
    for card in cards { insert(card) }
  }

  /// The number of cards.
  public var count: Int { bits.nonzeroBitCount }

  /// Returns true if the set contains a card.
  public func contains(_ card: Card) -> Bool { bits & 1 << card.index != 0 }

  /// Adds a card.
  public mutating func insert(_ card: Card) { bits |= 1 << card.index }

  /// Removes a card.
  public mutating func remove(_ card: Card) { bits &= ~(1 << card.index) }

  /// Returns the cards that aren't in another set.
  public func subtracting(_ others: CardSet) -> CardSet { CardSet(bits & ~others.bits) }

  /// Returns the cards of a suit.
  public func cards(of suit: Suit) -> CardSet { CardSet(bits & Self.spades << suit.rawValue) }

  /// Returns the cards of a rank.
  public func cards(of rank: Rank) -> CardSet { CardSet(bits & 0xf << (4 * rank.rawValue)) }

  /// The first card in the order of the deck, or nil if the set is empty.
  public var first: Card? { bits == 0 ? nil : Card(index: bits.trailingZeroBitCount) }

  /// The first card that shares its rank with another one, or nil if none does.
  public var firstOfRankPair: Card? {
    let ranks = (bits | bits >> 1 | bits >> 2 | bits >> 3) & Self.spades
    // Removing one card of each rank leaves nothing of a rank with one card.
    let others = CardSet(bits & (bits - ranks))
    return others.first.flatMap { cards(of: $0.rank).first }
  }

  /// True if two of the cards share a suit or a rank.
  public var hasMatch: Bool {
    firstOfRankPair != nil || (0..<4).contains { (bits & Self.spades << $0).nonzeroBitCount > 1 }
  }

  private init(_ bits: UInt64) {
    self.bits = bits
  }

  /// The bits of all spades.
  private static let spades: UInt64 = 0x1_1111_1111_1111
}

extension CardSet: Sequence {
  /// Returns an iterator over the cards in the order of the deck.
  public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// An iterator over the cards.
  public struct Iterator: IteratorProtocol {
    var rest: CardSet

    public mutating func next() -> Card? {
      guard let card = rest.first else { return nil }
      rest.remove(card)
      return card
    }
  }
}
