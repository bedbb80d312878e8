import GameCore
import Lines
import Platform
import Records

extension Table {
  /// The highest number of moves and hints in a game between programs.
  static var stepLimit: Int { 10_000 }

  /// Plays until the end or a fault. Returns false after an interrupt.
  ///
  /// A game with too many moves counts as it stands in turns; in solo play it is a fault.
  mutating func run() -> Bool {
    for _ in 0..<Self.stepLimit {
      switch advance(within: .max) {
      case .moved: continue
      case .nobody: return true
      case .waiting: return false
      }
    }
    stop(game.position.seating.isShared ? nil : .endless)
    return true
  }
}

/// A player in games between bots and programs.
enum Contestant<G: ArcadeGame> {
  case bot(Bot<G>)
  case program(ExternalProgram)

  /// Returns the player at a seat before the first move. A bot's choices follow from a seed.
  func player(
    at seat: Seat, _ opening: JSONObject, _ round: Round<G.P>, _ seed: UInt64
  ) -> any Player<G.P> {
    switch self {
    case .bot(let bot): bot.create(round.position.setup, seed)
    case .program(let program): ProgramPlayer(program, at: seat, opening, round)
    }
  }
}
