/// A fact about the games of a group: `Best: 4 guesses`.
public typealias ScoreFact = (name: String, value: String)

extension ScoreGroup {
  /// Returns the facts that a page of statistics lists.
  public func facts(_ presentation: Presentation, today: Int) -> [ScoreFact] {
    let say = presentation
    let games = (name: say(en: "Games", zh: "局数"), value: "\(count)" + others(say))
    guard !isOfTwo else { return [games] + winFacts(presentation) }
    let none = say(en: "no game that counts yet", zh: "还没有计入成绩的一局")
    return [
      games,
      (say(en: "Par", zh: "标准杆"), score(par, say) ?? say.dash),
      (say(en: "Best", zh: "最好"), score(bestScore.map(Double.init), say) ?? none),
      (say(en: "Median", zh: "中位数"), score(median, say) ?? say.dash),
      (say(en: "Average", zh: "平均"), count > 0 ? averages(say) : say.dash),
      (say(en: "No hints", zh: "无提示"), count > 0 ? unaidedShare(say) : say.dash),
      streak(presentation, today: today),
    ]
  }

  /// Returns the numbers of lost games and of those given up, as the end of a sentence.
  func others(_ say: Presentation) -> String {
    (lost == 0 ? "" : say(en: ", \(lost) lost", zh: "，失败 \(lost) 局"))
      + (givenUp == 0 ? "" : say(en: ", \(givenUp) given up", zh: "，放弃 \(givenUp) 局"))
  }

  private func score(_ value: Double?, _ say: Presentation) -> String? {
    value.map { unit.counted($0, say.language, places: 1) }
  }

  private func averages(_ say: Presentation) -> String {
    let last = recent.suffix(10)
    let lastMean = (Double(last.reduce(0, +)) / Double(last.count)).rounded(toPlaces: 1)
    let all = Statistics(games).mean.rounded(toPlaces: 1)
    return say(en: "last ten \(lastMean), all \(all)", zh: "最近十局 \(lastMean)，全部 \(all)")
  }

  private func unaidedShare(_ say: Presentation) -> String {
    let percent = (100 * Double(unaided) / Double(count)).rounded(toPlaces: 0)
    return say(en: "\(percent)% of the games", zh: "\(percent)%")
  }

  /// Returns the streak of daily games until a day, given by its number, and the longest one.
  func streak(_ say: Presentation, today: Int) -> ScoreFact {
    let (current, longest) = (streaks.current(on: today), streaks.longest)
    return (
      say(en: "Daily streak", zh: "每日一局连续"),
      say(en: "\(current.counted("day")), longest \(longest)", zh: "\(current) 天，最长 \(longest) 天")
    )
  }

  /// The numbers of games that each of two seats won.
  public var wins: [Int] {
    games.reduce(into: [0, 0]) { wins, game in
      if let winner = Seat.ahead(by: game.key)?.index { wins[winner] += game.value }
    }
  }

  public var drawn: Int { games[0] ?? 0 }

  /// Returns the facts about wins of two players: by how much, and how often in a row.
  func winFacts(_ say: Presentation) -> [ScoreFact] {
    let leads = [max(0, games.keys.max() ?? 0), min(0, games.keys.min() ?? 0)]
    let best = leads.filter { $0 != 0 }.map { seatNames.text(lead: $0, say) }
    let runs = zip(winStreaks.longest, seatNames.all(say)).filter { $0.0 > 0 }.map { count, name in
      say(en: "\(count) by \(name)", zh: "\(count) 局（\(name)）")
    }
    let facts = [
      (say(en: "On average", zh: "平均"), [averageLead(say)]),
      (say(en: "Best win", zh: "最大优势"), best),
      (say(en: "Most wins in a row", zh: "最长连胜"), runs),
    ]
    return facts.filter { !$0.1.isEmpty }.map { ($0, $1.joined(separator: say.comma)) }
  }

  /// Returns who was ahead on average, and by how much.
  private func averageLead(_ say: Presentation) -> String {
    let mean = Statistics(games).mean
    let amount = abs(mean).rounded(toPlaces: 1)
    guard amount != "0" else { return say(en: "level", zh: "持平") }
    let name = seatNames.name(of: mean > 0 ? .first : Seat(1), say)
    return say(en: "\(name) by \(amount)", zh: "\(name.spacedAfter)领先 \(amount)")
  }

  /// Returns the outcomes of the last games as marks, the oldest first: W, D and L of a person
  /// against a bot, else the winners by their signs, or in plain text by their names.
  public func marks(last: Int, _ say: Presentation) -> [(mark: String, winner: Seat?)] {
    recent.suffix(last).map { lead in
      let winner = Seat.ahead(by: lead)
      if isAgainstBot {
        let mark = lead > 0 ? say(en: "W", zh: "胜") : say(en: "L", zh: "负")
        return (lead == 0 ? say(en: "D", zh: "平") : mark, winner)
      }
      guard say.isPlain else { return (winner?.sign(say) ?? "=", winner) }
      let name = winner.map { seatNames.name(of: $0, say) }
      return (name ?? seatNames.text(lead: 0, say), winner)
    }
  }

  private var isAgainstBot: Bool { seatNames.you != nil }

  /// Returns the meaning of the signs among the marks, in brackets, or nothing without signs.
  func legend(_ presentation: Presentation) -> String {
    guard !isAgainstBot, !presentation.isPlain else { return "" }
    let signs = zip(Seat.both, seatNames.all(presentation)).map { "\($0.sign(presentation)) \($1)" }
    return presentation(
      en: " (\(signs.joined(separator: ", ")))", zh: "（\(signs.joined(separator: "，"))）")
  }
}
