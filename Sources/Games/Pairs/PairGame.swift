import GameCore
import TextUI
import Tiles

/// A game of find-the-pairs: a set of faces, options and a manual. Everything else is written here
/// once.
public protocol PairGame: VersusGame
where
  P == PairPosition<Face>, D == PairDeal<Face>, Screen == TileScreen<PairPosition<Face>>
{
  associatedtype Face: PairFace
}

extension PairGame {
  public static func screen(
    _ options: Options, _ setup: PairSetup<Face>
  ) -> TileScreen<PairPosition<Face>> {
    TileScreen()
  }

  @inlinable
  public static func redeal(
    _ deal: inout PairDeal<Face>, _ options: Options, using random: inout some RandomSource
  ) throws(InvalidInput) {
    deal.deal(using: &random)
  }

  /// The players of every game of pairs.
  @inlinable
  public static var pairPlayers: [PlayerKind<Self>] {
    [
      PlayerKind("perfect", "remember everything", PerfectMemory<Face>.self) { setup in
        PairTheory(pairs: setup.pairs).distribution
      },
      PlayerKind("forgetful", "remember the last few tiles", Forgetful<Face>.self),
      PlayerKind("random", "turn any tile", RandomTurner<Face>.self),
    ]
  }

  @inlinable
  public static func player(named text: String) -> PlayerKind<Self>? {
    guard let span = ForgetfulName.span(text) else { return players.first { $0.name == text } }
    return PlayerKind(text, "remember the last \(span) tiles") { _, seed in
      Forgetful<Face>(seed: seed, span: span)
    }
  }

  /// The rivals of every game of pairs.
  @inlinable
  public static var pairRivals: [RivalKind<Self>] {
    [
      RivalKind(solo: Forgetful<Face>.self, "forgetful", "remember the last few tiles"),
      RivalKind("strategist", "remember everything, play for the most pairs", Strategist.self),
      RivalKind(
        solo: PerfectMemory<Face>.self, "perfect", "remember everything, play for few moves"),
      RivalKind(solo: RandomTurner<Face>.self, "random", "turn any tile"),
    ]
  }

  @inlinable
  public static func rival(named text: String) -> RivalKind<Self>? {
    guard let span = ForgetfulName.span(text) else { return rivals.first { $0.name == text } }
    return RivalKind(text, "remember the last \(span) tiles") { _, seed in
      SeatedPlayer(Forgetful<Face>(seed: seed, span: span))
    }
  }

  public static func advisor(_ setup: PairSetup<Face>) -> (any Advisor<P>)? {
    PerfectMemory(setup, seed: 0)
  }

  public static func par(_ setup: PairSetup<Face>) -> Double? {
    PairTheory(pairs: setup.pairs).mean
  }

  public static func review(
    _ setup: PairSetup<Face>, _ deal: PairDeal<Face>
  ) -> (any Review<P>)? {
    PairReview(setup)
  }
}
