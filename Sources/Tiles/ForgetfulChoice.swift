import Flags
import GameCore
import TextUI

extension Choice {
  /// The player that remembers only the tiles that were turned up last, as a word to choose.
  public static var forgetful: Choice {
    Choice(
      "forgetful", "remember the last few tiles", title: Phrase(en: "Forgetful", zh: "健忘鬼"),
      parameters: 1...64, offering: [2, 7, 12])
  }

  /// Returns the one that remembers a number of tiles.
  public static func forgetful(span: Int) -> Choice {
    forgetful.with(span, "remember the last \(span) tiles")
  }
}
