import GameCore
import TextUI

/// A position on a board of tiles: with its board and the tiles that its events turn,
/// ``TileScreen`` draws it.
public protocol TilePosition: PlayerText where Move == TileMove {
  /// Returns the board as the players may see it.
  func tileBoard(_ presentation: Presentation) -> TileBoard

  /// Returns the tiles that an event turned. The position has taken it already.
  func turn(for event: Event) -> TileTurn
}

extension TilePosition {
  public func board(_ presentation: Presentation) -> [String] {
    tileBoard(presentation).lines(presentation)
  }
}

/// The tiles that an event turned, by their numbers on the board as it is now.
public struct TileTurn: Sendable {
  /// The tile that was chosen.
  public let tile: Int

  /// The tiles of a mismatch: in sight for a while, then face down.
  public let mismatched: [Int]

  /// Creates a turn of a tile, and of the tiles of a mismatch.
  public init(_ tile: Int, mismatched: [Int] = []) {
    self.tile = tile
    self.mismatched = mismatched
  }
}
