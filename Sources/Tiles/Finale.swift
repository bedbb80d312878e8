import TextUI

/// The end of a game: all tiles that are gone come back, and a wave passes over the board.
struct Finale: Sendable {
  private let old: [TileBoard.Tile]
  private let tiles: [TileBoard.Tile]
  /// The indices of the tiles that come back.
  private let returning: [Int]
  private let comeback: Frames
  private let wave: Frames
  /// The number of tiles by which both move on in a frame.
  private let step: Int

  /// The length of the wave, in steps, and the most steps that it takes.
  private static let (length, limit) = (3, 36)

  /// Creates the end of a game on a board, from the tiles as they were to all `tiles`.
  init(
    _ tiles: [TileBoard.Tile], from old: [TileBoard.Tile], start: Int, isAnimated: Bool
  ) {
    (self.tiles, self.old) = (tiles, old)
    step = max(1, tiles.count.inRows(of: Self.limit))
    returning = tiles.indices.filter { !old.indices.contains($0) || !old[$0].isUp }
    let frames = isAnimated ? returning.count.inRows(of: step) : 0
    comeback = Frames(frames, of: Frames.shortest, from: start)
    let steps = isAnimated ? tiles.count.inRows(of: step) + Self.length - 1 : 0
    let duration = max(Frames.shortest, min(80, 1000 / max(1, steps)))
    wave = Frames(steps, of: duration, from: comeback.end)
  }

  /// The time when it is over, in milliseconds.
  var end: Int { wave.end }

  /// The same without movement.
  var atRest: Finale { Finale(tiles, from: tiles, start: 0, isAnimated: false) }

  /// Returns the tiles at a time.
  func tiles(at time: Int) -> [TileBoard.Tile] {
    guard time < comeback.end else { return tiles }
    let back = (comeback.index(at: time) ?? -1) + 1
    var seen = tiles
    for index in returning.dropFirst(back * step) {
      seen[index] = old.indices.contains(index) ? old[index] : .empty
    }
    return seen
  }

  /// Returns whether a tile glows at a time.
  func glows(_ tile: Int, at time: Int) -> Bool {
    guard let head = wave.index(at: time) else { return false }
    return (head - Self.length + 1...head).contains(tile / step)
  }

  func nextChange(after time: Int) -> Int? {
    [comeback.nextChange(after: time), wave.nextChange(after: time)].compactMap { $0 }.min()
  }
}
