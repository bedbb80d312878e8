import GameCore

/// The bots at their seats in one round.
final class SeatedBots<G: ArcadeGame> {
  private var bots: [(seat: Seat, player: any Player<G.P>)] = []

  /// Seats the bots that a game's options ask for, who see the moves so far.
  init(_ game: Playthrough<G>) {
    for seat in (0..<G.seats).map(Seat.init) {
      let setup = game.position.setup
      guard var bot = G.bot(at: seat, game.options, setup, seed: game.playerSeed) else { continue }
      game.replay { event, _, after in bot.observe(event, at: after) }
      bots.append((seat, bot))
    }
  }

  /// The seat that is left to others if it is the only one, or nil.
  var freeSeat: Seat? {
    let free = (0..<G.seats).map(Seat.init).filter { seat in !bots.contains { $0.seat == seat } }
    return free.count == 1 ? free[0] : nil
  }

  func observe(_ event: G.P.Event, at position: G.P) {
    for index in bots.indices { bots[index].player.observe(event, at: position) }
  }

  private func next(at position: G.P) -> Int? {
    position.phase.seat.flatMap { seat in bots.firstIndex { $0.seat == seat } }
  }

  /// Returns whether a bot moves next.
  func isTurn(at position: G.P) -> Bool { next(at: position) != nil }

  /// Returns the move of the bot whose turn it is, or nil if it is no bot's turn.
  func move(at position: G.P) -> G.P.Move? {
    next(at: position).map { bots[$0].player.move(at: position) }
  }
}
