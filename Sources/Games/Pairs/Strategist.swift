import GameCore
import Tiles

/// Forgets nothing and plays for the most pairs: it takes a known pair at once, and else turns as
/// many unseen tiles as ``PairDuel`` finds best.
@frozen public struct Strategist<Face: PairFace>: Player {
  public typealias P = VersusPosition<PairPosition<Face>>

  @usableFromInline var memory: PairMemory
  @usableFromInline let theory: PairDuel

  /// True if the tile that is up had never been seen before it was turned up.
  @usableFromInline var isUpNew = false

  @inlinable
  public init(_ setup: VersusSetup<PairPosition<Face>>, seed: UInt64) {
    memory = PairMemory(setup.board)
    theory = setup.isStrict ? PairDuel.strict : .free
  }

  @inlinable @inline(__always)
  public mutating func observe(_ event: PairEvent, at position: P) {
    if case .one(let tile, _) = position.board.sight {
      isUpNew = memory.unseen.contains(Int(tile))
    }
    memory.observe(event, at: position.board)
  }

  @inlinable @inline(__always)
  public mutating func move(at position: P) -> TileMove {
    let board = position.board
    let tile = if let up = board.firstTile { secondTile(up, position) } else { firstTile(board) }
    return TileMove(board.number(of: tile))
  }

  /// Returns the tiles that have been seen and whose mates have not.
  @inlinable @inline(__always)
  func single(_ board: PairPosition<Face>) -> TileSet {
    var tiles = board.left
    tiles.subtract(memory.unseen)
    tiles.subtract(memory.paired)
    return tiles
  }

  @inlinable @inline(__always)
  func firstTile(_ board: PairPosition<Face>) -> Int {
    if let tile = memory.paired.first { return tile }
    let single = single(board)
    let choice = theory.choice(pairs: board.left.count / 2, known: single.count)
    let tile = choice.isIdle ? single.first : memory.unseen.first
    return tile ?? board.left.first ?? 0
  }

  @inlinable @inline(__always)
  func secondTile(_ up: Int, _ position: P) -> Int {
    if let mate = PairMemory.tile(memory.mateOfUp) { return mate }
    var single = single(position.board)
    single.remove(up)
    let pairs = position.board.left.count / 2
    let choice = theory.choice(pairs: pairs, known: single.count)
    // The last unseen tile is its mate.
    let staysKnown =
      memory.unseen.count > 1 && (isUpNew ? choice.turnsKnownSecond : !position.setup.isStrict)
    let tile = staysKnown ? single.first ?? memory.unseen.first : memory.unseen.first
    return tile ?? single.first ?? 0
  }
}
