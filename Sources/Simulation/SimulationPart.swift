import Records

/// The parts of a simulation that several processes or machines have played.
extension [SimulationPart] {
  public mutating func read(_ lines: LineReader) throws {
    while let line = try lines.next() {
      let place = "\(lines.name), line \(line.number)"
      guard let object = JSONObject(String(decoding: line.bytes, as: UTF8.self)) else {
        throw UserError("\(place) is not JSON of 'arcade simulate --json'")
      }
      if let part = SimulationPart(summary: object, at: place) {
        append(part)
      } else if isEmpty || !self[count - 1].add(bin: object) {
        throw UserError("\(place) does not belong to a report of 'arcade simulate --json'")
      }
    }
  }

  /// Returns the simulation that consists of the parts. Throws if there are no parts, if they
  /// belong to different simulations, or if their seeds overlap or leave a gap.
  public func merged() throws(UserError) -> SimulationPart {
    guard var whole = first else { throw UserError("there are no simulations to merge") }
    for part in self {
      guard part.missing == 0 else {
        throw UserError(
          "\(part.place): the scores of \(part.missing.counted("game")) are missing")
      }
      guard let difference = part.difference(from: whole) else { continue }
      throw UserError("\(whole.place) and \(part.place) differ in the \(difference)")
    }
    if let count = whole.simulation.share?.count {
      let indices = Set(map(\.simulation.share?.index))
      if let missing = (1...count).first(where: { !indices.contains($0) }) {
        throw UserError("part \(missing)/\(count) is missing")
      }
    }
    var simulation = whole.simulation
    for part in dropFirst() {
      simulation.tally.add(part.simulation.tally)
      simulation.hints += part.simulation.hints
    }
    simulation.seeds = SeedRange(first: try firstSeed(), count: simulation.tally.count)
    if let total = simulation.share?.total, total != simulation.seeds.count {
      throw UserError("\(simulation.seeds.count.counted("game")) of \(total) were played")
    }
    simulation.share = nil
    whole.simulation = simulation
    return whole
  }

  /// Returns the seed of the first game. Throws unless each part begins at the end of another one.
  private func firstSeed() throws(UserError) -> UInt64 {
    // The greatest seed is followed by 0.
    let start = self[0].seeds.first
    func distance(_ part: SimulationPart) -> Int64 { Int64(bitPattern: part.seeds.first &- start) }
    let ordered = filter { $0.seeds.count > 0 }.sorted { distance($0) < distance($1) }
    for (part, next) in zip(ordered, ordered.dropFirst()) {
      let (end, start) = (part.seeds.end, next.seeds.first)
      guard end != start else { continue }
      throw UserError(
        start &- part.seeds.first < UInt64(part.seeds.count)
          ? "\(part.place) and \(next.place) both have seed \(start)"
          : "the games from seed \(end) to \(start &- 1) are missing, before \(next.place)")
    }
    return ordered.first?.seeds.first ?? start
  }
}

/// A part of a simulation, or all of it, read from the JSON lines of its report.
public struct SimulationPart {
  /// The file and the line of the part's beginning, for errors.
  let place: String

  public let game: String
  public let rules: Int
  public let options: String

  public internal(set) var simulation: Simulation

  /// The number of finished games whose scores haven't been read yet.
  private(set) var missing = 0

  /// The highest number of hints in a part, low enough that no sum overflows.
  private static let hintLimit = 1 << 40

  init?(summary: JSONObject, at place: String) {
    guard summary["type"] == "simulation", let game = summary["game"]?.string,
      let rules = summary["rules"]?.number,
      let options = summary["options"]?.object?.recordedOptions,
      let first = summary["seed"]?.string.flatMap({ $0.hasPrefix("+") ? nil : UInt64($0) }),
      let count = summary["games"]?.number, (0...SeedRange.limit).contains(count),
      let unfinished = summary["unfinished"]?.number, (0...count).contains(unfinished),
      let hints = summary["hints"]?.number, (0...Self.hintLimit).contains(hints)
    else { return nil }
    self.place = place
    (self.game, self.rules, self.options) = (game, rules, options)
    var share = summary["part"]?.number.flatMap { part in
      SimulationShare("\(part)/\(summary["parts"]?.number ?? 0)")
    }
    share?.total = summary["plannedGames"]?.number ?? 0
    simulation = Simulation(
      by: summary["player"]?.string, SeedRange(first: first, count: count), share)
    simulation.tally.unfinished = unfinished
    simulation.tally.lost = summary["lost"]?.number ?? 0
    simulation.hints = hints
    guard (0...count - unfinished).contains(simulation.tally.lost),
      (0...SeedRange.limit).contains(share?.total ?? 0)
    else { return nil }
    missing = count - unfinished - simulation.tally.lost
  }

  mutating func add(bin: JSONObject) -> Bool {
    guard bin["type"] == "bin",
      let score = bin["score"]?.number, Record.scores.contains(score),
      let games = bin["games"]?.number, (0...missing).contains(games)
    else { return false }
    simulation.tally.add(score, games: games)
    missing -= games
    return true
  }

  fileprivate var seeds: SeedRange { simulation.seeds }

  /// Returns a fact in which two simulations differ, or nil if they can be added up.
  func difference(from other: SimulationPart) -> String? {
    zip(facts, other.facts).first { $0.value != $1.value }
      .map { "\($0.name): \($1.value.printable) and \($0.value.printable)" }
  }

  /// The facts shared by all parts of a simulation.
  private var facts: [(name: String, value: String)] {
    let facts = [
      ("game", game), ("rules", "\(rules)"), ("options", options),
      ("player", simulation.player ?? "an external program"),
    ]
    guard let share = simulation.share else { return facts }
    let start = SeedRange(first: 0, count: share.total).part(share.index, of: share.count).first
    return facts + [
      ("number of games", "\(share.total)"), ("number of parts", "\(share.count)"),
      ("seed", "\(seeds.first &- start)"),
    ]
  }
}

extension JSONObject {
  /// The options of a game in the form of records, or nil if the object is no set of options.
  fileprivate var recordedOptions: String? {
    var words: [String] = []
    for key in keys {
      switch self[key] {
      case .string(let value): words.append("\(key)=\(value)")
      case .bool(let isOn): words.append("\(key)=\(isOn ? "yes" : "no")")
      default: return nil
      }
    }
    return words.joined(separator: " ")
  }
}

/// The place of a part of a simulation among all parts, written `1/4`.
public struct SimulationShare: Equatable, Sendable, CustomStringConvertible {
  /// The index of the part, from 1.
  public let index: Int

  public let count: Int
  public var total = 0

  private static let counts = 1...1_000_000

  /// Creates a part from its text, such as `1/4`, or returns nil for any other text.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { WholeNumber.parse(String($0)) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      Self.counts.contains(count), (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  public var description: String { "\(index)/\(count)" }
}
