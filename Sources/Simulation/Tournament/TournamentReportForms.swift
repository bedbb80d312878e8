import GameCore

extension TournamentReport {
  func ranking(_ presentation: Presentation) -> [String] {
    let rows = standings.compactMap { standing -> [String]? in
      let tally = standing.tally
      guard let estimate = EloEstimate(samples: standing.samples) else { return nil }
      return [
        String(standing.rank), name(standing.player, presentation), estimate.differenceText,
        estimate.marginText, String(tally.games), (100 * estimate.score).fixed(1) + "%",
        String(tally.wins), String(tally.draws), String(tally.losses),
        tally.players[0].mean?.fixed(2) ?? "-",
      ]
    }
    return presentation.table(
      presentation(
        en: " ,player,Elo,\(presentation.plusMinus),games,score,won,drawn,lost,mean",
        zh: " ,玩家,Elo,\(presentation.plusMinus),局数,得分率,胜,平,负,平均"),
      rows)
  }

  /// The finished share of the games; nil if it is unknown.
  public var share: Double? { plannedGames.map { Double(games) / Double($0) } }

  public var objects: [JSONObject] {
    var summary: JSONObject = [
      "games": .number(games), "players": .list(names.map { .string($0) }),
      "seed": .string(String(plan.seed)), "stopped": .bool(isStopped), "type": "tournament",
    ]
    summary["timeout"] = .decimal(Double(plan.timeLimit) / 1000)
    summary["against"] = plan.hub.map { .number($0 + 1) }
    summary["plannedGames"] = plannedGames.map { .number($0) }
    if let shard = plan.shard {
      summary["part"] = .number(shard.index)
      summary["parts"] = .number(shard.count)
      summary["plannedGames"] = .number(shard.total * pairings.count)
    }
    if let test = plan.test { summary["sprt"] = .object(test.fields) }
    return [summary.merging(tournament.fields)] + pairings.map(object)
      + standings.map(object)
  }

  private func object(_ pairing: Pairing) -> JSONObject {
    let (players, tally) = (pairing.players, pairing.tally)
    let sums = tally.fields(gamesPerDeal: tournament.gamesPerDeal)
    var fields = fields(tally, tally.estimate).merging(sums).merging([
      "entries": .list(players.map { .number($0 + 1) }),
      "players": .list(players.map { .string(names[$0]) }), "type": "match",
    ])
    if let one = tally.players[0].mean, let other = tally.players[1].mean {
      fields["means"] = .list([.decimal(one), .decimal(other)])
    }
    if let lead = tally.firstLead {
      fields["firstLead"] = .object([
        "mean": .decimal(lead.mean), "standardError": .decimal(lead.error),
      ])
    }
    if let likely = tally.estimate?.superiority { fields["superiority"] = .decimal(likely) }
    if let test = plan.test {
      fields["sprt"] = .object(test.fields.merging(test.fields(of: tally.samples)))
    }
    return fields
  }

  private func object(_ standing: Standing) -> JSONObject {
    let (tally, samples) = (standing.tally, standing.samples)
    var fields = fields(tally, EloEstimate(samples: samples)).merging([
      "entry": .number(standing.player + 1), "player": .string(names[standing.player]),
      "rank": .number(standing.rank), "type": "standing",
    ])
    if tournament.gamesPerDeal == 1 { fields["dealPoints"] = .list(samples.map { .number($0) }) }
    if let mean = tally.players[0].mean { fields["mean"] = .decimal(mean) }
    return fields
  }

  private func fields(_ tally: MatchTally, _ estimate: EloEstimate?) -> JSONObject {
    var fields: JSONObject = [
      "draws": .number(tally.draws), "games": .number(tally.games),
      "losses": .number(tally.losses), "wins": .number(tally.wins),
    ]
    if tournament.gamesPerDeal > 1 {
      fields["pentanomial"] = .list(tally.pairs.map { .number($0) })
    }
    guard let estimate else { return fields }
    fields["pointShare"] = .decimal(estimate.score)
    // JSON has no infinite numbers.
    if estimate.difference.isFinite { fields["elo"] = .decimal(estimate.difference) }
    if let margin = estimate.margin { fields["margin"] = .decimal(margin) }
    return fields
  }
}

extension Presentation {
  /// Returns a table with titles, which commas separate. The second column is flush left. Columns
  /// without room are left out from the end.
  fileprivate func table(_ titles: String, _ rows: [[String]]) -> [String] {
    let titles = titles.split(separator: ",").map(String.init)
    let cells = [titles] + rows
    let widths = titles.indices.map { column in
      cells.map { $0[column].displayWidth }.max() ?? 0
    }
    var count = widths.count
    while count > 2, let room = columns, widths[..<count].reduce(2 * (count - 1), +) > room {
      count -= 1
    }
    return cells.map { row in
      row.indices.prefix(count).map { column in
        column == 1
          ? row[column].padded(to: widths[column]) : row[column].paddedBefore(to: widths[column])
      }.joined(separator: "  ").trimmedAtEnd
    }
  }
}
