import GameCore
import Pairs
import TextUI
import Tiles

extension Tunes {
  public static let name = "tunes"

  public static let summary = Phrase(en: "find the pairs among record covers", zh: "唱片封面配对")

  public static let manual = Manual(
    prose: PackageResources.manual_mdoc, sharing: [TileManual.prose, PairManual.prose],
    examples: [
      .init("Open the menu", "arcade tunes"),
      .init("Play with rock albums", "arcade tunes --category rock"),
      .init("Turn the first two tiles of a small board", "arcade tunes --pairs 4 --seed 42 1 2"),
    ])
}
