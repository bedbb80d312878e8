/// One round under way: position, dealer and log. It does no I/O.
public struct Round<D: Dealer>: Sendable {
  /// The position now.
  public private(set) var position: D.P

  /// The moves made, in order.
  public private(set) var log: [Entry] = []

  private var dealer: D

  /// A move that was made.
  public struct Entry: Sendable {
    /// The seat that made it.
    public let seat: Seat

    /// The move.
    public let move: D.P.Move

    /// Its result.
    public let event: D.P.Event
  }

  /// An error of a move: the rules refuse it, or the dealer doesn't answer.
  public enum PlayError: Error {
    case refused(D.P.Refusal)
    case unanswered(D.Failure)
  }

  /// Creates a round before its first move.
  public init(_ setup: D.P.Setup, dealer: D) {
    position = D.P(setup)
    self.dealer = dealer
  }

  /// Makes a move for the seat to move and returns its result. A refused move changes nothing.
  public mutating func play(_ move: D.P.Move) throws(PlayError) -> D.P.Event {
    do { try position.check(move) } catch { throw .refused(error) }
    do { return try answer(move) } catch { throw .unanswered(error) }
  }

  private mutating func answer(_ move: D.P.Move) throws(D.Failure) -> D.P.Event {
    let event = try dealer.answer(move, at: position)
    log.append(Entry(seat: position.phase.seat ?? .first, move: move, event: event))
    position.take(event)
    return event
  }
}

extension Round where D.Failure == Never {
  /// Makes a move that the dealer is sure to answer. A refused move changes nothing.
  public mutating func play(_ move: D.P.Move) throws(D.P.Refusal) -> D.P.Event {
    try position.check(move)
    return answer(move)
  }
}
