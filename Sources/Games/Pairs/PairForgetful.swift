import GameCore
import TextUI
import Tiles

/// Remembers only the tiles that were turned last.
public struct Forgetful<Face: PairFace>: Player {
  @usableFromInline var random: SeededRandom

  /// The number of tiles remembered.
  @usableFromInline let span: Int

  /// The tiles that are remembered, the latest last, and their number.
  @usableFromInline var recent = TileTable()
  @usableFromInline var count = 0

  /// The remembered tiles as a set, and the face of each.
  @usableFromInline var known = TileSet()
  @usableFromInline var faces = TileTable()

  /// The number of tiles remembered by default.
  @inlinable public static var usualSpan: Int { 4 }

  @inlinable
  public init(_ setup: PairSetup<Face>, seed: UInt64) {
    self.init(seed: seed, span: Self.usualSpan)
  }

  /// Creates a player that remembers so many tiles.
  @inlinable
  public init(seed: UInt64, span: Int) {
    random = SeededRandom(seed: seed)
    self.span = span
  }

  @inlinable
  public mutating func observe(_ event: PairEvent, at position: PairPosition<Face>) {
    switch position.sight {
    case .one(let tile, _), .two(_, _, let tile, _): remember(tile, event.face)
    case .pair, .nothing: break
    }
    let left = position.left
    keep { left.contains(Int($0)) }
    if count > span { forgetFirst() }
  }

  @inlinable
  mutating func remember(_ tile: UInt8, _ face: FaceNumber) {
    if known.contains(Int(tile)) { keep { $0 != tile } }
    recent[count] = tile
    faces[Int(tile)] = face
    known.insert(Int(tile))
    count += 1
  }

  /// Forgets all tiles but some.
  @inlinable @inline(__always)
  mutating func keep(_ isKept: (UInt8) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let tile = recent[index]
      guard isKept(tile) else {
        known.remove(Int(tile))
        continue
      }
      recent[kept] = tile
      kept += 1
    }
    count = kept
  }

  @inlinable
  mutating func forgetFirst() {
    let first = recent[0]
    keep { $0 != first }
  }

  @inlinable
  public mutating func move(at position: PairPosition<Face>) -> TileMove {
    let up = position.firstTile
    guard let known = if let up { knownMate(of: up) } else { knownPair() } else {
      return TileMove(position.number(of: random.pick(strangers(at: position))))
    }
    // A choice of one draws a number as well.
    _ = random.below(1)
    return TileMove(position.number(of: known))
  }

  /// Returns a remembered tile with the face of the tile that is up, the one turned last.
  @inlinable
  mutating func knownMate(of up: Int) -> Int? {
    let face = faces[up]
    for index in 0..<count {
      let tile = Int(recent[index])
      if tile != up, faces[tile] == face { return tile }
    }
    return nil
  }

  /// Returns the first remembered tile whose mate is remembered, too.
  @inlinable
  mutating func knownPair() -> Int? {
    // Faces have numbers as small as those of tiles.
    var (once, twice) = (TileSet(), TileSet())
    for index in 0..<count {
      let face = Int(faces[Int(recent[index])])
      if once.contains(face) { twice.insert(face) } else { once.insert(face) }
    }
    guard !twice.isEmpty else { return nil }
    for index in 0..<count {
      let tile = Int(recent[index])
      if twice.contains(Int(faces[tile])) { return tile }
    }
    return nil
  }

  /// Returns the tiles that aren't remembered, or if all are, those that can be turned.
  @inlinable
  func strangers(at position: PairPosition<Face>) -> TileSet {
    var tiles = position.left
    tiles.subtract(known)
    guard tiles.isEmpty else { return tiles }
    tiles = position.left
    if let up = position.firstTile { tiles.remove(up) }
    return tiles
  }
}

/// Turns any tile.
public struct RandomTurner<Face: PairFace>: Player {
  @usableFromInline var random: SeededRandom

  @inlinable
  public init(_ setup: PairSetup<Face>, seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  @inlinable
  public mutating func move(at position: PairPosition<Face>) -> TileMove {
    var tiles = position.left
    if let up = position.firstTile { tiles.remove(up) }
    return TileMove(position.number(of: random.pick(tiles)))
  }
}

extension RandomSource {
  /// Returns one of some tiles, of which there must be one.
  @inlinable
  mutating func pick(_ tiles: TileSet) -> Int {
    tiles.tile(at: Int(below(UInt64(tiles.count))))
  }
}
