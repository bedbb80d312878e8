/// A board of tiles at which two seats can take turns.
public protocol SharedBoard: TilePosition where Event: TileEvent {
  /// The unit of what the seats take, such as pairs.
  static var takenUnit: ScoreUnit { get }

  /// Returns true if two different tiles with these faces match.
  static func matches(_ face: UInt8, _ other: UInt8) -> Bool

  var left: TileSet { get }

  /// The index of the tile that is up and waits for another one, or nil without one.
  var openTile: Int? { get }

  /// Returns the index of the tile that a number chooses, which must be allowed.
  func index(ofTile number: Int) -> Int

  /// Returns the pairs or points that an event brings the seat that made the move.
  func gain(of event: Event) -> Int
}

public protocol TileEvent: MoveEvent where Outcome == TileOutcome {
  /// The number of the tile that was turned, on the board as it was shown before.
  var tile: Int { get }

  /// The face that it showed: equal numbers are equal faces.
  var face: UInt8 { get }
}

/// The facts of a game of two that are known before the first move.
@frozen public struct VersusSetup<Board: SharedBoard>: Sendable {
  public let board: Board.Setup

  /// True between programs: every turn has to turn a tile that nobody has seen, or to make a match.
  /// Two that play well could otherwise stand still for ever.
  public let isStrict: Bool
  public let names: SeatNames

  public let beginner: Seat

  @inlinable
  public init(
    _ board: Board.Setup, isStrict: Bool = false, names: SeatNames = SeatNames(),
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

  @inlinable public var board: Board { table }

  /// The seat that moves, or at the end the one that moved last.
  @inlinable public var seat: Seat { mover }

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

  @inlinable public var isStalled: Bool {
    !setup.isStrict && idleTurns >= Self.idleLimit
  }

  // MARK: Moves

  public func check(_ move: NumberMove) throws(TileRefusal) {
    if isStalled { throw TileRefusal(.ended, move) }
    try board.check(move)
    if isIdle(move) { throw TileRefusal(.nothingNew, move) }
  }

  /// Returns true if the strict rule forbids a move that the board allows: it would end a turn that
  /// has shown nothing new and matched nothing, or turn up a tile after which none other is useful.
  @inlinable
  public func isIdle(_ move: NumberMove) -> Bool {
    guard setup.isStrict else { return false }
    var faces = faces
    let index = table.index(ofTile: move.number)
    guard let open = table.openTile else {
      return Board.turnsBack && faces[index] != 0 && usefulTile(after: index) == nil
    }
    if isOpenNew { return false }
    guard index != open else { return !beganOpen }
    return faces[index] != 0 && !Self.matches(faces[index], faces[open])
  }

  /// Returns true if two faces match, each given by its number plus one.
  @inlinable
  static func matches(_ face: UInt8, _ other: UInt8) -> Bool {
    Board.matches(face &- 1, other &- 1)
  }

  /// Returns the number of the first tile that nobody has seen, or if all have been, of one that
  /// matches a tile; nil without either.
  @inlinable
  func usefulTile(after open: Int) -> NumberMove? {
    var (faces, left, mate) = (faces, table.left, NumberMove?.none)
    let face = faces[open]
    left.remove(open)
    for number in 1...max(1, table.lastNumber) {
      let index = table.index(ofTile: number)
      guard left.contains(index) else { continue }
      if faces[index] == 0 { return NumberMove(number) }
      if face != 0, mate == nil, Self.matches(face, faces[index]) { mate = NumberMove(number) }
    }
    return mate
  }

  /// Returns a tile that the strict rule allows: one that nobody has seen, or one that matches.
  @inlinable
  public func firstUsefulTile() -> NumberMove? {
    let moves = (1...max(1, table.lastNumber)).lazy.map { NumberMove($0) }
    guard let open = table.openTile else {
      return moves.first { table.left.contains(table.index(ofTile: $0.number)) && !isIdle($0) }
    }
    if let move = usefulTile(after: open) { return move }
    // The card that the other left may have no match, but is turned down free.
    return beganOpen ? moves.first { table.index(ofTile: $0.number) == open } : nil
  }

  /// Returns a move that the board allows, or where the strict rule forbids it, one that shows
  /// something new or a match.
  @inlinable
  func useful(_ move: NumberMove) -> NumberMove {
    isIdle(move) ? firstUsefulTile() ?? move : move
  }

  @inlinable @inline(__always)
  public mutating func take(_ event: Board.Event) {
    let index = table.index(ofTile: event.tile)
    let face = event.face &+ 1
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
    // One's own card; the one that the other left is free.
    case .down: if beganOpen { beganOpen = false } else { pass() }
    }
  }

  @inlinable @inline(__always)
  mutating func pass() {
    idleTurns = isFruitful ? 0 : idleTurns + 1
    (isFruitful, isOpenNew) = (false, false)
    beganOpen = table.openTile != nil
    mover = mover.other
  }

  @inlinable
  public func taken(by seat: Seat) -> Int { seat == .first ? taken.0 : taken.1 }

  @inlinable
  public func score(of seat: Seat) -> Lead<Board> {
    Lead(taken(by: seat) - taken(by: seat.other))
  }
}

/// The lead of a seat over the other, negative where it is behind.
public struct Lead<Board: SharedBoard>: Score {
  public let value: Int

  @inlinable public init(_ value: Int) { self.value = value }

  public static var unit: ScoreUnit { Board.takenUnit.ahead }
}
