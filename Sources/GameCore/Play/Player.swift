/// Whoever plays a seat: a bot, a program at the end of a pipe, a record that is played again. It
/// gets positions and events, never the deal. A person's moves are handed in by a session.
public protocol Player<P> {
  associatedtype P: Position

  /// Notes any seat's move at the board. The position has taken it already.
  mutating func note(_ entry: Round<P>.Entry, at position: P)

  /// Returns what the player does next, for which it may take some milliseconds.
  mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move>

  /// Takes the refusal of the player's last move. Returns the fault if that is one.
  mutating func refuse(_ refusal: P.Refusal, of move: P.Move, at position: P) -> PlayerFault?

  /// Takes the hint that the player asked for.
  mutating func take(_ hint: Hint<P>, at position: P)

  /// Notes that the game has ended, and which seat's fault ended it, if one did.
  mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?)
}

extension Player {
  public mutating func refuse(
    _ refusal: P.Refusal, of move: P.Move, at position: P
  ) -> PlayerFault? { .illegal }

  public mutating func take(_ hint: Hint<P>, at position: P) {}
  public mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?) {}
}

/// What a player does when it is to move.
public enum Turn<Move: Sendable>: Sendable {
  case move(Move)

  /// It asks for a hint.
  case hint

  /// Its move is on its way.
  case waiting

  /// It doesn't go on.
  case gone(PlayerFault)
}

/// A fault of a player, which ends the game, as the JSON lines spell it.
public enum PlayerFault: String, CaseIterable, Error {
  /// A move that the rules refuse, or a word that is none.
  case illegal

  /// It has ended, or couldn't be started.
  case ended

  case quit

  /// It hasn't moved in time, or has written nothing but blanks and comments.
  case silent

  /// It has played alone for too many moves.
  case endless

  /// Returns the fault as the end of a sentence that begins with the player.
  public func text(_ presentation: Presentation) -> String {
    switch self {
    case .illegal: presentation(en: "made an illegal move", zh: "走了一步犯规的棋")
    case .ended: presentation(en: "has exited", zh: "已经退出")
    case .quit: presentation(en: "gave up", zh: "认输了")
    case .silent: presentation(en: "took too long for a move", zh: "超时没有走")
    case .endless: presentation(en: "made too many moves", zh: "走的步数太多")
    }
  }
}

/// A player that moves at once: a bot, or a record that is played again.
public protocol Strategy<P>: Player, Sendable {
  /// Notes the result of any seat's move. The position has taken it already.
  mutating func observe(_ event: P.Event, at position: P)

  /// Returns the next move, which the rules for one seat allow while the game is under way.
  mutating func move(at position: P) -> P.Move
}

extension Strategy {
  @inlinable
  public mutating func observe(_ event: P.Event, at position: P) {}

  public mutating func note(_ entry: Round<P>.Entry, at position: P) {
    observe(entry.event, at: position)
  }

  public mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move> {
    .move(position.useful(move(at: position)))
  }
}

/// A strategy that can explain its moves.
public protocol Advisor<P>: Strategy {
  /// Returns the reason for the next move, in a sentence or two.
  func reason(at position: P, _ presentation: Presentation) -> String

  /// Returns which moves are as good as the next one, in a sentence, or nil to say nothing.
  func alternatives(at position: P, _ presentation: Presentation) -> String?
}

extension Advisor {
  public func alternatives(at position: P, _ presentation: Presentation) -> String? { nil }
}

public enum PlayerSeed {
  /// Returns the seed of the player at a seat, when the deal of a seed is played for the `round`-th
  /// time: another stream than the deal's. Players at other seats and in other rounds choose
  /// independently.
  @inlinable
  public static func of(_ seed: UInt64, at seat: Seat = .first, round: Int = 0) -> UInt64 {
    let index = 2 * round + seat.index
    guard index > 0 else { return ~seed }
    var mixer = SplitMix64(state: ~seed ^ UInt64(index) << 56)
    return mixer.next()
  }
}
