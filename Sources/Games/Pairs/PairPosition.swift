import GameCore
import TextUI
import Tiles

/// The public side of find-the-pairs, over any faces.
///
/// Tiles have an index, their place at the deal from 0, and a number, their place on the board as
/// last shown from 1. The two differ only where the places of matched pairs close up.
public struct PairPosition<Face: PairFace>: Position {
  public let setup: PairSetup<Face>

  /// The number of moves; two tiles turned make one.
  @usableFromInline var moveCount = 0

  /// The number of moves whose two tiles had different faces.
  @usableFromInline var mismatchCount = 0

  /// The tiles that aren't matched.
  @usableFromInline var left: TileSet

  /// The tiles face up that aren't matched for good.
  @usableFromInline var sight = Sight.nothing

  /// The faces of the pairs that stay in sight, by their tiles; empty unless they do.
  private var found: [Int: FaceNumber] = [:]

  /// What is face up.
  @usableFromInline enum Sight: Sendable {
    case nothing

    /// A tile whose move needs another one.
    case one(Int, FaceNumber)

    /// The two tiles of a mismatch, in the order of their turning.
    case two(Int, FaceNumber, Int, FaceNumber)

    /// The pair that the last turn matched.
    case pair(Int, Int, FaceNumber)
  }

  @inlinable
  public init(_ setup: PairSetup<Face>) {
    self.setup = setup
    left = TileSet(first: setup.tileCount)
  }

  /// The number of mismatches.
  public var mismatches: Int { mismatchCount }

  @inlinable public var phase: Phase { left.isEmpty ? .won : .turn(.first) }

  @inlinable
  public func score(of seat: Seat) -> Moves { Moves(moveCount) }

  /// Whether the places of matched pairs close up.
  @inlinable var closesUp: Bool { setup.matched == .closeUp }

  /// The tile that is up in a move that needs another one.
  @inlinable var firstTile: Int? {
    if case .one(let tile, _) = sight { tile } else { nil }
  }

  // MARK: Numbers

  /// The tiles with a place on the board as last shown.
  @usableFromInline var board: TileSet {
    guard closesUp else { return TileSet(first: setup.tileCount) }
    guard case .pair(let one, let other, _) = sight else { return left }
    return left.union(TileSet(one, other))
  }

  /// The number of the last place on the board as last shown.
  public var lastNumber: Int { board.count }

  /// Returns the index of the tile that a number chooses.
  @inlinable
  func tile(_ number: Int) -> Int { closesUp ? board.tile(at: number - 1) : number - 1 }

  /// Returns the number that chooses the tile of an index.
  @inlinable
  func number(of tile: Int) -> Int { closesUp ? board.count(before: tile) + 1 : tile + 1 }

  // MARK: Moves

  public func check(_ move: TileMove) throws(TileRefusal) {
    let number = move.tile
    if left.isEmpty { throw .ended }
    guard (1...lastNumber).contains(number) else { throw .outside(number, last: lastNumber) }
    let tile = tile(number)
    if left.contains(tile) {
      if tile == firstTile { throw .onlyOneUp(number) }
      return
    }
    if setup.matched == .stay { throw .matched(number) }
    if case .pair(tile, _, _) = sight { throw .matched(number) }
    if case .pair(_, tile, _) = sight { throw .matched(number) }
    throw .empty(number)
  }

  @inlinable @inline(__always)
  public mutating func take(_ event: PairEvent) {
    switch event.kind {
    case .up(let now):
      sight = .one(closesUp ? left.tile(at: now - 1) : now - 1, event.face)
    case .match:
      guard case .one(let one, _) = sight else { return }
      let other = tile(event.tile)
      moveCount += 1
      sight = .pair(one, other, event.face)
      left.remove(one)
      left.remove(other)
      if setup.matched == .stay { keep(one, other, event.face) }
    case .mismatch:
      guard case .one(let one, let face) = sight else { return }
      moveCount += 1
      mismatchCount += 1
      sight = .two(one, face, tile(event.tile), event.face)
    }
  }

  @usableFromInline
  mutating func keep(_ one: Int, _ other: Int, _ face: FaceNumber) {
    found[one] = face
    found[other] = face
  }

  // MARK: View

  /// What the players may see of a place.
  enum Place: Equatable {
    case down
    case up(FaceNumber)
    case matched(FaceNumber)
    case empty
  }

  /// The places of the board as last shown, in order.
  var places: [Place] {
    board.tiles.map { tile in
      switch sight {
      case .pair(tile, _, let face), .pair(_, tile, let face): .matched(face)
      case .one(tile, let face), .two(tile, let face, _, _), .two(_, _, tile, let face): .up(face)
      default: left.contains(tile) ? .down : found[tile].map { .matched($0) } ?? .empty
      }
    }
  }
}

/// The result of turning a tile. Its text form is `up 3 now 3 face 17`, `match 5 with 3 face 17` or
/// `mismatch 5 with 3 face 9`.
public struct PairEvent: MoveEvent {
  /// The number of the tile turned, on the board as it was shown before.
  public let tile: Int

  /// What the turn made.
  public let kind: Kind

  /// The face of the tile.
  public let face: FaceNumber

  /// What a turn makes.
  public enum Kind: Equatable, Sendable {
    /// The first half of a move. The tile's number is `now` if places have closed up.
    case up(now: Int)

    /// A pair with another tile.
    case match(with: Int)

    /// No pair with another tile.
    case mismatch(with: Int)
  }

  /// Creates the result of turning a tile.
  @inlinable
  public init(_ tile: Int, _ kind: Kind, _ face: FaceNumber) {
    (self.tile, self.kind, self.face) = (tile, kind, face)
  }

  public var outcome: TileOutcome {
    switch kind {
    case .up: .up
    case .match: .match
    case .mismatch: .mismatch
    }
  }

  public var description: String {
    let detail =
      switch kind {
      case .up(let now): "now \(now)"
      case .match(let other), .mismatch(let other): "with \(other)"
      }
    return "\(outcome.rawValue) \(tile) \(detail) face \(face)"
  }

  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, let tile = WholeNumber.parse(words[1]),
      let other = WholeNumber.parse(words[3]), words[4] == "face",
      let face = FaceNumber(words[5])
    else { return nil }
    switch (words[0], words[2]) {
    case ("up", "now"): self.init(tile, .up(now: other), face)
    case ("match", "with"): self.init(tile, .match(with: other), face)
    case ("mismatch", "with"): self.init(tile, .mismatch(with: other), face)
    default: return nil
    }
  }
}
