import GameCore
import Storage
import TextUI

extension SavedGame {
  /// Returns how far the game has got, when it was played, and what it is.
  public func facts(_ presentation: Presentation, now: Timestamp) -> [String] {
    let progress = playthrough.position.progress.map { progress in
      presentation.isPlain || progress.all > 12
        ? presentation(
          en: "\(progress.done) of \(progress.all)", zh: "\(progress.done)/\(progress.all)")
        : progress.text(presentation)
    }
    let options = playthrough.options.command(of: G.name).dropFirst(2).joined(separator: " ")
    let deal =
      playthrough.daily.map { presentation(en: "daily \($0.number)", zh: "每日 \($0.number)") }
      ?? playthrough.origin(presentation)
    return (progress.map { [$0] } ?? [])
      + [playthrough.score(presentation), now.text(since: time, presentation)]
      + (options.isEmpty ? [] : [options]) + [deal]
  }
}
