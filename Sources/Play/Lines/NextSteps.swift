import GameCore
import Storage
import TextUI

extension RecordedRound {
  /// Returns lines to use or to paste after a game, each with what it is for: how to resume it, or
  /// how to play the same deal again and to share the result.
  public func nextSteps(
    _ presentation: Presentation, isLeft: Bool = true
  ) -> [(purpose: String, line: String)] {
    if playthrough.isPlaying, isKept, isLeft {
      return [(presentation(en: "To resume:", zh: "继续本局："), "arcade resume \(G.name)")]
    }
    let again = (
      presentation(en: "To play this deal again:", zh: "再玩同一局："),
      playthrough.command(inASCII: presentation.isASCII)
    )
    guard !playthrough.isPlaying else { return [again] }
    return [
      again, (presentation(en: "To share:", zh: "分享："), playthrough.share(presentation)),
    ]
  }
}
