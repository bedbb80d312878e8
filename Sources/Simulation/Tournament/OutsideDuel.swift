import GameCore
import Platform
import Tiles

/// Plays the games of one thread in which outside programs take part, each of them in one process.
final class OutsideDuel<G: VersusGame> {
  private let options: G.Options
  private let players: [Participant<RivalKind<G>>]
  private let timeLimit: Int
  private var programs: [Int: OutsideSeat] = [:]

  /// Creates the games' table. Programs have so many milliseconds for a move.
  init(_ options: G.Options, _ players: [Participant<RivalKind<G>>], timeLimit: Int) {
    (self.options, self.players, self.timeLimit) = (options, players, timeLimit)
  }

  deinit {
    for program in programs.values { program.end(within: Interruption.isRequested ? 100 : 1000) }
  }

  /// Plays a deal twice between two players; returns nil after an interrupt.
  func play(
    _ one: Int, _ other: Int, seed: UInt64
  ) throws(InvalidInput) -> (MatchTally.Game, MatchTally.Game)? {
    var random = SeededRandom(seed: seed)
    let deal = try G.deal(options, using: &random)
    let setup = VersusSetup<G.P>(try G.setup(options, deal), isStrict: true)
    var games: [MatchTally.Game] = []
    for (round, indices) in [[one, other], [other, one]].enumerated() {
      var chairs: [Chair] = []
      for (seat, index) in indices.enumerated() {
        chairs.append(chair(index, setup, PlayerSeed.of(seed, at: Seat(seat), round: round)))
      }
      var game = OutsideGame<G>(options, deal, setup, chairs, timeLimit: timeLimit)
      guard var result = game.play() else { return nil }
      if let fault = result.fault {
        programs.removeValue(forKey: indices[fault.player])?.end(within: 100)
        result.fault = (indices[fault.player] == one ? 0 : 1, fault.1)
      }
      games.append(result)
    }
    return (games[0], games[1])
  }

  typealias Chair = OutsideGame<G>.Chair

  private func chair(_ index: Int, _ setup: VersusSetup<G.P>, _ seed: UInt64) -> Chair {
    switch players[index] {
    case .kind(let kind, _): return .bot(kind.make(setup, seed))
    case .command(let command):
      if let program = programs[index] { return .program(program) }
      guard let program = try? OutsideSeat(command) else { return .absent }
      programs[index] = program
      return .program(program)
    }
  }
}
