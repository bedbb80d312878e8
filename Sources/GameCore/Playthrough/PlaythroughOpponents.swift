/// The opponents: bots, and in a race the replays of their moves.
extension Playthrough {
  /// Returns the board of a player by its seat.
  public func board(of seat: Seat) -> Int { min(seat.index, others.count) }

  /// Creates the opponent's bot, which has made its moves so far; nil if the opponent is no bot.
  public func makeBot() -> (any Strategy<G.P>)? {
    guard let name = opposition?.opponent, let kind = G.bot(named: name) else { return nil }
    var bot = kind.create(position.setup, botSeed)
    let seat = Seat(1)
    boards[board(of: seat)].replay { entry, before, after in
      // The call repeats the bot's random draws, which come from a stream of its own.
      if isMove(entry, by: seat) { _ = bot.move(at: before) }
      bot.observe(entry.event, at: after)
    }
    return bot
  }

  /// Returns the first recorded move that the opponent's bot would not make, with its own move
  /// instead, or nil if all moves are its own.
  public func falseBotMove() -> (made: G.P.Move, expected: G.P.Move)? {
    guard let name = opposition?.opponent, let kind = G.bot(named: name) else { return nil }
    var (bot, wrong) = (kind.create(position.setup, botSeed), (G.P.Move, G.P.Move)?.none)
    let seat = Seat(1)
    boards[board(of: seat)].replay { entry, before, after in
      if wrong == nil, isMove(entry, by: seat) {
        let expected = before.useful(bot.move(at: before))
        if expected != entry.move { wrong = (entry.move, expected) }
      }
      bot.observe(entry.event, at: after)
    }
    return wrong.map { (made: $0.0, expected: $0.1) }
  }

  /// The seed of the bot's choices. Records of deals from outside don't have the deal's seed.
  private var botSeed: UInt64 { source.writtenDeal == nil ? source.playerSeed : 0 }

  private func isMove(_ entry: Round<G.P>.Entry, by seat: Seat) -> Bool {
    entry.seat == seat || !others.isEmpty
  }

  /// The ghosts that repeat the recorded moves at the other boards.
  public var ghosts: [(any Player<G.P>)?] {
    boards.enumerated().map { $0 == 0 ? nil : Ghost<G.P>($1.log.map(\.move)) }
  }
}

/// A player that repeats the moves of a record.
struct Ghost<P: Position>: Player {
  private var moves: ArraySlice<P.Move>

  init(_ moves: [P.Move]) { self.moves = moves[...] }

  mutating func note(_ entry: Round<P>.Entry, at position: P) {}

  mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    moves.popFirst().map { .move($0) } ?? .waiting
  }
}
