import GameCore
import Tiles

extension VersusReport {
  /// The report as JSON lines: a summary, and a line for each pairing and for each player.
  public var objects: [JSONObject] {
    var summary = head.summary(counts, isStopped: isStopped, mode: "versus")
    if let test { summary["sprt"] = .string(test.description) }
    return [summary] + meetings.map(object) + standings.enumerated().map(object)
  }

  private func object(_ meeting: Meeting<MatchTally>) -> JSONObject {
    let tally = meeting.result
    var fields = head.fields(meeting.one, meeting.other, tally.faults)
      .merging(Self.fields(tally))
    if let lead = tally.firstLead {
      fields["first"] = .decimal(lead.value)
      fields["firstError"] = .decimal(lead.error)
    }
    if let likely = tally.estimate?.superiority { fields["superiority"] = .decimal(likely) }
    if let test {
      fields["llr"] = .decimal(test.logRatio(samples: tally.pairs))
      fields["sprt"] = .string(test.outcome(samples: tally.pairs)?.rawValue ?? "open")
    }
    return fields
  }

  private func object(_ rank: Int, _ standing: (player: Int, tally: MatchTally)) -> JSONObject {
    let fields: JSONObject = [
      "type": "standing", "rank": .number(rank + 1), "number": .number(standing.player + 1),
      "player": .string(head.names[standing.player]),
    ]
    return fields.merging(Self.fields(standing.tally))
  }

  private static func fields(_ tally: MatchTally) -> JSONObject {
    var fields: JSONObject = [
      "games": .number(tally.games), "wins": .number(tally.wins), "draws": .number(tally.draws),
      "losses": .number(tally.losses), "pairs": .list(tally.pairs.map { .number($0) }),
    ]
    guard let estimate = tally.estimate else { return fields }
    fields["score"] = .decimal(estimate.score)
    // JSON has no infinite numbers.
    if estimate.difference.isFinite { fields["elo"] = .decimal(estimate.difference) }
    if let margin = estimate.margin { fields["margin"] = .decimal(margin) }
    return fields
  }
}
