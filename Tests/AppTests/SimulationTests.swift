import GameCore
import Simulation
import Testing
import TextUI
@testable import App

@Suite struct SimulationTests {
  @Test func theNumberOfThreadsMakesNoDifference() throws {
    for game in GameRegistry.catalog.games { try compareThreads(game) }
  }

  private func compareThreads<G: ArcadeGame>(_ type: G.Type) throws {
    guard let player = G.players.first else { return }
    // Past the greatest seed, and more than one portion of games.
    let seeds = SeedRange(first: .max - 99, count: 600)
    let tallies = try [1, 2, 5].map { threads in
      var progress = ProgressBar(total: seeds.count, Presentation(language: .en))
      return try Simulation(options: G.Options(), seeds: seeds, player: player)
        .run(threads: threads, progress: &progress)
    }
    #expect(tallies[0] == tallies[1] && tallies[1] == tallies[2])
    #expect(tallies[0].games.values.reduce(0, +) == seeds.count)
  }
}

@Suite struct StatisticsTests {
  private func statistics(_ scores: [Int]) -> Statistics {
    var tally = Tally()
    for score in scores { tally.add(score) }
    return Statistics(tally.games)
  }

  @Test func theFormulasAreThoseOfTextbooks() {
    let statistics = statistics([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(statistics.mean == 5)
    #expect(abs(statistics.deviation - (32.0 / 7).squareRoot()) < 1e-12)
    #expect(abs(statistics.error - (4.0 / 7).squareRoot()) < 1e-12)
    #expect([0, 5, 12, 13, 50, 51, 95, 100].map(statistics.quantile) == [2, 2, 2, 4, 4, 5, 9, 9])
    #expect(statistics.ends(.lower) == (2, 9))
    #expect(statistics.ends(.higher) == (9, 2))
  }

  @Test func oneGameHasNoDeviation() {
    #expect(statistics([-3]).deviation == 0)
    #expect(statistics([-3]).quantile(50) == -3)
  }

  @Test func talliesHoldAnyScore() {
    var (one, other) = (Tally(), Tally())
    for score in [-1_000_000, -129, -128, 0, 383, 384, 1 << 40] {
      one.add(score)
      other.add(score)
    }
    other.add(5, isFinished: false)
    one.add(other)
    #expect(one.games == [-1_000_000: 2, -129: 2, -128: 2, 0: 2, 383: 2, 384: 2, 1 << 40: 2])
    #expect(one.unfinished == 1)
  }

  @Test func theBarsAreMarkedWhereTheTheoryIs() {
    let histogram = Histogram([1: 10, 2: 20])
    let presentation = Presentation(language: .en, isASCII: true, columns: 40)
    let lines = histogram.lines(presentation) { Double($0.lowerBound * 10) }
    #expect(
      lines == [
        "  1  ###############| 10",
        "  2  ###############################| 20",
      ])
    #expect(
      histogram.lines(Presentation(language: .en, isPlain: true)) { _ in 12.345 }[0]
        .contains("12.3"))
  }
}
