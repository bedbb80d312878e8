import PlayingCards
import TestSupport
import Testing

/// Sets of cards, compared with those of the standard library.
@Suite struct CardSetTests {
  /// The sets of the cards at the first places of some shuffled decks.
  private var samples: [[Card]] {
    var random = FixedRandom(state: 1)
    return (0..<200).map { round in
      Array(Card.deck.shuffled(using: &random).prefix(round % 12))
    }
  }

  private func expectSame(_ cards: CardSet, _ model: Set<Card>) {
    let sorted = Card.deck.filter(model.contains)
    expectEqual(Array(cards), sorted)
    #expect(cards.count == sorted.count && cards.first == sorted.first)
    expectEqual(Card.deck.filter(cards.contains), sorted)
  }

  @Test func aSetIsASet() {
    for sample in samples {
      var (cards, model) = (CardSet(sample[...]), Set(sample))
      expectSame(cards, model)
      for card in sample.prefix(3) {
        cards.remove(card)
        model.remove(card)
      }
      cards.insert(Card.deck[7])
      model.insert(Card.deck[7])
      expectSame(cards, model)
      expectSame(cards.subtracting(CardSet(sample.suffix(4))), model.subtracting(sample.suffix(4)))
    }
  }

  @Test func suitsAndRanksAreFound() {
    for sample in samples {
      let cards = CardSet(sample[...])
      for suit in Suit.allCases {
        expectSame(cards.cards(of: suit), Set(sample.filter { $0.suit == suit }))
      }
      for rank in Rank.allCases {
        expectSame(cards.cards(of: rank), Set(sample.filter { $0.rank == rank }))
      }
    }
  }

  @Test func aMatchIsFoundIfThereIsOne() {
    var (matching, pairless) = (0, 0)
    for sample in samples {
      let cards = CardSet(sample[...])
      let pair = Card.deck.first { one in
        sample.contains(one) && sample.contains { $0 != one && $0.rank == one.rank }
      }
      expectEqual(cards.firstOfRankPair, pair)
      let hasMatch = sample.contains { one in
        sample.contains { $0 != one && ($0.rank == one.rank || $0.suit == one.suit) }
      }
      expectEqual(cards.hasMatch, hasMatch)
      matching += hasMatch ? 1 : 0
      pairless += pair == nil ? 1 : 0
    }
    #expect(matching > 50 && matching < 190 && pairless > 50)
  }

  @Test func aPlaceIsACard() {
    expectEqual(Card.deck.map(\.index), Array(0..<52))
    expectEqual((0..<52).compactMap { Card(index: $0) }, Card.deck)
    #expect(Card(index: 52) == nil && Card(index: -1) == nil)
  }
}

/// A generator with a state of its own, so that a test is the same every time.
private struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
