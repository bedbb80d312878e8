import TextUI

extension EloEstimate {
  /// Returns how much stronger the first player is, as far as the games can tell, as the end of a
  /// sentence.
  func strength(_ presentation: Presentation) -> String {
    switch gap {
    case nil:
      let difference = "\(differenceText) \(presentation.plusMinus) \(marginText)"
      return presentation(
        en: "\(difference) Elo, likelihood of superiority \(superiorityText).",
        zh: "Elo 差 \(difference)，更强的可能性 \(superiorityText)。")
    case .sweep:
      return score > 0.5
        ? presentation(
          en: "a clean sweep, so the difference in Elo has no upper limit.",
          zh: "全胜，Elo 差没有上限。")
        : presentation(
          en: "swept clean, so the difference in Elo has no lower limit.",
          zh: "全负，Elo 差没有下限。")
    case .few: return presentation(en: "too few games for Elo.", zh: "局数太少，算不出 Elo。")
    case .equal:
      let reason =
        score == 0.5
        ? presentation(en: "the games of every deal cancelled out", zh: "每副牌的两局都互相抵消")
        : presentation(en: "every deal brought as many points", zh: "每副牌得分都相同")
      return presentation(
        en: "\(differenceText) Elo, but \(reason), so no margin can be given.",
        zh: "Elo 差 \(differenceText)，但\(reason)，算不出误差。")
    case .lopsided:
      return presentation(
        en: "\(differenceText) Elo, likelihood of superiority \(superiorityText); "
          + "too one-sided for a margin.",
        zh: "Elo 差 \(differenceText)，更强的可能性 \(superiorityText)；胜负太悬殊，算不出误差。")
    }
  }
}
