import TextUI

extension RacePosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    board.task(presentation)
      + presentation(
        en: " You race \(rivalName(presentation)) at the same deal.",
        zh: "你和\(rivalName(presentation))比赛，同一局各玩各的。")
  }

  public func moveHelp(_ presentation: Presentation) -> String { board.moveHelp(presentation) }
  public func moveForm(_ presentation: Presentation) -> String { board.moveForm(presentation) }
  public func question(_ presentation: Presentation) -> String { board.question(presentation) }
  public func board(_ presentation: Presentation) -> [String] { board.board(presentation) }
  public var progress: Progress? { board.progress }
  public var entryForm: EntryForm { board.entryForm }

  public func reason(for refusal: Board.Refusal, _ presentation: Presentation) -> String {
    board.reason(for: refusal, presentation)
  }

  public func row(for event: RaceEvent<Board.Event>, _ presentation: Presentation) -> String {
    board.row(for: event.own, presentation)
  }

  public func facts(_ presentation: Presentation) -> [String] {
    let series = series.map { series in
      presentation(en: "series ", zh: "总比分 ") + series.standing(presentation)
    }
    return board.facts(presentation) + (series.map { [$0] } ?? [])
  }

  public func name(of seat: Seat, _ presentation: Presentation) -> String {
    seat == .first ? presentation(en: "you", zh: "你") : rivalName(presentation)
  }

  func rivalName(_ presentation: Presentation) -> String {
    setup.rival.title(presentation.language)
  }

  public func shownScore(of seat: Seat) -> Int {
    seat == .first ? board.score.value : rival.score
  }

  public func scoreText(_ presentation: Presentation) -> String {
    board.scoreText(presentation) + presentation(en: ", ", zh: "，")
      + "\(rivalName(presentation)) \(rival.score)"
  }

  public func shortFacts(_ presentation: Presentation) -> [String] {
    let rival = "\(Seat(1).sign(presentation)) \(rival.score)"
    return ["\(board.scoreText(presentation)) \(rival)"]
      + (series.map { [$0.standing(presentation)] } ?? [])
  }

  // MARK: News

  public func sentence(
    for event: RaceEvent<Board.Event>, _ presentation: Presentation
  ) -> String {
    let parts = [rivalNews(presentation), loss(presentation)].compactMap { $0 }
    return ([board.sentence(for: event.own, presentation)] + parts)
      .joined(separator: presentation(en: " ", zh: ""))
  }

  /// Returns what is new about the rival, or nil if nothing is.
  private func rivalNews(_ presentation: Presentation) -> String? {
    let name = rivalName(presentation)
    if rival.isFinished, !earlierRival.isFinished {
      let score = Board.Points.unit.counted(rival.score, presentation.language)
      return presentation(
        en: "\(name) finished with \(score).", zh: "\(name)完成了，成绩是 \(score)。")
    }
    guard let done = rival.done, done != earlierRival.done,
      let all = board.openProgress?.all
    else { return nil }
    return presentation(
      en: "\(name) has \(done) of \(all).", zh: "\(name)已完成 \(done)/\(all)。")
  }

  private func loss(_ presentation: Presentation) -> String? {
    guard isLost, !wasLost else { return nil }
    return presentation(
      en: "You can't catch up any more, but you can play on.", zh: "已经追不上了，不过可以接着玩完。")
  }

  // MARK: End

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    [outcome(presentation), seriesText(presentation)].compactMap { $0 }
      .joined(separator: presentation(en: " ", zh: ""))
  }

  private func outcome(_ presentation: Presentation) -> String {
    let (unit, language) = (Board.Points.unit, presentation.language)
    let gap = unit.counted(abs(lead), language)
    let ahead = Board.Points.better == .lower ? "少用" : "多得"
    if lead == 0 {
      let score = unit.counted(rival.score, language)
      return presentation(en: "A draw, \(score) each.", zh: "平局，都是 \(score)。")
    }
    return lead > 0
      ? presentation(en: "You win by \(gap)!", zh: "你\(ahead) \(gap)，获胜！")
      : presentation(
        en: "\(rivalName(presentation)) wins by \(gap).",
        zh: "\(rivalName(presentation))\(ahead) \(gap)，获胜。")
  }
}

extension RacePosition {
  public var openingFields: JSONObject {
    board.openingFields.merging(["race": .string(setup.rival.name), "seats": .number(2)])
  }

  public func fields(for event: RaceEvent<Board.Event>) -> JSONObject {
    board.fields(for: event.own).merging([
      "rival": .object(rival.fields), "scores": scores, "seat": .number(Seat.first.number),
    ])
  }

  public var closingFields: JSONObject {
    board.closingFields.merging(["rival": .object(rival.fields), "scores": scores])
      .merging(winner)
  }

  private var scores: JSONValue { .list([.number(board.score.value), .number(rival.score)]) }
}
