import Flags

/// One of a game's players, by name.
public struct PlayerKind<G: Game>: Sendable {
  /// The player as a word to choose.
  public let choice: Choice

  /// The exact distribution of its scores, where theory knows it.
  public let theory: (@Sendable (G.P.Setup) -> ScoreDistribution)?

  /// The function that creates a player of this kind.
  public let make: @Sendable (G.P.Setup, _ seed: UInt64) -> any Player<G.P>

  /// The function that plays the games of some seeds and counts their scores.
  public let play: @Sendable (G.Options, SeedRange, inout Tally) throws(InvalidInput) -> Void

  /// The function that plays the games of some seeds and hands on their scores, in the order of the
  /// seeds.
  public let playEach:
    @Sendable (G.Options, SeedRange, (_ score: Int) -> Void) throws(InvalidInput) -> Void

  /// Describes the players of a type.
  ///
  /// Inlined into the game's module, where the compiler knows rules and player and makes one loop
  /// of both. Moves aren't checked there: the contract tests check that players make legal ones.
  @inlinable
  public init<Kind: Player<G.P>>(
    _ choice: Choice, _ type: Kind.Type,
    theory: (@Sendable (G.P.Setup) -> ScoreDistribution)? = nil
  ) {
    self.choice = choice
    self.theory = theory
    make = { setup, seed in Kind(setup, seed: seed) }
    play = { options, seeds, tally throws(InvalidInput) in
      try Self.play(options, seeds, { setup, seed in Kind(setup, seed: seed) }) { tally.add($0) }
    }
    playEach = { options, seeds, take throws(InvalidInput) in
      try Self.play(options, seeds, { setup, seed in Kind(setup, seed: seed) }, take)
    }
  }

  /// Describes the players that a function creates, for those with a parameter.
  @inlinable
  public init<Kind: Player<G.P>>(
    _ choice: Choice, creating create: @escaping @Sendable (G.P.Setup, _ seed: UInt64) -> Kind
  ) {
    self.choice = choice
    theory = nil
    make = { setup, seed in create(setup, seed) }
    play = { options, seeds, tally throws(InvalidInput) in
      try Self.play(options, seeds, create) { tally.add($0) }
    }
    playEach = { options, seeds, take throws(InvalidInput) in
      try Self.play(options, seeds, create, take)
    }
  }

  /// The name on the command line and in JSON lines: lower-case ASCII letters, and for some a
  /// parameter, as in `forgetful:7`.
  public var name: String { choice.name }

  /// Plays the games of some seeds, each with a new player, and hands on their scores.
  @inlinable @inline(__always)
  static func play<Kind: Player<G.P>>(
    _ options: G.Options, _ seeds: SeedRange, _ create: (G.P.Setup, _ seed: UInt64) -> Kind,
    _ take: (_ score: Int) -> Void
  ) throws(InvalidInput) {
    guard seeds.count > 0 else { return }
    var random = SeededRandom(seed: seeds.first)
    var deal = try G.deal(options, using: &random)
    let setup = try G.setup(options, deal)
    for index in 0..<seeds.count {
      let seed = seeds.first &+ UInt64(index)
      if index > 0 {
        random = SeededRandom(seed: seed)
        try G.redeal(&deal, options, using: &random)
      }
      var position = G.P(setup)
      var player = create(setup, PlayerSeed.of(seed))
      while position.phase.isPlaying {
        let event = deal.answer(player.move(at: position), at: position)
        position.take(event)
        player.observe(event, at: position)
      }
      take(position.score(of: .first).value)
    }
  }
}
