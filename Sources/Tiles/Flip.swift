import TextUI

/// A tile turning over: it gets narrower, shows its edge, and gets wider.
struct Flip: Sendable {
  /// The tile's index.
  let tile: Int

  /// The tile as it was before.
  let old: TileBoard.Tile

  /// The frames, from the time when it begins to turn.
  let frames: Frames

  init(tile: Int, old: TileBoard.Tile, start: Int) {
    (self.tile, self.old) = (tile, old)
    frames = Frames(Self.sides.count, of: Frames.shortest, from: start)
  }

  /// The side that each frame shows, and its width in quarters of the tile's.
  private static let sides: [(isOld: Bool, width: Int)] = [
    (true, 3), (true, 1), (false, 1), (false, 3),
  ]

  /// Returns the side that is seen at a time and its width in quarters. `tile` is the tile after
  /// the flip.
  func frame(of tile: TileBoard.Tile, at time: Int) -> (tile: TileBoard.Tile, width: Int) {
    guard let index = frames.index(at: time) else { return (tile, 4) }
    let side = Self.sides[index]
    return (side.isOld ? old : tile, side.width)
  }
}
