/// The opponents: bots, and in a race the replays of their moves.
extension Playthrough {
  /// Returns the board of a player by its seat.
  public func board(of seat: Seat) -> Int { min(seat.index, others.count) }

  /// A recorded move of a bot, and the move that it makes instead.
  public typealias FalseMove = (made: G.P.Move, expected: G.P.Move)

  /// Creates the opponent's bot, which has made its moves so far; nil if the opponent is no bot.
  /// Returns with it the first move of its log that it would not make, or nil if there is none.
  public func makeBot() -> (player: any Strategy<G.P>, falseMove: FalseMove?)? {
    guard let name = opposition?.opponent, let kind = G.bot(named: name) else { return nil }
    // Records of deals from outside don't have the deal's seed.
    let seed = source.writtenDeal == nil ? source.playerSeed : 0
    var (bot, falseMove) = (kind.create(position.setup, seed), FalseMove?.none)
    (others.first ?? round).replay { entry, before, after in
      if !others.isEmpty || entry.seat == Seat(1) {
        // The call repeats the bot's random draws, which come from a stream of its own.
        let expected = before.useful(bot.move(at: before))
        if falseMove == nil, expected != entry.move { falseMove = (entry.move, expected) }
      }
      bot.observe(entry.event, at: after)
    }
    return (bot, falseMove)
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
