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
