/// A fact about the games of a group: `Best: 4 guesses`.
public typealias ScoreFact = (name: String, value: String)

/// The scores of a game whatever its options, or of all of one kind. Games that are not equally hard
/// are compared by their distance from par.
public struct GameScores {
  /// The groups of games played alone, those with the most games first.
  public let groups: [ScoreGroup]

  /// The par of each group, or nil if it isn't known.
  public let pars: [Double?]

  /// True if scores are told as distances from par.
  public let isMixed: Bool

  init(_ groups: [ScoreGroup]) {
    self.groups = groups
    pars = groups.map(\.par)
    isMixed = Set(pars).count > 1 && pars.allSatisfy { $0 != nil }
  }

  /// The scores of each kind of game: of all groups whose options differ only in what their deals
  /// show, such as a theme. The kinds with the most games come first.
  public var kinds: [GameScores] {
    var kinds: [(name: String, groups: [ScoreGroup])] = []
    for group in groups {
      if let index = kinds.firstIndex(where: { $0.name == group.kind }) {
        kinds[index].groups.append(group)
      } else {
        kinds.append((group.kind, [group]))
      }
    }
    return kinds.map { GameScores($0.groups) }.sorted { $0.count > $1.count }
  }

  public var game: String { groups[0].game }
  public var unit: ScoreUnit { groups[0].unit }
  public var better: Direction { groups[0].better }
  public var count: Int { groups.reduce(0) { $0 + $1.count } }
  public var stars: StarCount { groups.reduce(StarCount()) { $0 + $1.stars } }

  public func title(_ presentation: Presentation) -> String {
    groups[0].way.type.title(presentation.language)
  }

  /// The value to which scores are compared, or nil if there is none.
  public var level: Double? { isMixed ? 0 : Set(pars).count == 1 ? pars[0] : nil }

  /// The last scores of all groups, or their distances from par, the oldest first.
  private var last: [Double] {
    zip(groups, pars).flatMap { group, par in
      group.numberedScores.map { ($0.number, Double($0.score) - (isMixed ? par ?? 0 : 0)) }
    }.sorted { $0.0 < $1.0 }.suffix(ScoreGroup.recentLength).map(\.1)
  }

  /// The last scores, or their distances from par in whole numbers, the oldest first.
  public var recent: [Int] { last.map { Int($0.rounded()) } }

  /// The number of games with each score, or at each distance from par in whole numbers.
  public var games: [Int: Int] {
    zip(groups, pars).reduce(into: [:]) { games, next in
      let par = isMixed ? next.1 ?? 0 : 0
      for (score, count) in next.0.games {
        games[Int((Double(score) - par).rounded()), default: 0] += count
      }
    }
  }

  /// The stars of the weeks with games, by the numbers of their Mondays.
  public var weeklyStars: [Int: StarCount] {
    groups.reduce(into: [:]) { $0.merge($1.weeklyStars, uniquingKeysWith: +) }
  }

  /// The median of the scores, or nil without games.
  public var median: Double? { count == 0 ? nil : Statistics(games).median }

  /// The best score of those that rank, or distance from par; nil if none does.
  public var best: Double? {
    let best = zip(groups, pars).compactMap { group, par in
      group.bestScore.map { Double($0) - (isMixed ? par ?? 0 : 0) }
    }
    return better == .lower ? best.min() : best.max()
  }

  /// The average score, or distance from par; nil without games.
  private var mean: Double? {
    let sum = zip(groups, pars).reduce(0) { sum, next in
      let (group, par) = next
      let scores = group.games.reduce(0) { $0 + Double($1.key) * Double($1.value) }
      return sum + scores - Double(group.count) * (isMixed ? par ?? 0 : 0)
    }
    return count == 0 ? nil : sum / Double(count)
  }

  /// Returns the average distance from par, or nil if par isn't known.
  public func meanFromPar(_ presentation: Presentation) -> String? {
    guard let mean, let level else { return nil }
    return unit.distance(of: 0, fromPar: level - mean, presentation)
  }

  /// Returns the facts that a page of statistics lists.
  public func facts(_ say: Presentation) -> [ScoreFact] {
    let (lost, givenUp, unaided) = groups.reduce((0, 0, 0)) {
      ($0.0 + $1.lost, $0.1 + $1.givenUp, $0.2 + $1.unaided)
    }
    func text(_ value: Double?) -> String {
      guard let value else { return say.dash }
      return isMixed
        ? unit.distance(of: 0, fromPar: -value, say)
        : unit.counted(value, say.language, places: 1)
    }
    let tail = last.suffix(10)
    let lastTen = tail.isEmpty ? nil : tail.reduce(0, +) / Double(tail.count)
    let none = say(en: "no game that counts yet", zh: "还没有计入成绩的一局")
    let par = isMixed ? [] : [(say(en: "Par", zh: "标准杆"), text(level))]
    let median = isMixed ? [] : [(say(en: "Median", zh: "中位数"), text(median))]
    return [
      (say(en: "Games", zh: "局数"), "\(count)" + ScoreGroup.others(lost, givenUp, say))
    ] + (stars.rated > 0 ? [stars.fact(say)] : []) + par + [
      (say(en: "Best", zh: "最好"), best == nil ? none : text(best))
    ] + median + [
      (say(en: "Last ten", zh: "最近十局"), text(lastTen)), (say(en: "Average", zh: "平均"), text(mean)),
      (
        say(en: "No hints", zh: "无提示"),
        say(en: "in \(unaided) of \(count.counted("game"))", zh: "\(unaided)/\(count) 局")
      ),
    ]
  }
}

extension ScoreGroup {
  /// Returns the numbers of lost games and of those given up, as the end of a sentence.
  func others(_ say: Presentation) -> String { Self.others(lost, givenUp, say) }

  static func others(_ lost: Int, _ givenUp: Int, _ say: Presentation) -> String {
    (lost == 0 ? "" : say(en: ", \(lost) lost", zh: "，失败 \(lost) 局"))
      + (givenUp == 0 ? "" : say(en: ", \(givenUp) given up", zh: "，放弃 \(givenUp) 局"))
  }

  /// The numbers of games that each of two seats won.
  public var wins: [Int] {
    games.reduce(into: [0, 0]) { wins, game in
      if let winner = Seat.ahead(by: game.key)?.index { wins[winner] += game.value }
    }
  }

  public var drawn: Int { games[0] ?? 0 }

  /// Returns the facts about wins of two players: by how much, and how often in a row.
  public func winFacts(_ say: Presentation) -> [ScoreFact] {
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

extension DayStreaks {
  /// Returns the streak of daily games until a day, given by its number, and the longest one.
  public func fact(_ say: Presentation, today: Int) -> ScoreFact {
    let current = current(on: today)
    return (
      say(en: "Daily streak", zh: "每日一局连续"),
      say(en: "\(current.counted("day")), longest \(longest)", zh: "\(current) 天，最长 \(longest) 天")
    )
  }
}
