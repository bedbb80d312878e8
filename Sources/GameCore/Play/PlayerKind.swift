import TextUI

/// One of a game's players, by name.
public struct PlayerKind<G: Analyzable>: Sendable {
  /// The name on the command line: lower-case ASCII letters.
  public let name: String

  /// How it plays, in a few words without a full stop.
  public let summary: String

  /// How often it reaches which score, where that is known exactly.
  public let theory: (@Sendable (G.Opening) -> ScoreDistribution)?

  /// Makes a player of this kind.
  public let make:
    @Sendable (G.Opening, _ playerSeed: UInt64) -> any Player<G.Opening, G.Event, G.Move>

  /// Plays games with so many seeds, from a first one on, and counts their scores.
  public let play: @Sendable (G.Options, GameSeeds, inout Tally) throws(InvalidInput) -> Void

  /// The players of a type.
  ///
  /// Inlined into the game's module, where the compiler knows the rules and the player and makes one
  /// loop of both.
  @inlinable
  public init<P: Player>(
    _ name: String, _ summary: String, _ type: P.Type,
    theory: (@Sendable (G.Opening) -> ScoreDistribution)? = nil
  ) where P.Opening == G.Opening, P.Event == G.Event, P.Move == G.Move {
    self.name = name
    self.summary = summary
    self.theory = theory
    make = { opening, playerSeed in P(opening, playerSeed: playerSeed) }
    play = { options, seeds, tally throws(InvalidInput) in
      for index in 0..<seeds.count {
        let seed = seeds.first &+ UInt64(index)
        var random = SeededRandom(seed: seed)
        var game = try G(options: options, deal: try G.deal(options, using: &random))
        var player = P(game.opening, playerSeed: PlayerSeed.of(seed))
        while game.status == .playing, let event = try? game.apply(player.move()) {
          player.see(event)
        }
        tally.add(game.score.value, isFinished: game.status != .playing)
      }
    }
  }
}
