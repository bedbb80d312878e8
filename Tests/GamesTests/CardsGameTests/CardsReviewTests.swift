import PlayingCards
import TestSupport
import Testing
import Tiles
@testable import CardsGame

@Suite(.oneByOne) struct CardsReviewTests {
  private func review(_ tiles: String, _ deal: String = fourCards) throws -> CardsReview {
    var round = try CardsRound(deal)
    try round.play(tiles)
    expectEqual(round.position.phase, .over)
    return round.reviewed(by: CardsReview(round.position.setup, try CardsDeal(reading: deal)))
  }

  private func remarks(_ review: CardsReview) -> [[Int]] {
    review.costs.indices.compactMap { review.remark(onMove: $0, .english)?.numbers }
  }

  @Test func mismatchesAreCounted() throws {
    let review = try review("1 4 1 3")
    expectEqual(
      review.fields.text,
      #"{"bestPossible":2,"bestRankMatches":1,"mismatches":2,"missedPoints":6,"rankMatches":1,"#
        + #""wastedTurns":0}"#)
    expectEqual(review.facts(.english).map(\.numbers), [[2]])
  }

  @Test func nothingIsLeftOfTheMost() throws {
    try expectEqual(review("1 3").fields["missedPoints"], .number(0))
    #expect(try review("1 3").facts(.english) != review("1 1 1 3").facts(.english))
  }

  @Test func looksAtCardsSeenBeforeAreCounted() throws {
    let review = try review("1 1 1 1 1 1 1 3")
    expectEqual(review.fields["wastedTurns"], .number(2))
    expectEqual(review.fields["missedPoints"], .number(3))
  }

  @Test func missedRanksAreCounted() throws {
    let review = try review("1 2")
    expectEqual(review.fields["rankMatches"], .number(0))
    expectEqual(review.fields["bestRankMatches"], .number(1))
  }

  @Test func theBonusRaisesTheMost() throws {
    var round = try CardsRound(fourCards, bonus: 4)
    try round.play("1 3")
    let deal = try CardsDeal(reading: fourCards)
    let review = round.reviewed(by: CardsReview(round.position.setup, deal))
    expectEqual(review.fields["bestPossible"], .number(14))
    expectEqual(review.fields["missedPoints"], .number(0))
  }

  @Test func aLookThatLeadsToNothingCostsItsPoint() throws {
    let review = try review("1 1 1 1 1 1 1 3")
    // The first look is new, and the last one is followed by a find.
    expectEqual(review.costs, [0, 0, 1, 0, 1, 0, 0, 0])
    let lesson = review.lesson(hints: 0, .english) ?? ""
    #expect(lesson.contains(", such as step 3: turning tile 1 again"), "\(lesson)")
  }

  @Test func aNewCardBesideAnotherIsARiskUnlessItMatches() throws {
    let review = try review("1 4 1 3")
    #expect(abs(review.costs[1] - 1.1) < 0.11 && review.costly().first != nil)
    expectEqual(review.remark(onMove: 1, .english)?.numbers.prefix(2), [4, 1])
    let lucky = try self.review("1 3")
    #expect(lucky.costs == [0, 0] && lucky.remark(onMove: 1, .english) == nil)
  }

  @Test func aKnownMatchTurnedBackDownCostsATurn() throws {
    let deal = "jack_of_hearts 3_of_spades jack_of_diamonds 9_of_clubs 2_of_clubs"
    let review = try review("1 1 3 3 1 3 4 4 5 4", deal)
    expectEqual(review.costs.prefix(6), [0, 0, 0, 1, 0, 0])
    expectEqual(review.remark(onMove: 3, .english)?.numbers, [3, 1, 3, 1])
  }

  @Test func aMatchByRankGivenUpIsALoss() throws {
    let deal = "2_of_spades 2_of_hearts 5_of_spades 6_of_spades"
    // Both twos are known, and one of them goes with another known spade.
    let review = try review("1 1 3 3 2 2 1 3", deal)
    #expect(review.costs[7] >= 3 && review.costly().first == 7)
    let lesson = review.lesson(hints: 0, .english) ?? ""
    #expect(lesson.contains("ile 2, the best match for tile 1, had already been seen"), "\(lesson)")
  }

  /// The key idea that a game missed is in its lesson.
  @Test func theLessonSaysWhatToDo() throws {
    let deal = "jack_of_hearts 3_of_spades jack_of_diamonds 9_of_hearts 2_of_clubs"
    for (tiles, idea) in [
      ("1 2 1 3", "Tile 2 was new, a risk with tile 1 up; turning that down is free"),
      ("1 1 2 2 1 2 1 3", "Tile 2 was sure to miss with tile 1 up"),
      ("1 1 1 2 3 1", "urning tile 1 again costs a point"),
    ] {
      let review = try review(tiles, deal)
      let remarks = review.costs.indices.compactMap { review.remark(onMove: $0, .english) }
      #expect(remarks.contains { $0.contains(idea) }, "\(tiles): \(remarks)")
    }
  }

  @Test func onceAllIsKnownCostsAreExact() throws {
    let deal = "2_of_spades 2_of_hearts 5_of_spades"
    // A mismatch, a look at a single card, and then the best.
    let review = try review("1 1 2 2 3 3 2 3 3 3 3 1 2", deal)
    expectEqual(review.costs, [0, 0, 0, 1, 0, 0, 0, 4, 0, 1, 0, 0, 0])
    expectEqual(review.cost, 6)
  }

  /// Where the expert waits for a match by rank, the cost of a match by suit is on average what
  /// playing on from both moves shows, whatever the unseen tiles hold.
  @Test func aMatchBySuitCostsWhatPlayingOnShows() throws {
    var (options, random) = (CardsOptions(), SeededRandom(seed: 3))
    options.count = 24
    let (setup, samples) = (Cards.setup(options, .alone), 40)
    var (told, shown, positions) = (0.0, 0.0, 0)
    for _ in 0..<40 {
      let deal = try Cards.deal(options, using: &random)
      var (position, expert) = (CardsPosition(setup), CardsExpert(setup))
      var (review, waits) = (CardsReview(setup, deal), 1 + Int(random.below(8)))
      while position.phase.isPlaying, !expert.hasSeenAll {
        let move = expert.move(at: position)
        if let up = position.up, move.number == up.tile + 1, let mate = expert.suitMate(of: up.card)
        {
          waits -= 1
          if waits == 0 {
            let match = NumberMove(expert.memory.tile(of: mate) + 1)
            for _ in 0..<samples {
              let other = deal.reshuffled(beyond: expert.memory.unseen, using: &random)
              shown +=
                Double(
                  other.score(after: move, at: position, by: expert)
                    - other.score(after: match, at: position, by: expert)) / Double(samples)
            }
            let event = deal.answer(match, at: position)
            let before = position
            position.take(event)
            review.observe(event, from: before, to: position)
            told += review.costs.last ?? 0
            positions += 1
            break
          }
        }
        let (event, before) = (deal.answer(move, at: position), position)
        position.take(event)
        expert.observe(event, at: position)
        review.observe(event, from: before, to: position)
      }
    }
    #expect(positions > 20)
    let (cost, truth) = (told / Double(positions), shown / Double(positions))
    #expect(abs(cost - truth) < 0.6, "\(cost) told, \(truth) shown in \(positions) positions")
  }

  @Test func theAllowanceGrowsWithCardsAndBonus() throws {
    func allowance(_ count: Int, _ bonus: Int) throws -> Double? {
      CardsReview(CardsSetup(count: count, bonus: bonus), try CardsDeal(reading: fourCards))
        .allowance
    }
    try expectEqual([allowance(12, 1), allowance(12, 4), allowance(52, 1)], [4.8, 12, 20.8])
  }

  /// The look back shows the hint beside the remark, so both must mean the same move.
  @Test func aRemarkOnACardThatIsUpNamesTheMoveOfTheHint() throws {
    var remarks = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      var (options, random) = (CardsOptions(), SeededRandom(seed: seed))
      (options.count, options.bonus) = (2 + Int(seed % 19), 1 + Int(seed % 4))
      let deal = try Cards.deal(options, using: &random)
      var position = CardsPosition(Cards.setup(options, .alone))
      var (expert, review) = (CardsExpert(position.setup), CardsReview(position.setup, deal))
      for index in 0..<60 where position.phase.isPlaying {
        let tile = position.left.tile(at: Int(random.below(UInt64(position.left.count))))
        let (hint, before) = (expert.move(at: position), position)
        let event = deal.answer(NumberMove(tile + 1), at: position)
        position.take(event)
        expert.observe(event, at: position)
        review.observe(event, from: before, to: position)
        guard let remark = review.remark(onMove: review.costs.count - 1, .english) else {
          expectEqual(review.costs.last, 0)
          continue
        }
        remarks += 1
        #expect(hint != NumberMove(tile + 1) && review.costs.last != 0, "seed \(seed), \(index)")
        #expect(before.up == nil || remark.numbers.contains(hint.number), "seed \(seed): \(remark)")
      }
    }
    #expect(remarks > 2000)
  }
}

extension CardsDeal {
  /// Returns the deal with any other cards on the unseen tiles.
  fileprivate func reshuffled(
    beyond unseen: TileSet, using random: inout SeededRandom
  ) -> CardsDeal {
    let seen = cards.indices.filter { !unseen.contains($0) }.map { cards[$0] }
    var rest = Card.deck.filter { !seen.contains($0) }
    random.shuffle(&rest)
    return CardsDeal(
      cards.indices.map { unseen.contains($0) ? rest.removeLast() : cards[$0] })
  }

  /// Returns the score of a game in which the expert plays on after a move.
  fileprivate func score(
    after move: NumberMove, at position: CardsPosition, by expert: CardsExpert
  ) -> Int {
    var (position, expert, move) = (position, expert, move)
    while position.phase.isPlaying {
      let event = answer(move, at: position)
      position.take(event)
      expert.observe(event, at: position)
      if position.phase.isPlaying { move = expert.move(at: position) }
    }
    return position.score.value
  }
}
