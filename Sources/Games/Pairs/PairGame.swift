import Flags
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
      PlayerKind(PairPlayerNames.perfect, PerfectMemory<Face>.self) { setup in
        PairTheory(pairs: setup.pairs).distribution
      },
      PlayerKind(.forgetful, Forgetful<Face>.self),
      PlayerKind(PairPlayerNames.random, RandomTurner<Face>.self),
    ]
  }

  @inlinable
  public static func player(named text: String) -> PlayerKind<Self>? {
    guard let span = Choice.forgetful.parameter(in: text) else {
      return players.first { $0.name == text }
    }
    return PlayerKind(.forgetful(span: span)) { _, seed in
      Forgetful<Face>(seed: seed, span: span)
    }
  }

  public static var usualRival: String { Choice.forgetful.name }

  /// The rivals of every game of pairs.
  @inlinable
  public static var pairRivals: [RivalKind<Self>] {
    [
      RivalKind(.forgetful, solo: Forgetful<Face>.self),
      RivalKind(PairPlayerNames.strategist, Strategist.self),
      RivalKind(PairPlayerNames.perfect, solo: PerfectMemory<Face>.self),
      RivalKind(PairPlayerNames.random, solo: RandomTurner<Face>.self),
    ]
  }

  @inlinable
  public static func rival(named text: String) -> RivalKind<Self>? {
    guard let span = Choice.forgetful.parameter(in: text) else {
      return rivals.first { $0.name == text }
    }
    return RivalKind(.forgetful(span: span)) { _, seed in
      SeatedPlayer(Forgetful<Face>(seed: seed, span: span))
    }
  }

  public static func versusAdvisor(
    _ setup: VersusSetup<P>
  ) -> (any Advisor<VersusPosition<P>>)? {
    DuelAdvisor(setup, seed: 0)
  }

  public static func versusReview(
    _ setup: PairSetup<Face>, _ deal: PairDeal<Face>
  ) -> (any MoveReview<P>)? {
    DuelReview(setup)
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
