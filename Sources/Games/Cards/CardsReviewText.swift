import GameCore
import TextUI

/// The review in words, and as a chart.
extension CardsReview {
  private func counted(_ points: Int, _ presentation: Presentation) -> String {
    CardPoints.unit.counted(points, presentation.language)
  }

  func sentences(_ presentation: Presentation) -> [String] {
    [summary(presentation), advice(presentation)]
  }

  private func summary(_ presentation: Presentation) -> String {
    let (most, left) = (counted(best, presentation), counted(best - points, presentation))
    guard points < best else {
      return hints == 0
        ? presentation(
          en: "Even with every card face up, the best is \(most). You got it!",
          zh: "就算全部摊开，最多也就 \(most)，一分不差！")
        : presentation(
          en: "Even with every card face up, the best is \(most). You got it with "
            + "\(hints.counted("hint")).",
          zh: "就算全部摊开，最多也就 \(most)，你用 \(hints) 次提示拿到了。")
    }
    return presentation(
      en: "With every card face up, the best is \(most); you left \(left) on the table.",
      zh: "如果全部摊开，最多能得 \(most)，还差 \(left)。")
  }

  private func advice(_ presentation: Presentation) -> String {
    let mismatches = count(.mismatch)
    if mismatches > 0 {
      let cost = counted(mismatches * CardsPosition.penalty, presentation)
      return presentation(
        en: "\(mismatches.counted("mismatch", "mismatches")) cost you \(cost). "
          + "Before you peek at another card, turn the open one back down: it's free.",
        zh: "配错 \(mismatches) 次，多扣了 \(cost)。翻别的牌之前，先把翻开的那张翻回去，不扣分。")
    }
    guard vainTurns == 0 else {
      let cost = counted(vainTurns * CardsPosition.costOfTurning, presentation)
      let looks = vainTurns.counted("second look")
      return presentation(
        en: "No mismatches, but \(looks) at cards you had seen cost \(cost).",
        zh: "没有配错，不过重翻见过的牌花了 \(cost)。")
    }
    let ranks = count(.rank)
    guard ranks < rankPairs else {
      let all =
        rankPairs == 0
        ? presentation(en: "No mismatches", zh: "没有配错")
        : presentation(
          en: "No mismatches, and all that could go by rank did", zh: "没有配错，能按点数配的都按点数配了")
      return all + praise(presentation)
    }
    let (missed, gain) = (rankPairs - ranks, counted(Match.rank.points * bonus, presentation))
    let each = missed == 1 ? "" : " each"
    return presentation(
      en: "No mismatches, but you missed \(missed.counted("pair")) by rank, worth \(gain)\(each).",
      zh: "没有配错，不过同点数的还差 \(missed) 对，每对值 \(gain)。")
  }

  /// Returns the end of a sentence: praise for a score that is about as good as par, without hints.
  private func praise(_ presentation: Presentation) -> String {
    guard hints == 0 else {
      return presentation(
        en: ", with \(hints.counted("hint")).", zh: "，用了 \(hints) 次提示。")
    }
    return Double(points) > par - 1
      ? presentation(en: ". Well played!", zh: "，打得漂亮！") : presentation(en: ".", zh: "。")
  }

  func lesson(_ presentation: Presentation) -> String? { advice(presentation) }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    let (points, kind) = losses[index]
    let cost = counted(points, presentation)
    return switch kind {
    case .mismatch(let other)?:
      presentation(
        en: "The mismatch cost \(cost) more. Turn tile \(other) back down first: it's free.",
        zh: "配错多扣了 \(cost)。先把 \(other) 号翻回去，不扣分。")
    case .vainLook?:
      presentation(
        en: "You had seen this card, and looking again led to nothing. It cost \(cost).",
        zh: "这张见过，白翻了一次，扣了 \(cost)。")
    case .suit?:
      presentation(
        en: "You had seen a match by rank. Giving it up cost up to \(cost).",
        zh: "同点数的你见过，放弃了，最多少得 \(cost)。")
    case nil: nil
    }
  }

  func chart(_ presentation: Presentation) -> [String] {
    ReviewChart.signs(
      presentation(en: "Your turns, a sign for each card:", zh: "翻牌经过（每个符号一张牌）："), kinds,
      [
        .init(.rank, "◆", ascii: "#", en: "rank", zh: "点数"),
        .init(.suit, "◇", ascii: "+", en: "suit", zh: "花色"),
        .init(.look, "·", ascii: ".", en: "look", zh: "翻看"),
        .init(.mismatch, "×", ascii: "x", en: "mismatch", zh: "配错"),
      ], presentation)
  }
}
