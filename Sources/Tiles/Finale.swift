import TextUI

/// The end of a game: all tiles that were matched show again, and a wave passes over them.
struct Finale: Sendable {
  /// The tiles in order.
  let tiles: [TileBoard.Tile]

  private let wave: Frames
  /// The number of tiles that glow at once.
  private let crest: Int

  /// The most frames of a wave.
  private static let limit = 36

  init(_ tiles: [TileBoard.Tile], start: Int, isAnimated: Bool) {
    self.tiles = tiles
    crest = tiles.count.inRows(of: Self.limit)
    let count = isAnimated ? tiles.count.inRows(of: crest) : 0
    wave = Frames(count, of: max(Frames.shortest, min(80, 1000 / max(1, count))), from: start)
  }

  /// The time when it is over, in milliseconds.
  var end: Int { wave.end }

  /// Returns whether a tile glows at a time.
  func glows(_ tile: Int, at time: Int) -> Bool { wave.index(at: time) == tile / crest }

  func nextChange(after time: Int) -> Int? { wave.nextChange(after: time) }
}
