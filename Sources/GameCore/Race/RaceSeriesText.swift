import TextUI

/// The series of a race in words.
extension RacePosition {
  public func preface(_ presentation: Presentation) -> String? {
    guard let series = setup.series else { return nil }
    let parts = [loss(before: series, presentation), opening(of: series, presentation)]
      .compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: presentation(en: " ", zh: ""))
  }

  /// Returns what giving up the race before led to, or nil if it wasn't given up.
  func loss(before series: Series, _ presentation: Presentation) -> String? {
    guard case .givenUp(let series) = series.before else { return nil }
    let (name, standing) = (rivalName(presentation), series.swapped(presentation))
    return series.isOver
      ? presentation(
        en: "You gave up the last race, so \(name) wins the series \(standing).",
        zh: "上一局你放弃了，\(name)以总比分 \(standing) 赢得比赛。")
      : presentation(
        en: "The race that you gave up counts for \(name).", zh: "你放弃的那一局算\(name)赢。")
  }

  /// Returns where the series stands, or nil of a single race.
  private func opening(of series: Series, _ presentation: Presentation) -> String? {
    let (name, standing) = (rivalName(presentation), series.standing(presentation))
    guard series.isCounting else { return unchanged(series, presentation) }
    guard series.length > 1 else { return nil }
    let (wins, losses) = (series.wins, series.losses)
    let state: String =
      if wins == 0, losses == 0 {
        presentation(
          en: "whoever wins \(series.goal) races first wins the series.",
          zh: "先胜 \(series.goal) 局者赢。")
      } else if wins == losses {
        wins == series.goal - 1
          ? presentation(en: "\(standing), the next win decides.", zh: "目前 \(standing)，下一胜定胜负。")
          : presentation(en: "\(standing) so far.", zh: "目前 \(standing)。")
      } else if wins > losses {
        presentation(en: "you lead \(standing).", zh: "你以 \(standing) 领先。")
      } else {
        presentation(
          en: "\(name) leads \(series.swapped(presentation)).",
          zh: "\(name.spacedAfter)以 \(series.swapped(presentation)) 领先。")
      }
    return presentation(
      en: "Best of \(series.length): \(state)", zh: "\(series.length) 局 \(series.goal) 胜制，\(state)")
  }

  /// Returns what the end of the race means for the series, or nil if it belongs to none.
  func seriesText(_ presentation: Presentation) -> String? {
    guard let series else { return nil }
    let (name, standing) = (rivalName(presentation), series.standing(presentation))
    guard series.isCounting else { return unchanged(series, presentation) }
    guard series.isOver else {
      return presentation(
        en: "Series: \(standing), first to \(series.goal).",
        zh: "总比分 \(standing)，先胜 \(series.goal) 局者赢。")
    }
    return series.wins > series.losses
      ? presentation(en: "You win the series \(standing)!", zh: "你以总比分 \(standing) 赢得比赛！")
      : presentation(
        en: "\(name) wins the series \(series.swapped(presentation)).",
        zh: "\(name)以总比分 \(series.swapped(presentation)) 赢得比赛。")
  }

  private func unchanged(_ series: Series, _ presentation: Presentation) -> String {
    let standing = series.standing(presentation)
    return presentation(
      en: "A deal played again counts for nothing: the series stays at \(standing).",
      zh: "重玩的牌局不计入，总比分还是 \(standing)。")
  }
}

extension RacePosition {
  public func costOfLeaving(_ presentation: Presentation) -> String? {
    guard isLostByLeaving else { return nil }
    return presentation(
      en: "This race then counts for \(rivalName(presentation)).",
      zh: "那样这一局就算\(rivalName(presentation))赢。")
  }
}
