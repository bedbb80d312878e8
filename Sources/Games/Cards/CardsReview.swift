import GameCore
import PlayingCards
import TextUI
import Tiles

/// A look back at a game of cards: what the deal would have given with all faces open, and where it was
/// left.
struct CardsReview: Review {
  private let bonus: Int
  private let best: Int
  private let rankPairs: Int
  private var points = 0
  private var kinds: [Kind] = []
  private var seen = TileSet()
  /// Whether the tile that is up had been seen before.
  private var isUpAgain = false
  /// How many turns have shown a tile that had been seen, and made nothing of it.
  private var vainTurns = 0

  /// What a move was.
  private enum Kind {
    case rank, suit, mismatch, look
  }

  /// The review of a game at its start.
  init(of game: Cards) {
    let matching = BestMatching(CardSet(game.cards[...]), bonus: game.bonus)
    bonus = game.bonus
    best = matching.points(bonus: game.bonus)
    rankPairs = matching.rankPairs
  }

  mutating func see(_ event: CardsEvent) {
    points += event.points
    switch event.result {
    case .match(_, .rank): kinds.append(.rank)
    case .match(_, .suit): kinds.append(.suit)
    case .mismatch: kinds.append(.mismatch)
    case .up: kinds.append(.look)
    case .down: if isUpAgain { vainTurns += 1 }
    }
    isUpAgain = seen.contains(event.tile - 1)
    seen.insert(event.tile - 1)
  }

  private var mismatches: Int { kinds.count { $0 == .mismatch } }

  /// How many pairs were matched by rank.
  private var ranks: Int { kinds.count { $0 == .rank } }

  func sentences(_ presentation: Presentation) -> [String] {
    [summary(presentation), advice(presentation)]
  }

  private func summary(_ presentation: Presentation) -> String {
    let (most, left) = (
      Cards.Points.unit.counted(best, presentation.language),
      Cards.Points.unit.counted(best - points, presentation.language)
    )
    guard points < best else {
      return presentation(
        en: "With all faces open, the best of this deal is \(most): nothing was left.",
        zh: "若所有牌都翻开，这副牌最多 \(most)：一分不差。")
    }
    return presentation(
      en: "With all faces open, the best of this deal is \(most); \(left) stayed on the table.",
      zh: "若所有牌都翻开，这副牌最多 \(most)；还差 \(left)。")
  }

  private func advice(_ presentation: Presentation) -> String {
    let say = presentation.language
    if mismatches > 0 {
      let cost = Cards.Points.unit.counted(mismatches * Cards.penalty, say)
      let times = "\(mismatches) \(mismatches == 1 ? "mismatch" : "mismatches")"
      return say(
        en: "\(times) cost \(cost). Before another tile is turned, "
          + "the one that is up can be turned down, which is free.",
        zh: "配错 \(mismatches) 次，扣了 \(cost)。翻别的牌之前，可以先把翻开的牌翻回去，不扣分。")
    }
    guard vainTurns == 0 else {
      let cost = Cards.Points.unit.counted(vainTurns * Cards.costOfTurning, say)
      let turns = vainTurns == 1 ? "1 turn" : "\(vainTurns) turns"
      return say(
        en: "No mismatch; \(turns) for nothing, of a tile that had been seen before, cost \(cost).",
        zh: "没有配错；有 \(vainTurns) 次翻的是看过的牌，又翻了回去，花了 \(cost)。")
    }
    guard rankPairs > 0 else {
      return say(en: "No mismatch: that is how it is done.", zh: "没有配错：就该这样玩。")
    }
    guard ranks < rankPairs else {
      return say(
        en: "No mismatch, and every pair of a rank: that is how it is done.",
        zh: "没有配错，同点数的也都配上了：就该这样玩。")
    }
    return say(
      en: "No mismatch; of the pairs of a rank you found \(ranks) of \(rankPairs), "
        + "which earn \(Match.rank.points * bonus) each.",
      zh: "没有配错；同点数的 \(rankPairs) 对里配上了 \(ranks) 对，每对得 \(Match.rank.points * bonus) 分。")
  }

  func picture(_ presentation: Presentation) -> [String] {
    let say = presentation.language
    return ReviewPicture.lines(
      kinds,
      [
        (.rank, "◆", "#", say(en: "rank", zh: "点数")), (.suit, "◇", "+", say(en: "suit", zh: "花色")),
        (.look, "·", ".", say(en: "look", zh: "翻看")),
        (.mismatch, "×", "x", say(en: "mismatch", zh: "配错")),
      ], presentation)
  }

  var fields: JSONObject {
    [
      "best": .number(best), "left": .number(best - points), "mismatches": .number(mismatches),
      "ranks": .number(ranks), "rankpairs": .number(rankPairs), "vain": .number(vainTurns),
    ]
  }
}
