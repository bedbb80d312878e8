import Flags
import GameCore
import TextUI

/// The players of every game of pairs, as words to choose.
@usableFromInline enum PairPlayerNames {
  @usableFromInline static var perfect: Choice {
    Choice(
      "perfect", "remember everything, play for few moves",
      title: Phrase(en: "Perfect", zh: "过目不忘"))
  }

  @usableFromInline static var strategist: Choice {
    Choice(
      "strategist", "remember everything, play for the most pairs",
      title: Phrase(en: "Strategist", zh: "谋士"))
  }

  @usableFromInline static var random: Choice {
    Choice("random", "turn any tile", title: Phrase(en: "Random", zh: "随手翻"))
  }
}
