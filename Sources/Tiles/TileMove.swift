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

  public init?(_ text: String) {
    guard let tile = WholeNumber.parse(text) else { return nil }
    self.tile = tile
  }

  public var description: String { String(tile) }
}

@frozen public enum TileOutcome: String, MoveOutcome {
  case up
  case down
  case match
  case mismatch

  public var letter: Unicode.Scalar {
    switch self {
    case .up: "u"
    case .down: "d"
    case .match: "m"
    case .mismatch: "x"
    }
  }

  public var sign: OutcomeSign? {
    switch self {
    case .up, .down: nil
    case .match: OutcomeSign("●", ascii: "+", en: "match", zh: "配对")
    case .mismatch: OutcomeSign("○", ascii: "-", en: "mismatch", zh: "配错")
    }
  }
}

public enum TileRefusal: MoveRefusal {
  /// No tile has this number; the last one is number `last`.
  case outside(Int, last: Int)

  case matched(Int)
  case empty(Int)

  /// The tile is the only one face up, so choosing it would change nothing.
  case onlyOneUp(Int)

  /// Turning the tile would neither show anything new nor lead to a match, which programs have to.
  case nothingNew(Int)

  case ended

  public enum Code: String, CaseIterable {
    case outside = "no-such-tile"
    case matched = "already-matched"
    case empty = "tile-gone"
    case onlyOneUp = "face-up"
    case nothingNew = "nothing-new"
    case ended = "game-over"
  }

  public var code: Code {
    switch self {
    case .outside: .outside
    case .matched: .matched
    case .empty: .empty
    case .onlyOneUp: .onlyOneUp
    case .nothingNew: .nothingNew
    case .ended: .ended
    }
  }

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
        en: "Tile \(tile) is gone: its pair has been found.",
        zh: "\(tile) 号牌已经配对拿走了，从剩下的里选吧。")
    case .onlyOneUp(let tile):
      presentation(
        en: "Tile \(tile) is up already; choose another one.",
        zh: "\(tile) 号牌已经翻开了，翻另一张吧。")
    case .nothingNew(let tile):
      presentation(
        en: "You must turn a new tile or make a match; tile \(tile) does neither.",
        zh: "一轮里总得翻张新牌或配上一次，\(tile) 号牌都做不到。")
    case .ended:
      presentation(en: "The game has ended.", zh: "这一局已经结束了。")
    }
  }
}
