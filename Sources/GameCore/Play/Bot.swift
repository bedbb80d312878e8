public typealias StrategyMaker<P: Position> =
  @Sendable (_ setup: P.Setup, _ seed: UInt64) -> any Strategy<P>

public struct Bot<G: ArcadeGame>: Sendable {
  /// The bot's name in lower-case ASCII letters, perhaps with a parameter as in `forgetful:7`.
  public let choice: Choice

  /// The exact distribution of the bot's scores in solo play, where theory knows it.
  public let theory: (@Sendable (G.P.Setup) -> ScoreDistribution)?

  /// Plays the deals of some seeds alone and passes on the results, in the order of the seeds.
  public let play: @Sendable (G.Options, SeedRange, (GameResult) -> Void) throws(UserError) -> Void

  /// Returns the bot with another parameter; nil if it has no parameter.
  public var variant: (@Sendable (_ parameter: Int) -> Bot)?

  /// True if people play against this bot by default; otherwise against the best.
  public var isUsual = false

  /// True if the bot is the strongest in turns, though not alone.
  public var isBestInTurns = false

  /// Creates a player at a board before its first move.
  public let create: StrategyMaker<G.P>

  public init(
    _ choice: Choice, theory: (@Sendable (G.P.Setup) -> ScoreDistribution)?,
    create: @escaping StrategyMaker<G.P>,
    play:
      @escaping @Sendable (G.Options, SeedRange, (GameResult) -> Void) throws(UserError) -> Void
  ) {
    (self.choice, self.theory, self.create, self.play) = (choice, theory, create, play)
  }

  /// Describes the bots that a function creates before the first move. Their random choices come
  /// from `seed`, never from the stream that dealt the game.
  ///
  /// The function is inlined into the game's module, where the compiler makes one loop of rules and
  /// bot.
  @inlinable
  public init<Kind: Strategy<G.P>>(
    _ choice: Choice, theory: (@Sendable (G.P.Setup) -> ScoreDistribution)? = nil,
    creating create: @escaping @Sendable (G.P.Setup, _ seed: UInt64) -> Kind
  ) {
    self.init(choice, theory: theory) {
      create($0, $1)
    } play: { options, seeds, take throws(UserError) in
      guard seeds.count > 0 else { return }
      var random = seeds.random
      var deal = try G.deal(options, using: &random)
      try seeds.play(&deal, G.setup(options, .alone), create, take) {
        deal, random throws(UserError) in
        deal = try G.deal(options, using: &random)
      }
    }
  }

  public var name: String { choice.name }
}

extension Phrase {
  /// The usual title of the best bot in solo play.
  public static var expert: Phrase { Phrase(en: "Expert", zh: "高手") }
}

extension SeedRange {
  @inlinable public var random: SeededRandom { SeededRandom(seed: first) }

  /// Plays the deal of each seed with a new player and passes on the results. `dealer` holds the
  /// first deal; its memory serves the others as well.
  ///
  /// Moves aren't checked here: the contract tests check that players make legal moves.
  @inlinable @inline(__always)
  public func play<D: Dealer, Kind: Strategy<D.P>>(
    _ dealer: inout D, _ setup: D.P.Setup, _ create: (D.P.Setup, _ seed: UInt64) -> Kind,
    _ take: (GameResult) -> Void,
    redeal: (inout D, inout SeededRandom) throws(UserError) -> Void
  ) throws(UserError) {
    for index in 0..<count {
      let seed = first &+ UInt64(index)
      if index > 0 {
        var random = SeededRandom(seed: seed)
        try redeal(&dealer, &random)
      }
      var position = D.P(setup)
      var player = create(setup, PlayerSeed.of(seed, at: .first, round: round))
      while position.phase.isPlaying {
        let event = dealer.answer(player.move(at: position), at: position)
        position.take(event)
        player.observe(event, at: position)
      }
      take(position.result)
    }
  }
}
