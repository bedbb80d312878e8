/// The bots' average scores, and where among them a player's score stands.
public struct Ladder: Sendable {
  fileprivate typealias Rung = (title: Phrase, average: Double)

  /// The bots that the player has reached, and those ahead, all from weak to strong.
  private let reached, ahead: [Rung]
  private let score: Int
  private let unit: ScoreUnit

  fileprivate init?(_ rungs: [Rung], _ score: Int, _ unit: ScoreUnit) {
    guard !rungs.isEmpty else { return nil }
    let sign: Double = unit.better == .higher ? 1 : -1
    // The sort is stable, so that of equal bots the best one stays the best.
    let rungs = rungs.sorted { sign * $0.average < sign * $1.average }
    let count = rungs.count { sign * $0.average <= sign * Double(score) }
    (reached, ahead) = (Array(rungs.prefix(count)), Array(rungs.dropFirst(count)))
    (self.score, self.unit) = (score, unit)
  }

  /// True if the score is that of the best bot on average, or better.
  fileprivate var isTop: Bool { ahead.isEmpty }

  /// Returns whom the player has reached and who comes next, in a sentence.
  public func sentence(_ presentation: Presentation) -> String {
    func name(_ rung: Rung) -> String {
      let average = unit.counted(rung.average, presentation.language, places: 1)
      return presentation(
        en: "\(rung.title(.en)) (averages \(average))", zh: "\(rung.title(.zh))（平均 \(average)）")
    }
    guard let next = ahead.first else {
      let best = reached.last.map(name) ?? ""
      return presentation(en: "Ahead of all bots, even \(best).", zh: "胜过所有电脑，包括\(best)。")
    }
    guard let last = reached.last?.title(presentation.language) else {
      return presentation(en: "Behind \(name(next)).", zh: "不及\(name(next))。")
    }
    return presentation(
      en: "Ahead of \(last), behind \(name(next)).", zh: "胜过\(last)，不及\(name(next))。")
  }

  /// Returns the bots ahead, the player and the next ones below as bars, the best first.
  public func chart(_ presentation: Presentation) -> ReviewChart {
    func row(_ rung: Rung) -> (String, Double) { (rung.title(presentation.language), rung.average) }
    let you = (presentation.frame.pointers.0 + presentation(en: " You", zh: " 你"), Double(score))
    let below = reached.suffix(max(1, 3 - ahead.count))
    let bars = (below.map(row) + [you] + ahead.map(row)).reversed()
    let scores = bars.map(\.1)
    // Points may be negative: then the worst has no bar.
    let least = min(0, scores.min() ?? 0)
    let range = max(1, (scores.max() ?? 0) - least)
    let unit = unit.name
    return ReviewChart(
      Phrase(en: "Your \(unit), and the bots' on average:", zh: "你的成绩，和电脑的平均成绩："),
      bars.map { ($0, ($1 - least) / range, 0, $1.rounded(toPlaces: 1)) })
  }
}

extension Playthrough {
  /// Returns the place of a finished game alone without hints among the bots, each of which plays
  /// 100 deals with the same options; nil for another game, if the bots can't deal it, or for a
  /// flawless game that had bad luck.
  public func ladder() -> Ladder? {
    guard opposition == nil, player == nil, hints.isEmpty, isOver, !isLost else { return nil }
    let par = par
    let rungs: [Ladder.Rung] = G.ladder(.race).compactMap { choice in
      if let par, choice.name == G.bots.first?.name { return (choice.title, par) }
      var scores: [Int] = []
      try? G.bot(named: choice.name)?.play(recordedOptions, SeedRange(first: 1, count: 100)) {
        scores.append($0.score)
      }
      guard !scores.isEmpty else { return nil }
      let average = Double(scores.reduce(0, +)) / Double(scores.count)
      // On a few deals another bot may do better than the best one does on average.
      let limit = par ?? average
      return (choice.title, G.unit.better == .lower ? max(average, limit) : min(average, limit))
    }
    let ladder = Ladder(rungs, position.score.value, G.unit)
    // No bot is ahead of a flawless game but by luck.
    return ladder?.isTop == false && review?.feat != nil ? nil : ladder
  }
}
