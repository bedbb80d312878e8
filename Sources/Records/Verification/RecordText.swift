extension Record {
  /// Returns the game in a line: `guess: 6 guesses, seed 42, 5 minutes ago`.
  public func text(
    _ presentation: Presentation, now: Timestamp, _ catalog: GameCatalog
  ) -> String {
    let game = catalog.game(named: head.game, rules: head.rules)
    let players = game?.seatNames(head.options)
    let ending =
      isLost && players == nil
      ? presentation(en: " (lost)", zh: "（失败）")
      : isFinished ? "" : presentation(en: " (unfinished)", zh: "（没玩完）")
    let score =
      self.score.map { score in
        guard let players else {
          return game?.unit.counted(score, presentation.language) ?? String(score)
        }
        // The leader of an unfinished game hasn't won it.
        guard isFinished else {
          return players.all(presentation).joined(separator: " \(presentation.dash) ")
        }
        return players.sentence(lead: score, presentation)
      } ?? ""
    let isVerified = RecordVerifier(catalog).error(in: self) == nil
    let facts = [
      score + HintCount.suffix(hints, presentation.language) + ending,
      head.source.text(presentation), ended.isKnown ? now.text(since: ended, presentation) : nil,
      isVerified ? nil : presentation(en: "does not verify", zh: "未通过验证"),
    ].compactMap(\.self)
    let (name, title) = (game?.type.name, game?.type.title(.zh))
    let unknown = head.game.printable
    return presentation(en: "\(name ?? unknown): ", zh: "\(title ?? unknown)：")
      + facts.joined(separator: presentation.comma)
  }

  /// Returns the record as the JSON lines have it.
  public func fields(_ catalog: GameCatalog) -> JSONObject {
    let game = catalog.game(named: head.game, rules: head.rules)
    let options = game?.fields(head.options)
    let isDecided = isFinished && game?.mode == .turns
    let status = isDecided ? Phase(lead: score ?? 0).status : status
    var fields: JSONObject = [
      "game": .string(game?.type.name ?? head.game), "rules": .number(head.rules),
      "options": .object(options ?? [:]), "status": .string(status),
      "moves": .string(moves), "hints": .number(hints),
    ]
    // Of two players the score is a lead.
    fields[game?.mode.hasOpponent == true ? "lead" : "score"] = .number(score ?? 0)
    if ended.isKnown {
      fields["startTime"] = .string(head.begun.description)
      fields["endTime"] = .string(ended.description)
    }
    return fields.merging(head.source.fields)
  }
}

extension Timestamp {
  /// Returns how long ago a moment was: `5 minutes ago`.
  public func text(since moment: Timestamp, _ presentation: Presentation) -> String {
    let seconds = max(0, seconds - moment.seconds)
    let units = [(86_400, "day", "天"), (3600, "hour", "小时"), (60, "minute", "分钟")]
    for (length, name, chinese) in units where seconds >= length {
      let count = seconds / length
      return presentation(en: "\(count.counted(name)) ago", zh: "\(count) \(chinese)前")
    }
    return presentation(en: "just now", zh: "刚刚")
  }
}
