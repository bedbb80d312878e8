import TextUI

/// A series in words, against an opponent of a name.
extension Series {
  /// Returns what giving up the race before led to, or nil if it wasn't given up.
  func loss(against name: String, _ presentation: Presentation) -> String? {
    guard let givenUp else { return nil }
    let standing = presentation.standing(givenUp.losses, givenUp.wins)
    return givenUp.isOver
      ? presentation(
        en: "You gave up the last race, so \(name) wins the series \(standing).",
        zh: "上一局你放弃了，\(name)以总比分 \(standing) 赢得比赛。")
      : presentation(
        en: "The race that you gave up counts for \(name).", zh: "你放弃的那一局算\(name)赢。")
  }

  /// Returns where the series stands before a race, or nil of a single race.
  func opening(against name: String, _ presentation: Presentation) -> String? {
    guard isCounting else { return unchanged(presentation) }
    guard length > 1 else { return nil }
    let (standing, swapped) = (standing(presentation), presentation.standing(losses, wins))
    let state: String =
      if wins == 0, losses == 0 {
        presentation(
          en: "whoever wins \(goal) races first wins the series.", zh: "先胜 \(goal) 局者赢。")
      } else if wins == losses {
        wins == goal - 1
          ? presentation(en: "\(standing), the next win decides.", zh: "目前 \(standing)，下一胜定胜负。")
          : presentation(en: "\(standing) so far.", zh: "目前 \(standing)。")
      } else if wins > losses {
        presentation(en: "you lead \(standing).", zh: "你以 \(standing) 领先。")
      } else {
        presentation(
          en: "\(name) leads \(swapped).", zh: "\(name.spacedAfter)以 \(swapped) 领先。")
      }
    return presentation(en: "Best of \(length): \(state)", zh: "\(length) 局 \(goal) 胜制，\(state)")
  }

  /// Returns where the series stands after a race.
  func closing(against name: String, _ presentation: Presentation) -> String {
    guard isCounting else { return unchanged(presentation) }
    let (standing, swapped) = (standing(presentation), presentation.standing(losses, wins))
    guard isOver else {
      return presentation(
        en: "Series: \(standing), first to \(goal).", zh: "总比分 \(standing)，先胜 \(goal) 局者赢。")
    }
    return wins > losses
      ? presentation(en: "You win the series \(standing)!", zh: "你以总比分 \(standing) 赢得比赛！")
      : presentation(
        en: "\(name) wins the series \(swapped).", zh: "\(name)以总比分 \(swapped) 赢得比赛。")
  }

  private func unchanged(_ presentation: Presentation) -> String {
    let standing = standing(presentation)
    return presentation(
      en: "Replayed deals don't count; the series stays \(standing).",
      zh: "重玩的牌局不计入，总比分还是 \(standing)。")
  }
}
