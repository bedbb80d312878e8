import GameCore
import TestSupport
import Testing
import Tiles
@testable import CardsGame

/// Two players at a board of cards: passing leads to nothing.
@Suite(.oneByOne) struct CardsVersusTests {
  private typealias P = CardsPosition

  /// Turns the first card up and down again.
  private struct Passer: Strategy {
    typealias P = CardsPosition

    func move(at position: CardsPosition) -> NumberMove {
      NumberMove((position.up?.tile ?? position.left.first ?? 0) + 1)
    }
  }

  private func position(_ count: Int, mayPass: Bool) -> P {
    P(CardsSetup(count: count, bonus: 1, .two(mayPass: mayPass)))
  }

  private func play(_ tiles: [Int], _ deal: CardsDeal, _ position: inout P) throws {
    for tile in tiles {
      try position.check(NumberMove(tile))
      position.take(deal.answer(NumberMove(tile), at: position))
    }
  }

  /// The costs are those of both players, so that stars would rate neither.
  @Test func noStarsAreForTwo() throws {
    let deal = try CardsDeal(reading: "2_of_hearts 2_of_spades 3_of_hearts 3_of_spades")
    func review(_ seating: Seating) -> CardsReview {
      CardsReview(CardsSetup(count: 4, bonus: 4, seating), deal)
    }
    #expect(review(.two()).allowance == nil && review(.alone).allowance == 4)
  }

  @Test func fourPassesInARowEndAGameOfPeople() throws {
    let deal = try CardsDeal(reading: "queen_of_hearts 2_of_hearts 3_of_clubs queen_of_spades")
    var position = position(4, mayPass: true)
    // The first turn shows a new card; the one after three passes does, too.
    try play([1, 1, 1, 1, 1, 1, 1, 1, 2, 2], deal, &position)
    #expect(position.phase.isPlaying)
    try play([1, 1, 2, 2, 1, 1, 2, 2], deal, &position)
    #expect(position.turns.isStalled && position.phase == .over)
    #expect(position.verdict(hints: 0, .english).hasPrefix("Nothing new in four turns"))
    #expect(throws: TileRefusal(.ended, NumberMove(3))) { try position.check(NumberMove(3)) }
  }

  @Test func aProgramMustShowSomethingNewOrMatch() throws {
    let deal = try CardsDeal(reading: "queen_of_hearts 2_of_hearts 3_of_clubs")
    var position = position(3, mayPass: false)
    try play([1, 1, 1], deal, &position)
    #expect(throws: TileRefusal(.nothingNew, NumberMove(1))) { try position.check(NumberMove(1)) }
    // A mismatch with a new card leaves that one up, to be turned down free.
    try play([3, 3, 1], deal, &position)
    #expect(throws: TileRefusal(.nothingNew, NumberMove(3))) { try position.check(NumberMove(3)) }
    try play([2], deal, &position)
    expectEqual(position.phase, .over)
  }

  @Test func aCardThatNothingCanMatchStaysDown() throws {
    let deal = try CardsDeal(reading: "queen_of_hearts 2_of_hearts 3_of_clubs")
    var position = position(3, mayPass: false)
    try play([1, 1, 2, 2, 3, 3], deal, &position)
    #expect(throws: TileRefusal(.nothingNew, NumberMove(3))) { try position.check(NumberMove(3)) }
    expectEqual(position.firstUsefulTile(), NumberMove(1))
  }

  /// Whatever a match earns, the expert is the best of the bots, in turns as alone.
  @Test(arguments: [1, 2, 4], ["eager", "forgetful:12", "forgetful"])
  func theExpertIsTheBestInTurns(bonus: Int, other: String) throws {
    let (expert, other) = try (
      #require(Cards.bot(named: "expert")), #require(Cards.bot(named: other))
    )
    var (options, points) = (CardsOptions(), [Double]())
    options.bonus = bonus
    try Cards.duel(options, SeedRange(first: 1, count: 600), expert, other) { first, second in
      let leads = [first.0 - first.1, second.1 - second.0]
      points.append(leads.reduce(0) { $0 + Double($1.signum() + 1) } / 4)
    }
    let mean = points.reduce(0, +) / Double(points.count)
    // Three standard errors of 600 deals are at most 0.04.
    #expect(mean > 0.54, "\(mean)")
  }

  @Test func passingLosesAgainstTheEager() throws {
    let passer = Bot<Cards>(.forgetful) { _, _ in Passer() }
    let eager = try #require(Cards.bot(named: "eager"))
    var leads: [Int] = []
    try Cards.duel(CardsOptions(), SeedRange(first: 1, count: 20), eager, passer) {
      leads.append($0.0 - $0.1 + $1.1 - $1.0)
    }
    // It used to win all of them; made to play, it is no better than the other.
    #expect(leads.count == 20 && leads.count { $0 > 0 } >= 8, "\(leads)")
  }
}
