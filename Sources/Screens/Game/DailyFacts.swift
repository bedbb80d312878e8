import Records

extension Playthrough {
  /// Returns what is told of a finished daily deal, or nil if the game is of none: the outcome, the
  /// time until the next one, and the line to share.
  public func dailyFacts(_ presentation: Presentation, now: Timestamp) -> [String]? {
    guard let title = daily?.title(presentation) else { return nil }
    let score = score(presentation)
    let rest = presentation.duration(minutes: now.minutesToNextDay)
    return [
      isLost
        ? presentation(en: "You lost \(title) with \(score).", zh: "\(title)没有成功：\(score)。")
        : presentation(en: "You finished \(title) with \(score).", zh: "\(title)已经完成：\(score)。"),
      presentation(en: "Next one in \(rest).", zh: "\(rest)后换新局。"), share(presentation),
    ]
  }
}
