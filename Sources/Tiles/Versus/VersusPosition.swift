import GameCore
import TextUI

/// The facts of a game of two that are known before the first move.
@frozen public struct VersusSetup<Board: SharedBoard>: Sendable {
  /// Those of the board.
  public let board: Board.Setup

  /// True between programs: every turn has to turn a tile that nobody has seen, or to take a pair.
  /// Two that play well could otherwise stand still for ever.
  public let isStrict: Bool

  /// The names of the seats, as many as there are; nil for those that have none.
  public let names: [Phrase?]

  /// The seat that begins.
  public let beginner: Seat

  /// The number of seats.
  public static var seats: Int { 2 }

  @inlinable
  public init(
    _ board: Board.Setup, isStrict: Bool = false, names: [Phrase?] = [nil, nil],
    beginner: Seat = .first
  ) {
    (self.board, self.isStrict, self.names) = (board, isStrict, names)
    self.beginner = beginner
  }
}

/// The public side of a game of two at one board. What a seat has matched is its own, and it goes
/// on; otherwise it is the other's turn.
@frozen public struct VersusPosition<Board: SharedBoard>: Position {
  public let setup: VersusSetup<Board>

  /// The board.
  @inlinable public var board: Board { table }

  /// The seat that moves, or at the end the one that moved last.
  @inlinable public var seat: Seat { mover }

  /// The seat that made the last move.
  @inlinable public var lastSeat: Seat { lastMover }

  @usableFromInline var table: Board
  @usableFromInline var mover: Seat
  @usableFromInline var lastMover: Seat

  /// The numbers that the seats have taken.
  @usableFromInline var taken = (0, 0)

  /// The faces that were shown, each by its number plus one.
  @usableFromInline var faces = TileTable()

  /// True if the tile that is up was up when the turn began.
  @usableFromInline var beganOpen = false

  /// True if the tile that is up had never been seen before it was turned up.
  @usableFromInline var isOpenNew = false

  /// True if the turn has shown something new, or taken something.
  @usableFromInline var isFruitful = false

  /// The number of turns in a row that were neither.
  @usableFromInline var idleTurns = 0

  /// The number of such turns that end a game between people.
  @inlinable static var idleLimit: Int { 4 }

  @inlinable
  public init(_ setup: VersusSetup<Board>) {
    self.setup = setup
    table = Board(setup.board)
    (mover, lastMover) = (setup.beginner, setup.beginner)
  }

  @inlinable public var phase: Phase {
    guard table.phase.isPlaying else { return table.phase }
    return isStalled ? .over : .turn(mover)
  }

  /// True if the game has ended because nothing new is shown any more.
  @inlinable public var isStalled: Bool {
    Board.endsWhenStalled && !setup.isStrict && idleTurns >= Self.idleLimit
  }

  // MARK: Moves

  public func check(_ move: TileMove) throws(TileRefusal) {
    if isStalled { throw .ended }
    try board.check(move)
    if isIdle(move) { throw .nothingNew(move.tile) }
  }

  /// Returns true if the strict rule forbids a move that the board allows: both tiles would have
  /// been seen before, and they are no pair.
  @inlinable
  public func isIdle(_ move: TileMove) -> Bool {
    guard setup.isStrict, Board.endsWhenStalled, !isOpenNew, let open = table.openTile else {
      return false
    }
    var faces = faces
    let face = faces[table.index(ofTile: move.tile)]
    return face != 0 && face != faces[open]
  }

  /// Returns the first tile that nobody has seen, or if all have been, the mate of the one that is
  /// up; nil without either.
  @inlinable
  public func firstUsefulTile() -> TileMove? {
    var (faces, mate) = (faces, TileMove?.none)
    guard let open = table.openTile else { return nil }
    let face = faces[open]
    for number in 1...max(1, table.lastNumber) {
      let index = table.index(ofTile: number)
      if faces[index] == 0 { return TileMove(number) }
      if faces[index] == face, index != open { mate = TileMove(number) }
    }
    return mate
  }

  @inlinable @inline(__always)
  public mutating func take(_ event: Board.Event) {
    let index = table.index(ofTile: table.tile(of: event))
    let face = table.face(of: event) &+ 1
    let isNew = faces[index] != face
    faces[index] = face
    if isNew { isFruitful = true }
    let gain = table.gain(of: event)
    if mover == .first { taken.0 &+= gain } else { taken.1 &+= gain }
    lastMover = mover
    table.take(event)
    switch event.outcome {
    case .up: isOpenNew = isNew
    case .match: (isFruitful, beganOpen) = (true, false)
    case .mismatch: pass()
    // Turning one's own card back down ends the turn; the one that the other left is free.
    case .down: if beganOpen { beganOpen = false } else { pass() }
    }
  }

  /// Returns true if a move turns the seat's own tile back down, which ends its turn.
  func passes(_ move: TileMove) -> Bool {
    !beganOpen && table.openTile == table.index(ofTile: move.tile)
  }

  @inlinable @inline(__always)
  mutating func pass() {
    idleTurns = isFruitful ? 0 : idleTurns + 1
    isFruitful = false
    beganOpen = table.openTile != nil
    mover = mover.other
  }

  /// Returns what a seat has taken.
  @inlinable
  public func taken(by seat: Seat) -> Int { seat == .first ? taken.0 : taken.1 }

  /// Returns how far a seat is ahead.
  @inlinable
  public func score(of seat: Seat) -> Lead<Board> {
    let lead = taken.0 - taken.1
    return Lead(seat == .first ? lead : -lead)
  }
}

/// The lead of a seat over the other, negative where it is behind.
public struct Lead<Board: SharedBoard>: Score {
  public let value: Int

  @inlinable
  public init(_ value: Int) {
    self.value = value
  }

  public static var unit: ScoreUnit { Board.takenUnit.ahead }
  public static var better: Direction { .higher }
}
