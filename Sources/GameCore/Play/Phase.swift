/// The state of play: a seat's turn, or the end.
public enum Phase: Equatable, Sendable {
  /// The game is under way, and this seat moves next.
  case turn(Seat)

  /// The task is done.
  case won

  /// The game has ended, and the task is not done.
  case lost

  /// Nothing is left to do.
  case over

  /// The seat to move, or nil after the end.
  @inlinable public var seat: Seat? {
    if case .turn(let seat) = self { seat } else { nil }
  }

  /// True if the game is under way.
  @inlinable public var isPlaying: Bool { seat != nil }

  /// The status of a game that stops in this phase, as records and JSON lines spell it.
  public var status: String {
    switch self {
    case .turn: Self.unfinished
    case .won: "won"
    case .lost: "lost"
    case .over: "over"
    }
  }

  /// The status of a game that was left before its end.
  public static let unfinished = "unfinished"
}
