import ArcadeCore

/// The rules of find-the-pairs, over any face: memorize and tunes play by them.
///
/// Tiles are numbered from 1 in the order in which they stand on the board as last shown. A matched
/// pair stays in sight until the next tile is turned; then its places are empty or, where the board
/// collapses, close up, so that the tiles behind them get new numbers.
public struct Concentration<Face: PairFace>: Sendable {
  /// Whether the places of a matched pair close up.
  public let collapses: Bool

  /// Two tiles turned make one move.
  public private(set) var moves = 0

  /// Moves whose two tiles were of different faces.
  public private(set) var mismatches = 0

  private let faces: [Face]
  private var states: [TileState]
  private var unmatched: Int
  /// The tiles on the board, by their places.
  private var places: [Int]
  /// The tiles that are up and not matched, at most two, the earlier first.
  private var up: [Int] = []
  /// The pair that was matched by the last turn and is still in sight.
  private var inSight: [Int] = []

  private enum TileState {
    case unmatched, matched, empty
  }

  /// A game at its start.
  public init(_ deal: PairDeal<Face>, collapses: Bool = false) {
    faces = deal.tiles
    self.collapses = collapses
    states = Array(repeating: .unmatched, count: faces.count)
    unmatched = faces.count
    places = Array(faces.indices)
    up.reserveCapacity(2)
    inSight.reserveCapacity(2)
  }

  /// How many tiles were dealt.
  public var tileCount: Int { faces.count }

  /// Whether all pairs are found.
  public var isWon: Bool { unmatched == 0 }

  /// The number of the last place on the board as last shown.
  public var lastPlace: Int { places.count }

  /// Turns the tile at a place, counted from 1, or says why it can't be turned.
  public mutating func turn(_ place: Int) throws(TileRefusal) -> PairEvent<Face> {
    let tile = try tile(at: place)
    if up.count == 1 { return match(tile, at: place, with: up[0]) }
    clearSight()
    up.removeAll(keepingCapacity: true)
    up.append(tile)
    return .up(place, now: number(of: tile), faces[tile])
  }

  /// Throws where the tile at a place can't be turned.
  public func check(_ place: Int) throws(TileRefusal) {
    _ = try tile(at: place)
  }

  private func tile(at place: Int) throws(TileRefusal) -> Int {
    guard !isWon else { throw .ended }
    guard (1...places.count).contains(place) else { throw .outside(place, last: places.count) }
    let tile = places[place - 1]
    switch states[tile] {
    case .matched: throw .matched(place)
    case .empty: throw .empty(place)
    case .unmatched where up.count == 1 && up[0] == tile: throw .onlyOneUp(place)
    case .unmatched: return tile
    }
  }

  private mutating func match(_ tile: Int, at place: Int, with first: Int) -> PairEvent<Face> {
    moves += 1
    let other = number(of: first)
    guard faces[tile] == faces[first] else {
      mismatches += 1
      up.append(tile)
      return .mismatch(place, with: other, faces[tile])
    }
    up.removeAll(keepingCapacity: true)
    for matched in [first, tile] {
      states[matched] = .matched
      inSight.append(matched)
    }
    unmatched -= 2
    return .match(place, with: other, faces[tile])
  }

  /// Takes the pair that was matched last from the board.
  private mutating func clearSight() {
    guard !inSight.isEmpty else { return }
    for tile in inSight { states[tile] = .empty }
    inSight.removeAll(keepingCapacity: true)
    if collapses { places.removeAll { states[$0] == .empty } }
  }

  private func number(of tile: Int) -> Int {
    collapses ? (places.firstIndex(of: tile) ?? tile) + 1 : tile + 1
  }

  /// What a player may see, place by place.
  public var view: [PlaceView<Face>] {
    places.map { tile in
      switch states[tile] {
      case .matched: .matched(faces[tile])
      case .empty: .empty
      case .unmatched: up.contains(tile) ? .up(faces[tile]) : .down
      }
    }
  }
}

/// What turning a tile did. Numbers are those of the board as it was shown before.
public enum PairEvent<Face: Equatable & Sendable>: Equatable, Sendable {
  /// The tile is up, and its move needs another one. After the places of a matched pair have closed
  /// up its number is `now`.
  case up(Int, now: Int, Face)

  /// The tile has the same face as the one that was up.
  case match(Int, with: Int, Face)

  /// The tile has another face than the one that was up.
  case mismatch(Int, with: Int, Face)
}

/// What a player may see of a place.
public enum PlaceView<Face: Equatable & Sendable>: Equatable, Sendable {
  /// A tile with its back up.
  case down

  /// A tile with its face up.
  case up(Face)

  /// A tile of the pair that was matched last.
  case matched(Face)

  /// Nothing: the tile was matched.
  case empty
}
