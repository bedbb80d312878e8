import Tiles

public struct PairSetup: Sendable {
  /// The set to which the tiles' faces belong.
  public var faces: any NumberedFaces

  public let pairs: Int

  /// The effect of the next turn on the places of a matched pair.
  public let matched: MatchedPlaces

  public let seating: Seating

  /// True if of each pair one tile shows the face and the other one its maker.
  public var hasSides = false

  /// True if a tile that is up is heard and shows its face only when it is matched.
  public var isHeard = false

  public init(
    _ faces: any NumberedFaces, pairs: Int, matched: MatchedPlaces = .empty,
    _ seating: Seating = .alone
  ) {
    (self.faces, self.pairs, self.matched) = (faces, pairs, matched)
    self.seating = seating
  }

  public var tileCount: Int { 2 * pairs }
}

public enum MatchedPlaces: Sendable {
  case empty

  /// The places close up, so that the tiles after them get new numbers.
  case closeUp

  /// The pair stays in sight until the end.
  case stay
}

/// The public side of find-the-pairs, with any kind of face.
///
/// A tile has an index, its place in the deal from 0, and a number, its place on the current board
/// from 1. They differ only if the places of matched pairs close up.
public struct PairPosition: Position {
  public let setup: PairSetup

  /// The number of moves. Two turned tiles make one move.
  private(set) var moveCount = 0

  /// The number of moves with two different faces.
  public private(set) var mismatches = 0

  public private(set) var left: TileSet
  public private(set) var turns: Turns

  /// The face-up tiles of the current move, or else of the last one.
  private(set) var faceUp = FaceUp.nothing

  /// The faces of matched tiles that stay in sight, by tile index; empty before the first match.
  private var found: [FaceNumber?] = []

  /// The tiles that are face up. Small numbers keep the value in one register.
  enum FaceUp: Sendable {
    case nothing
    case one(UInt8, FaceNumber)

    /// The tiles of a mismatch, in the order of their turning.
    case two(UInt8, FaceNumber, UInt8, FaceNumber)

    /// The pair of the last turn, with the face of the first tile.
    case pair(UInt8, UInt8, FaceNumber)
  }

  public init(_ setup: PairSetup) {
    self.setup = setup
    left = TileSet(first: setup.tileCount)
    turns = Turns(setup.seating)
  }

  public var phase: Phase { left.isEmpty ? .won : turns.phase }

  public var score: Moves { Moves(moveCount) }

  public func score(of seat: Seat) -> Int {
    seating.isShared ? turns.taken(by: seat) : moveCount
  }

  public static func unit(_ seating: Seating) -> ScoreUnit {
    seating.isShared ? ScoreUnit("pairs", one: "pair", zh: "对", .higher) : unit
  }

  /// True if the places of matched pairs close up.
  var closesUp: Bool { setup.matched == .closeUp }

  /// The index of the open tile, which waits for a second tile; nil if there is none.
  public var openTile: Int? {
    if case .one(let tile, _) = faceUp { Int(tile) } else { nil }
  }

  // MARK: Numbers

  /// The tiles with a place on the current board.
  var board: TileSet {
    guard closesUp else { return TileSet(first: setup.tileCount) }
    var board = left
    if case .pair(let one, let other, _) = faceUp {
      board.insert(Int(one))
      board.insert(Int(other))
    }
    return board
  }

  /// The highest number on the current board.
  public var lastNumber: Int { board.count }

  public func index(ofTile number: Int) -> Int {
    closesUp ? board.tile(at: number - 1) : number - 1
  }

  func number(of tile: Int) -> Int { closesUp ? board.count(before: tile) + 1 : tile + 1 }

  // MARK: Moves

  public func check(_ move: NumberMove) throws(TileRefusal) {
    let number = move.number
    if !phase.isPlaying { throw TileRefusal(.ended, move) }
    guard (1...lastNumber).contains(number) else { throw TileRefusal(.outside, move) }
    let tile = index(ofTile: number)
    if tile == openTile { throw TileRefusal(.onlyOneUp, move) }
    guard left.contains(tile) else {
      throw TileRefusal(visibleFaces[tile] == nil ? .empty : .matched, move)
    }
    if isIdle(move) { throw TileRefusal(.nothingNew, move) }
  }

