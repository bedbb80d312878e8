/// A set of cards with fast queries by suit and rank.
public struct CardSet: Equatable, Sendable {
  /// A bit for each card in the order of the deck, so that a rank is four adjacent bits.
  private var bits: UInt64 = 0

  public init() {}

  public init(_ cards: ArraySlice<Card>) {
    for card in cards { insert(card) }
  }

  public var count: Int { bits.nonzeroBitCount }
  public func contains(_ card: Card) -> Bool { bits & 1 << card.index != 0 }

  public mutating func insert(_ card: Card) { bits |= 1 << card.index }

  public mutating func remove(_ card: Card) { bits &= ~(1 << card.index) }

  public func subtracting(_ others: CardSet) -> CardSet { CardSet(bits & ~others.bits) }

  public func cards(of suit: Suit) -> CardSet { CardSet(bits & Self.spades << suit.rawValue) }
  public func cards(of rank: Rank) -> CardSet { CardSet(bits & 0xf << (4 * rank.rawValue)) }
  public var first: Card? { bits == 0 ? nil : Card(index: bits.trailingZeroBitCount) }

  /// The first card that shares its rank with another one, or nil if there is none.
  public var firstOfRankPair: Card? {
    let ranks = (bits | bits >> 1 | bits >> 2 | bits >> 3) & Self.spades
    // Removing one card of each rank leaves only ranks with several cards.
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

  private static let spades: UInt64 = 0x1_1111_1111_1111
}

extension CardSet: Sequence, IteratorProtocol {
  public mutating func next() -> Card? {
    guard let card = first else { return nil }
    remove(card)
    return card
  }
}
