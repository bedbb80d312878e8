import GameCore

/// The report on a simulation: in words with a histogram, or as JSON lines.
public struct SimulationReport<G: ArcadeGame> {
  private let options: G.Options
  private let simulation: Simulation
  private let statistics: Statistics

  /// The distribution of the player's scores by theory, or nil if it is unknown.
  private let theory: ScoreDistribution?

  public init(_ options: G.Options, _ simulation: Simulation) {
    (self.options, self.simulation) = (options, simulation)
    statistics = Statistics(simulation.tally.games)
    let bot = G.bots.first { $0.name == simulation.player }
    theory = bot?.theory?(G.setup(options, .alone))
  }

  private var tally: Tally { simulation.tally }

  /// True if an interrupt or a fault ended it early.
  private var isStopped: Bool { tally.count < simulation.seeds.count }

  public func lines(_ presentation: Presentation) -> [String] {
    guard tally.count > 0 else {
      return [presentation(en: "No game was finished.", zh: "一局也没玩完。")]
    }
    let sentences = [heading(presentation)] + uncounted(presentation) + results(presentation)
    var lines = sentences.flatMap { $0.wrapped(to: presentation.columns) }
    let histogram = Histogram(tally.games)
    guard histogram.bins.count > 1 else { return lines }
    let isMarked = theory != nil && !presentation.isPlain
    let mark = Histogram.mark(presentation)
    lines += [
      "",
      presentation(
        en: isMarked ? "Games by score, and in theory (\(mark)):" : "Games by score:",
        zh: isMarked ? "成绩分布与理论值（\(mark)）：" : "成绩分布："),
    ]
    return lines + histogram.lines(presentation, expected: expected)
  }

  /// Returns the expected number of games with scores in a range, or nil without a theory.
  private func expected(_ scores: ClosedRange<Int>) -> Double? {
    theory.map { theory in
      // The range of a bar may be far wider than that of the theory.
      let known = theory.first...theory.first + theory.probabilities.count - 1
      guard scores.overlaps(known) else { return 0 }
      return scores.clamped(to: known)
        .reduce(0) { $0 + theory.probability(of: $1) * Double(statistics.games) }
    }
  }

  private func heading(_ presentation: Presentation) -> String {
    let (count, first) = (tally.count, simulation.seeds.first)
    let last = first &+ UInt64(count - 1)
    let command = options.command(of: G.name).joined(separator: " ")
    let player =
      G.title(ofPlayer: simulation.player)(presentation.language).contestantTitle(presentation)
      + HintCount.suffix(simulation.hints, presentation.language)
    let (planned, isStopped) = (simulation.seeds.count, isStopped)
    return presentation(
      en: (isStopped ? "Stopped after \(count) of \(planned) games" : count.counted("game"))
        + " of '\(command)' by \(player), "
        + (count == 1 ? "seed \(first)." : "seeds \(first) to \(last)."),
      zh: "\(command) "
        + (count == 1 ? "种子 \(first)" : "种子 \(first) 到 \(last)，共 \(count) 局")
        + (isStopped ? "（共 \(planned) 局，玩到这里中断）" : "") + "，玩家：\(player)。")
  }

  private func uncounted(_ presentation: Presentation) -> [String] {
    let (lost, unfinished, refused) = (tally.lost, tally.unfinished, simulation.refused)
    let sentences = [
      presentation(
        en: "\(lost.counted("game")) lost, without a score.", zh: "其中 \(lost) 局输了，没有成绩。"),
      presentation(
        en: "\(unfinished.counted("game")) unfinished, as the program quit, not counted.",
        zh: "其中 \(unfinished) 局因程序放弃没玩完，不计入统计。"),
      presentation(
        en: "\(refused.counted("refused move")), not counted; '--log FILE' shows them.",
        zh: "另有 \(refused) 手被拒，不计入；'--log 文件' 可查看。"),
    ]
    return zip([lost, unfinished, refused], sentences).filter { $0.0 > 0 }.map(\.1)
  }

  private func results(_ presentation: Presentation) -> [String] {
    guard statistics.games > 0 else { return [] }
    let (best, worst) = statistics.extremes(G.better)
    guard statistics.games > 1 else {
      let score = G.unit.counted(best, presentation.language)
      return [presentation(en: "Score: \(score).", zh: "成绩：\(score)。")]
    }
    let mean = G.unit.counted(statistics.mean, presentation.language, places: 4)
    let error = statistics.standardError.rounded(toPlaces: 4)
    let deviation = statistics.standardDeviation.rounded(toPlaces: 3)
    let inTheory = presentation(en: "; in theory ", zh: "；理论值 ")
    let expected = theory.map { inTheory + $0.mean.rounded(toPlaces: 4) } ?? ""
    let (colon, comma) = (presentation(en: ": ", zh: "："), presentation.comma)
    let quantiles = Statistics.percents.map { "\($0)%\(colon)\(statistics.quantile($0))" }
      .joined(separator: comma)
    return [
      presentation(
        en: "Mean \(mean), standard error \(error), standard deviation \(deviation)\(expected).",
        zh: "平均 \(mean)，标准误 \(error)，标准差 \(deviation)\(expected)。"),
      presentation(
        en: "Best \(best), worst \(worst); quantiles \(quantiles).",
        zh: "最好 \(best)，最差 \(worst)；分位数 \(quantiles)。"),
    ]
  }

  public var objects: [JSONObject] {
    var summary: JSONObject = [
      "type": "simulation", "game": .string(G.name), "rules": .number(G.rules),
      "options": .object(options.fields), "seed": .string(String(simulation.seeds.first)),
      "games": .number(tally.count), "unfinished": .number(tally.unfinished),
      "better": .string(G.better.rawValue), "unit": .string(G.unit.name),
      "hints": .number(simulation.hints), "lost": .number(tally.lost),
      "refused": .number(simulation.refused), "player": .string(simulation.player),
      "stopped": .bool(isStopped), "plannedGames": .number(simulation.seeds.count),
    ]
    summary["fault"] = (simulation.fault?.fields).map { .object($0) }
    if let shard = simulation.shard {
      summary["part"] = .number(shard.index)
      summary["parts"] = .number(shard.count)
      summary["plannedGames"] = .number(shard.total)
    }
    guard statistics.games > 0 else { return [summary] }
    let (best, worst) = statistics.extremes(G.better)
    summary = summary.merging([
      "mean": .decimal(statistics.mean), "standardError": .decimal(statistics.standardError),
      "standardDeviation": .decimal(statistics.standardDeviation), "best": .number(best),
      "worst": .number(worst),
    ])
    if let theory { summary["theoryMean"] = .decimal(theory.mean) }
    for percent in Statistics.percents {
      summary["q\(percent)"] = .number(statistics.quantile(percent))
    }
    return [summary]
      + statistics.scores.map { score, games in
        var bin: JSONObject = ["type": "bin", "score": .number(score), "games": .number(games)]
        bin["theoryGames"] = expected(score...score).map { .decimal($0) }
        return bin
      }
  }
}
