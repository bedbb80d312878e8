import GameCore
import Tiles

/// The faces that somebody who forgets nothing has seen, by the tiles' indices.
@frozen @usableFromInline struct PairMemory: Sendable {
  /// The tiles that nobody has seen yet.
  @usableFromInline var unseen: TileSet

  /// The tiles whose mates have been seen as well and that aren't matched, both of each pair.
  @usableFromInline var paired = TileSet()

  /// The tile that showed each face first, by the face's number; tiles count from 1, with 0 for
  /// none.
  @usableFromInline var firstTiles = TileTable()

  /// The mate of each tile, where both have been seen; counted in the same way.
  @usableFromInline var mates = TileTable()

  /// The mate of the tile that is up in a move that needs another one, counted in the same way.
  @usableFromInline var mateOfUp: UInt8 = 0

  @inlinable @inline(__always)
  init<Face>(_ setup: PairSetup<Face>) {
    unseen = TileSet(first: setup.tileCount)
  }

  /// Returns the tile known to have the same face as another, or nil if none is.
  mutating func mate(of tile: Int) -> Int? { Self.tile(mates[tile]) }

  @inlinable
  static func tile(_ number: UInt8) -> Int? { number == 0 ? nil : Int(number) - 1 }

  /// Takes in an event, which the position has taken already.
  @inlinable @inline(__always)
  mutating func observe<Face>(_ event: PairEvent, at position: PairPosition<Face>) {
    switch position.sight {
    case .one(let tile, let face):
      remember(Int(tile), face)
      mateOfUp = mates[Int(tile)]
    case .two(_, _, let tile, let face): remember(Int(tile), face)
    case .pair:
      unseen.formIntersection(position.left)
      paired.formIntersection(position.left)
    case .nothing: break
    }
  }

  @inlinable @inline(__always)
  mutating func remember(_ tile: Int, _ face: FaceNumber) {
    guard unseen.contains(tile) else { return }
    unseen.remove(tile)
    let number = UInt8(truncatingIfNeeded: tile + 1)
    let first = firstTiles[Int(face)]
    guard first != 0 else {
      firstTiles[Int(face)] = number
      return
    }
    let mate = Int(first) - 1
    mates[tile] = first
    mates[mate] = number
    paired.insert(mate)
    paired.insert(tile)
  }

  /// Returns the tile that somebody who forgets nothing turns next.
  @inlinable @inline(__always)
  func bestTile<Face>(at position: PairPosition<Face>) -> Int {
    let known = if position.firstTile != nil { Self.tile(mateOfUp) } else { paired.first }
    return known ?? unseen.first ?? position.left.first ?? 0
  }
}
