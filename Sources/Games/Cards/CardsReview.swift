import GameCore
import PlayingCards
import TextUI

/// The review of a game of cards: the best score of the deal with all cards face up, and the points
/// lost.
struct CardsReview: Review {
  let best: Int
  let rankPairs: Int
  let bonus: Int
  let par: Double
  private(set) var points = 0
  private(set) var kinds: [Kind] = []
  private var seen = CardSet()
  /// True if the card that is up had been seen before.
  private var isUpAgain = false
  /// The points that each move lost, and how.
  private(set) var losses: [(points: Int, kind: Loss?)] = []
  private(set) var hints = 0
  /// The number of turns that showed a card seen before and led to nothing.
  private(set) var vainTurns = 0

  enum Loss: Equatable {
    /// A mismatch with the tile that was up and could have been turned down.
    case mismatch(with: Int)

    /// A look at a card seen before that led to nothing.
    case vainLook

    /// A match by suit of a card that was known to match by rank.
    case suit
  }

  enum Kind {
    case rank, suit, mismatch, look
  }

  init(_ setup: CardsSetup, _ deal: CardsDeal) {
    let matching = BestMatching(CardSet(deal.cards[...]), bonus: setup.bonus)
    best = matching.points(bonus: setup.bonus)
    rankPairs = matching.rankPairs
    bonus = setup.bonus
    par = CardsPar.mean(setup)
  }

  mutating func noteHint() { hints += 1 }

  mutating func observe(
    _ event: CardsEvent, from before: CardsPosition, to after: CardsPosition
  ) {
    points = after.score.value
    losses.append((0, nil))
    switch event.kind {
    case .match(_, .rank, _): kinds.append(.rank)
    case .match(_, .suit, _):
      kinds.append(.suit)
      noteRanksGivenUp(event.card, before)
    case .mismatch(let other):
      kinds.append(.mismatch)
      losses[losses.count - 1] = (CardsPosition.penalty, .mismatch(with: other))
    case .up: kinds.append(.look)
    case .down:
      // The card was turned up in the move before.
      if isUpAgain { noteVainLook(losses.count - 2) }
    }
    isUpAgain = seen.contains(event.card)
    seen.insert(event.card)
  }

  private mutating func noteVainLook(_ move: Int) {
    vainTurns += 1
    losses[move].points += CardsPosition.costOfTurning
    // It may have been a mismatch too, which is worse.
    if losses[move].kind == nil { losses[move].kind = .vainLook }
  }

  /// Notes the matches by rank that were known and that a match by suit gives up: of an odd number
  /// of cards, one is left anyway.
  private mutating func noteRanksGivenUp(_ card: Card, _ before: CardsPosition) {
    let known = seen.subtracting(before.matched)
    let used = [before.up?.card, seen.contains(card) ? card : nil].compactMap { $0 }
    let lost = used.count { known.cards(of: $0.rank).count.isMultiple(of: 2) }
    guard lost > 0 else { return }
    let gain = (Match.rank.points - Match.suit.points) * bonus
    losses[losses.count - 1] = (lost * gain, .suit)
  }

  func count(_ kind: Kind) -> Int { kinds.count { $0 == kind } }

  var costs: [Double] { losses.map { Double($0.points) } }

  var fields: JSONObject {
    [
      "best": .number(best), "left": .number(best - points),
      "mismatches": .number(count(.mismatch)), "ranks": .number(count(.rank)),
      "rankpairs": .number(rankPairs), "vain": .number(vainTurns),
    ]
  }
}

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
