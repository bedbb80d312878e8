import GameCore
import TextUI

extension MoveOutcome {
  /// A tile was turned up.
  public static let up = MoveOutcome("u", "up")

  /// A tile was turned down again.
  public static let down = MoveOutcome("d", "down")

  /// Two tiles belong together.
  public static let match = MoveOutcome(
    "m", "match", picture: Picture("●", ascii: "+", en: "match", zh: "配对"))

  /// Two tiles don't.
  public static let mismatch = MoveOutcome(
    "x", "mismatch", picture: Picture("○", ascii: "-", en: "mismatch", zh: "配错"))
}
