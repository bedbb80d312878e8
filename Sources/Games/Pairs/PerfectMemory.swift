import Tiles

/// Forgets nothing: takes a known pair; else turns an unseen tile, and then its mate if that has
/// been seen, or another unseen tile.
///
/// No strategy takes fewer moves on average: Daniel J. Velleman and Gregory S. Warrington, *What to
/// expect in a game of memory*, The American Mathematical Monthly 120 (2013).
struct PerfectMemory: Strategy {
  typealias P = PairPosition

  var unseen: TileSet

  /// The tiles whose mates have been seen as well and that aren't matched, both of each pair.
  var paired = TileSet()

  /// The tile that showed each face first, by the face's number; tiles count from 1, with 0 for
  /// none.
  var firstTiles = TileTable()

  /// The mate of each tile, where both have been seen; counted in the same way.
  var mates = TileTable()

  /// The mate of the tile that is up in a move that needs another one, counted in the same way.
  var mateOfUp: UInt8 = 0

  init(_ setup: PairSetup) {
    unseen = TileSet(first: setup.tileCount)
  }

  /// Returns the tile known to have the same face as another, or nil if none is.
  mutating func mate(of tile: Int) -> Int? { Self.tile(mates[tile]) }

  static func tile(_ number: UInt8) -> Int? { number == 0 ? nil : Int(number) - 1 }

  mutating func observe(_ event: PairEvent, at position: PairPosition) {
    switch position.faceUp {
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

  /// Returns the tile to turn next for few moves.
  func bestTile(at position: PairPosition) -> Int {
    let known = if position.openTile != nil { Self.tile(mateOfUp) } else { paired.first }
    return known ?? unseen.first ?? position.left.first ?? 0
  }

  func move(at position: PairPosition) -> NumberMove {
    NumberMove(position.number(of: bestTile(at: position)))
  }
}
