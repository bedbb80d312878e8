import GameCore
import TextUI

/// A game with tiles: with its board and what its moves do to it, ``TileScreen`` draws it.
public protocol TileGame: Game where Move == TileMove {
  /// The board as a player may see it.
  func tileBoard(_ presentation: Presentation) -> TileBoard

  /// What a move did to the board.
  func turn(for event: Event) -> TileTurn
}

extension TileGame {
  /// The board as lines of text.
  public func board(_ presentation: Presentation) -> [String] {
    tileBoard(presentation).lines(presentation)
  }
}

/// What a move did to a board of tiles, by their numbers on the board as it is now.
public struct TileTurn: Sendable {
  /// The tile that was chosen.
  public let tile: Int

  /// The tiles that stay in sight for a while and are face down then: those of a mismatch.
  public let inSight: [Int]

  /// The choice of a tile, and the tiles of a mismatch that go down.
  public init(_ tile: Int, inSight: [Int] = []) {
    self.tile = tile
    self.inSight = inSight
  }
}
