/// A player at a seat: a bot, a program at the end of a pipe, or the replay of a record. It gets
/// positions and events, never the deal. Sessions hand in a person's moves.
public protocol Player<P> {
  associatedtype P: Position

  /// Notes a move of any seat at the board. The position has already taken the move.
  mutating func note(_ entry: Round<P>.Entry, at position: P)

  /// Returns the player's next action; waits for it at most some milliseconds.
  mutating func turn(at position: P, within milliseconds: Int) -> Turn<P.Move>

  /// Takes the refusal of the player's last move. Returns a fault if the refusal is one.
  mutating func refuse(_ refusal: P.Refusal, of move: P.Move, at position: P) -> PlayerFault?

  /// Returns a fault of the player in detail, as a verb phrase after its name; nil if nothing more
  /// is known than the fault.
  func detail(of fault: PlayerFault) -> Phrase?

  /// Takes the hint that the player asked for.
  mutating func take(_ hint: Hint<P>, at position: P)

  /// Notes a move at the other board of a race.
  mutating func noteOther(_ entry: Round<P>.Entry, at position: P)

  /// Notes a hint of the seat at this machine.
  mutating func noteOthersHint()

  /// Notes the end of the game, and the seat and the reason of the fault that ended it, if one did.
  mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?)

  /// Takes what has come from another machine; the game needn't wait for it.
  mutating func attend()

  /// The line to another machine, or nil for a player at this one.
  var contact: Contact? { get }
}

extension Player {
  public mutating func refuse(
    _ refusal: P.Refusal, of move: P.Move, at position: P
  ) -> PlayerFault? { .illegal }

  public func detail(of fault: PlayerFault) -> Phrase? { nil }
  public mutating func take(_ hint: Hint<P>, at position: P) {}
  public mutating func noteOther(_ entry: Round<P>.Entry, at position: P) {}
  public mutating func noteOthersHint() {}
  public mutating func attend() {}
  public var contact: Contact? { nil }
  public mutating func end(_ round: Round<P>, _ fault: (seat: Seat, reason: PlayerFault)?) {}
}

/// The action of a player who is to move.
public enum Turn<Move: Sendable>: Sendable {
  case move(Move)

  case hint

  /// The move isn't ready yet.
  case waiting

  /// The player has left the game by a fault.
  case gone(PlayerFault)
}

/// A player's fault, which ends the game. The raw value is its spelling in JSON lines.
public enum PlayerFault: String, Error {
  /// A move that the rules refuse, or a word that is no move.
  case illegal

  /// The player has ended or couldn't start.
  case ended

  case quit

  /// The player hasn't moved in time.
  case silent

  /// The player has written a megabyte without a whole word.
  case flood

  /// The player has made too many moves in solo play.
  case endless

  /// The host of the game at another machine has changed what was sealed before the game, the
  /// deal's seed, the deal, the result of a move, or a score.
  case seal, seed, deal, event, score

  /// The other machine doesn't keep to the protocol.
  case foul

  /// The faults of programs at this machine.
  public static var ofPrograms: [PlayerFault] {
    [.illegal, .ended, .quit, .silent, .flood, .endless]
  }

  /// The fault as a verb phrase after the player's name.
  public var text: Phrase {
    switch self {
    case .illegal: Phrase(en: "made an illegal move", zh: "走了一手犯规")
    case .ended: Phrase(en: "has exited", zh: "已经退出")
    case .quit: Phrase(en: "gave up", zh: "认输了")
    case .silent: Phrase(en: "took too long for a move", zh: "超时未走")
    case .flood:
      Phrase(en: "wrote a megabyte without a whole word", zh: "写了一兆字节也不成一个词")
    case .endless:
      Phrase(en: "did not finish within 10000 moves and hints", zh: "10000 手（含提示）之内没有玩完")
    case .seal: Phrase(en: "did not open what was sealed", zh: "打开的不是当初封存的内容")
    case .seed: Phrase(en: "did not draw the deal fairly", zh: "没有按约定出题")
    case .deal: Phrase(en: "changed the deal", zh: "改动了题目")
    case .event: Phrase(en: "told a false result of a move", zh: "谎报了一手的结果")
    case .score: Phrase(en: "told a false score", zh: "谎报了成绩")
    case .foul: Phrase(en: "sent what no arcade sends", zh: "发来了无法理解的内容")
    }
  }
}

/// A player that moves at once: a bot, or the replay of a record.
public protocol Strategy<P>: Player, Sendable {
  /// Notes the result of a move of any seat. The position has already taken the event.
  mutating func observe(_ event: P.Event, at position: P)

  /// Returns the next move, which the rules for one seat allow in a running game.
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

  /// Returns the moves that are as good as the next one, in a sentence, or nil to say nothing.
  func alternatives(at position: P, _ presentation: Presentation) -> String?

  /// True if all that is left has been seen, so that the rest may be played out.
  var hasSeenAll: Bool { get }
}

extension Advisor {
  public var hasSeenAll: Bool { false }
  public func alternatives(at position: P, _ presentation: Presentation) -> String? { nil }
}

public enum PlayerSeed {
  /// Returns the seed of a player's choices at a seat when a deal is played for the `round`-th
  /// time. Its stream is independent of the deal and of other seats and rounds.
  @inlinable
  public static func of(_ seed: UInt64, at seat: Seat = .first, round: Int = 0) -> UInt64 {
    let index = 2 * round + seat.index
    guard index > 0 else { return ~seed }
    var mixer = SplitMix64(state: ~seed ^ UInt64(index) << 56)
    return mixer.next()
  }
}
