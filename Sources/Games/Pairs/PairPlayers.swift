import GameCore
import TextUI
import Tiles

/// Forgets nothing: takes a known pair; else turns an unseen tile, and then its mate if that has
/// been seen, or another unseen tile.
///
/// No strategy takes fewer moves on average: Daniel J. Velleman and Gregory S. Warrington, *What to
/// expect in a game of memory*, The American Mathematical Monthly 120 (2013).
public struct PerfectMemory<Face: PairFace>: Advisor {
  public typealias P = PairPosition<Face>

  @usableFromInline var memory: PairMemory

  @inlinable
  public init(_ setup: PairSetup<Face>, seed: UInt64) {
    memory = PairMemory(setup)
  }

  @inlinable @inline(__always)
  public mutating func observe(_ event: PairEvent, at position: P) {
    memory.observe(event, at: position)
  }

  @inlinable @inline(__always)
  public mutating func move(at position: P) -> TileMove {
    TileMove(position.number(of: memory.bestTile(at: position)))
  }

  public func reason(at position: P, _ presentation: Presentation) -> String {
    var memory = memory
    let mate = memory.mate(of: memory.bestTile(at: position)).map(position.number)
    if mate == nil, position.left.count == 2 {
      return presentation(
        en: "Only two tiles are left, so they are a pair.", zh: "只剩两张，必定是一对。")
    }
    if mate == nil, memory.unseen.count == 1 {
      return presentation(
        en: "You have seen all the others, so its mate is here.", zh: "其他牌都翻过了，另一张只能在这里。")
    }
    return switch (position.firstTile, mate) {
    case (_?, let mate?):
      presentation(
        en: "It has the same face as tile \(mate), which is up.", zh: "它与翻开的 \(mate) 号相同。")
    case (nil, let mate?):
      presentation(
        en: "Its mate is tile \(mate); you have seen both.", zh: "它和 \(mate) 号是一对，两张你都翻过。")
    case (_?, nil):
      presentation(
        en: "You haven't seen the mate of the tile that is up: it may be any unseen one.",
        zh: "和它成对的那张还没出现过，没翻过的牌都有可能。")
    case (nil, nil):
      presentation(
        en: "No pair known yet: try a tile you haven't seen.", zh: "还不知道哪两张成对，翻一张没翻过的牌吧。")
    }
  }
}
