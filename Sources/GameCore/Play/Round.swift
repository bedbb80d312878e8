/// One board under way: its position and its log. The table hands in the answers to moves.
public struct Round<P: Position>: Sendable {
  public private(set) var position: P
  public private(set) var log: [Entry] = []

  public struct Entry: Sendable {
    public let seat: Seat
    public let move: P.Move
    public let event: P.Event
  }

  public init(_ setup: P.Setup) { position = P(setup) }

  /// Takes a move that the rules allow, made by the seat to move, and its result.
  public mutating func take(_ move: P.Move, _ event: P.Event) {
    log.append(Entry(seat: position.phase.seat ?? .first, move: move, event: event))
    position.take(event)
  }

  public var moves: String {
    // A loop, because the types of lazy collections and key paths would be made at run time.
    var moves = ""
    for entry in log { moves += (moves.isEmpty ? "" : " ") + entry.move.description }
    return moves
  }

  /// Calls `body` with each entry and the positions before and after it.
  public func replay(_ body: (_ entry: Entry, _ before: P, _ after: P) -> Void) {
    var position = P(position.setup)
    for entry in log {
      let before = position
      position.take(entry.event)
      body(entry, before, position)
    }
  }

  /// Returns the position after a number of moves, at most all.
  public func position(after turns: Int) -> P {
    guard turns < log.count else { return position }
    var position = P(position.setup)
    for entry in log.prefix(turns) { position.take(entry.event) }
    return position
  }
}
