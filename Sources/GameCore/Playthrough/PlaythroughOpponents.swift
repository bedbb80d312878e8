/// The opponents: bots, and in a race the replays of their moves.
extension Playthrough {
  /// Returns the board of a player by its seat.
  public func board(of seat: Seat) -> Int { other == nil ? 0 : seat.index }

  /// Creates the opponent that plays by itself, a bot or a ghost, which has made its moves so far;
  /// nil for another opponent.
  public func makeOpponent() -> (any Player<G.P>)? {
    guard case .ghost(_, let text) = opposition?.opponent else { return makeBot() }
    let moves = text.split(separator: ",").compactMap { G.P.Move(String($0)) }
    return Ghost<G.P>(Array(moves.dropFirst(other?.log.count ?? 0)), then: .gone(.ended))
  }

  /// Creates the opponent's bot, which has made its moves so far; nil if the opponent is no bot.
  public func makeBot() -> (any Strategy<G.P>)? { makeBot { _, _ in } }

  /// Returns the first recorded move that the opponent's bot would not make, with its own move
  /// instead, or nil if all moves are its own.
  public func falseBotMove() -> (made: G.P.Move, expected: G.P.Move)? {
    var first: (G.P.Move, G.P.Move)?
    _ = makeBot { made, expected in
      if first == nil, made != expected { first = (made, expected) }
    }
    return first.map { (made: $0.0, expected: $0.1) }
  }

  /// Creates the opponent's bot, and calls `compare` with each of its recorded moves and the move
  /// that it makes itself.
  private func makeBot(
    _ compare: (_ made: G.P.Move, _ expected: G.P.Move) -> Void
  ) -> (any Strategy<G.P>)? {
    guard case .bot(let name) = opposition?.opponent, let kind = G.bot(named: name) else {
      return nil
    }
    // Records of deals from outside don't have the deal's seed.
    let seed = source.writtenDeal == nil ? source.playerSeed : 0
    var bot = kind.create(position.setup, seed)
    (other ?? round).replay { entry, before, after in
      if other != nil || entry.seat == Seat(1) {
        // The call repeats the bot's random draws, which come from a stream of its own.
        compare(entry.move, before.useful(bot.move(at: before)))
      }
      bot.observe(entry.event, at: after)
    }
    return bot
  }

  /// Returns a player's game in a race as if it had been played alone, or nil of any other game.
  public func alone(_ seat: Seat) -> Playthrough? {
    guard mode == .race, var game = try? Playthrough(options: options, source: source) else {
      return nil
    }
    for entry in boards[board(of: seat)].log { _ = try? game.play(entry.move) }
    return game
  }

  /// What both players in a race gave away, or nil unless both games are judged.
  public var costsOfTwo: [Double]? {
    let reviews = Seat.both.compactMap { alone($0)?.review }.filter { !$0.costs.isEmpty }
    return reviews.count > 1 ? reviews.map(\.cost) : nil
  }

  /// Returns what a player may do next who has lost to a bot: play it again, or an easier one; nil
  /// after another game. The easier one is the best below it that isn't `beaten` yet, or else the
  /// best. On a screen a key plays again.
  public func lossAdvice(
    beaten: Set<String>, onScreen: Bool, _ presentation: Presentation
  ) -> String? {
    let bots = G.ladder(mode)
    guard let you = names.you, Seat.ahead(by: recordedScore) == you.other,
      let index = bots.firstIndex(where: { $0.name == opposition?.opponent.word })
    else { return nil }
    let below = bots.prefix(index)
    let easier = (below.last { !beaten.contains($0.name) } ?? below.last).map {
      presentation(en: "\($0.title(.en)) is easier to beat", zh: "\($0.title(.zh))更好对付")
    }
    let again = onScreen ? presentation(en: "n deals a rematch", zh: "按 n 再战一局") : nil
    let parts = [again, onScreen ? easier : easier?.capitalizedFirst].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let advice = parts.joined(separator: presentation(en: "; ", zh: "；"))
    return advice + presentation(en: ".", zh: "。")
  }

  /// The options and the opposition of a harder game: against the next stronger bot once one is
  /// beaten, or alone after two or three stars; nil after another game and after a daily deal.
  public var harder: (options: G.Options, opposition: Opposition?)? {
    guard daily == nil else { return nil }
    guard var opposition else {
      let stars = isKnown ? 0 : stars(review)?.count ?? 0
      guard stars > 1, let harder = options.harder, (try? harder.check()) != nil else { return nil }
      return (harder, nil)
    }
    let bots = G.ladder(mode)
    guard let you = names.you, Seat.ahead(by: recordedScore) == you,
      let index = bots.firstIndex(where: { $0.name == opposition.opponent.word }),
      let bot = bots.dropFirst(index + 1).first
    else { return nil }
    opposition.opponent = .bot(bot.name)
    return (options, opposition)
  }

  /// Returns the opposition of a race after a game alone: the usual bot, or the next one after the
  /// `beaten` ones; nil after another game and after a daily deal.
  public func rival(beaten: @autoclosure () -> Set<String>) -> Opposition? {
    let ladder = G.ladder(.race)
    guard opposition == nil, daily == nil, let last = ladder.last else { return nil }
    var rival = Opposition(G.self, .race)
    let beaten = beaten()
    if !beaten.isEmpty {
      rival.opponent = .bot((ladder.next(afterBeating: beaten) ?? last).name)
    }
    rival.series = rival.bestOf.map { Series(length: $0) }
    return rival
  }

  /// The ghosts that repeat the recorded moves at the other boards.
  public var ghosts: [(any Player<G.P>)?] {
    boards.enumerated().map { $0 == 0 ? nil : Ghost<G.P>($1.log.map(\.move)) }
  }
}

/// A player that repeats the moves of a record.
struct Ghost<P: Position>: Player {
  private var moves: ArraySlice<P.Move>

  /// The action once there are no moves left.
  private let rest: Turn<P.Move>

  init(_ moves: [P.Move], then rest: Turn<P.Move> = .waiting) {
    (self.moves, self.rest) = (moves[...], rest)
  }

  mutating func note(_ entry: Round<P>.Entry, at position: P) {}

  mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    moves.popFirst().map { .move($0) } ?? rest
  }
}
