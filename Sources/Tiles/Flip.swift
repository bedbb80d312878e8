import GameCore
import TextUI

/// A tile that is turning over: it gets narrower, is seen from the edge, and gets wider.
struct Flip: Sendable {
  /// Which tile, the first being 0.
  let tile: Int

  /// What was seen of it before.
  let old: TileBoard.Tile

  /// When it begins to turn, in milliseconds.
  let start: Int

  /// How long a picture stands, in milliseconds.
  private static let frameDuration = 40

  /// How much of the tile's width is seen, in quarters, picture by picture, and of which side.
  private static let frames: [(isOld: Bool, width: Int)] = [
    (true, 3), (true, 1), (false, 1), (false, 3),
  ]

  /// How the tile looks at a moment, when it is `tile` in the end.
  func frame(of tile: TileBoard.Tile, at time: Int) -> (tile: TileBoard.Tile, width: Int) {
    let step = (time - start) / Self.frameDuration
    guard Self.frames.indices.contains(step) else { return (tile, 4) }
    let frame = Self.frames[step]
    return (frame.isOld ? old : tile, frame.width)
  }

  /// When the next picture is due; nil once it has turned.
  func nextChange(after time: Int) -> Int? {
    guard time >= start else { return start }
    let step = (time - start) / Self.frameDuration
    return step < Self.frames.count ? start + (step + 1) * Self.frameDuration : nil
  }
}
