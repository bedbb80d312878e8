import ArcadeCore

/// What is known of a table of pairs before the first move.
public struct PairOpening: Equatable, Sendable {
  /// How many tiles there are, two of each face.
  public let tileCount: Int

  /// Whether the places of a matched pair close up.
  public let collapses: Bool

  /// A table with all that is known of it.
  public init(tileCount: Int, collapses: Bool = false) {
    self.tileCount = tileCount
    self.collapses = collapses
  }
}

/// All that somebody who forgets nothing knows of a table of pairs, from what its moves have shown.
///
/// Tiles are meant by their places at the deal, the first being 0, wherever they have moved to.
@frozen @usableFromInline struct PairMemory: Sendable {
  /// The tiles that are not matched.
  @usableFromInline var left: TileSet

  /// Those of them that nobody has seen yet.
  @usableFromInline var unseen: TileSet

  /// Those of them whose mates have been seen as well, both of each such pair.
  @usableFromInline var paired = TileSet()

  /// The only tile that is up, in a move that needs another one.
  @usableFromInline var up: Int?

  /// The tile that is known to have the same face as the one that is up.
  @usableFromInline var mateOfUp: Int?

  @usableFromInline let collapses: Bool
  /// The pair that was matched last while it is still on the board.
  @usableFromInline var inSight = TileSet()
  /// For each face the tile that has shown it first and the other one, counted from 1, or 0.
  @usableFromInline var tiles: [(first: UInt8, second: UInt8)]

  @inlinable
  init(_ opening: PairOpening) {
    left = TileSet(first: opening.tileCount)
    unseen = left
    collapses = opening.collapses
    tiles = Array(repeating: (0, 0), count: faceLimit)
  }

  /// The tiles on the board as last shown.
  @usableFromInline var board: TileSet { left.union(inSight) }

  /// The number that chooses a tile on the board as last shown.
  @inlinable
  func number(of tile: Int) -> Int { collapses ? board.count(before: tile) + 1 : tile + 1 }

  /// The tile that a number chooses on the board as last shown.
  @inlinable
  func tile(_ number: Int) -> Int { collapses ? board.tile(behind: number - 1) : number - 1 }

  /// The tile that is known to have the same face as another; nil where none is.
  func mate(of tile: Int) -> Int? {
    tiles.lazy.compactMap { Self.mate(of: tile, in: $0) }.first
  }

  /// The other one of two tiles, counted from 1; nil where there is none or the tile is not one of them.
  @inlinable
  static func mate(of tile: Int, in pair: (first: UInt8, second: UInt8)) -> Int? {
    guard pair.second != 0 else { return nil }
    if pair.first == tile + 1 { return Int(pair.second) - 1 }
    return pair.second == tile + 1 ? Int(pair.first) - 1 : nil
  }

  /// Takes in what a move did.
  @inlinable @inline(__always)
  mutating func see(_ event: PairEvent) {
    switch event {
    case .up(let number, _, let face):
      let tile = collapses ? tile(number) : number - 1
      inSight = TileSet()
      remember(tile, face)
      up = tile
      mateOfUp = Self.mate(of: tile, in: tiles[Int(face)])
    case .mismatch(let number, _, let face):
      up = nil
      remember(collapses ? tile(number) : number - 1, face)
    case .match(let number, let other, _):
      inSight = collapses ? TileSet(tile(number), tile(other)) : TileSet(number - 1, other - 1)
      up = nil
      left.subtract(inSight)
      unseen.subtract(inSight)
      paired.subtract(inSight)
    }
  }

  @inlinable @inline(__always)
  mutating func remember(_ tile: Int, _ face: FaceNumber) {
    guard unseen.contains(tile) else { return }
    unseen.remove(tile)
    let first = tiles[Int(face)].first
    guard first != 0 else {
      tiles[Int(face)].first = UInt8(tile + 1)
      return
    }
    tiles[Int(face)].second = UInt8(tile + 1)
    paired.insert(Int(first) - 1)
    paired.insert(tile)
  }
}
