import GameCore
import Tiles

/// The faces that somebody who forgets nothing has seen, by the tiles' indices.
@frozen @usableFromInline struct PairMemory: Sendable {
  /// The tiles that nobody has seen yet.
  @usableFromInline var unseen: TileSet

  /// The tiles whose mates have been seen as well and that aren't matched, both of each pair.
  @usableFromInline var paired = TileSet()

  /// The tile that showed each face first, by the face's number, and after all faces the mate of
  /// each tile, where both have been seen; counted from 1, with 0 for none.
  @usableFromInline var notes: [UInt8]

  @inlinable @inline(__always)
  init<Face>(_ setup: PairSetup<Face>) {
    unseen = TileSet(first: setup.tileCount)
    let tiles = 2 * FaceSet<Face>.limit
    notes = Array(repeating: 0, count: FaceSet<Face>.limit + tiles)
  }

  /// The index of the first tile's note.
  @inlinable static var firstTile: Int { 64 }

  /// Returns the tile known to have the same face as another, or nil if none is.
  @inlinable
  func mate(of tile: Int) -> Int? {
    let mate = notes[Self.firstTile + tile]
    return mate == 0 ? nil : Int(mate) - 1
  }

  /// Takes in an event, which the position has taken already.
  @inlinable @inline(__always)
  mutating func observe<Face>(_ event: PairEvent, at position: PairPosition<Face>) {
    switch position.sight {
    case .one(let tile, let face), .two(_, _, let tile, let face): remember(tile, face)
    case .pair(let one, let other, _):
      let pair = TileSet(one, other)
      unseen.subtract(pair)
      paired.subtract(pair)
    case .nothing: break
    }
  }

  @inlinable @inline(__always)
  mutating func remember(_ tile: Int, _ face: FaceNumber) {
    guard unseen.contains(tile) else { return }
    unseen.remove(tile)
    let first = notes[Int(face)]
    guard first != 0 else {
      notes[Int(face)] = UInt8(truncatingIfNeeded: tile + 1)
      return
    }
    let mate = Int(first) - 1
    notes[Self.firstTile + tile] = first
    notes[Self.firstTile + mate] = UInt8(truncatingIfNeeded: tile + 1)
    paired.insert(mate)
    paired.insert(tile)
  }

  /// Returns the tile that somebody who forgets nothing turns next.
  @inlinable @inline(__always)
  func bestTile<Face>(at position: PairPosition<Face>) -> Int {
    let known = if let up = position.firstTile { mate(of: up) } else { paired.first }
    return known ?? unseen.first ?? position.left.first ?? 0
  }
}
