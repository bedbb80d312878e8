import Flags
import GameCore
import Platform
import Tiles

/// Plays the games of one thread in which outside programs take part, each of them in one process.
final class OutsideTable<G: ArcadeGame> {
  private let options: G.Options
  private let timeLimit: Int
  private var programs: [Int: OutsideSeat] = [:]

  /// Creates the games' table. Programs have so many milliseconds for a move.
  init(_ options: G.Options, timeLimit: Int) {
    (self.options, self.timeLimit) = (options, timeLimit)
  }

  deinit {
    for program in programs.values { program.end(within: Interruption.isRequested ? 100 : 1000) }
  }

  /// Lets the program of a player play the deal of a seed alone; returns nil after an interrupt.
  func play(_ index: Int, _ command: String, seed: UInt64) throws(InvalidInput) -> PlayedGame? {
    let deal = try deal(seed)
    let chair = OutsideGame<G.D>.Chair.program(program(index, command))
    return play(deal, try G.setup(options, deal), [chair], of: [index])
  }

  private func deal(_ seed: UInt64) throws(InvalidInput) -> G.D {
    var random = SeededRandom(seed: seed)
    return try G.deal(options, using: &random)
  }

  private func play<D: Deal>(
    _ deal: D, _ setup: D.P.Setup, _ chairs: [OutsideGame<D>.Chair], of players: [Int]
  ) -> PlayedGame? where D.P: JSONReporting {
    let mode: JSONObject = chairs.count > 1 ? ["mode": "versus"] : [:]
    let head: JSONObject = [
      "game": .string(G.name), "options": .object(options.fields), "protocol": .number(1),
      "rules": .number(G.rules),
    ]
    var game = OutsideGame<D>(head.merging(mode), deal, setup, chairs, timeLimit: timeLimit)
    guard var played = game.play() else { return nil }
    if let fault = played.fault {
      let player = players[fault.player]
      programs.removeValue(forKey: player)?.end(within: 100)
      played.fault = (player, fault.1)
    }
    return played
  }

  /// Returns the program of a player, which is started if it isn't running; nil if it can't be.
  private func program(_ index: Int, _ command: String) -> OutsideSeat? {
    if let program = programs[index] { return program }
    let program = try? OutsideSeat(command)
    programs[index] = program
    return program
  }
}

extension OutsideTable where G: VersusGame {
  /// Plays the deal of a seed twice between two players; returns nil after an interrupt.
  func play(
    _ players: [Participant<RivalKind<G>>], _ one: Int, _ other: Int, seed: UInt64
  ) throws(InvalidInput) -> (PlayedGame, PlayedGame)? {
    let deal = try deal(seed)
    let setup = VersusSetup<G.P>(try G.setup(options, deal), isStrict: true)
    var games: [PlayedGame] = []
    for (round, indices) in [[one, other], [other, one]].enumerated() {
      let chairs = indices.enumerated().map { seat, index -> OutsideGame<VersusDeal<G>>.Chair in
        switch players[index] {
        case .command(let command): .program(program(index, command))
        case .kind(let kind, _):
          .bot(kind.make(setup, PlayerSeed.of(seed, at: Seat(seat), round: round)))
        }
      }
      guard var game = play(VersusDeal<G>(deal), setup, chairs, of: indices) else { return nil }
      if let fault = game.fault { game.fault = (fault.player == one ? 0 : 1, fault.1) }
      games.append(game)
    }
    return (games[0], games[1])
  }
}
