import GameCore
import Platform

/// Verifies the lines of histories, on several threads. The reports and their order don't depend on
/// the number of threads.
public struct HistoryVerifier {
  private let catalog: GameCatalog
  private let jobs: Int
  private var seen = SeenLines(limit: 1 << 20)

  private var lines = 0

  /// The number of different records, verified or not.
  public var records: Int { lines - repeated - malformed }

  /// The number of lines that are no records.
  public private(set) var malformed = 0

  /// The number of lines that repeat an earlier one.
  public private(set) var repeated = 0

  /// The number of records that don't verify.
  public private(set) var unverified = 0

  /// A report on a line that doesn't count.
  public enum Report: Sendable {
    /// The line is no record.
    case malformed(MalformedLine)

    /// The record doesn't verify.
    case fault(VerificationError, Record)

    /// The line repeats an earlier one.
    case repeated
  }

  /// Creates a verifier of records of games in a catalogue.
  public init(_ catalog: GameCatalog, jobs: Int) {
    (self.catalog, self.jobs) = (catalog, jobs)
  }

  /// Verifies all lines of a history, and hands on the number of each one that doesn't count, with
  /// the report on it.
  public mutating func read(
    _ reader: LineReader, report: (Int, Report) throws -> Void
  ) throws {
    while let batch = try Batch(reader, &seen) {
      lines += batch.lines.count
      for (index, finding) in try reports(on: batch) {
        switch finding {
        case .repeated: repeated += 1
        case .malformed: malformed += 1
        case .fault: unverified += 1
        }
        try report(batch.lines[index].number, finding)
      }
    }
  }

  private func reports(on batch: Batch) throws(SystemError) -> [Batch.Finding] {
    let (catalog, count) = (catalog, batch.lines.count)
    guard jobs > 1, count >= Self.leastLines else { return batch.reports(0..<count, catalog) }
    let portion = Self.portion
    let portions = (count + portion - 1) / portion
    return try Threads.addUp(portions, into: [], threads: jobs) { reports, part, _ in
      reports += part
      return true
    } worker: {
      { batch.reports($0 * portion..<min(($0 + 1) * portion, count), catalog) }
    }
  }

  /// The number of lines that a thread takes at once.
  private static var portion: Int { 256 }

  /// The least number of lines for which threads are started.
  private static var leastLines: Int { 64 }
}

/// Lines copied from a reader, for other threads.
private struct Batch: Sendable {
  private var bytes: [UInt8] = []
  private(set) var lines: [Entry] = []

  /// A report with the index of its line.
  typealias Finding = (index: Int, report: HistoryVerifier.Report)

  struct Entry {
    let number: Int
    let range: Range<Int>
    let isTooLong: Bool
    let repeats: Bool
  }

  /// The most lines, and the number of bytes after which no line is added.
  private static let (lineLimit, byteLimit) = (1 << 14, 1 << 22)

  /// Reads the next lines. Returns nil if there are none.
  init?(_ reader: LineReader, _ seen: inout SeenLines) throws(SystemError) {
    while lines.count < Self.lineLimit, bytes.count < Self.byteLimit,
      let line = try reader.next()
    {
      let start = bytes.count
      bytes.append(contentsOf: line.bytes)
      lines.append(
        Entry(
          number: line.number, range: start..<bytes.count, isTooLong: line.isTooLong,
          repeats: seen.repeats(line)))
    }
    if lines.isEmpty { return nil }
  }

  /// Returns the reports on some of the lines, with their indices.
  func reports(_ part: Range<Int>, _ catalog: GameCatalog) -> [Finding] {
    let latest = RecordVerifier.LatestOptions()
    return bytes.withUnsafeBytes { bytes in
      part.compactMap { index in
        let entry = lines[index]
        let line = Line(
          UnsafeRawBufferPointer(rebasing: bytes[entry.range]), number: entry.number,
          isTooLong: entry.isTooLong)
        do throws(MalformedLine) {
          let record = try Record(line)
          if let error = RecordVerifier.error(in: record, catalog, after: latest) {
            return (index, .fault(error, record))
          }
          return entry.repeats ? (index, .repeated) : nil
        } catch {
          return (index, .malformed(error))
        }
      }
    }
  }
}
