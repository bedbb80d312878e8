import GameCore
import PlayingCards
import TextUI
import Tiles

extension CardsPosition: TilePosition {
  public func task(_ presentation: Presentation) -> String {
    let (suit, rank) = (Match.suit.points * setup.bonus, Match.rank.points * setup.bonus)
    let (count, cost, penalty) = (setup.count, Self.costOfTurning, Self.penalty)
    return presentation(
      en: "Match \(count) cards by suit (+\(suit)) or rank (+\(rank)). "
        + "Turning one up costs \(cost), a mismatch \(penalty) more.",
      zh: "把 \(count) 张牌按花色（+\(suit)）或点数（+\(rank)）配对。"
        + "翻开一张扣 \(cost) 分，配错再扣 \(penalty) 分。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    presentation(
      en: "Type a tile's number, 1 to \(setup.count), to turn it up, "
        + "or down again if it is up (free).",
      zh: "输入牌的编号（1 到 \(setup.count)）翻开它；已经翻开的会翻回去（不扣分）。")
  }

  public func moveForm(_ presentation: Presentation) -> String {
    TileMove.form(last: setup.count, presentation)
  }

  public func question(_ presentation: Presentation) -> String {
    TileMove.question(last: setup.count, presentation)
  }

  public func facts(_ presentation: Presentation) -> [String] {
    [presentation(en: turns.counted("turn"), zh: "翻 \(turns) 次")]
  }

  public func sentence(for event: CardsEvent, _ presentation: Presentation) -> String {
    let (tile, name) = (event.tile, event.card.face(presentation).name)
    let turned = presentation(en: "Tile \(tile): \(name)", zh: "\(tile) 号牌：\(name)")
    let points = points(of: event)
    let sign = points > 0 ? "+" : ""
    let change = presentation(en: " (\(sign)\(points)).", zh: "（\(sign)\(points)）。")
    switch event.kind {
    case .up: return turned + change
    case .down:
      return presentation(en: "Tile \(tile) is face down again.", zh: "\(tile) 号牌已翻回。")
    case .match(let other, .suit, _):
      return turned
        + presentation(
          en: ". A match with tile \(other) by suit", zh: "，与 \(other) 号花色相同，配对成功") + change
    case .match(let other, .rank, _):
      return turned
        + presentation(
          en: ". A match with tile \(other) by rank", zh: "，与 \(other) 号点数相同，配对成功") + change
    case .mismatch(let other):
      return turned
        + presentation(
          en: ". No match with tile \(other), which turns face down",
          zh: "，与 \(other) 号不配，\(other) 号翻回") + change
    }
  }

  public func reason(for refusal: TileRefusal, _ presentation: Presentation) -> String {
    refusal.sentence(presentation)
  }

  public func verdict(_ presentation: Presentation) -> String {
    let (all, found) = (setup.count, matched.count)
    guard found < all else {
      return presentation(en: "All \(all) cards matched!", zh: "\(all) 张牌全部配对！")
    }
    return presentation(
      en: "\(found) of \(all) cards matched; no two of the rest can match.",
      zh: "\(all) 张牌配对了 \(found) 张，剩下的已经无法配对。")
  }

  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    let tiles = tileFaces.map { state -> TileBoard.Tile in
      switch state {
      case .down: .down
      case .up(let card): .up(card.face(presentation))
      case .matched(let card): .matched(card.face(presentation))
      }
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: Card.faceWidth, drawingSizes: Card.drawingSizes)
  }

  public func turn(for event: CardsEvent) -> TileTurn {
    if case .mismatch(let other) = event.kind { return TileTurn(event.tile, mismatched: [other]) }
    return TileTurn(event.tile)
  }

  private var columns: Int { TileGrid.columns(for: setup.count) }
}

extension CardsPosition: JSONReporting {
  public var openingFields: JSONObject { TileGrid.fields(tiles: setup.count, columns: columns) }

  public func fields(for event: CardsEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(event.card.description),
      "points": .number(points(of: event)),
    ]
    switch event.kind {
    case .up, .down: break
    case .match(let other, let kind, _):
      fields["with"] = .number(other)
      fields["by"] = .string(kind.rawValue)
    case .mismatch(let other): fields["with"] = .number(other)
    }
    return fields
  }
}
