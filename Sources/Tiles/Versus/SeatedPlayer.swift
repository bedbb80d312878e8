import Flags
import GameCore

/// A player of the solo game at a board of two. Where the strict rule forbids its move, it turns a
/// tile that nobody has seen, or if there is none, takes the pair.
@frozen public struct SeatedPlayer<Solo: Player>: Player where Solo.P: SharedBoard {
  public typealias P = VersusPosition<Solo.P>

  @usableFromInline var solo: Solo

  @inlinable
  public init(_ solo: Solo) {
    self.solo = solo
  }

  @inlinable
  public init(_ setup: VersusSetup<Solo.P>, seed: UInt64) {
    solo = Solo(setup.board, seed: seed)
  }

  @inlinable @inline(__always)
  public mutating func observe(_ event: Solo.P.Event, at position: P) {
    solo.observe(event, at: position.board)
  }

  @inlinable @inline(__always)
  public mutating func move(at position: P) -> TileMove {
    let move = solo.move(at: position.board)
    return position.isIdle(move) ? position.firstUsefulTile() ?? move : move
  }
}

extension RivalKind {
  /// Describes the players of the solo game at two seats.
  @inlinable
  public init<Solo: Player<G.P>>(_ choice: Choice, solo type: Solo.Type) {
    self.init(choice, SeatedPlayer<Solo>.self)
  }
}
