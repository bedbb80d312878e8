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
    var open: SimulationPart?
    while let line = try lines.next() {
      let place = "\(file), line \(line.number)"
      guard let object = JSONObject(String(decoding: line.bytes, as: UTF8.self)) else {
        throw InvalidInput("\(place) is not JSON of 'arcade simulate --json'")
      }
      if let part = SimulationPart(summary: object, at: place) {
        try close(open)
        open = part
      } else if open?.add(bin: object) != true {
        throw InvalidInput("\(place) does not belong to a report of 'arcade simulate --json'")
      }
    }
    try close(open)
  }

  private mutating func close(_ open: SimulationPart?) throws(InvalidInput) {
    guard let open else { return }
    guard open.missing == 0 else {
      throw InvalidInput(
        "\(open.place): the scores of \(open.missing.counted("game")) are missing")
    }
    parts.append(open)
  }

  /// Returns the simulation that the parts make. Throws if there are none, if they belong to
  /// different simulations, or if their seeds overlap or leave a gap.
  public func merged() throws(InvalidInput) -> SimulationPart {
    guard var whole = parts.first else { throw InvalidInput("there are no simulations to merge") }
    for other in parts {
      guard let difference = other.difference(from: whole) else { continue }
      throw InvalidInput("\(whole.place) and \(other.place) differ in \(difference)")
    }
    try checkShares()
    let ordered = try inOrder()
    for part in parts.dropFirst() {
      whole.tally.add(part.tally)
      whole.hints += part.hints
    }
    let count = whole.tally.count
    if let total = whole.share?.total, total != count {
      throw InvalidInput("\(count.counted("game")) of \(total) were played")
    }
    whole.seeds = SeedRange(first: (ordered.first ?? whole).seeds.first, count: count)
    return whole
  }

  /// Throws if parts that were planned are missing.
  private func checkShares() throws(InvalidInput) {
    let shares = parts.compactMap(\.share)
    guard let first = shares.first else { return }
    guard shares.allSatisfy({ ($0.count, $0.total) == (first.count, first.total) }) else {
      throw InvalidInput("the parts are of simulations with different numbers of games or parts")
    }
    let present = Set(shares.map(\.index))
    if let missing = (1...first.count).first(where: { !present.contains($0) }) {
      throw InvalidInput("part \(missing)/\(first.count) is missing")
    }
  }

  /// Returns the parts that have games in the order of their seeds. Throws unless each begins where
  /// the one before ends.
  private func inOrder() throws(InvalidInput) -> [SimulationPart] {
    var ordered = parts.filter { $0.seeds.count > 0 }
      .sorted { $0.seeds.first < $1.seeds.first }
    // After the greatest seed comes 0.
    if let start = ordered.indices.dropFirst().last(where: {
      ordered[$0 - 1].seeds.end != ordered[$0].seeds.first
    }), ordered.last?.seeds.end == ordered.first?.seeds.first {
      ordered = Array(ordered[start...] + ordered[..<start])
    }
    for (part, next) in zip(ordered, ordered.dropFirst()) {
      let (end, start) = (part.seeds.end, next.seeds.first)
      guard end != start else { continue }
      throw InvalidInput(
        next.seeds.first &- part.seeds.first < UInt64(part.seeds.count)
          ? "\(part.place) and \(next.place) both have seed \(start)"
          : "the games from seed \(end) to \(start &- 1) are missing, before \(next.place)")
    }
    return ordered
  }
}
