import GameCore

/// The report on a tournament: text with a table, JSON lines, or tables while it runs.
public struct TournamentReport {
  let tournament: Tournament
  let pairings: [Pairing]

  /// The indices of two players who meet, and the results of the first one.
  typealias Pairing = (players: [Int], tally: MatchTally)

  /// The counts of points by player: see ``Tournament/Results``.
  private let points: [[Int]]

  /// The results of a player against all others. Equal points have the same rank.
  typealias Standing = (player: Int, rank: Int, tally: MatchTally, samples: [Int])

  init(_ tournament: Tournament, _ results: Tournament.Results) {
    (self.tournament, points) = (tournament, results.points)
    pairings = zip(tournament.pairings, results.tallies).map { ([$0.0, $0.1], $1) }
  }

  var names: [String] { tournament.names }
  var plan: Tournament.Plan { tournament.plan }
  var games: Int { pairings.reduce(0) { $0 + $1.tally.games } }

  /// The planned number of games; nil if only a test ends them.
  var plannedGames: Int? { plan.games.map { $0 * pairings.count } }

  /// True if the tournament ended early for another reason than its test.
  var isStopped: Bool {
    let outcome = plan.test.flatMap { test in
      pairings.first.flatMap { test.outcome(samples: $0.tally.samples) }
    }
    return outcome == nil && games != plannedGames
  }

  var standings: [Standing] {
    var tallies = names.map { _ in MatchTally() }
    for pairing in pairings {
      tallies[pairing.players[0]].add(pairing.tally)
      tallies[pairing.players[1]].add(pairing.tally.swapped)
    }
    let scores = tallies.map { $0.estimate?.score ?? 0 }
    return tallies.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
      .map { player in
        let samples = points.isEmpty ? tallies[player].samples : points[player]
        return (player, rank: 1 + scores.count { $0 > scores[player] }, tallies[player], samples)
      }
  }

  /// An error that names players who finished no game because of faults; nil if there are none, or
  /// for a part of the games.
  public var failure: Phrase? {
    guard plan.shard == nil else { return nil }
    let failures = Phrase { language in
      standings.sorted { $0.player < $1.player }.compactMap { standing -> String? in
        var (own, games) = (standing.tally.players[0], standing.tally.games)
        let say = Presentation(language: language, isPlain: true)
        // In races a game counts against each opponent, though it is played once.
        if let deals = points.isEmpty ? nil : standing.samples.reduce(0, +), deals > 0 {
          own.faults = own.faults.mapValues { $0 * deals / games }
          games = deals
        }
        guard own.finished == 0,
          let reasons = own.faults.reasons(timeLimit: plan.timeLimit, say)
        else { return nil }
        let (name, none) = (
          names[standing.player].quoted, games == 1 ? "its only game" : "any of its \(games) games"
        )
        return say(
          en: "\(name) didn't finish \(none): \(reasons)",
          zh: "\(name) 玩了 \(games) 局，一局也没完成：\(reasons)")
      }.joined(separator: language(en: "; ", zh: "；"))
    }
    return failures.isEmpty ? nil : failures
  }

  // MARK: Words

  /// Returns the final report or, with `rows`, the results so far that have room in so many lines.
  public func lines(_ presentation: Presentation, rows: Int? = nil) -> [String] {
    guard games > 0 || rows != nil else {
      return [presentation(en: "No game was finished.", zh: "一局也没玩完。")]
    }
    let (isStopped, most) = (rows == nil && isStopped, max(0, rows ?? .max))
    var lines = heading(isStopped: isStopped, presentation).wrapped(to: presentation.columns)
    if names.count > 2 { lines += [""] + ranking(presentation) }
    for pairing in pairings.prefix(most) where pairing.tally.games > 0 {
      lines.append("")
      lines += sentences(pairing, presentation).flatMap { $0.wrapped(to: presentation.columns) }
    }
    if rows == nil, let cure = cure(presentation) {
      lines += [""] + cure.wrapped(to: presentation.columns)
    }
    return Array(lines.prefix(most))
  }

  private func heading(isStopped: Bool, _ presentation: Presentation) -> String {
    let games = games
    var (played, playedZH) = (games.counted("game"), "共 \(games) 局")
    if isStopped {
      played = "Stopped after " + (plannedGames.map { "\(games) of \($0) games" } ?? played)
      playedZH = "玩到第 \(games) 局" + (plannedGames.map { "（共 \($0) 局）" } ?? "") + "时中断"
    }
    var (each, eachZH) = ("", "")
    if pairings.count > 1, games == plannedGames, let games = plan.games {
      (each, eachZH) = (", \(games) in every pairing", "，每对 \(games) 局")
    }
    let note =
      tournament.gamesPerDeal > 1
      ? presentation(en: "every deal twice, with the seats swapped", zh: "每副牌换座打两局")
      : presentation(en: "both players of a pair race on the same deals", zh: "每对玩家玩同样的局，各玩各的")
    return presentation(
      en: "\(played) of '\(tournament.command)' by \(names.count.counted("player"))\(each), "
        + "from seed \(plan.seed); \(note).",
      zh: "\(tournament.command) 循环赛：\(names.count) 名玩家\(eachZH)，\(playedZH)，"
        + "从种子 \(plan.seed) 开始；\(note)。")
  }

