import Flags
import GameCore

/// One of the players of a game of two, by name.
public struct RivalKind<G: VersusGame>: Sendable {
  /// The rival as a word to choose.
  public let choice: Choice

  /// A function that creates a player for either seat.
  public typealias Make =
    @Sendable (VersusSetup<G.P>, _ seed: UInt64) -> any Player<VersusPosition<G.P>>

  /// The function that creates a player of this kind for either seat.
  public let make: Make

  /// The function that lets a player of this kind play many games.
  public let regular: @Sendable () -> RegularPlayer<G.P>

  /// The function that plays the deals of some seeds against a player of another kind by the strict
  /// rule, each twice with the seats swapped, and hands on what the seats had taken.
  public let duel:
    @Sendable (G.Options, SeedRange, _ other: RegularPlayer<G.P>, (VersusPair) -> Void)
      throws(InvalidInput) -> Void

  /// Describes the players of a type that plays at two seats.
  ///
  /// Inlined into the game's module, where the compiler knows rules and player and makes one loop
  /// of both. Moves aren't checked there: the contract tests check that players make legal ones.
  @inlinable
  public init<Kind: Player<VersusPosition<G.P>>>(
    _ choice: Choice, _ type: Kind.Type
  ) {
    self.init(choice) { setup, seed in Kind(setup, seed: seed) }
  }

  /// Describes the players that a function creates, for those with a parameter.
  @inlinable
  public init<Kind: Player<VersusPosition<G.P>>>(
    _ choice: Choice,
    creating create: @escaping @Sendable (VersusSetup<G.P>, _ seed: UInt64) -> Kind
  ) {
    self.choice = choice
    make = { setup, seed in create(setup, seed) }
    regular = { RegularPlayer(create) }
    duel = { options, seeds, other, take throws(InvalidInput) in
      try Self.duel(options, seeds, create, other, take)
    }
  }

  /// The name on the command line and in JSON lines: lower-case ASCII letters, and for some a
  /// parameter, as in `forgetful:7`.
  public var name: String { choice.name }

  /// Plays the deals of some seeds by the strict rule.
  @inlinable @inline(__always)
  static func duel<Kind: Player<VersusPosition<G.P>>>(
    _ options: G.Options, _ seeds: SeedRange,
    _ create: (VersusSetup<G.P>, _ seed: UInt64) -> Kind, _ other: RegularPlayer<G.P>,
    _ take: (VersusPair) -> Void
  ) throws(InvalidInput) {
    guard seeds.count > 0 else { return }
    var random = SeededRandom(seed: seeds.first)
    var deal = try G.deal(options, using: &random)
    let setup = VersusSetup<G.P>(try G.setup(options, deal), isStrict: true)
    for index in 0..<seeds.count {
      let seed = seeds.first &+ UInt64(index)
      if index > 0 {
        random = SeededRandom(seed: seed)
        try G.redeal(&deal, options, using: &random)
      }
      var pair = VersusPair(seed: seed)
      for round in 0..<2 {
        var one = create(setup, PlayerSeed.of(seed, at: Seat(round), round: round))
        other.start(setup, PlayerSeed.of(seed, at: Seat(1 - round), round: round))
        let taken = Self.play(deal, setup, &one, at: Seat(round), other)
        if round == 0 { pair.first = taken } else { pair.second = taken }
      }
      take(pair)
    }
  }

  /// Plays a game between a player at a seat and another one, and returns what the seats took.
  @inlinable @inline(__always)
  static func play<Kind: Player<VersusPosition<G.P>>>(
    _ deal: G.D, _ setup: VersusSetup<G.P>, _ one: inout Kind, at seat: Seat,
    _ two: RegularPlayer<G.P>
  ) -> (Int, Int) {
    var position = VersusPosition<G.P>(setup)
    var moves = 0
    while position.phase.isPlaying, moves < VersusPair.moveLimit {
      let move =
        position.seat == seat ? one.move(at: position) : two.move(position)
      let event = deal.answer(move, at: position.board)
      position.take(event)
      one.observe(event, at: position)
      two.observe(event, position)
      moves &+= 1
    }
    return (position.taken(by: .first), position.taken(by: Seat(1)))
  }
}

/// The results of two players in the two games of a deal, in which each had the first seat once.
public struct VersusPair: Sendable {
  /// The deal's seed.
  public let seed: UInt64

  /// The numbers that the seats took in the game in which the one player had the first seat, and in
  /// that in which the other had it.
  public var first = (0, 0), second = (0, 0)

  @inlinable
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The most moves of a game, after which it counts as it stands.
  @inlinable public static var moveLimit: Int { 10_000 }
}
