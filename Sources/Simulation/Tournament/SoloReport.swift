import GameCore
import TextUI

/// The report on a tournament of a game for one: in words, as JSON lines, or as a table while it
/// goes on.
public struct SoloReport<G: ArcadeGame> {
  private let head: TournamentHead<G>
  private let meetings: [Meeting<DifferenceTally>]

  /// Creates the report on the meetings of players with these names, who were to play a number of
  /// games in every pairing.
  public init(
    options: G.Options, seed: UInt64, names: [String], goal: Int, timeLimit: Int,
    meetings: [Meeting<DifferenceTally>]
  ) {
    head = TournamentHead(
      options: options, seed: seed, names: names, goal: goal, timeLimit: timeLimit)
    self.meetings = meetings
  }

  private var counts: [Int] { meetings.map(\.result.games) }

  /// An error that names the players who finished no game; nil if there is none.
  public var failure: String? { head.failure(meetings) }

  // MARK: Words

  /// Returns the report in words.
  public func lines(_ presentation: Presentation) -> [String] {
    guard counts.contains(where: { $0 > 0 }) else { return [head.nothing(presentation)] }
    let results = meetings.flatMap { sentences($0, presentation) }
    return ([heading(isStopped: head.isStopped(counts), presentation), ""] + results).flatMap {
      $0.wrapped(to: presentation.columns)
    }
  }

  private func heading(isStopped: Bool = false, _ presentation: Presentation) -> String {
    let note = presentation(
      en: "both players of a pair have the same deals", zh: "同组的两名玩家用同样的牌")
    return head.heading(counts, note, isStopped: isStopped, presentation)
  }

  private func sentences(
    _ meeting: Meeting<DifferenceTally>, _ presentation: Presentation
  ) -> [String] {
    guard meeting.result.games > 0 else { return [] }
    return [result(meeting, presentation)]
      + zip([meeting.one, meeting.other], meeting.result.faults).compactMap {
        sentence($0, $1, presentation)
      }
  }

  private func result(
    _ meeting: Meeting<DifferenceTally>, _ presentation: Presentation
  ) -> String {
    let pair = head.pair(meeting.one, meeting.other, presentation)
    guard let figures = figures(meeting.result) else {
      return presentation(
        en: "\(pair): no deal that both have finished.", zh: "\(pair)：没有双方都玩完的局。")
    }
    let number = G.unit.counted(abs(figures.difference), presentation.language, places: 4)
    let (error, order) = (figures.error, figures.difference > 0 ? [1, 0] : [0, 1])
    let names = order.map { head.name([meeting.one, meeting.other][$0], presentation) }
    let means = order.map { figures.means[$0] }
    if figures.difference == 0 {
      return presentation(
        en: "\(pair): both need \(means[0]) \(G.unit.name) on average, standard error of the "
          + "difference \(error).",
        zh: "\(pair)：平均都是 \(means[0])，差的标准误 \(error)。")
    }
    return presentation(
      en: "\(names[0]) needs \(number) fewer than \(names[1]) on average, standard error \(error) "
        + "(means \(means[0]) and \(means[1])).",
      zh: "\(names[0]) 比 \(names[1]) 平均少用 \(number)，标准误 \(error)"
        + "（平均 \(means[0]) 与 \(means[1])）。")
  }

  /// Returns the numbers of a pairing as both words and table show them, or nil without games to
  /// compare.
  private func figures(
    _ tally: DifferenceTally
  ) -> (difference: Double, sign: String, error: String, means: [String])? {
    guard let means = tally.means, let difference = tally.difference else { return nil }
    return (
      difference.value, difference.value > 0 ? "+" : "", difference.error.rounded(toPlaces: 4),
      [means.0, means.1].map { $0.rounded(toPlaces: 4) }
    )
  }

  private func sentence(
    _ player: Int, _ faults: FaultCounts, _ presentation: Presentation
  ) -> String? {
    guard let reasons = head.reasons(faults, presentation) else { return nil }
    let name = head.name(player, presentation)
    return presentation(
      en: "\(name) has no score in \(faults.total.counted("game")): \(reasons).",
      zh: "\(name) 有 \(faults.total) 局没有成绩：\(reasons)。")
  }

  // MARK: Table

  /// Returns the table of the pairings so far, in so many lines.
  public func table(_ presentation: Presentation, rows: Int) -> [String] {
    let faults = head.faults(meetings)
    let hasFaults = faults.contains { $0.total > 0 }
    let titles = presentation(
      en: "player,opponent,difference,std. error,mean,mean,games",
      zh: "玩家,对手,相差,标准误,平均,平均,局数")
    let lines = meetings.prefix(max(0, rows)).map { meeting in
      let figures = figures(meeting.result)
      return head.players(meeting.one, meeting.other, presentation) + [
        figures.map { $0.sign + $0.difference.rounded(toPlaces: 4) } ?? "-",
        figures?.error ?? "-", figures?.means[0] ?? "-", figures?.means[1] ?? "-",
        head.progress(meeting.result.games),
      ] + head.faults(meeting.result.faults, areShown: hasFaults)
    }
    let table = head.table(
      titles, lines, count: meetings.count, hasFaults: hasFaults, presentation)
    let notes = faults.enumerated().compactMap { sentence($0, $1, presentation) }
    return LiveTable.lines(
      [table], heading: heading(presentation), notes: notes, rows: rows, presentation)
  }

  // MARK: JSON

  /// The report as JSON lines: a summary, and a line for each pairing.
  public var objects: [JSONObject] {
    var summary = head.summary(counts, isStopped: head.isStopped(counts), mode: "solo")
    summary["better"] = .string(G.better.rawValue)
    summary["unit"] = .string(G.unit.name)
    return [summary] + meetings.map(object)
  }

  private func object(_ meeting: Meeting<DifferenceTally>) -> JSONObject {
    let tally = meeting.result
    var fields = head.fields(meeting.one, meeting.other, tally.faults)
    fields["games"] = .number(tally.games)
    fields["compared"] = .number(tally.compared)
    guard let means = tally.means, let difference = tally.difference else { return fields }
    fields["means"] = .list([.decimal(means.0), .decimal(means.1)])
    fields["difference"] = .decimal(difference.value)
    fields["error"] = .decimal(difference.error)
    return fields
  }
}
