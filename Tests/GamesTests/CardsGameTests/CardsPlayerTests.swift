import GameCore
import PlayingCards
import TestSupport
import Testing
@testable import CardsGame

@Suite(.oneByOne) struct CardsPlayerTests {
  private func simulated(
    _ name: String, _ games: Int, count: Int = 12, bonus: Int = 1
  ) throws -> Statistics {
    var (options, tally) = (CardsOptions(), Tally())
    (options.count, options.bonus) = (count, bonus)
    let player = try #require(Cards.bot(named: name))
    try player.play(options, SeedRange(first: 1, count: games)) { tally.add($0) }
    expectEqual(tally.unfinished, 0)
    return Statistics(tally.games)
  }

  /// With faces hidden the best that anybody can do averages -4.475, and with a bonus of 4 it is
  /// 36.776.
  @Test(arguments: [(1, -4.475), (4, 36.776)])
  func theExpertIsNearlyPerfect(bonus: Int, most: Double) throws {
    let statistics = try simulated("expert", 2000, bonus: bonus)
    #expect(abs(statistics.mean - most) < 0.1 + 4 * statistics.standardError)
  }

  @Test(arguments: [
    (2, 1), (3, 2), (5, 3), (8, 1), (12, 1), (12, 2), (13, 10), (20, 1), (30, 7), (45, 2), (52, 1),
    (52, 4),
  ])
  func parIsWhatTheExpertAverages(count: Int, bonus: Int) throws {
    let statistics = try simulated("expert", count < 20 ? 1000 : 150, count: count, bonus: bonus)
    let par = try #require(Cards.par(CardsSetup(count: count, bonus: bonus)))
    // The table has two places.
    #expect(abs(statistics.mean - par) <= 0.02 + 4 * statistics.standardError)
  }

  /// On average the expert is near par all the way, and the last card's is the par of the game.
  @Test(arguments: [16, 24, 40, 52])
  func parSoFarIsAboutWhatTheExpertHas(count: Int) throws {
    let (setup, games) = (CardsSetup(count: count, bonus: 1), 100)
    var (options, distances) = (CardsOptions(), Array(repeating: 0.0, count: count + 1))
    options.count = count
    for seed in 1...games {
      var random = SeededRandom(seed: UInt64(seed))
      let deal = try Cards.deal(options, using: &random)
      var (position, expert, seen) = (CardsPosition(setup), CardsExpert(setup), CardSet())
      while position.phase.isPlaying {
        let event = deal.answer(expert.move(at: position), at: position)
        if event.outcome == .up, !seen.contains(event.card), let par = position.parSoFar {
          distances[seen.count] += Double(position.score.value + position.promised) - par
        }
        seen.insert(event.card)
        position.take(event)
        expert.observe(event, at: position)
      }
    }
    let worst = distances.map { abs($0 / Double(games)) }.max() ?? .infinity
    #expect(worst > 0 && worst < 3.5, "\(worst)")
    let end = CardsPar.mean(setup, seen: count)
    #expect(abs(end - CardsPar.mean(setup)) < 1e-9)
  }

  /// A pair in sight counts before it is taken, so that looking first is no loss.
  @Test func aPairInSightIsPromised() throws {
    var round = try CardsRound(
      "queen_of_hearts 2_of_hearts queen_of_spades 3_of_clubs queen_of_clubs")
    for (tiles, points, promised) in [
      ("1 1 2 2", -2, 0), ("3", -3, 3), ("3", -3, 2), ("5 5", -4, 2), ("1", -5, 3), ("3", -2, 0),
    ] {
      try round.play(tiles)
      #expect((round.score, round.round.position.promised) == (points, promised), "\(tiles)")
    }
  }

  @Test func thereIsNoParSoFarWhereItMeansLittle() throws {
    let whole = Card.deck.map(\.description).joined(separator: " ")
    for (deal, isTold) in [(fourCards, false), (whole, true)] {
      var round = try CardsRound(deal)
      #expect(round.round.position.parSoFar == nil)
      try round.play("1")
      #expect((round.round.position.parSoFar != nil) == isTold)
    }
    var round = try CardsRound(whole, bonus: 4)
    try round.play("1")
    #expect(round.round.position.parSoFar == nil)
  }

