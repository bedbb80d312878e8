import GameCore
import TextUI
import Tiles

/// The report on a tournament of a game of two: in words with a table, as JSON lines, or as tables
/// while it goes on.
public struct VersusReport<G: VersusGame> {
  let head: TournamentHead<G>
  let meetings: [Meeting<MatchTally>]
  let test: SequentialTest?

  /// Creates the report on the meetings of players with these names, who were to play a number of
  /// games in every pairing; nil if only a test ends them.
  public init(
    options: G.Options, seed: UInt64, names: [String], goal: Int?, timeLimit: Int,
    meetings: [Meeting<MatchTally>], test: SequentialTest? = nil
  ) {
    head = TournamentHead(
      options: options, seed: seed, names: names, goal: goal, timeLimit: timeLimit)
    (self.meetings, self.test) = (meetings, test)
  }

  var counts: [Int] { meetings.map(\.result.games) }

  /// True if the tournament was ended early, and not by its test.
  var isStopped: Bool {
    let isDecided = test.flatMap { test in
      meetings.first.flatMap { test.outcome(samples: $0.result.pairs) }
    }
    return isDecided == nil && head.isStopped(counts)
  }

  /// An error that names the players who finished no game; nil if there is none.
  public var failure: String? { head.failure(meetings) }

  /// The results of every player against all others, the best first.
  var standings: [(player: Int, tally: MatchTally)] {
    var tallies = head.names.map { _ in MatchTally() }
    for meeting in meetings {
      tallies[meeting.one].add(meeting.result)
      tallies[meeting.other].add(meeting.result.swapped)
    }
    let scores = tallies.map { $0.estimate?.score ?? 0 }
    return tallies.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
      .map { ($0, tallies[$0]) }
  }

  // MARK: Words

  /// Returns the report in words.
  public func lines(_ presentation: Presentation) -> [String] {
    guard counts.contains(where: { $0 > 0 }) else { return [head.nothing(presentation)] }
    var lines = heading(isStopped: isStopped, presentation).wrapped(to: presentation.columns)
    if head.names.count > 2 {
      let ranking = ranking(presentation)
      lines += [""] + presentation.table(ranking.rows, words: ranking.words)
    }
    for meeting in meetings where meeting.result.games > 0 {
      lines.append("")
      for sentence in sentences(meeting, presentation) {
        lines += sentence.wrapped(to: presentation.columns)
      }
    }
    return lines
  }

  func heading(isStopped: Bool = false, _ presentation: Presentation) -> String {
    let note = presentation(
      en: "every deal twice, with the seats swapped", zh: "每副牌换座打两局")
    return head.heading(counts, note, isStopped: isStopped, presentation)
  }

  /// Returns the standings of the players.
  func ranking(_ presentation: Presentation) -> LiveTable {
    let titles = presentation(
      en: " ,player,Elo,\(presentation.plusMinus),games,score,won,drawn,lost",
      zh: " ,玩家,Elo,\(presentation.plusMinus),局数,得分率,胜,平,负")
    var rows = [titles.split(separator: ",").map(String.init)]
    for (rank, standing) in standings.enumerated() {
      guard let estimate = standing.tally.estimate else { continue }
      let tally = standing.tally
      rows.append(
        [
          String(rank + 1), head.name(standing.player, presentation), estimate.differenceText,
          estimate.marginText, String(tally.games), (100 * estimate.score).fixed(1) + "%",
        ] + [tally.wins, tally.draws, tally.losses].map { String($0) })
    }
    return LiveTable(rows: rows, count: rows.count - 1, words: [1])
  }

  private func sentences(
    _ meeting: Meeting<MatchTally>, _ presentation: Presentation
  ) -> [String] {
    let tally = meeting.result
    guard let estimate = tally.estimate, let lead = tally.firstLead else { return [] }
    let pair = head.pair(meeting.one, meeting.other, presentation)
    let (wins, draws, losses) = (tally.wins, tally.draws, tally.losses)
    let unit = G.P.takenUnit
    let ahead = unit.counted(abs(lead.value), presentation.language, places: 4)
    let isBehind = lead.value < 0
    let error = lead.error.rounded(toPlaces: 4)
    return [
      presentation(
        en: "\(pair): \(wins) won, \(draws) drawn, \(losses) lost; "
          + estimate.strength(presentation),
        zh: "\(pair)：\(wins) 胜 \(draws) 平 \(losses) 负；" + estimate.strength(presentation)),
      presentation(
        en: "The first seat ends \(ahead) \(isBehind ? "behind" : "ahead") on average, "
          + "standard error \(error).",
        zh: "先手平均\(isBehind ? "落后" : "领先") \(ahead)，标准误 \(error)。"),
    ]
      + zip([meeting.one, meeting.other], tally.faults).compactMap {
        sentence($0, $1, presentation)
      } + (test.map { [verdict($0, tally, presentation)] } ?? [])
  }

  /// Returns the reasons for which a player lost games without playing on, or nil without any.
  func sentence(
    _ player: Int, _ faults: FaultCounts, _ presentation: Presentation
  ) -> String? {
    guard let reasons = head.reasons(faults, presentation) else { return nil }
    let name = head.name(player, presentation)
    return presentation(
      en: "Of the games that \(name) lost, \(reasons).", zh: "\(name) 的负局中，\(reasons)。")
  }

  /// Returns the state of a test.
  func verdict(
    _ test: SequentialTest, _ tally: MatchTally, _ presentation: Presentation
  ) -> String {
    let ratio = test.logRatio(samples: tally.pairs).fixed(2)
    let bound = SequentialTest.bound.fixed(2)
    let sign = presentation.plusMinus
    let (low, high) = (test.low.shortest, test.high.shortest)
    let outcome =
      switch test.outcome(samples: tally.pairs) {
      case .high?:
        presentation(en: "\(high) Elo fits, \(low) doesn't", zh: "支持 \(high) Elo，否定 \(low)")
      case .low?:
        presentation(en: "\(low) Elo fits, \(high) doesn't", zh: "支持 \(low) Elo，否定 \(high)")
      case nil where tally.games == head.goal:
        presentation(
          en: "not decided within \(tally.games.counted("game")), the most that --games allows",
          zh: "玩满 --games 所限的 \(tally.games) 局仍无结论")
      case nil: presentation(en: "not decided yet", zh: "尚无结论")
      }
    return presentation(
      en: "Sequential test: \(outcome) (log-likelihood ratio \(ratio), bounds \(sign)\(bound)).",
      zh: "序贯检验：\(outcome)（对数似然比 \(ratio)，界限 \(sign)\(bound)）。")
  }
}
