import GameCore
import TextUI

extension Mark {
  /// A tile was turned up.
  public static let up = Mark("u", "up")

  /// A tile was turned down again.
  public static let down = Mark("d", "down")

  /// Two tiles belong together.
  public static let match = Mark(
    "m", "match", picture: Picture("●", ascii: "+", en: "match", zh: "配对"))

  /// Two tiles don't.
  public static let mismatch = Mark(
    "x", "mismatch", picture: Picture("○", ascii: "-", en: "mismatch", zh: "配错"))
}