  @Test func parRisesWithTheBonus() {
    for count in 2...52 {
      let pars = (1...10).compactMap { Cards.par(CardsSetup(count: count, bonus: $0)) }
      #expect(pars.count == 10 && pars == pars.sorted())
    }
  }

  @Test func theEagerAreBetterThanChance() throws {
    let means = try ["expert", "eager", "random"].map { try simulated($0, 300).mean }
    #expect(means[0] > means[1] && means[1] > means[2])
  }

  @Test func whoRemembersMorePlaysBetter() throws {
    let names = ["forgetful:1", "forgetful:2", "forgetful", "forgetful:7", "expert"]
    let means = try names.map { try simulated($0, 1000).mean }
    #expect(means == means.sorted() && Set(means).count == means.count, "\(means)")
    try expectEqual(simulated("forgetful:4", 50).mean, simulated("forgetful", 50).mean)
  }

  /// It turns cards down rather than risk a mismatch, and comes to the end all the same.
  @Test(arguments: [2, 3, 4, 5, 12, 52])
  func whoRemembersOneTileComesToTheEnd(count: Int) throws {
    for bonus in [1, 10] { _ = try simulated("forgetful:1", 100, count: count, bonus: bonus) }
  }

  /// Whatever was done before, the expert comes to the end and makes no mismatch.
  @Test func theExpertResumesAnyGame() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      var (options, random) = (CardsOptions(), SeededRandom(seed: seed))
      (options.count, options.bonus) = (2 + Int(seed % 51), 1 + Int(seed % 4))
      let deal = try Cards.deal(options, using: &random)
      var round = try CardsRound(deal.description, bonus: options.bonus)
      var expert = CardsExpert(round.position.setup)
      func play(_ tile: String) throws -> CardsEvent {
        let event = try round.event(of: tile)
        expert.observe(event, at: round.position)
        return event
      }
      for _ in 0..<Int(seed % 40) where round.position.phase.isPlaying {
        _ = try? play("\(1 + random.below(UInt64(options.count)))")
      }
      let start = round.turns
      while round.position.phase.isPlaying, round.turns < start + 1000 {
        #expect(!expert.reason(at: round.position, .english).isEmpty)
        let event = try play(expert.move(at: round.position).description)
        #expect(event.outcome != .mismatch, "seed \(seed)")
      }
      expectEqual(round.position.phase, .over)
    }
  }

  // MARK: Hints

  private func hint(_ deal: String, after tiles: String) throws -> (move: String, reason: String) {
    var round = try CardsRound(deal)
    var expert = CardsExpert(round.position.setup)
    for tile in tiles.split(separator: " ") {
      let event = try round.event(of: String(tile))
      expert.observe(event, at: round.position)
    }
    return (
      expert.move(at: round.position).description, expert.reason(at: round.position, .english)
    )
  }

  @Test func eachHintHasItsReason() throws {
    let deal = "queen_of_hearts 2_of_hearts queen_of_spades 3_of_clubs 4_of_clubs 9_of_diamonds"
    let hints = try [
      // Nothing is up, so a look is safe; turning down is free.
      hint(deal, after: ""), hint(deal, after: "4"),
      // A rank that was seen twice, and the mate of the tile that is up.
      hint(deal, after: "1 1 3 3"), hint(deal, after: "1 1 3"),
      hint("2_of_hearts 3_of_hearts", after: "1"),
      // All tiles have been seen.
      hint(twoPairs, after: "1 1 2 2 3 3 4 4"), hint(twoPairs, after: "1 1 2 2 3 3 4"),
    ]
    #expect(hints.map(\.move) == ["1", "4", "3", "1", "2", "1", "3"])
    #expect(hints[2].reason == hints[3].reason && hints[5].reason == hints[6].reason)
    #expect(Set(hints.map(\.reason)).count == 5)
  }
}
