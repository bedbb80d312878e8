import Flags
import GameCore
import Pairs
import TextUI
import Tiles

extension Tunes {
  public static let name = "tunes"

  public static let summary = Phrase(en: "find the pairs among record covers", zh: "唱片封面配对")

  public static let manual = Manual(
    rules: PairManual.rules(
      onTiles: Phrase(
        en: "Every record cover is on two tiles, which lie face down.", zh: "每张唱片封面都有两张牌，全都扣着。"),
      matched: Phrase(
        en: "A pair that you find stays up, until the board is a wall of covers.",
        zh: "找到的一对一直亮着，最后拼成一面封面墙。")),
    prose: PackageResources.manual_mdoc, sharing: [TileManual.prose, PairManual.prose],
    examples: [
      .init("Open the menu", "arcade tunes"),
      .init("Play with rock albums", "arcade tunes --category rock"),
      .init("Turn the first two tiles of a small board", "arcade tunes --pairs 4 --seed 42 1 2"),
    ])
}
