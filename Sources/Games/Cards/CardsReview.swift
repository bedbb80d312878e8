import GameCore
import PlayingCards
import TextUI
import Tiles

/// The review of a game of cards: the best score of the deal with all cards face up, and the points
/// lost.
struct CardsReview: Review {
  private let best: Int
  private let rankPairs: Int
  private let bonus: Int
  private var points = 0
  private var kinds: [Kind] = []
  private var seen = TileSet()
  /// True if the tile that is up had been seen before.
  private var isUpAgain = false
  /// The number of turns that showed a tile seen before and led to nothing.
  private var vainTurns = 0

  /// A kind of move.
  private enum Kind {
    case rank, suit, mismatch, look
  }

  init(_ setup: CardsSetup, _ deal: CardsDeal) {
    let matching = BestMatching(CardSet(deal.cards[...]), bonus: setup.bonus)
    best = matching.points(bonus: setup.bonus)
    rankPairs = matching.rankPairs
    bonus = setup.bonus
  }

  mutating func observe(
    _ event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) {
    points = after.score.value
    switch event.kind {
    case .match(_, .rank, _): kinds.append(.rank)
    case .match(_, .suit, _): kinds.append(.suit)
    case .mismatch: kinds.append(.mismatch)
    case .up: kinds.append(.look)
    case .down: if isUpAgain { vainTurns += 1 }
    }
    isUpAgain = seen.contains(event.tile - 1)
    seen.insert(event.tile - 1)
  }

  private func count(_ kind: Kind) -> Int { kinds.count { $0 == kind } }

  private func counted(_ points: Int, _ presentation: Presentation) -> String {
    CardPoints.unit.counted(points, presentation.language)
  }

  func sentences(_ presentation: Presentation) -> [String] {
    [summary(presentation), advice(presentation)]
  }

  private func summary(_ presentation: Presentation) -> String {
    let (most, left) = (counted(best, presentation), counted(best - points, presentation))
    guard points < best else {
      return presentation(
        en: "Even with every card face up, the best is \(most). You got it!",
        zh: "就算全部摊开，最多也就 \(most)，一分不差！")
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
      return rankPairs == 0
        ? presentation(en: "No mismatches. Well played!", zh: "没有配错，打得漂亮！")
        : presentation(
          en: "No mismatches, and all that could go by rank did. Well played!",
          zh: "没有配错，能按点数配的都按点数配了，打得漂亮！")
    }
    let (missed, gain) = (rankPairs - ranks, counted(Match.rank.points * bonus, presentation))
    let each = missed == 1 ? "" : " each"
    return presentation(
      en: "No mismatches, but you missed \(missed.counted("pair")) by rank, worth \(gain)\(each).",
      zh: "没有配错，不过同点数的还差 \(missed) 对，每对值 \(gain)。")
  }

  func chart(_ presentation: Presentation) -> [String] {
    ReviewChart.signs(
      kinds,
      [
        .init(.rank, "◆", ascii: "#", en: "rank", zh: "点数"),
        .init(.suit, "◇", ascii: "+", en: "suit", zh: "花色"),
        .init(.look, "·", ascii: ".", en: "look", zh: "翻看"),
        .init(.mismatch, "×", ascii: "x", en: "mismatch", zh: "配错"),
      ], presentation)
  }

  var fields: JSONObject {
    [
      "best": .number(best), "left": .number(best - points),
      "mismatches": .number(count(.mismatch)), "ranks": .number(count(.rank)),
      "rankpairs": .number(rankPairs), "vain": .number(vainTurns),
    ]
  }
}
