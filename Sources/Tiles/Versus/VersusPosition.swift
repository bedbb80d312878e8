import GameCore
import TextUI

/// The facts of a game of two that are known before the first move.
public struct VersusSetup<Board: SharedBoard>: Sendable {
  /// Those of the board.
  public let board: Board.Setup

  /// True between programs: every turn has to turn a tile that nobody has seen, or to take a pair.
  /// Two that play well could otherwise stand still for ever.
  public let isStrict: Bool

  /// The names of the seats, as many as there are; nil for those that have none.
  public let names: [String?]

  /// The seat that begins.
  public let beginner: Seat

  /// The number of seats.
  public static var seats: Int { 2 }

  @inlinable
  public init(
    _ board: Board.Setup, isStrict: Bool = false, names: [String?] = [nil, nil],
    beginner: Seat = .first
  ) {
    (self.board, self.isStrict, self.names) = (board, isStrict, names)
    self.beginner = beginner
  }
}

/// The public side of a game of two at one board. What a seat has matched is its own, and it goes
/// on; otherwise it is the other's turn.
public struct VersusPosition<Board: SharedBoard>: Position {
  public let setup: VersusSetup<Board>

  /// The board.
  public private(set) var board: Board

  /// The seat that moves, or at the end the one that moved last.
  public private(set) var seat: Seat

  /// The seat that made the last move.
  public private(set) var lastSeat: Seat

  /// What each seat has taken.
  private var taken = (0, 0)

  /// The faces that were shown, each by its number plus one.
  private var faces = TileTable()

  /// True if a tile was up when the turn began.
  private var beganOpen = false

  /// True if the turn has shown something new, or taken something.
  private var isFruitful = false

  /// The number of turns in a row that were neither.
  private var idleTurns = 0

  /// The number of such turns that end a game between people.
  static var idleLimit: Int { 4 }

  public init(_ setup: VersusSetup<Board>) {
    self.setup = setup
    board = Board(setup.board)
    (seat, lastSeat) = (setup.beginner, setup.beginner)
  }

  public var phase: Phase {
    guard board.phase.isPlaying else { return board.phase }
    return isStalled ? .over : .turn(seat)
  }

  /// True if the game has ended because nothing new is shown any more.
  public var isStalled: Bool {
    Board.endsWhenStalled && !setup.isStrict && idleTurns >= Self.idleLimit
  }

  public func check(_ move: TileMove) throws(TileRefusal) {
    if isStalled { throw .ended }
    try board.check(move)
    guard setup.isStrict, Board.endsWhenStalled, !isFruitful, let open = board.openTile else {
      return
    }
    var faces = faces
    let face = faces[board.index(ofTile: move.tile)]
    if face != 0, face != faces[open] { throw .nothingNew(move.tile) }
  }

  public mutating func take(_ event: Board.Event) {
    let index = board.index(ofTile: board.tile(of: event))
    let face = board.face(of: event) &+ 1
    if faces[index] != face { isFruitful = true }
    faces[index] = face
    let gain = board.gain(of: event)
    if seat == .first { taken.0 += gain } else { taken.1 += gain }
    lastSeat = seat
    board.take(event)
    switch event.outcome {
    case .up: break
    case .match: isFruitful = true
    case .mismatch: pass()
    // Who begins by turning a card up and back down has had a turn.
    case .down: if !beganOpen { pass() }
    }
  }

  private mutating func pass() {
    idleTurns = isFruitful ? 0 : idleTurns + 1
    isFruitful = false
    beganOpen = board.openTile != nil
    seat = seat == .first ? Seat(1) : .first
  }

  /// Returns what a seat has taken.
  public func taken(by seat: Seat) -> Int { seat == .first ? taken.0 : taken.1 }

  /// Returns how far a seat is ahead.
  public func score(of seat: Seat) -> Lead<Board> {
    let lead = taken.0 - taken.1
    return Lead(seat == .first ? lead : -lead)
  }
}

/// How far a seat is ahead of the other; negative where it is behind.
public struct Lead<Board: SharedBoard>: Score {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public static var unit: ScoreUnit { Board.units.lead }
  public static var better: Direction { .higher }
}
