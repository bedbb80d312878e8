import Tiles

/// A bot that forgets nothing. It takes a known pair, else turns an unseen tile, and then that
/// tile's mate if it has been seen, else another unseen tile.
///
/// No strategy takes fewer moves on average: Daniel J. Velleman and Gregory S. Warrington, *What to
/// expect in a game of memory*, The American Mathematical Monthly 120 (2013).
struct PerfectMemory: Strategy {
  typealias P = PairPosition

  var unseen: TileSet

  /// The unmatched tiles of pairs of which both tiles have been seen.
  var paired = TileSet()

  /// The tile that showed each face first, by face number, as an index plus one, or 0.
  var firstTiles = TileTable()

  /// The known mate of each tile, as an index plus one, or 0.
  var mates = TileTable()

  /// The known mate of the open tile, as an index plus one, or 0.
  var mateOfUp: UInt8 = 0

  init(_ setup: PairSetup) {
    unseen = TileSet(first: setup.tileCount)
  }

  /// Returns the tile known to have the same face as another one, or nil.
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
    let first = firstTiles[Int(face.pair)]
    guard first != 0 else {
      firstTiles[Int(face.pair)] = number
      return
    }
    let mate = Int(first) - 1
    mates[tile] = first
    mates[mate] = number
    paired.insert(mate)
    paired.insert(tile)
  }

  /// Returns the next tile in a play for few moves.
  func bestTile(at position: PairPosition) -> Int {
    let known = if position.openTile != nil { Self.tile(mateOfUp) } else { paired.first }
    return known ?? unseen.first ?? position.left.first ?? 0
  }

  func move(at position: PairPosition) -> NumberMove {
    NumberMove(position.number(of: bestTile(at: position)))
  }
}
