import PlayingCards

/// The best way to match cards that are all known.
///
/// Ranks come first: of c cards of a rank floor(c / 2) pairs are made, as a pair given up would free
/// two cards for two matches by suit at most, which earn less. Where c is odd one card stays single, any
/// of three or the only one. The singles have to be matched by suit until no two share one. So what is
/// left to choose is which cards stay single: of how many suits there is an odd number of them.
struct BestMatching {
  /// The cards that no match by rank uses.
  let singles: CardSet

  /// How many pairs are matched by rank.
  let rankPairs: Int

  /// How many pairs are matched by suit.
  var suitPairs: Int { Suit.allCases.reduce(0) { $0 + singles.cards(of: $1).count / 2 } }

  /// The best matching of some cards. Where several are as good, `kept` is rather not single.
  init(_ cards: CardSet, bonus: Int, keeping kept: Card? = nil) {
    guard cards.firstOfRankPair != nil else {
      (singles, rankPairs) = (cards, 0)
      return
    }
    var parities = SuitParities()
    var (pairs, columns) = (0, [CardSet]())
    for rank in Rank.allCases {
      let column = cards.cards(of: rank)
      pairs += column.count / 2
      guard column.count % 2 == 1 else { continue }
      columns.append(column)
      parities.add(column)
    }
    rankPairs = pairs
    // A match by suit costs two turns: with a bonus of 1 that is more than it earns.
    let isWorthIt = Match.suit.points * bonus >= 2 * CardsPosition.costOfTurning
    singles = parities.singles(of: columns, keeping: kept) { one, other in
      isWorthIt ? one < other : one > other
    }
  }

  /// What the matching earns, from all cards face down.
  func points(bonus: Int) -> Int {
    let cost = 2 * CardsPosition.costOfTurning
    return rankPairs * (Match.rank.points * bonus - cost)
      + suitPairs * (Match.suit.points * bonus - cost)
  }

  /// A card to match with another one; nil where there is none.
  func mate(of card: Card, among cards: CardSet) -> Card? {
    var others = singles.contains(card) ? singles.cards(of: card.suit) : cards.cards(of: card.rank)
    others.remove(card)
    return others.first { singles.contains(card) || !singles.contains($0) }
  }

  /// A card that has a mate; nil where no two cards match.
  func next(among cards: CardSet) -> Card? {
    cards.first { mate(of: $0, among: cards) != nil }
  }
}

/// Of which suits there can be an odd number of singles, as one bit for each set of suits, rank by rank.
private struct SuitParities {
  private var reachable: [UInt16] = [1]

  mutating func add(_ column: CardSet) {
    let before = reachable[reachable.count - 1]
    var after: UInt16 = 0
    for odd in 0..<16 where before & 1 << odd != 0 {
      for card in column { after |= 1 << (odd ^ card.suit.bit) }
    }
    reachable.append(after)
  }

  /// The single card of each column, so that the number of odd suits is the best there can be.
  func singles(
    of columns: [CardSet], keeping kept: Card?, isBetter: (Int, Int) -> Bool
  ) -> CardSet {
    let last = reachable[reachable.count - 1]
    var odd =
      (0..<16).filter { last & 1 << $0 != 0 }
      .min { isBetter($0.nonzeroBitCount, $1.nonzeroBitCount) } ?? 0
    var singles = CardSet()
    for (column, before) in zip(columns, reachable).reversed() {
      let candidates = column.filter { before & 1 << (odd ^ $0.suit.bit) != 0 }
      guard let single = candidates.first(where: { $0 != kept }) ?? candidates.first else {
        continue
      }
      singles.insert(single)
      odd ^= single.suit.bit
    }
    return singles
  }
}

extension Suit {
  fileprivate var bit: Int { 1 << rawValue }
}
