extension VersusPosition: PlayerText {
  public static var seats: Int { 2 }

  private var names: SeatNames { setup.names }

  public func task(_ presentation: Presentation) -> String {
    let names = self.names.all(presentation)
    let match = Board.turnsBack ? "match" : "pair"
    let rule =
      Board.turnsBack
      ? presentation(
        en: " Turning your own card back down ends your turn.", zh: "把自己翻开的牌翻回去，这一轮就结束。")
      : ""
    return board.task(presentation)
      + presentation(
        en:
          " \(names[0].capitalizedFirst) and \(names[1]) take turns; "
          + "a \(match) earns another turn.",
        zh: "\(names[0].spacedAfter)和\(names[1].spaced)轮流翻，配上的继续。") + rule
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let help = board.moveHelp(presentation)
    guard Board.turnsBack else { return help }
    return help
      + presentation(
        en:
          " With two players it ends your turn, unless the other player left the card up for you.",
        zh: "两人玩时，翻回自己翻开的牌，这一轮就结束；对手留下的那张可以随意翻回。")
  }

  public var progress: Progress? { board.progress }

  public func question(_ presentation: Presentation) -> String {
    let name = names.name(of: seat, presentation)
    return presentation(
      en: "\(name.capitalizedFirst): which tile, 1 to \(lastNumber)?",
      zh: "轮到\(name.spacedBefore)：翻哪张？（1 到 \(lastNumber)）")
  }

  public func shownScore(of seat: Seat) -> Int { taken(by: seat) }
  public static var shownUnit: ScoreUnit { Board.takenUnit }

  /// Returns what both seats have, the first one first: `Ann 3, Ben 2`.
  public func scoreText(_ presentation: Presentation) -> String {
    Seat.both.map { "\(names.name(of: $0, presentation)) \(taken(by: $0))" }
      .joined(separator: presentation.comma)
  }

  public func sentence(for event: Board.Event, _ presentation: Presentation) -> String {
    mover(presentation) + board.sentence(for: event, presentation) + change(presentation)
  }

  public func shortSentence(for event: Board.Event, _ presentation: Presentation) -> String? {
    board.shortSentence(for: event, presentation).map { mover(presentation) + $0 }
  }

  private func mover(_ presentation: Presentation) -> String {
    names.name(of: lastSeat, presentation).capitalizedFirst + presentation(en: ": ", zh: "：")
  }

  private func change(_ presentation: Presentation) -> String {
    guard phase.isPlaying, seat != lastSeat else { return "" }
    let name = names.name(of: seat, presentation)
    let turn = seat == names.you ? "Your turn." : "\(name.capitalizedFirst)'s turn."
    return presentation(en: " \(turn)", zh: "轮到\(name.spacedBefore)。")
  }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    let stalled =
      isStalled
      ? presentation(en: "Nothing new in four turns, so it ends here. ", zh: "连续四轮没有翻出新牌，到此为止。")
      : ""
    let results = Seat.both.map { GameResult(score: taken(by: $0)) }
    return stalled
      + names.outcome(own: results[0], other: results[1], Board.takenUnit, presentation)
  }
}

extension VersusPosition: TilePosition {
  public var tileCount: Int { board.tileCount }
  public var lastNumber: Int { board.lastNumber }

  public func tileBoard(_ presentation: Presentation) -> TileBoard {
    board.tileBoard(presentation)
  }

  public static var turnsBack: Bool { Board.turnsBack }
  public var turnsBackFreely: Bool { beganOpen }

  public func turn(for event: Board.Event) -> TileTurn { board.turn(for: event) }

  public var openingFields: JSONObject { board.openingFields }
  public func fields(for event: Board.Event) -> JSONObject { board.fields(for: event) }
  public var closingFields: JSONObject { board.closingFields }
}
