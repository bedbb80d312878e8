import Records

/// A part of a tournament, or all of it, read from the JSON lines of its report.
public struct TournamentPart: ReportPart {
  public static var command: String { "tournament" }
  public static var type: String { "tournament" }

  public let summary: JSONObject
  public private(set) var seeds: SeedRange
  public let shard: Shard?
  private let names: [String]
  private let gamesPerDeal: Int
  private var results = Tournament.Results()

  public init?(_ lines: [JSONObject]) {
    summary = lines[0]
    guard let names = summary["players"]?.list?.compactMap(\.string),
      (2...64).contains(names.count), let games = summary["games"]?.number,
      let planned = summary["plannedGames"]?.number, games >= 0, planned >= games,
      (0...64 * 64 * SeedRange.limit).contains(planned), summary["stopped"] == .bool(false),
      summary["sprt"] == nil, summary.hub.map(names.indices.contains) ?? true,
      let mode = summary["mode"]?.string.flatMap(Mode.init)
    else { return nil }
    (self.names, gamesPerDeal) = (names, mode.seating.count)
    let pairings = Tournament.pairings(of: names.count, around: summary.hub)
    let gamesPerSeed = gamesPerDeal * pairings.count
    guard let seeds = summary.seeds(games / gamesPerSeed) else { return nil }
    (self.seeds, shard) = (seeds, summary.shard(gamesPerSeed: gamesPerSeed))
    let matches = lines.filter { $0["type"] == "match" }
    let tallies = matches.compactMap { MatchTally($0, gamesPerDeal: gamesPerDeal) }
    results.tallies = tallies
    guard
      matches.map({ $0["entries"] })
        == pairings.map({ .list([.number($0 + 1), .number($1 + 1)]) }),
      tallies.count == matches.count,
      tallies.allSatisfy({ $0.games == gamesPerDeal * seeds.count })
    else { return nil }
    guard mode == .race else { return }
    for player in names.indices {
      let others = pairings.count { $0.0 == player || $0.1 == player }
      let line = lines.first {
        $0["type"] == "standing" && $0["entry"] == .number(player + 1)
      }
      let points = line?["dealPoints"]?.list?.compactMap(\.number) ?? []
      guard points.count == 2 * others + 1, points.allSatisfy((0...seeds.count).contains),
        points.reduce(0, +) == seeds.count
      else { return nil }
      results.points.append(points)
    }
  }

  public mutating func add(_ next: TournamentPart) {
    for (index, tally) in next.results.tallies.enumerated() { results.tallies[index].add(tally) }
    results.addPoints(next.results.points)
    seeds = SeedRange(first: seeds.first, count: seeds.count + next.seeds.count)
  }

  /// Returns the report of the tournament in which all these games were played.
  public func report<G: ArcadeGame>(of type: G.Type) throws(UserError) -> TournamentReport {
    let seconds = min(max(summary["timeout"]?.decimal ?? 0, 0), 86_400)
    let tournament = Tournament(
      type, try G.Options(recorded: game.options),
      names.map { Contestant<G>.program($0, command: "") },
      Tournament.Plan(
        seed: seeds.first, games: seeds.count * gamesPerDeal,
        timeLimit: Int((1000 * seconds).rounded()), hub: summary.hub))
    return TournamentReport(tournament, results)
  }
}

extension JSONObject {
  /// The place of the player whom all others meet, from 0; nil if all meet.
  fileprivate var hub: Int? {
    guard let number = self["against"]?.number, (1...64).contains(number) else { return nil }
    return number - 1
  }
}
