import PlayingCards

/// The best matching of cards that are all known.
///
/// Matches by rank come first: c cards of a rank make floor(c / 2) pairs. Giving up a pair would
/// free two cards for at most two matches by suit, which earn less. If c is odd, one card stays
/// single. The singles are matched by suit until no two of them share a suit. So the only choice is
/// which card of a rank stays single: it decides how many suits have an odd number of singles.
struct BestMatching {
  let singles: CardSet
  let rankPairs: Int
  var suitPairs: Int { Suit.allCases.reduce(0) { $0 + singles.cards(of: $1).count / 2 } }

  /// Creates a best matching of some cards, if possible one that matches `kept` by rank.
  init(_ cards: CardSet, bonus: Int, keeping kept: Card? = nil) {
    guard cards.firstOfRankPair != nil else {
      (singles, rankPairs) = (cards, 0)
      return
    }
    // After each rank, a bit for each set of suits that can have an odd number of singles.
    var (reachable, columns): ([UInt16], [CardSet]) = ([1], [])
    rankPairs = Rank.allCases.reduce(0) { $0 + cards.cards(of: $1).count / 2 }
    for column in Rank.allCases.map(cards.cards) where column.count % 2 == 1 {
      columns.append(column)
      var after: UInt16 = 0
      for odd in 0..<16 where reachable[reachable.count - 1] & 1 << odd != 0 {
        for card in column { after |= 1 << (odd ^ card.suit.bit) }
      }
      reachable.append(after)
    }
    // With a bonus of 1, a match by suit earns less than its two turns cost.
    let isWorthIt = Match.suit.points * bonus >= 2 * CardsPosition.costOfTurning
    let odds = (0..<16).filter { reachable[reachable.count - 1] & 1 << $0 != 0 }
    let counts = odds.map(\.nonzeroBitCount)
    let wanted = isWorthIt ? counts.min() : counts.max()
    var odd = odds.first { $0.nonzeroBitCount == wanted } ?? 0
    var singles = CardSet()
    for (column, before) in zip(columns, reachable).reversed() {
      let candidates = column.filter { before & 1 << (odd ^ $0.suit.bit) != 0 }
      guard let single = candidates.first(where: { $0 != kept }) ?? candidates.first else {
        continue
      }
      singles.insert(single)
      odd ^= single.suit.bit
    }
    self.singles = singles
  }

  /// Returns the points of the matching, played from all cards face down.
  func points(bonus: Int) -> Int {
    let cost = 2 * CardsPosition.costOfTurning
    return rankPairs * (Match.rank.points * bonus - cost)
      + suitPairs * (Match.suit.points * bonus - cost)
  }

  func mate(of card: Card, among cards: CardSet) -> Card? {
    var others = singles.contains(card) ? singles.cards(of: card.suit) : cards.cards(of: card.rank)
    others.remove(card)
    return others.first { singles.contains(card) || !singles.contains($0) }
  }

  func next(among cards: CardSet) -> Card? {
    cards.first { mate(of: $0, among: cards) != nil }
  }
}

extension Suit {
  fileprivate var bit: Int { 1 << rawValue }
}
