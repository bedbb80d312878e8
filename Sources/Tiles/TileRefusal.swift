import GameCore
import TextUI

/// Why a tile can't be chosen.
public enum TileRefusal: RefusalReason {
  /// The text is not a number.
  case unreadable

  /// No tile has this number; the last one is number `last`.
  case outside(Int, last: Int)

  /// The tile is matched already.
  case matched(Int)

  /// The tile was matched, and its place is empty.
  case empty(Int)

  /// The tile is the only one that is up, so choosing it would change nothing.
  case onlyOneUp(Int)

  /// The game has ended.
  case ended

  /// The reason and what would be right, in a sentence or two.
  public func sentence(last: Int, _ language: Language) -> String {
    switch self {
    case .unreadable:
      language(en: "A move is a tile's number, from 1 to \(last).", zh: "请输入牌的编号：1 到 \(last)。")
    case .outside(let tile, let last):
      language(
        en: "There is no tile \(tile); the tiles are 1 to \(last).",
        zh: "没有 \(tile) 号牌；编号是 1 到 \(last)。")
    case .matched(let tile):
      language(
        en: "Tile \(tile) is matched already; choose one that is not.",
        zh: "\(tile) 号牌已经配对；请选还没配对的牌。")
    case .empty(let tile):
      language(
        en: "Place \(tile) is empty, its pair was found; choose a tile that is left.",
        zh: "\(tile) 号位置已空，那一对已找到；请选剩下的牌。")
    case .onlyOneUp(let tile):
      language(
        en: "Tile \(tile) is up already; choose another one.",
        zh: "\(tile) 号牌已经翻开；请选另一张。")
    case .ended:
      language(en: "The game has ended.", zh: "游戏已经结束。")
    }
  }
}
