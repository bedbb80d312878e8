import GameCore
import TextUI

/// The one move of the tile games: choosing a tile by its number, counted from 1.
public struct TileMove: LosslessStringConvertible, Equatable, Sendable {
  /// The tile's number on the board as last shown.
  public let tile: Int

  /// The choice of a tile.
  public init(_ tile: Int) {
    self.tile = tile
  }

  /// Reads a tile's number; nil for anything else.
  public init?(_ text: String) {
    guard let tile = WholeNumber.parse(text) else { return nil }
    self.tile = tile
  }

  public var description: String { String(tile) }

  /// The question for a tile, whose numbers go up to `last`.
  public static func question(last: Int, _ language: Language) -> String {
    language(en: "Tile, 1 to \(last):", zh: "翻哪张？1 到 \(last)：")
  }
}
