import GameCore
import TextUI
import Tiles

extension VersusReport {
  /// Returns the standings and the pairings so far, in so many lines.
  public func tables(_ presentation: Presentation, rows: Int) -> [String] {
    let rankings = head.names.count > 2 ? [ranking(presentation)] : []
    let faults = head.faults(meetings)
    let pairings = pairings(presentation, rows: rows, hasFaults: faults.contains { $0.total > 0 })
    var notes = faults.enumerated().compactMap { sentence($0, $1, presentation) }
    if let test, let tally = meetings.first?.result {
      notes.append(verdict(test, tally, presentation))
    }
    return LiveTable.lines(
      rankings + [pairings], heading: heading(presentation), notes: notes, rows: rows,
      presentation)
  }

  private func pairings(
    _ presentation: Presentation, rows: Int, hasFaults: Bool
  ) -> LiveTable {
    let sign = presentation.plusMinus
    let titles = presentation(
      en: "player,opponent,Elo,\(sign),LOS,games,won-drawn-lost",
      zh: "玩家,对手,Elo,\(sign),更强,局数,胜-平-负")
    let lines = meetings.prefix(max(0, rows)).map { meeting in
      let (tally, estimate) = (meeting.result, meeting.result.estimate)
      return head.players(meeting.one, meeting.other, presentation) + [
        estimate?.differenceText ?? "-", estimate?.marginText ?? "-",
        estimate?.superiorityText ?? "-", head.progress(tally.games),
        "\(tally.wins)-\(tally.draws)-\(tally.losses)",
      ] + head.faults(tally.faults, areShown: hasFaults)
    }
    return head.table(titles, lines, count: meetings.count, hasFaults: hasFaults, presentation)
  }

  /// The result so far in a few words, in ASCII, for a line of progress; nil if there are many.
  public var note: String? {
    guard meetings.count == 1, let tally = meetings.first?.result else { return nil }
    let games = head.goal == nil ? [tally.games.counted("game")] : []
    let notes = games + (tally.estimate?.text.map { [$0] } ?? [])
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }
}
