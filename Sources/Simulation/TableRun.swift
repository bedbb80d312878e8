import GameCore
import Lines
import Platform
import Records

extension Table {
  /// The most moves and hints of a game of programs.
  static var stepLimit: Int { 10_000 }

  /// Plays to the end, or to a fault. Returns false after an interrupt.
  ///
  /// After too many moves a game of two counts as it stands, and one alone isn't finished in time.
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

/// Whoever takes part in games of programs.
enum Contestant<G: ArcadeGame> {
  case bot(Bot<G>)
  case program(ExternalProgram)

  /// Seats it at a board before the first move. Bots choose by a seed.
  func player(
    at seat: Seat, _ opening: JSONObject, _ round: Round<G.P>, _ seed: UInt64
  ) -> any Player<G.P> {
    switch self {
    case .bot(let bot): bot.create(round.position.setup, seed)
    case .program(let program): ProgramPlayer(program, at: seat, opening, round)
    }
  }
}
