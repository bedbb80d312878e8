import Records

/// A part of a simulation, or all of it, read from the JSON lines of its report.
public struct SimulationPart: ReportPart {
  public static var command: String { "simulate" }
  public static var type: String { "simulation" }

  public let summary: JSONObject
  public private(set) var simulation: Simulation

  public var seeds: SeedRange { simulation.seeds }
  public var shard: Shard? { simulation.shard }

  public init?(_ lines: [JSONObject]) {
    let summary = lines[0]
    self.summary = summary
    // No sum of many such numbers overflows.
    let keys = ["games", "unfinished", "lost", "hints", "refused", "plannedGames"]
    let numbers = keys.map { summary[$0]?.number ?? 0 }
    guard numbers.allSatisfy((0...SeedRange.limit).contains),
      let seeds = summary.seeds(numbers[0]), let player = summary["player"]?.string
    else { return nil }
    simulation = Simulation(by: player, seeds, summary.shard(gamesPerSeed: 1))
    (simulation.tally.unfinished, simulation.tally.lost) = (numbers[1], numbers[2])
    (simulation.hints, simulation.refused) = (numbers[3], numbers[4])
    for bin in lines.dropFirst() {
      guard bin["type"] == "bin", let score = bin["score"]?.number, Record.scores.contains(score),
        let games = bin["games"]?.number, (0...numbers[0]).contains(games)
      else { return nil }
      simulation.tally.add(score, games: games)
    }
    guard simulation.tally.count == numbers[0] else { return nil }
  }

  public mutating func add(_ next: SimulationPart) {
    simulation.tally.add(next.simulation.tally)
    simulation.hints += next.simulation.hints
    simulation.refused += next.simulation.refused
    simulation.seeds = SeedRange(first: seeds.first, count: simulation.tally.count)
  }

  /// The simulation, as one of all games.
  public var whole: Simulation {
    var whole = simulation
    whole.shard = nil
    return whole
  }
}
