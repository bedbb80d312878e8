import GameCore

/// A player that plays one game after the other.
///
/// Its functions are made where the player's type is known: a call through `any Player` would look
/// up types, and threads would wait for each other's reference counts.
public struct RegularPlayer<Board: SharedBoard> {
  /// The function that begins a game.
  public let start: (VersusSetup<Board>, _ seed: UInt64) -> Void

  /// The function that returns the next move.
  public let move: (VersusPosition<Board>) -> TileMove

  /// The function that takes in an event.
  public let observe: (Board.Event, VersusPosition<Board>) -> Void

  /// Creates a player of the games that others begin.
  @inlinable @inline(__always)
  init<Kind: Player<VersusPosition<Board>>>(
    _ create: @escaping (VersusSetup<Board>, _ seed: UInt64) -> Kind
  ) {
    var player: Kind?
    start = { player = create($0, $1) }
    move = { player?.move(at: $0) ?? TileMove(1) }
    observe = { player?.observe($0, at: $1) }
  }
}
