import GameCore
import TextUI
import Tiles

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

  @usableFromInline let collapses: Bool
  /// The pair that was matched last while its places have not closed up.
  @usableFromInline var inSight = TileSet()

  /// By each face's number the tile that has shown it first, and behind all faces by each tile's its
  /// mate where both have been seen. Tiles are counted from 1 here, and 0 is none.
  @usableFromInline var notes: [UInt8]

  @inlinable
  init(_ opening: PairOpening) {
    left = TileSet(first: opening.tileCount)
    unseen = left
    collapses = opening.collapses
    notes = Array(repeating: 0, count: faceLimit + 2 * faceLimit)
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
  @inlinable
  func mate(of tile: Int) -> Int? {
    let mate = notes[faceLimit + tile]
    return mate == 0 ? nil : Int(mate) - 1
  }

  /// Takes in what a move did.
  @inlinable @inline(__always)
  mutating func see(_ event: PairEvent) {
    switch event {
    case .up(let number, _, let face):
      let tile = tile(number)
      if collapses { inSight = TileSet() }
      remember(tile, face)
      up = tile
    case .mismatch(let number, _, let face):
      up = nil
      remember(tile(number), face)
    case .match(let number, let other, _):
      let pair = TileSet(tile(number), tile(other))
      if collapses { inSight = pair }
      up = nil
      left.subtract(pair)
      unseen.subtract(pair)
      paired.subtract(pair)
    }
  }

  @inlinable @inline(__always)
  mutating func remember(_ tile: Int, _ face: FaceNumber) {
    guard unseen.contains(tile) else { return }
    unseen.remove(tile)
    let first = notes[Int(face)]
    guard first != 0 else {
      notes[Int(face)] = UInt8(tile + 1)
      return
    }
    let mate = Int(first) - 1
    notes[faceLimit + tile] = first
    notes[faceLimit + mate] = UInt8(tile + 1)
    paired.insert(mate)
    paired.insert(tile)
  }
}