  private func sentences(_ pairing: Pairing, _ presentation: Presentation) -> [String] {
    let tally = pairing.tally
    guard let estimate = tally.estimate else { return [] }
    let names = pairing.players.map { name($0, presentation) }
    let (wins, draws, losses) = (tally.wins, tally.draws, tally.losses)
    let result = presentation(
      en: "\(names[0]) against \(names[1]): \(wins) won, \(draws) drawn, \(losses) lost; "
        + estimate.strength(presentation),
      zh: "\(names[0].spacedAfter)对 \(names[1])：\(wins) 胜 \(draws) 平 \(losses) 负；"
        + estimate.strength(presentation))
    var sentences = [result, means(tally, presentation), lead(tally, presentation)]
    sentences += zip(pairing.players, tally.players).map {
      sentence($0, $1, presentation)
    }
    sentences.append(plan.test.map { verdict($0, tally, presentation) })
    return sentences.compactMap(\.self)
  }

  private func means(_ tally: MatchTally, _ presentation: Presentation) -> String? {
    guard let one = tally.players[0].mean, let other = tally.players[1].mean else { return nil }
    let means = [
      one.rounded(toPlaces: 4), tournament.unit.counted(other, presentation.language, places: 4),
    ]
    let lost = tally.players.reduce(0) { $0 + $1.lost }
    let note =
      lost == 0 ? "" : presentation(en: ", without \(lost) lost", zh: "，不计输掉的 \(lost) 局")
    return presentation(
      en: "Mean scores: \(means[0]) and \(means[1])\(note).",
      zh: "平均成绩：\(means[0]) 与 \(means[1])\(note)。")
  }

  private func lead(_ tally: MatchTally, _ presentation: Presentation) -> String? {
    guard let lead = tally.firstLead else { return nil }
    let ahead = tournament.unit.counted(abs(lead.mean), presentation.language, places: 4)
    let (isBehind, error) = (lead.mean < 0, lead.error.rounded(toPlaces: 4))
    return presentation(
      en: "The first seat ends \(ahead) \(isBehind ? "behind" : "ahead") on average, "
        + "standard error \(error).",
      zh: "先手平均\(isBehind ? "落后" : "领先") \(ahead)，标准误 \(error)。")
  }

  private func sentence(
    _ player: Int, _ tally: MatchTally.PlayerTally, _ presentation: Presentation
  ) -> String? {
    let reasons = tally.faults.reasons(timeLimit: plan.timeLimit, presentation)
    guard let reasons, let first = tally.firstFault else { return nil }
    let (name, games) = (name(player, presentation), tally.faults.values.reduce(0, +))
    let (seed, turn) = (first.seed, first.turn)
    let detail = Phrase(en: first.detail(.en).printable, zh: first.reason.text(.zh)).stopped
    let number =
      Int(truncatingIfNeeded: seed &- plan.seed) &* tournament.gamesPerDeal &+ first.round
    return presentation(
      en: "\(name) forfeited \(games.counted("game")): \(reasons). The first: game \(number), "
        + "seed \(seed), move \(turn): it \(detail(.en))",
      zh: "\(name) 被判负 \(games) 局：\(reasons)。首次：第 \(number) 局，种子 \(seed)，"
        + "第 \(turn) 手，它\(detail(.zh))")
  }

  /// Returns how to see the games with faults again, or nil if there are none.
  private func cure(_ presentation: Presentation) -> String? {
    let faults = pairings.flatMap { $0.tally.players.compactMap(\.firstFault) }
      .filter { !$0.isBetweenGames }
    let first = faults.min { $0.seed &- plan.seed < $1.seed &- plan.seed }
    guard let seed = first?.seed else { return nil }
    let words = "'--seed \(seed) --games \(tournament.gamesPerDeal)'"
    return presentation(
      en: "\(words) plays the first of these games again; "
        + (plan.log == nil
          ? "'--log FILE' keeps all games, and the lines around each fault."
          : "the log has the lines around each fault after '# fault'."),
      zh: "\(words) 可重玩最早出错的一局；"
        + (plan.log == nil
          ? "'--log 文件' 会记下每一局，以及出错前后的内容。" : "日志中 '# fault' 之后是出错前后的内容。"))
  }

  private func verdict(
    _ test: SequentialTest, _ tally: MatchTally, _ presentation: Presentation
  ) -> String {
    let ratio = test.logRatio(samples: tally.samples).fixed(2)
    let bound = SequentialTest.bound.fixed(2)
    let (low, high) = (test.low.shortest, test.high.shortest)
    let outcome =
      switch test.outcome(samples: tally.samples) {
      case .high?:
        presentation(en: "\(high) Elo accepted, \(low) rejected", zh: "支持 \(high) Elo，否定 \(low)")
      case .low?:
        presentation(en: "\(low) Elo accepted, \(high) rejected", zh: "支持 \(low) Elo，否定 \(high)")
      case nil where tally.games == plan.games:
        presentation(
          en: "not decided within \(tally.games.counted("game")), the most that --games allows",
          zh: "玩满 --games 所限的 \(tally.games) 局仍无结论")
      case nil: presentation(en: "not decided yet", zh: "尚无结论")
      }
    return presentation(
      en: "Sequential test: \(outcome) (log-likelihood ratio \(ratio), "
        + "bounds \(presentation.plusMinus)\(bound)).",
      zh: "序贯检验：\(outcome)（对数似然比 \(ratio)，界限 \(presentation.plusMinus)\(bound)）。")
  }

  /// Returns a player's title. Those that look the same are numbered.
  func name(_ player: Int, _ presentation: Presentation) -> String {
    let titles = tournament.titles.map {
      $0(presentation.language).contestantTitle(presentation)
    }
    let namesakes = titles.indices.filter { titles[$0] == titles[player] }
    let number = namesakes.count { $0 <= player }
    return titles[player] + (namesakes.count > 1 ? " #\(number)" : "")
  }
}
