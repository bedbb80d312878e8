import GameCore
import Records
import TextUI

/// The daily deals still to play on a day, and the streak.
public struct DailyStanding {
  /// The first game whose deal wasn't finished.
  let next: Phrase?
  private let streak: Int

  public init(next: Phrase?, streak: Int) {
    (self.next, self.streak) = (next, streak)
  }

  func sentence(_ presentation: Presentation) -> String {
    let all = presentation(en: "All daily deals done, ", zh: "今天的都玩完了，")
    return
      ((next == nil ? all : "")
      + presentation(en: "day \(streak) of your streak.", zh: "连续第 \(streak) 天。")).capitalizedFirst
  }
}

public struct DailyFacts {
  private let outcome, share: String

  /// Creates the facts of a finished game, or nil if it was of no daily deal.
  public init?<G: ArcadeGame>(_ game: Playthrough<G>, _ presentation: Presentation) {
    guard let title = game.daily?.title(presentation) else { return nil }
    let score = game.score(presentation)
    outcome =
      game.isLost
      ? presentation(en: "You lost \(title) with \(score).", zh: "\(title) 没有成功：\(score)。")
      : presentation(en: "You finished \(title) with \(score).", zh: "\(title) 已经完成：\(score)。")
    share = game.share(presentation)
  }

  public func lines(_ presentation: Presentation, now: Timestamp) -> [String] {
    let rest = presentation.duration(minutes: now.minutesToNextDay)
    return [outcome, presentation(en: "Next one in \(rest).", zh: "\(rest)后换新的一局。"), share]
  }
}
