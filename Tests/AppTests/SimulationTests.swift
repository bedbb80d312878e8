import GameCore
import Simulation
import TestSupport
import Testing
import TextUI
@testable import App

@Suite(.oneByOne) struct SimulationTests {
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
