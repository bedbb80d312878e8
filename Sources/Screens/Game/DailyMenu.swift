import GameCore
import Records
import TextUI

/// A daily deal that was played already: whether to play it again, which doesn't rank.
public struct DailyMenu: Menu {
  private let facts: DailyFacts
  private let now: Timestamp

  public init(_ facts: DailyFacts, now: Timestamp) { (self.facts, self.now) = (facts, now) }

  public func page(_ presentation: Presentation) -> MenuPage {
    var page = MenuPage()
    page.notes = facts.lines(presentation, now: now)
    return page
  }

  public func items(_ presentation: Presentation) -> [MenuItem] {
    [
      MenuItem("again", presentation(en: "Play again (not counted)", zh: "再玩一遍（不计成绩）")),
      MenuItem("back", presentation(en: "Back", zh: "返回")),
    ]
  }

  public func choose(_ index: Int) -> MenuStep<Bool> { .done(index == 0) }
}

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
