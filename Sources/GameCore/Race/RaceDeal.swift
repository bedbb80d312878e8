import Flags

/// The hidden side of a race: the deal of the game, and how the rival does with it.
public struct RaceDeal<G: ArcadeGame>: Deal {
  public typealias P = RacePosition<G.P>

  public internal(set) var board: G.D

  /// The public facts about the rival after each of its moves, the last ones at its end.
  private var course: [Racer] = []

  public init(_ board: G.D) {
    self.board = board
  }

  public init(reading text: String) throws(InvalidInput) {
    board = try G.D(reading: text)
  }

  public var description: String { board.description }

  /// Equal deals are dealt alike, whoever plays them.
  public static func == (left: RaceDeal, right: RaceDeal) -> Bool { left.board == right.board }

  /// Lets the rival play the deal to its end.
  mutating func run(_ kind: PlayerKind<G>, _ setup: G.P.Setup, seed: UInt64) {
    var (position, player) = (G.P(setup), kind.make(setup, seed))
    course.removeAll()
    while position.phase.isPlaying {
      let event = board.answer(player.move(at: position), at: position)
      position.take(event)
      player.observe(event, at: position)
      course.append(Racer(position, turns: course.count + 1))
    }
  }

  public func answer(_ move: G.P.Move, at position: P) -> RaceEvent<G.P.Event> {
    let event = board.answer(move, at: position.board)
    var after = position.board
    after.take(event)
    // Whoever has finished sees how the rival ends.
    let last = course.count - 1
    let index = after.phase.isPlaying ? min(position.turns, last) : last
    return RaceEvent(event, rival: index < 0 ? position.rival : course[index])
  }
}

/// The result of a move in a race: that of the player's own, and how far the rival is then. Its
/// text form is `50 low & turns 1 score 1`.
public struct RaceEvent<Own: MoveEvent>: MoveEvent {
  /// The result of the player's move.
  public let own: Own

  /// The rival after as many moves, or at the player's end after all of its moves.
  public let rival: Racer

  public init(_ own: Own, rival: Racer) {
    (self.own, self.rival) = (own, rival)
  }

  public var outcome: Own.Outcome { own.outcome }

  private static var separator: String { " & " }

  public var description: String { own.description + Self.separator + rival.description }

  public init?(_ text: String) {
    guard let range = text.lastRange(of: Self.separator),
      let own = Own(String(text[..<range.lowerBound])),
      let rival = Racer(String(text[range.upperBound...]))
    else { return nil }
    self.init(own, rival: rival)
  }
}

extension String {
  /// Returns the last place of a text, or nil if it isn't there.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var index = endIndex
    while true {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      guard index > startIndex else { return nil }
      index = self.index(before: index)
    }
  }
}
