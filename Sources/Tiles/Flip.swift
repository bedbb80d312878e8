/// A tile turning over: it gets narrower, shows its edge, and gets wider.
struct Flip: Sendable {
  /// The tile's index.
  let tile: Int

  /// The tile as it was before.
  let old: TileBoard.Tile

  /// The time when it begins to turn, in milliseconds.
  let start: Int

  /// The duration of a frame, in milliseconds.
  private static let frameDuration = 40

  /// The side that each frame shows, and its width in quarters of the tile's.
  private static let frames: [(isOld: Bool, width: Int)] = [
    (true, 3), (true, 1), (false, 1), (false, 3),
  ]

  /// Returns the side that is seen at a time and its width in quarters. `tile` is the tile after
  /// the flip.
  func frame(of tile: TileBoard.Tile, at time: Int) -> (tile: TileBoard.Tile, width: Int) {
    let step = (time - start) / Self.frameDuration
    guard Self.frames.indices.contains(step) else { return (tile, 4) }
    let frame = Self.frames[step]
    return (frame.isOld ? old : tile, frame.width)
  }

  /// Returns the time of the next frame, in milliseconds, or nil after the last one.
  func nextChange(after time: Int) -> Int? {
    guard time >= start else { return start }
    let step = (time - start) / Self.frameDuration
    return step < Self.frames.count ? start + (step + 1) * Self.frameDuration : nil
  }
}
