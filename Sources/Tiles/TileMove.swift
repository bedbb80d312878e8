import GameCore
import TextUI

/// The move of the tile games: choosing a tile by its number, from 1.
public struct TileMove: LosslessStringConvertible, Equatable, Sendable {
  /// The tile's number on the board as last shown.
  public let tile: Int

  @inlinable
  public init(_ tile: Int) {
    self.tile = tile
  }

  /// Reads a tile's number, or returns nil for anything else.
  public init?(_ text: String) {
    guard let tile = WholeNumber.parse(text) else { return nil }
    self.tile = tile
  }

  public var description: String { String(tile) }
}

/// The kinds of outcome that choosing a tile can have.
@frozen public enum TileOutcome: String, MoveOutcome {
  /// The tile turned up.
  case up

  /// The tile turned down again.
  case down

  /// The tile belongs with another one.
  case match

  /// The tile doesn't belong with the other one.
  case mismatch

  public var sign: OutcomeSign? {
    switch self {
    case .up, .down: nil
    case .match: OutcomeSign("●", ascii: "+", en: "match", zh: "配对")
    case .mismatch: OutcomeSign("○", ascii: "-", en: "mismatch", zh: "配错")
    }
  }
}

/// A reason why a tile can't be chosen.
public enum TileRefusal: Error, Equatable, Sendable {
  /// No tile has this number; the last one is number `last`.
  case outside(Int, last: Int)

  /// The tile is matched.
  case matched(Int)

  /// The tile was matched and its place is empty.
  case empty(Int)

  /// The tile is the only one face up, so choosing it would change nothing.
  case onlyOneUp(Int)

  /// Turning the tile would neither show anything new nor take a pair, which programs have to do.
  case nothingNew(Int)

  /// The game is over.
  case ended

  /// Returns the reason and a cure, in a sentence or two.
  public func sentence(_ presentation: Presentation) -> String {
    switch self {
    case .outside(let tile, let last):
      presentation(
        en: "There is no tile \(tile); the tiles are 1 to \(last).",
        zh: "没有 \(tile) 号牌，编号是 1 到 \(last)。")
    case .matched(let tile):
      presentation(
        en: "Tile \(tile) is matched already; choose one that is not.",
        zh: "\(tile) 号牌已经配对了，换一张吧。")
    case .empty(let tile):
      presentation(
        en: "Place \(tile) is empty, its pair was found; choose a tile that is left.",
        zh: "\(tile) 号牌已经配对拿走了，从剩下的里选吧。")
    case .onlyOneUp(let tile):
      presentation(
        en: "Tile \(tile) is up already; choose another one.",
        zh: "\(tile) 号牌已经翻开了，翻另一张吧。")
    case .nothingNew(let tile):
      presentation(
        en: "Tile \(tile) shows nothing new and makes no pair; a turn has to do one or the other.",
        zh: "\(tile) 号牌既翻不出新牌也配不上，一轮里总得做到一样。")
    case .ended:
      presentation(en: "The game has ended.", zh: "这一局已经结束了。")
    }
  }
}
