import GameCore
import TextUI
import Tiles

extension Guess: ArcadeGame {
  public static let name = "guess"

  public static let summary = Phrase(en: "find the number", zh: "猜数字")

  public static let manual = Manual(
    prose: PackageResources.manual_mdoc,
    examples: [
      .init("Play", "arcade guess"),
      .init(
        "Play a certain deal and make the first guesses", "arcade guess --seed 42 50 25"),
      .init("Find a number up to a million", "arcade guess --range 1-1000000"),
      .init(
        "Print only the score of a scripted game",
        "echo 50 25 12 6 9 7 8 | arcade guess --seed 42 --quiet"),
      .init(
        "See what programs see", "arcade guess --seed 42 --json 50 25 12 6 9 7 8"),
    ])
}
