import GameCore
import PlayingCards
import TextUI
import Tiles

extension Cards: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    let (suit, rank) = (Match.suit.points * bonus, Match.rank.points * bonus)
    let (cost, penalty) = (Self.costOfTurning, Self.penalty)
    return presentation(
      en: "Match \(cards.count) cards by suit (+\(suit)) or rank (+\(rank)). "
        + "Turning costs \(cost), a mismatch \(penalty) more.",
      zh: "把 \(cards.count) 张牌按花色（+\(suit)）或点数（+\(rank)）配对。"
        + "翻开一张扣 \(cost) 分，配错再扣 \(penalty) 分。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    presentation(
      en: "Type a tile's number, 1 to \(cards.count): it turns up, "
        + "or down again if it is up (free).",
      zh: "输入牌的编号：1 到 \(cards.count)；选未翻开的牌即翻开；选已翻开的牌则翻回（不扣分）。")
  }

  public func question(after answers: [String], _ presentation: Presentation) -> String {
    TileMove.question(last: cards.count, presentation.language)
  }

  public func sentence(for event: CardsEvent, _ presentation: Presentation) -> String {
    let say = presentation.language
    let name = event.card.face(presentation).name
    let told = say(en: "Tile \(event.tile): \(name)", zh: "\(event.tile) 号牌：\(name)")
    let change = say(en: " (\(signed(event.points))).", zh: "（\(signed(event.points))）。")
    switch event.result {
    case .up:
      return told + change
    case .down:
      return say(en: "Tile \(event.tile) is down again.", zh: "\(event.tile) 号牌已翻回。")
    case .match(let other, .suit):
      return told
        + say(en: ". A match with tile \(other) by suit", zh: "，与 \(other) 号花色相同，配对成功") + change
    case .match(let other, .rank):
      return told
        + say(en: ". A match with tile \(other) by rank", zh: "，与 \(other) 号点数相同，配对成功") + change
    case .mismatch(let other):
      return told
        + say(
          en: ". No match with tile \(other), which goes down",
          zh: "，与 \(other) 号不配，\(other) 号翻回") + change
    }
  }

  private func signed(_ points: Int) -> String {
    points > 0 ? "+\(points)" : String(points)
  }

  public func reason(for refusal: TileRefusal, _ presentation: Presentation) -> String {
    refusal.sentence(last: cards.count, presentation.language)
  }

  public func verdict(_ presentation: Presentation) -> String {
    let (all, left) = (cards.count, leftCount)
    return left == 0
      ? presentation(en: "All \(all) cards are matched.", zh: "\(all) 张牌全部配对。")
      : presentation(
        en: "\(all - left) of \(all) cards are matched; no two of the rest can match.",
        zh: "\(all) 张牌配对了 \(all - left) 张；剩下的牌已无法配对。")
  }
}
