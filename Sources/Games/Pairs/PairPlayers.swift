import GameCore
import TextUI
import Tiles

/// Forgets nothing: takes a pair that is known; else turns an unseen tile, and then its mate if that
/// has been seen, or another unseen tile.
///
/// No way to play takes fewer moves on average: Daniel J. Velleman and Gregory S. Warrington, *What to
/// expect in a game of memory*, The American Mathematical Monthly 120 (2013).
@frozen public struct PerfectMemory: Advisor {
  @usableFromInline var memory: PairMemory

  @inlinable
  public init(_ opening: PairOpening, playerSeed: UInt64) {
    memory = PairMemory(opening)
  }

  @inlinable @inline(__always)
  public mutating func see(_ event: PairEvent) {
    memory.see(event)
  }

  @inlinable
  public func move() -> TileMove { TileMove(memory.number(of: memory.bestTile)) }

  public func reason(_ presentation: Presentation) -> String {
    let say = presentation.language
    let mate = memory.mate(of: memory.bestTile).map(memory.number)
    if mate == nil, memory.left.count == 2 {
      return say(en: "Only two tiles are left, so they are a pair.", zh: "只剩两张，必定是一对。")
    }
    if mate == nil, memory.unseen.count == 1 {
      return say(en: "All the others have been seen, so its mate is here.", zh: "其他牌都翻过，另一半只能在这里。")
    }
    return switch (memory.up, mate) {
    case (_?, let mate?):
      say(en: "It has the same face as tile \(mate), which is up.", zh: "它与翻开的 \(mate) 号相同。")
    case (nil, let mate?):
      say(en: "Its mate is tile \(mate); you have seen both.", zh: "它与 \(mate) 号相同，两张都翻过。")
    case (_?, nil):
      say(
        en: "The mate of the one that is up has not been seen: it may be any unseen tile.",
        zh: "翻开的这张的另一半还没见过：没翻过的牌都有可能。")
    case (nil, nil):
      say(
        en: "No pair is known, and an unseen tile tells most.", zh: "还没有已知的一对，翻一张没翻过的牌收获最大。")
    }
  }
}

extension PairMemory {
  /// The tile that somebody who forgets nothing turns next.
  @inlinable
  var bestTile: Int {
    let known = if let up { mate(of: up) } else { paired.first }
    return known ?? unseen.first ?? left.first ?? 0
  }
}

/// Remembers only the tiles that were turned last.
public struct Forgetful: Player {
  private var memory: PairMemory
  private var random: SeededRandom
  /// The tiles that are remembered with their faces, the latest last.
  private var recent: [(tile: Int, face: FaceNumber)] = []

  public init(_ opening: PairOpening, playerSeed: UInt64) {
    memory = PairMemory(opening)
    random = SeededRandom(seed: playerSeed)
  }

  public mutating func see(_ event: PairEvent) {
    let (number, face) =
      switch event {
      case .up(let number, _, let face), .mismatch(let number, _, let face),
        .match(let number, _, let face):
        (number, face)
      }
    let tile = memory.tile(number)
    memory.see(event)
    recent.removeAll { $0.tile == tile }
    recent.append((tile, face))
    let left = memory.left
    recent.removeAll { !left.contains($0.tile) }
    if recent.count > forgetfulSpan { recent.removeFirst() }
  }

  public mutating func move() -> TileMove {
    let candidates: [Int]
    if let up = memory.up {
      let face = recent.last?.face
      let mate = recent.first { $0.tile != up && $0.face == face }?.tile
      candidates = mate.map { [$0] } ?? strangers
    } else {
      let known = recent.first { one in
        recent.contains { $0.tile != one.tile && $0.face == one.face }
      }
      candidates = known.map { [$0.tile] } ?? strangers
    }
    return TileMove(memory.number(of: random.pick(candidates)))
  }

  /// The tiles that are not remembered.
  private var strangers: [Int] {
    let tiles = memory.left.tiles.filter { tile in !recent.contains { $0.tile == tile } }
    return tiles.isEmpty ? memory.left.tiles.filter { $0 != memory.up } : tiles
  }
}

/// How many tiles a forgetful player remembers.
private let forgetfulSpan = 4

/// Turns any tile.
public struct RandomTurner: Player {
  private var memory: PairMemory
  private var random: SeededRandom

  public init(_ opening: PairOpening, playerSeed: UInt64) {
    memory = PairMemory(opening)
    random = SeededRandom(seed: playerSeed)
  }

  public mutating func see(_ event: PairEvent) {
    memory.see(event)
  }

  public mutating func move() -> TileMove {
    TileMove(memory.number(of: random.pick(memory.left.tiles.filter { $0 != memory.up })))
  }
}

extension RandomSource {
  /// Any one of some tiles, of which there must be one.
  fileprivate mutating func pick(_ tiles: [Int]) -> Int { tiles[Int(below(UInt64(tiles.count)))] }
}

extension PairGame {
  public var opening: PairOpening {
    PairOpening(tileCount: table.tileCount, collapses: table.collapses)
  }

  /// The players of every game of pairs.
  @inlinable
  public static var pairPlayers: [PlayerKind<Self>] {
    [
      PlayerKind("perfect", "forgets nothing", PerfectMemory.self) { opening in
        PairTheory(pairs: opening.tileCount / 2).distribution
      },
      PlayerKind("forgetful", "remembers the last few tiles", Forgetful.self),
      PlayerKind("random", "turns any tile", RandomTurner.self),
    ]
  }

  public static func par(_ opening: PairOpening) -> Double {
    PairTheory(pairs: opening.tileCount / 2).mean
  }

  public func review() -> any Review<PairEvent> { PairReview(opening) }
}
