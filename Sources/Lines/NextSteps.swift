import GameCore
import Records
import TextUI

extension RecordedGame {
  /// Returns lines for the player to use after a game, each with its purpose: the command to resume
  /// it, or the command for the same deal and the result to share.
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
