import Flags
import GameCore
import TextUI
import Tiles

extension Cards: VersusGame {
  public static let name = "cards"

  public static let summary = Phrase(en: "match cards by suit or rank", zh: "按花色或点数配对")

  public static let manual = Manual(
    rules: [
      Phrase(
        en: "Cards lie face down. Turning one up costs 1 point.",
        zh: "牌都扣着，翻开一张扣 1 分。"),
      Phrase(
        en: "Two cards match by suit (+1) or by rank (+4), and then stay up for good.",
        zh: "两张花色相同（+1）或点数相同（+4）就配成一对，一直亮着。"),
      Phrase(
        en: "A mismatch costs 2 more points, and the first card turns back down.",
        zh: "配不上就再扣 2 分，先翻的那张扣回去。"),
      Phrase(
        en: "Turning the card that is up back down is free.",
        zh: "把翻开的那张再扣回去不扣分。"),
      Phrase(
        en: "The game ends when nothing is left to match. More points are better.",
        zh: "没有能配的牌，这一局就结束，分数越高越好。"),
    ],
    prose: PackageResources.manual_mdoc, sharing: [TileManual.prose],
    examples: [
      .init("Play", "arcade cards"),
      .init("Play with a bonus, as in the later version of the course", "arcade cards --bonus 4"),
      .init(
        "Deal sixteen cards by a word and turn up the first two",
        "arcade cards --count 16 --seed stanford 1 2"),
      .init("See what programs see", "arcade cards --seed 42 --json 1 2 3"),
    ])
}
