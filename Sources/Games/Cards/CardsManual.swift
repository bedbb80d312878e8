import GameCore
import TextUI
import Tiles

extension Cards: ArcadeGame {
  public static let name = "cards"

  public static let summary = Phrase(en: "match cards by suit or rank", zh: "按花色或点数配对")

  public static let manual = Manual(
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
