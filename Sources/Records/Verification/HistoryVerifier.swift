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

  /// The number of lines that repeat an earlier one.
  public private(set) var repeated = 0

  /// The number of lines that are no records.
  public private(set) var malformed = 0

  /// The number of records that don't verify.
  public private(set) var unverified = 0

  /// A report on a line that doesn't count.
  public enum Report: Sendable {
    case malformed(MalformedLine)
    case unverified(VerificationError, Record)
    case repeated
  }

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
      for (line, finding) in try reports(on: batch) {
        switch finding {
        case .repeated: repeated += 1
        case .malformed: malformed += 1
        case .unverified: unverified += 1
        }
        try report(line, finding)
      }
    }
  }

  private func reports(on batch: Batch) throws(SystemError) -> [Batch.Finding] {
    let (catalog, lines, portion) = (catalog, batch.lines[...], 256)
    // For a few lines no threads are started.
    guard jobs > 1, lines.count >= 64 else { return batch.reports(on: lines, catalog) }
    let portions = (lines.count + portion - 1) / portion
    return try Threads.addUp(portions, into: [], threads: jobs) { reports, part, _ in
      reports += part
      return true
    } worker: {
      { batch.reports(on: lines.dropFirst($0 * portion).prefix(portion), catalog) }
    }
  }
}

/// Lines copied from a reader, for other threads.
private struct Batch: Sendable {
  /// A report with the number of its line.
  typealias Finding = (line: Int, report: HistoryVerifier.Report)

  typealias Entry = (number: Int, range: Range<Int>, isTooLong: Bool, repeats: Bool)

  private var bytes: [UInt8] = []
  private(set) var lines: [Entry] = []

  /// The most lines, and the number of bytes after which no line is added.
  private static let (lineLimit, byteLimit) = (1 << 14, 1 << 22)

  /// Reads the next lines. Returns nil if there are none.
  init?(_ reader: LineReader, _ seen: inout SeenLines) throws(SystemError) {
    while lines.count < Self.lineLimit, bytes.count < Self.byteLimit,
      let line = try reader.next()
    {
      let start = bytes.count
      bytes.append(contentsOf: line.bytes)
      let range = start..<bytes.count
      lines.append((line.number, range, line.isTooLong, seen.repeats(line)))
    }
    if lines.isEmpty { return nil }
  }

  func reports(on part: ArraySlice<Entry>, _ catalog: GameCatalog) -> [Finding] {
    let latest = RecordVerifier.LatestOptions()
    return bytes.withUnsafeBytes { bytes in
      part.compactMap { entry in
        do throws(MalformedLine) {
          let bytes = UnsafeRawBufferPointer(rebasing: bytes[entry.range])
          let record = try Record(Line(bytes: bytes, isTooLong: entry.isTooLong))
          if let error = RecordVerifier.error(in: record, catalog, after: latest) {
            return (entry.number, .unverified(error, record))
          }
          return entry.repeats ? (entry.number, .repeated) : nil
        } catch {
          return (entry.number, .malformed(error))
        }
      }
    }
  }
}
