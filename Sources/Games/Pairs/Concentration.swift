import GameCore
import TextUI
import Tiles

/// Which of a deal's faces is on a tile. Equal numbers are equal faces, and that is all that the
/// rules, and whoever plays by them, need to know of a face.
public typealias FaceNumber = UInt8

/// How many faces there may be to deal from.
@usableFromInline let faceLimit = 64

/// The rules of find-the-pairs, over any faces: memorize and tunes play by them.
///
/// Tiles are numbered from 1 in the order in which they stand on the board as last shown. A matched
/// pair stays in sight until the next tile is turned; then its places are empty or, where the board
/// collapses, close up, so that the tiles behind them get new numbers.
@frozen public struct Concentration: Sendable {
  /// Whether the places of a matched pair close up.
  public let collapses: Bool

  /// Two tiles turned make one move.
  @inlinable public var moves: Int { moveCount }
  @usableFromInline var moveCount = 0

  /// Moves whose two tiles were of different faces.
  public var mismatches: Int { mismatchCount }
  @usableFromInline var mismatchCount = 0

  /// The number of the last place on the board as last shown.
  @inlinable public var lastPlace: Int { places }
  @usableFromInline var places: Int

  @usableFromInline let faces: [FaceNumber]
  /// The tiles that are not matched.
  @usableFromInline var left: TileSet
  @usableFromInline var sight = Sight.nothing

  /// What is face up on the board.
  @usableFromInline enum Sight: Sendable {
    /// Nothing.
    case nothing

    /// A tile whose move needs another one.
    case one(Int)

    /// The two tiles of a mismatch, the earlier first.
    case two(Int, Int)

    /// The pair that was matched by the last turn.
    case pair(Int, Int)
  }

  /// A game at its start, with at most 128 tiles, over the face of every tile.
  @inlinable
  public init(_ faces: [FaceNumber], collapses: Bool = false) {
    self.faces = faces
    self.collapses = collapses
    left = TileSet(first: faces.count)
    places = faces.count
  }

  /// How many tiles were dealt.
  public var tileCount: Int { faces.count }

  /// Whether all pairs are found.
  @inlinable public var isWon: Bool { left.isEmpty }

  /// The tiles on the board as last shown.
  @inlinable var board: TileSet {
    guard case .pair(let one, let other) = sight else { return left }
    return left.union(TileSet(one, other))
  }

  /// Turns the tile at a place, counted from 1, or says why it can't be turned.
  @inlinable @inline(__always)
  public mutating func turn(_ place: Int) throws(TileRefusal) -> PairEvent {
    guard place >= 1, place <= lastPlace else { throw refusal(of: place) }
    let tile = collapses ? board.tile(behind: place - 1) : place - 1
    guard left.contains(tile) else { throw refusal(of: place) }
    if case .one(let first) = sight {
      guard tile != first else { throw refusal(of: place) }
      return match(tile, at: place, with: first)
    }
    sight = .one(tile)
    if collapses { places = left.count }
    return .up(place, now: collapses ? left.count(before: tile) + 1 : place, faces[tile])
  }

  /// Throws where the tile at a place can't be turned.
  public func check(_ place: Int) throws(TileRefusal) {
    var trial = self
    _ = try trial.turn(place)
  }

  /// Why the tile at a place, which can't be turned, can't be.
  @inline(never)
  @usableFromInline
  func refusal(of place: Int) -> TileRefusal {
    if isWon { return .ended }
    guard place >= 1, place <= lastPlace else { return .outside(place, last: lastPlace) }
    let tile = collapses ? board.tile(behind: place - 1) : place - 1
    if left.contains(tile) { return .onlyOneUp(place) }
    return board.contains(tile) ? .matched(place) : .empty(place)
  }

  @inlinable @inline(__always)
  mutating func match(_ tile: Int, at place: Int, with first: Int) -> PairEvent {
    moveCount += 1
    let other = collapses ? left.count(before: first) + 1 : first + 1
    guard faces[tile] == faces[first] else {
      mismatchCount += 1
      sight = .two(first, tile)
      return .mismatch(place, with: other, faces[tile])
    }
    sight = .pair(first, tile)
    left.remove(first)
    left.remove(tile)
    return .match(place, with: other, faces[tile])
  }

  /// What a player may see, place by place.
  public var view: [PlaceView] {
    (collapses ? board.tiles : Array(faces.indices)).map { tile in
      switch sight {
      case .pair(tile, _), .pair(_, tile): .matched(faces[tile])
      case .one(tile), .two(tile, _), .two(_, tile): .up(faces[tile])
      default: left.contains(tile) ? .down : .empty
      }
    }
  }
}

/// What turning a tile did. Numbers are those of the board as it was shown before.
public enum PairEvent: Equatable, Sendable {
  /// The tile is up, and its move needs another one. After the places of a matched pair have closed
  /// up its number is `now`.
  case up(Int, now: Int, FaceNumber)

  /// The tile has the same face as the one that was up.
  case match(Int, with: Int, FaceNumber)

  /// The tile has another face than the one that was up.
  case mismatch(Int, with: Int, FaceNumber)
}

/// What a player may see of a place.
public enum PlaceView: Equatable, Sendable {
  /// A tile with its back up.
  case down

  /// A tile with its face up.
  case up(FaceNumber)

  /// A tile of the pair that was matched last.
  case matched(FaceNumber)

  /// Nothing: the tile was matched.
  case empty
}
