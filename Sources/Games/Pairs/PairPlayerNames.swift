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

  @usableFromInline static var forgetful: Choice {
    Choice(
      "forgetful", "remember the last few tiles", title: Phrase(en: "Forgetful", zh: "健忘鬼"),
      parameters: spans)
  }

  @usableFromInline static var random: Choice {
    Choice("random", "turn any tile", title: Phrase(en: "Random", zh: "随手翻"))
  }

  // MARK: Spans

  /// The numbers of tiles that a forgetful player can be asked to remember.
  private static var spans: ClosedRange<Int> { 1...64 }

  /// Returns the player that remembers a number of tiles.
  @usableFromInline
  static func forgetful(span: Int) -> Choice {
    Choice(
      "\(forgetful.name):\(span)", "remember the last \(span) tiles",
      title: Phrase(en: "Forgetful (\(span))", zh: "健忘鬼（\(span)）"))
  }

  /// Returns the number of tiles of a name such as `forgetful:7`, or nil for any other text.
  @usableFromInline
  static func span(_ text: String) -> Int? {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == forgetful.name,
      let span = WholeNumber.parse(String(words[1])), spans.contains(span), words[1] == "\(span)"
    else { return nil }
    return span
  }
}
