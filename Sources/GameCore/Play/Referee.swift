/// Whoever answers the moves of a game whose deal is at another machine: the host's arcade.
public protocol Referee<P> {
  associatedtype P: Position

  /// Asks for the result of the player's move, which the rules allow.
  mutating func ask(_ move: P.Move)

  /// Tells the host that the player has had a hint.
  mutating func noteHint()

  /// Returns the host's next ruling, or nil if none comes within some milliseconds.
  mutating func ruling(at position: P, within milliseconds: Int) -> Ruling<P>?

  var contact: Contact { get }

  /// Reads what has come, for which nobody waits; ``ruling(at:within:)`` returns it later.
  func attend()
}

/// What a host tells.
public enum Ruling<P: Position> {
  /// The result of a move at the player's board, of the seat that was to move.
  case event(P.Move, P.Event)

  /// The facts about the host's board in a race after its next move.
  case opponent(OpponentFacts)

  /// The refusal of the player's move.
  case refused

  /// The host has had a hint.
  case hint

  /// The end of the game, with the origin of its deal, the deal that the host tells, and the host's
  /// moves in a race.
  case opened(DealOrigin, told: String, [P.Move])

  case gone(PlayerFault)
}

/// The state of the line to another machine.
public struct Contact: Sendable {
  /// The descriptors that become readable when something comes.
  public let descriptors: [Int32]

  /// The time since when the other side is away, in milliseconds, or nil.
  public let awaySince: Int?

  public init(_ descriptors: [Int32], awaySince: Int? = nil) {
    (self.descriptors, self.awaySince) = (descriptors, awaySince)
  }
}
