import GameCore
import GuessGame
import MemorizeGame
import Simulation
import TestSupport
import Testing

@Suite(.oneByOne) struct SimulationTests {
  @Test func theNumberOfThreadsMakesNoDifference() throws {
    try compareThreads(Guess.self)
    try compareThreads(Memorize.self)
  }

  private func compareThreads<G: ArcadeGame>(_ type: G.Type) throws {
    let player = try #require(G.bots.first)
    // Past the greatest seed, and more than one portion of games.
    let seeds = SeedRange(first: .max - 99, count: 600)
    let tallies = [1, 2, 5].map { threads in
      var progress = ProgressBar(Presentation(language: .en))
      var simulation = Simulation(by: player.name, seeds)
      simulation.run(player, G.Options(), threads: threads, progress: &progress)
      return simulation.tally
    }
    #expect(tallies[0] == tallies[1] && tallies[1] == tallies[2])
    expectEqual(tallies[0].games.values.reduce(0, +), seeds.count)
  }
}
