/// One round under way: position, dealer and log. It does no I/O.
public struct Round<D: Dealer>: Sendable {
  public private(set) var position: D.P
  public private(set) var log: [Entry] = []

  /// The moves in their text form with spaces between them.
  public var moves: String {
    // By a loop: types of collections and key paths would be made at run time.
    var moves = ""
    for entry in log { moves += (moves.isEmpty ? "" : " ") + entry.move.description }
    return moves
  }

  private var dealer: D

  public struct Entry: Sendable {
    public let seat: Seat
    public let move: D.P.Move
    public let event: D.P.Event
  }

  public init(_ setup: D.P.Setup, dealer: D) {
    position = D.P(setup)
    self.dealer = dealer
  }

  /// Makes a move for the seat to move and returns its result. A refused move changes nothing.
  public mutating func play(_ move: D.P.Move) throws(D.P.Refusal) -> D.P.Event {
    try position.check(move)
    let event = dealer.answer(move, at: position)
    log.append(Entry(seat: position.phase.seat ?? .first, move: move, event: event))
    position.take(event)
    return event
  }
}
