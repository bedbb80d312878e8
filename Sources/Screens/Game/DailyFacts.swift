import Records

/// The daily deals still to play on a day, and the streak.
public struct DailyStanding {
  /// The first game whose deal wasn't finished.
  public let next: (any ArcadeGame.Type)?
  private let streak: Int

  public init(next: (any ArcadeGame.Type)?, streak: Int) {
    (self.next, self.streak) = (next, streak)
  }

  func sentence(_ presentation: Presentation) -> String {
    let all = presentation(en: "All daily deals done, ", zh: "今天的都玩完了，")
    return
      ((next == nil ? all : "")
      + presentation(en: "day \(streak) of your streak.", zh: "连续第 \(streak) 天。")).capitalizedFirst
  }
}

extension Playthrough {
  /// Returns what is told of a finished daily deal, or nil if the game is of none: the outcome, the
  /// time until the next one, and the line to share.
  public func dailyFacts(_ presentation: Presentation, now: Timestamp) -> [String]? {
    guard let title = daily?.title(presentation) else { return nil }
    let score = score(presentation)
    let rest = presentation.duration(minutes: now.minutesToNextDay)
    return [
      isLost
        ? presentation(en: "You lost \(title) with \(score).", zh: "\(title) 没有成功：\(score)。")
        : presentation(en: "You finished \(title) with \(score).", zh: "\(title) 已经完成：\(score)。"),
      presentation(en: "Next one in \(rest).", zh: "\(rest)后换新的一局。"), share(presentation),
    ]
  }
}
