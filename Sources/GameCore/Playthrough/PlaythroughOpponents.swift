/// Whoever plays the seats that aren't the player's own.
extension Playthrough {
  /// Returns the board of a player by its seat.
  public func board(of seat: Seat) -> Int { min(seat.index, others.count) }

  /// Creates the bot that the opposition names, which has seen and made its moves so far, or returns
  /// nil if it names none.
  public func makeBot() -> (any Strategy<G.P>)? {
    guard let name = opposition?.opponent, let kind = G.bot(named: name) else { return nil }
    var bot = kind.create(position.setup, botSeed)
    let seat = Seat(1)
    boards[board(of: seat)].replay { entry, before, after in
      // Random choices draw from the bot's own stream.
      if isMove(entry, by: seat) { _ = bot.move(at: before) }
      bot.observe(entry.event, at: after)
    }
    return bot
  }

  /// Returns the first move of the bot that the opposition names which is not the one that it makes,
  /// and that one; nil if there is none.
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

  /// The seed of a bot's choices. Records of deals from outside don't have the deal's seed.
  private var botSeed: UInt64 { source.writtenDeal == nil ? source.playerSeed : 0 }

  private func isMove(_ entry: Round<G.P>.Entry, by seat: Seat) -> Bool {
    entry.seat == seat || !others.isEmpty
  }

  /// The players at other boards, who make the moves that were made there again.
  public var ghosts: [(any Player<G.P>)?] {
    boards.enumerated().map { $0 == 0 ? nil : Ghost<G.P>($1.log.map(\.move)) }
  }
}

/// A record that is played again.
struct Ghost<P: Position>: Player {
  private var moves: ArraySlice<P.Move>

  init(_ moves: [P.Move]) { self.moves = moves[...] }

  mutating func note(_ entry: Round<P>.Entry, at position: P) {}

  mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    moves.popFirst().map { .move($0) } ?? .waiting
  }
}
