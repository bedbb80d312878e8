import TextUI

/// The move of the tile games: choosing a tile by its number, from 1.
public struct TileMove: LosslessStringConvertible, Equatable, Sendable {
  /// The tile's number on the board as last shown.
  public let tile: Int

  /// Creates the choice of a tile.
  @inlinable
  public init(_ tile: Int) {
    self.tile = tile
  }

  /// Reads a tile's number, or returns nil for anything else.
  public init?(_ text: String) {
    guard let tile = WholeNumber.parse(text) else { return nil }
    self.tile = tile
  }

  public var description: String { String(tile) }
}
