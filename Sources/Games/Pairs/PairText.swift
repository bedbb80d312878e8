import Tiles

extension PairPosition: PlayerText {
  /// Returns a face as a tile shows it, or in a game that is heard only once it is matched.
  private func face(
    _ number: FaceNumber, isMatched: Bool, _ presentation: Presentation
  ) -> TileFace {
    guard !isMatched, setup.isHeard else { return setup.faces.tileFace(number, presentation) }
    return .sound(presentation)
  }

  public func task(_ presentation: Presentation) -> String {
    let title = setup.faces.title(presentation.language)
    let ear = setup.isHeard ? presentation(en: " by ear", zh: "（听旋律）") : ""
    return setup.hasSides
      ? presentation(
        en: "Match \(setup.pairs) \(title) with their artists\(ear).",
        zh: "给 \(setup.pairs) 张\(title)找到各自的歌手\(ear)。")
      : presentation(
        en: "Find the \(setup.pairs) pairs of \(title)\(ear)"
          + (closesUp ? "; the tiles after a pair move up." : "."),
        zh: "找出 \(setup.pairs) 对\(title)\(ear)" + (closesUp ? "；配对后，后面的牌补上空位。" : "。"))
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let again = presentation(en: " Type again to hear the last one once more.", zh: "输入“再听”重放上一段。")
    return presentation(
      en: "Type a tile's number, 1 to \(lastNumber), to turn it up; two tiles make a move.",
      zh: "输入牌的编号（1 到 \(lastNumber)）翻开它，翻两张算一步。") + (setup.isHeard ? again : "")
  }

  public var isHeard: Bool { setup.isHeard }

  public var progress: Progress? {
    Progress(setup.pairs - left.count / 2, of: setup.pairs, isPublic: true)
  }

  public func sentence(for event: PairEvent, _ presentation: Presentation) -> String {
    let name = name(of: event, presentation)
    let turned = presentation(en: "Tile \(event.tile): \(name).", zh: "翻开 \(event.tile) 号：\(name)。")
    let other = event.other
    switch event.outcome {
    case .match:
      return turned
        + presentation(en: " A pair with tile \(other)!", zh: "和 \(other) 号配成一对！")
    case .mismatch:
      let credit = credit(after: event, most: 2, presentation)
      return turned
        + presentation(en: " No pair with tile \(other)", zh: "和 \(other) 号不成对")
        + (credit.map { presentation(en: ": \($0).", zh: "：\($0)。") }
          ?? presentation(en: ".", zh: "。"))
    case .up, .down:
      guard other != event.tile else { return turned }
      return turned
        + presentation(
          en: " The board closed up: it's tile \(other) now.",
          zh: "空位补上了，这张牌现在是 \(other) 号。")
    }
  }

  public func shortSentence(for event: PairEvent, _ presentation: Presentation) -> String? {
    let (tile, other, name) = (event.tile, event.other, name(of: event, presentation))
    if let credit = credit(after: event, most: 1, presentation) {
      return presentation(en: "No pair: \(credit)", zh: "不成对：\(credit)")
    }
    return switch event.outcome {
    case .match:
      presentation(en: "Pair! \(other) and \(tile): \(name)", zh: "配对！\(other) 和 \(tile)：\(name)")
    case .mismatch: presentation(en: "No pair. \(tile): \(name)", zh: "不成对。\(tile) 号：\(name)")
    case .up, .down: presentation(en: "\(other): \(name)", zh: "\(other) 号：\(name)")
    }
  }

  /// Returns the name of the face turned up; a match is named by both its sides.
  private func name(of event: PairEvent, _ presentation: Presentation) -> String {
    let isMatch = event.outcome == .match
    return face(isMatch ? event.face.pair : event.face, isMatched: isMatch, presentation).name
  }

  /// Returns who made the records of a mismatch, of at most so many, the last ones, or that no tile
  /// shows a record; nil if the game doesn't ask for artists.
  private func credit(after event: PairEvent, most: Int, _ say: Presentation) -> String? {
    guard case .two(_, let first, _, let last) = faceUp, event.outcome == .mismatch,
      setup.hasSides, !setup.isHeard
    else { return nil }
    if first.side == .artist, last.side == .artist {
      return say(en: "both are artists", zh: "两张都是歌手")
    }
    let credits = [first, last].filter { $0.side == .record }.suffix(most)
      .compactMap { setup.faces.credit(for: $0, say) }
    return credits.isEmpty ? nil : credits.joined(separator: say(en: "; ", zh: "，"))
  }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    guard !seating.isShared else { return stall(presentation) }
    let moves = Self.unit.counted(moveCount, presentation.language)
    let pairs = setup.pairs
    let all = pairs == 1 ? "The pair" : pairs == 2 ? "Both pairs" : "All \(pairs) pairs"
    let misses = mismatches == 0 ? "" : ", " + mismatches.counted("miss", "misses")
    let help = hints == 0 ? "" : ", " + hints.counted("hint")
    return presentation(
      en: "\(all) in \(moves)\(misses)\(help).",
      zh: "\(pairs) 对全找到了，共 \(moves)"
        + (mismatches == 0 ? "，一次都没配错" : "，配错 \(mismatches) 次")
        + (hints == 0 ? "" : "，提示 \(hints) 次") + (mismatches + hints == 0 ? "！" : "。"))
  }

  public func fields(for event: PairEvent) -> JSONObject {
    var fields: JSONObject = [
      "tile": .number(event.tile), "face": .string(setup.faces.name(of: event.face)),
    ]
    fields["side"] = event.face.side.map { .string($0.name) }
    switch event.outcome {
    case .up, .down: if closesUp { fields["newTile"] = .number(event.other) }
    case .match, .mismatch: fields["with"] = .number(event.other)
    }
    return fields
  }

  public var closingFields: JSONObject { ["mismatches": .number(mismatches)] }
}

extension PairPosition: TilePosition {
  public var tileCount: Int { setup.tileCount }

  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    let faces = visibleFaces
    let tiles = board.tiles.map { tile -> TileBoard.Tile in
      let isLeft = left.contains(tile)
      guard let number = faces[tile] else { return isLeft ? .down : .empty }
      let face = face(number, isMatched: !isLeft, presentation)
      return isLeft ? .up(face) : .matched(face)
    }
    return TileBoard(
      tiles, columns: columns, faceWidth: setup.faces.width(presentation),
      dealt: setup.tileCount, shape: setup.faces.shape)
  }

  public func turn(for event: PairEvent) -> TileTurn {
    switch event.outcome {
    case .up, .down: TileTurn(event.other)
    case .match: TileTurn(event.tile, matched: [event.tile, event.other], gain: 1)
    case .mismatch: TileTurn(event.tile, mismatched: [event.tile, event.other])
    }
  }

  public static func matches(_ face: UInt8, _ other: UInt8) -> Bool { face.pair == other.pair }
}