  public func isPossible(_ event: PairEvent, of move: NumberMove) -> Bool {
    let tile = index(ofTile: move.number)
    guard event.tile == move.number, event.face.pair < setup.faces.count,
      setup.hasSides ? event.face.side != nil : event.face == event.face.pair
    else { return false }
    guard case .one(let one, let face) = faceUp else {
      let now = closesUp ? left.count(before: tile) + 1 : move.number
      return event.outcome == .up && event.other == now
    }
    let outcome: TileOutcome = event.face.pair == face.pair ? .match : .mismatch
    return event.outcome == outcome && event.other == number(of: Int(one))
      && (outcome == .mismatch || event.face == face.mate)
  }

  @inline(__always)
  public mutating func take(_ event: PairEvent) {
    if setup.seating.isShared {
      turns.take(
        event, at: index(ofTile: event.tile), gain: event.outcome == .match ? 1 : 0,
        staysOpen: false)
    }
    guard event.outcome != .up, case .one(let one, let face) = faceUp else {
      // The event's number counts after the places have closed up.
      let tile = closesUp ? left.tile(at: event.other - 1) : event.tile - 1
      faceUp = .one(UInt8(truncatingIfNeeded: tile), event.face)
      return
    }
    let other = index(ofTile: event.tile)
    moveCount &+= 1
    guard event.outcome == .match else {
      mismatches &+= 1
      faceUp = .two(one, face, UInt8(truncatingIfNeeded: other), event.face)
      return
    }
    faceUp = .pair(one, UInt8(truncatingIfNeeded: other), face)
    left.remove(Int(one))
    left.remove(other)
    if setup.matched == .stay { keep(face, Int(one), other) }
  }

  // The function is rarely called, so it isn't inlined.
  @inline(never)
  private mutating func keep(_ face: FaceNumber, _ one: Int, _ other: Int) {
    if found.isEmpty { found = noFaces }
    (found[one], found[other]) = (face, face.mate)
  }

  private var noFaces: [FaceNumber?] { Array(repeating: nil, count: setup.tileCount) }

  // MARK: View

  /// The visible faces, by tile index.
  var visibleFaces: [FaceNumber?] {
    var faces = found.isEmpty ? noFaces : found
    switch faceUp {
    case .nothing: break
    case .one(let tile, let face): faces[Int(tile)] = face
    case .two(let one, let face, let other, let otherFace):
      (faces[Int(one)], faces[Int(other)]) = (face, otherFace)
    case .pair(let one, let other, let face):
      (faces[Int(one)], faces[Int(other)]) = (face, face.mate)
    }
    return faces
  }
}

/// The result of turning a tile. The text form is `up 3 now 3 face 17`, `match 5 with 3 face 17` or
/// `mismatch 5 with 3 face 9`.
public struct PairEvent: TileEvent {
  // Bytes keep the event in one register.
  let number: UInt8
  let otherNumber: UInt8

  public let outcome: TileOutcome
  public let face: FaceNumber

  public var tile: Int { Int(number) }

  /// The number of the move's first tile; after places have closed up, of a first tile itself.
  public var other: Int { Int(otherNumber) }

  /// Creates the result of turning a tile on a board of at most 128 tiles.
  public init(_ outcome: TileOutcome, _ tile: Int, _ other: Int, _ face: FaceNumber) {
    (number, otherNumber) = (UInt8(truncatingIfNeeded: tile), UInt8(truncatingIfNeeded: other))
    (self.outcome, self.face) = (outcome, face)
  }

  public var description: String {
    "\(outcome.rawValue) \(tile) \(Self.detail(outcome)) \(other) face \(face)"
  }

  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap(WholeNumber.parse).compactMap { UInt8(exactly: $0) }
    guard words.count == 6, numbers.count == 3, let outcome = TileOutcome(rawValue: words[0]),
      outcome != .down, words[2] == Self.detail(outcome), words[4] == "face"
    else { return nil }
    self.init(outcome, Int(numbers[0]), Int(numbers[1]), numbers[2])
  }

  private static func detail(_ outcome: TileOutcome) -> String { outcome == .up ? "now" : "with" }
}
