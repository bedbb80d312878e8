import GameCore
import TestSupport
import Testing

@Suite struct StatisticsTests {
  private func statistics(_ scores: [Int]) -> Statistics {
    var tally = Tally()
    for score in scores { tally.add(score) }
    return Statistics(tally.games)
  }

  @Test func theFormulasAreThoseOfTextbooks() {
    let statistics = statistics([2, 4, 4, 4, 5, 5, 7, 9])
    expectEqual(statistics.games, 8)
    expectEqual(statistics.mean, 5)
    #expect(abs(statistics.standardDeviation - (32.0 / 7).squareRoot()) < 1e-12)
    #expect(abs(statistics.standardError - (4.0 / 7).squareRoot()) < 1e-12)
    expectEqual(
      [0, 5, 12, 13, 50, 51, 95, 100].map(statistics.quantile), [2, 2, 2, 4, 4, 5, 9, 9])
    expectEqual([0, 1, 3, 7, 99].map(statistics.score), [2, 4, 4, 9, 9])
    #expect(statistics.extremes(.lower) == (2, 9))
    #expect(statistics.extremes(.higher) == (9, 2))
  }

  @Test func oneGameHasNoDeviation() {
    expectEqual(statistics([-3]).standardDeviation, 0)
    expectEqual(statistics([-3]).quantile(50), -3)
  }

  @Test func talliesHoldAnyScore() {
    var (one, other) = (Tally(), Tally())
    for score in [-1_000_000, -129, -128, 0, 383, 384, 1 << 40] {
      one.add(score)
      other.add(score)
    }
    other.unfinished += 1
    other.add(GameResult(score: 5, isLost: true))
    #expect(one != other)
    one.add(other)
    expectEqual(one.games, [-1_000_000: 2, -129: 2, -128: 2, 0: 2, 383: 2, 384: 2, 1 << 40: 2])
    #expect((one.unfinished, one.lost, one.count) == (1, 1, 16))
  }

  @Test func aDistributionHasItsMean() {
    let distribution = ScoreDistribution(first: 2, [0.5, 0.25, 0.25])
    expectEqual(distribution.mean, 2.75)
    expectEqual([1, 2, 3, 4, 5].map(distribution.probability), [0, 0.5, 0.25, 0.25, 0])
  }

  @Test func seedsAreTakenInParts() {
    let seeds = SeedRange(first: .max - 1, count: 5)
    let parts = [0, 2, 4].map { seeds.part(after: $0, limit: 2) }
    expectEqual(parts.map(\.first), [.max - 1, 0, 2])
    expectEqual(parts.map(\.count), [2, 2, 1])
  }

  // MARK: Simulations

  /// The games of consecutive seeds are those that anybody plays with these seeds; after the
  /// greatest seed comes 0.
  @Test func simulatedGamesAreThoseOfTheirSeeds() throws {
    for kind in Spell.bots {
      var (tally, own) = (Tally(), Tally())
      try kind.play(SpellOptions(), SeedRange(first: .max - 1, count: 5)) { tally.add($0) }
      for seed in [.max - 1, .max, 0, 1, 2] as [UInt64] {
        let source = Playthrough<Spell>.Source.seed(Seed(number: seed))
        var game = try Playthrough<Spell>(options: SpellOptions(), source: source)
        try finish(&game, by: kind.create(game.position.setup, game.source.playerSeed))
        own.add(game.position.result)
      }
      expectEqual(tally, own)
      expectEqual(tally.count, 5)
    }
  }

  private func finish(
    _ game: inout Playthrough<Spell>, by start: some Strategy<SpellPosition>
  ) throws {
    var player = start
    while game.isPlaying {
      let event = try #require(try game.play(player.move(at: game.position)))
      player.observe(event, at: game.position)
    }
  }

  @Test func optionsThatMakeNoDealAreRefused() throws {
    var (options, tally) = (SpellOptions(), Tally())
    options.size = 9
    #expect(throws: UserError.self) {
      try Spell.bots[0].play(options, SeedRange(first: 1, count: 1)) { tally.add($0) }
    }
    try Spell.bots[0].play(options, SeedRange(first: 1, count: 0)) { tally.add($0) }
    expectEqual(tally, Tally())
  }
}
