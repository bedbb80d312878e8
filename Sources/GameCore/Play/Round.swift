/// One round under way: position, dealer and log. It does no I/O.
public struct Round<D: Dealer>: Sendable {
  public private(set) var position: D.P
  public private(set) var log: [Entry] = []

  private var dealer: D

  public struct Entry: Sendable {
    public let seat: Seat
    public let move: D.P.Move
    public let event: D.P.Event
  }

  /// An error of a move: the rules refuse it, or the dealer doesn't answer.
  public enum PlayError: Error {
    case refused(D.P.Refusal)
    case unanswered(D.Failure)
  }

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
