import GameCore
import Records
import TextUI

extension SavedGame {
  /// Returns how far the game has got, what it is a part of, when it was played, and what it is:
  /// its options other than the default ones, and its deal.
  public func facts(_ presentation: Presentation, now: Timestamp) -> [String] {
    let progress = playthrough.position.progress.map { progress in
      presentation.isPlain || progress.all > 12
        ? presentation(
          en: "\(progress.done) of \(progress.all)", zh: "\(progress.done)/\(progress.all)")
        : progress.text(presentation)
    }
    // Those that are in no record are the settings of today.
    let recorded = try? G.Options(recorded: playthrough.options.recorded)
    // The options of a daily deal are the day's.
    let deal =
      playthrough.daily.map { [$0.title(presentation)] }
      ?? (recorded?.differences(presentation) ?? []) + [playthrough.origin(presentation)]
    return (progress.map { [$0] } ?? []) + [playthrough.score(presentation)]
      + playthrough.facts(presentation) + [now.text(since: time, presentation)]
      + deal
  }
}
