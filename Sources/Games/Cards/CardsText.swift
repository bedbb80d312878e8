import PlayingCards
import Tiles

extension CardsPosition: TilePosition {
  public var tileCount: Int { setup.count }

  public func task(_ presentation: Presentation) -> String {
    let (suit, rank) = (points(for: .suit), points(for: .rank))
    let (count, cost, penalty) = (setup.count, Self.costOfTurning, Self.penalty)
    return presentation(
      en: "Match \(count) cards by suit (+\(suit)) or rank (+\(rank)); "
        + "a turn costs \(cost), a miss \(penalty) more.",
      zh: "把 \(count) 张牌配对：同花色 +\(suit)，同点数 +\(rank)。"
        + "翻开一张扣 \(cost) 分，配错再扣 \(penalty) 分。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let end =
      seating.isShared
      ? presentation(
        en: ", but ends your turn if you turned it up yourself.", zh: "，但如果是自己翻开的，这一轮就结束。")
      : presentation(en: ".", zh: "。")
    return presentation(
      en: "Type a tile's number, 1 to \(setup.count), to turn it up; turning it back down is free",
      zh: "输入牌的编号（1 到 \(setup.count)）翻开它；再选一次就翻回去，不扣分") + end
  }

  public func scoreText(_ presentation: Presentation) -> String {
    let (points, counted) = (score.value, Self.unit.counted(score.value, presentation.language))
    guard let parSoFar else { return counted }
    // It is no more exact than that. A pair may be taken at once or later.
    let distance = Self.unit.distance(
      of: points + promised, fromPar: parSoFar.rounded(), presentation)
    return counted + presentation.comma
      + presentation(en: "\(distance) so far", zh: "目前\(distance)")
  }

  public var progress: Progress? {
    Progress(matched.count / 2, of: setup.count / 2, isPublic: true)
  }

  public func sentence(for event: CardsEvent, _ presentation: Presentation) -> String {
    let (tile, name) = (event.tile, event.card.face(presentation).name)
    var (news, change) = ("", gain(of: event).signed)
    if event.outcome == .down {
      return presentation(
        en: "Tile \(tile): \(name), turned back down.", zh: "翻回 \(tile) 号：\(name)。")
    }
    if let other = event.other {
      news = presentation(
        en: ". No match with tile \(other), which turns face down",
        zh: "，和 \(other) 号配不上，\(other) 号翻回")
    }
    if let other = event.other, let match = event.match {
      news = presentation(
        en: ". It matches tile \(other) by \(match.rawValue)",
        zh: "，和 \(other) 号\(match.chinese)相同，配上了")
      let (gain, cost) = (points(for: match).signed, (-Self.costOfTurning).signed)
      change = presentation(en: "match \(gain), turn \(cost)", zh: "配对 \(gain)，翻牌 \(cost)")
    }
    return presentation(
      en: "Tile \(tile): \(name)\(news) (\(change)).",
      zh: "翻开 \(tile) 号：\(name)\(news)（\(change)）。")
      + (event.outcome == .match ? "" : odds(of: event.card.rank, presentation))
  }

  /// Returns the chance of another card of a rank, in a sentence; empty if all are seen, and in a
  /// small deal.
  private func odds(of rank: Rank, _ presentation: Presentation) -> String {
    guard !isSmall, let chance = chance(ofUnseen: rank) else { return "" }
    let percent = Int((100 * chance).rounded())
    return presentation(
      en: " \(percent)% that another \(rank.name) is still unseen.",
      zh: "没看过的牌里有 \(rank.corner) 的可能：\(percent)%。")
  }

  public func shortSentence(for event: CardsEvent, _ presentation: Presentation) -> String? {
    let (tile, points) = (event.tile, gain(of: event).signed)
    guard let other = event.other else {
      let name = event.card.face(presentation).name
      return event.outcome == .down ? nil : "\(tile): \(name) (\(points))"
    }
    let outcome =
      event.match.map { presentation(en: "Same \($0.rawValue)", zh: "同\($0.chinese)") }
      ?? presentation(en: "No match", zh: "配不上")
    return outcome
      + presentation(en: ": \(other) and \(tile) (\(points))", zh: "：\(other) 和 \(tile)（\(points)）")
  }

  public func taken(by event: CardsEvent, _ presentation: Presentation) -> String? {
    guard let other = event.other, event.outcome == .match,
      let card = matched.first(where: { Int(tiles[$0.index]) == other - 1 })
    else { return nil }
    let (name, mate) = (event.card.face(presentation).name, card.face(presentation).name)
    return presentation(
      en: "\(mate), tile \(other), with \(name), tile \(event.tile)",
      zh: "\(other) 号\(mate.spacedAfter)配 \(event.tile) 号\(name)")
  }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    let (all, found) = (setup.count, matched.count)
    if seating.isShared, found == all || turns.isStalled { return stall(presentation) }
    guard found == all else {
      return presentation(
        en: "\(found) of \(all) cards matched; no two of the rest go together.",
        zh: "\(all) 张牌配上了 \(found) 张，剩下的配不成对了。")
    }
    return presentation(
      en: "All \(all) cards matched" + (hints == 0 ? "!" : ", with \(hints.counted("hint"))."),
      zh: "\(all) 张牌全配上了" + (hints == 0 ? "！" : "，用了 \(hints) 次提示。"))
  }

  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    var states = [TileBoard.Tile](repeating: .down, count: setup.count)
    for card in matched { states[Int(tiles[card.index])] = .matched(card.face(presentation)) }
    if let up { states[up.tile] = .up(up.card.face(presentation)) }
    return TileBoard(states, columns: columns, faceWidth: Card.faceWidth)
  }

  public func turn(for event: CardsEvent) -> TileTurn {
    let (others, gain) = (event.other.map { [$0] } ?? [], gain(of: event))
    return switch event.outcome {
    case .down: TileTurn(event.tile)
    case .up: TileTurn(event.tile, gain: gain)
    case .match:
      TileTurn(
        event.tile, matched: [event.tile] + others, gain: gain + Self.costOfTurning,
        isGreat: event.match == .rank)
    case .mismatch: TileTurn(event.tile, mismatched: others, gain: gain)
    }
  }

  public func fields(for event: CardsEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(event.card.description),
      "points": .number(gain(of: event)),
    ]
    fields["with"] = event.other.map { .number($0) }
    fields["by"] = event.match.map { .string($0.rawValue) }
    return fields
  }
}

extension Match {
  fileprivate var chinese: String { self == .suit ? "花色" : "点数" }
}

extension CardsPosition {
  public static var turnsBack: Bool { true }

  public static func matches(_ face: UInt8, _ other: UInt8) -> Bool {
    face >> 2 == other >> 2 || face & 3 == other & 3
  }

  public var openTile: Int? { up?.tile }
  public func index(ofTile number: Int) -> Int { number - 1 }
}
