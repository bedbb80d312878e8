/// A fact about the games of a group: `Best: 4 guesses`.
public typealias ScoreFact = (name: String, value: String)

/// The scores of a game whatever its options, or of all of one kind. Games that are not equally
/// hard are compared by their distance from par.
public struct GameScores {
  /// The groups of games played alone, those with the most games first.
  public let groups: [ScoreGroup]

  /// True if scores are told as distances from par.
  public let isMixed: Bool

  /// The value to which scores are compared, or nil if there is none.
  public let level: Double?

  /// The value that is taken from the scores of each group: its par, or 0 for scores as they are.
  private let origins: [Double]

  init(_ groups: [ScoreGroup]) {
    let (pars, known) = (Set(groups.map(\.par)), groups.compactMap(\.par))
    self.groups = groups
    isMixed = pars.count > 1 && known.count == groups.count
    level = isMixed ? 0 : pars.count == 1 ? known.first : nil
    origins = isMixed ? known : groups.map { _ in 0 }
  }

  /// The scores of each kind of game: of all groups whose options differ only in what their deals
  /// show, such as a theme. The kinds with the most games come first.
  private var kinds: [GameScores] {
    let kinds = Dictionary(grouping: groups, by: \.kind).sorted { $0.key < $1.key }
    return kinds.map { GameScores($0.value) }.sorted { $0.count > $1.count }
  }

  /// A level, or without a number another kind of games.
  public typealias Level = (number: Int?, name: String, par: Double?, scores: GameScores?)

  /// Returns the levels of the game from easy to hard, played or not, then other kinds of games.
  public func levels(_ say: Presentation) -> [Level] {
    let (way, kinds) = (groups[0].way, kinds)
    func name(_ options: String) -> String {
      way.words(options, say, named: true).joined(separator: say.comma)
    }
    let levels: [Level] = way.levels.enumerated().map { index, options in
      let kind = kinds.first { $0.groups[0].kind == way.kind(of: options) }
      return (index + 1, name(options), way.par(options), kind)
    }
    let known = levels.compactMap(\.scores?.groups[0].kind)
    let others: [Level] = kinds.filter { !known.contains($0.groups[0].kind) }.map { kind in
      // A kind is named after the deals that were played most.
      let end = kind.groups.count > 1 ? say(en: " and others", zh: "等") : ""
      return (nil, name(kind.groups[0].options) + end, kind.level, kind)
    }
    return levels + others
  }

  public var game: String { groups[0].game }
  public var unit: ScoreUnit { groups[0].unit }
  public var better: Direction { groups[0].better }
  public var count: Int { groups.reduce(0) { $0 + $1.count } }
  public var stars: StarCount { groups.reduce(StarCount()) { $0 + $1.stars } }

  public func title(_ presentation: Presentation) -> String {
    groups[0].way.type.title(presentation.language)
  }

  /// The last scores, or their distances from par in whole numbers, the oldest first.
  public var recent: [Int] {
    var scores: [(number: Int, score: Int)] = []
    for (group, origin) in zip(groups, origins) {
      scores += group.numberedScores.map { ($0.number, Int((Double($0.score) - origin).rounded())) }
    }
    return scores.sorted { $0.number < $1.number }.suffix(ScoreGroup.recentLength).map(\.score)
  }

  /// The number of games with each score, or at each distance from par in whole numbers.
  public var games: [Int: Int] {
    zip(groups, origins).reduce(into: [:]) { games, next in
      for (score, count) in next.0.games {
        games[Int((Double(score) - next.1).rounded()), default: 0] += count
      }
    }
  }

  /// The best score of those that rank, or distance from par; nil if none does.
  public var best: Double? {
    let best = zip(groups, origins).compactMap { group, origin in
      group.bestScore.map { Double($0) - origin }
    }
    return better == .lower ? best.min() : best.max()
  }

  /// The average score, or distance from par; nil without games.
  private var mean: Double? {
    let sums = zip(groups, origins).map { group, origin in
      group.games.reduce(0) { $0 + (Double($1.key) - origin) * Double($1.value) }
    }
    return count == 0 ? nil : sums.reduce(0, +) / Double(count)
  }

  /// Returns the average distance from par, or nil if par isn't known.
  public func meanFromPar(_ presentation: Presentation) -> String? {
    guard let mean, let level else { return nil }
    return distance(mean - level, presentation)
  }

  /// Returns a distance from par with its number, even where that is 0.
  private func distance(_ value: Double, _ say: Presentation) -> String {
    abs(value).rounded(toPlaces: 1) == "0"
      ? say(en: "0 from par", zh: "0（与参考成绩持平）")
      : unit.distance(of: 0, fromPar: -value, say)
  }

  /// Returns the facts that a page of statistics lists.
  public func facts(_ say: Presentation) -> [ScoreFact] {
    let (lost, unfinished) = groups.reduce((0, 0)) { ($0.0 + $1.lost, $0.1 + $1.unfinished) }
    func text(_ value: Double) -> String {
      isMixed
        ? distance(value, say)
        : unit.counted(value, say.language, places: 1)
    }
    let none = say(en: "no game that counts yet", zh: "暂无（用过提示的局不算）")
    let par = isMixed ? nil : level.map { (say(en: "Par", zh: "参考成绩"), text($0)) }
    let games = (
      say(en: "Games", zh: "局数"), "\(count)" + ScoreGroup.others(lost, unfinished, say)
    )
    return [games] + (stars.rated > 0 ? stars.facts(say) : []) + (par.map { [$0] } ?? []) + [
      (say(en: "Best", zh: "最好"), best.map(text) ?? none),
      (say(en: "Average", zh: "平均"), mean.map(text) ?? say.dash),
    ]
  }
}

extension ScoreGroup {
  /// Returns the numbers of lost games and of unfinished ones, as the end of a sentence.
  static func others(_ lost: Int, _ unfinished: Int, _ say: Presentation) -> String {
    (lost == 0 ? "" : say(en: ", \(lost) lost", zh: "，失败 \(lost) 局"))
      + (unfinished == 0 ? "" : say(en: ", \(unfinished) unfinished", zh: "，没玩完 \(unfinished) 局"))
  }

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
      (say(en: "Largest win", zh: "最大分差"), best),
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
  public func marks(last: Int, _ say: Presentation) -> [String] {
    recent.suffix(last).map { lead in
      let winner = Seat.ahead(by: lead)
      if isAgainstBot {
        let mark = lead > 0 ? say(en: "W", zh: "胜") : say(en: "L", zh: "负")
        return lead == 0 ? say(en: "D", zh: "平") : mark
      }
      guard say.isPlain else { return winner?.sign(say) ?? "=" }
      return winner.map { seatNames.name(of: $0, say) } ?? seatNames.text(lead: 0, say)
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
      say(en: "Daily streak", zh: "每日一局连续天数"),
      say(en: "\(current.counted("day")), longest \(longest)", zh: "\(current) 天，最长 \(longest) 天")
    )
  }
}
