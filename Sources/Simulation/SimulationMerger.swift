import Flags
import GameCore
import Records
import TextUI

/// Adds up the parts of a simulation that were played apart: by other processes or machines.
public struct SimulationMerger {
  private var parts: [SimulationPart] = []

  public init() {}

  /// Reads the reports in a file, whose name errors give.
  public mutating func read(_ lines: LineReader, named file: String) throws {
    while let line = try lines.next() {
      let place = "\(file), line \(line.number)"
      guard let object = JSONObject(String(decoding: line.bytes, as: UTF8.self)) else {
        throw InvalidInput("\(place) is not JSON of 'arcade simulate --json'")
      }
      if let part = SimulationPart(summary: object, at: place) {
        parts.append(part)
      } else if parts.isEmpty || !parts[parts.count - 1].add(bin: object) {
        throw InvalidInput("\(place) does not belong to a report of 'arcade simulate --json'")
      }
    }
  }

  /// Returns the simulation that the parts make. Throws if there are none, if they belong to
  /// different simulations, or if their seeds overlap or leave a gap.
  public func merged() throws(InvalidInput) -> SimulationPart {
    guard var whole = parts.first else { throw InvalidInput("there are no simulations to merge") }
    for part in parts {
      guard part.missing == 0 else {
        throw InvalidInput(
          "\(part.place): the scores of \(part.missing.counted("game")) are missing")
      }
      guard let difference = part.difference(from: whole) else { continue }
      throw InvalidInput("\(whole.place) and \(part.place) differ in the \(difference)")
    }
    let shares = parts.compactMap(\.share)
    for index in 1...(shares.first?.count ?? 1) where !shares.isEmpty {
      guard !shares.contains(where: { $0.index == index }) else { continue }
      throw InvalidInput("part \(index)/\(shares[0].count) is missing")
    }
    let first = try firstSeed()
    for part in parts.dropFirst() {
      whole.tally.add(part.tally)
      whole.hints += part.hints
    }
    let count = whole.tally.count
    if let total = whole.share?.total, total != count {
      throw InvalidInput("\(count.counted("game")) of \(total) were played")
    }
    whole.seeds = SeedRange(first: first, count: count)
    return whole
  }

  /// Returns the seed of the first game. Throws unless each part begins where another one ends.
  private func firstSeed() throws(InvalidInput) -> UInt64 {
    // After the greatest seed comes 0.
    let start = parts[0].seeds.first
    func distance(_ part: SimulationPart) -> Int64 { Int64(bitPattern: part.seeds.first &- start) }
    let ordered = parts.filter { $0.seeds.count > 0 }.sorted { distance($0) < distance($1) }
    for (part, next) in zip(ordered, ordered.dropFirst()) {
      let (end, start) = (part.seeds.end, next.seeds.first)
      guard end != start else { continue }
      throw InvalidInput(
        start &- part.seeds.first < UInt64(part.seeds.count)
          ? "\(part.place) and \(next.place) both have seed \(start)"
          : "the games from seed \(end) to \(start &- 1) are missing, before \(next.place)")
    }
    return ordered.first?.seeds.first ?? start
  }
}
