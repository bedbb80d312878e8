import Flags
import GameCore
import Pairs
import TextUI
import Tiles

extension Memorize {
  public static let name = "memorize"

  public static let summary = Phrase(en: "find the pairs", zh: "翻牌配对")

  public static let manual = Manual(
    rules: PairManual.rules(
      onTiles: Phrase(
        en: "Every picture is on two tiles, which lie face down.", zh: "每个图案都有两张，全都扣着。"),
      matched: Phrase(en: "A pair that you find leaves the board.", zh: "找到的一对会离开桌面。")),
    prose: PackageResources.manual_mdoc, sharing: [TileManual.prose, PairManual.prose],
    examples: [
      .init("Play", "arcade memorize"),
      .init(
        "Play on a large board with another theme",
        "arcade memorize --difficulty hard --theme travel"),
      .init("Play on a board that closes up", "arcade memorize --collapse"),
      .init("Turn the first two tiles of a certain deal", "arcade memorize --seed 42 1 2"),
      .init(
        "Play with the whole deck of cards", "arcade memorize --theme playing-cards --pairs 52"),
    ])
}
