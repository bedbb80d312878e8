import Platform

/// Verifies the lines of histories on several threads, whose number changes nothing in the reports.
public struct HistoryVerifier {
  private let catalog: GameCatalog
  private let game: String?
  private let jobs: Int
  private var seen = SeenLines(limit: 1 << 20)
  private var lines = 0

  /// The number of different records, verified or not.
  public var records: Int { lines - repeated - malformed }
  public private(set) var repeated = 0
  public private(set) var malformed = 0
  public private(set) var unverified = 0

  /// A report on a line that doesn't count.
  public enum Report: Sendable {
    case malformed(MalformedLine)
    case unverified(VerificationError, Record)
    case repeated
  }

  /// Creates a verifier for all records, or those of a game.
  public init(_ catalog: GameCatalog, of game: String? = nil, jobs: Int) {
    (self.catalog, self.game, self.jobs) = (catalog, game, jobs)
  }

  /// Verifies all lines of a history. Calls `report` with the number of each line that doesn't
  /// count.
  public mutating func read(
    _ reader: LineReader, report: (Int, Report) throws -> Void
  ) throws {
    // Beside codes, lines that aren't even like records are talk.
    var isChat = false
    var next = try Batch(reader, &seen)
    while let batch = next {
      lines += batch.lines.count
      var following: Result<Batch?, SystemError>?
      func readOn() {
        following = following ?? Result { () throws(SystemError) in try Batch(reader, &seen) }
      }
      // Several threads verify these lines while the next ones are read.
      if jobs == 1 { readOn() }
      let findings = findings(in: batch, meanwhile: readOn)
      isChat = isChat || findings.contains { $0.kind == .code }
      for (line, finding, kind) in findings {
        guard kind != .comment, kind != .otherGame, !isChat || kind != .talk else {
          lines -= 1
          continue
        }
        switch finding {
        case .repeated: repeated += 1
        case .malformed: malformed += 1
        case .unverified: unverified += 1
        case nil: continue
        }
        if let finding { try report(line, finding) }
      }
      next = try following?.get()
    }
  }

  private func findings(in batch: Batch, meanwhile: () -> Void) -> [Batch.Finding] {
    let (catalog, game, portion) = (catalog, game, 128)
    let portions = (batch.lines.count + portion - 1) / portion
    return Threads.addUp(portions, into: [], threads: jobs) { findings, part, _ in
      findings += part
      return true
    } meanwhile: { _, _ in
      meanwhile()
    } worker: {
      let verifier = RecordVerifier(catalog)
      return { batch.findings(from: $0 * portion, portion, of: game, verifier, catalog) }
    }
  }
}

/// Lines copied from a reader, for other threads.
private struct Batch: Sendable {
  /// A report with the number of its line and what that is. A code may have no report.
  typealias Finding = (line: Int, report: HistoryVerifier.Report?, kind: Kind)

  enum Kind { case record, code, comment, otherGame, talk }

  private(set) var lines: [(number: Int, bytes: [UInt8], isTooLong: Bool, repeats: Bool)] = []

  /// The most lines, and the number of bytes after which no line is added.
  private static let (lineLimit, byteLimit) = (1 << 15, 1 << 22)

  init?(_ reader: LineReader, _ seen: inout SeenLines) throws(SystemError) {
    var size = 0
    while lines.count < Self.lineLimit, size < Self.byteLimit, let line = try reader.next() {
      lines.append((line.number, Array(line.bytes), line.isTooLong, seen.repeats(line)))
      size += line.bytes.count
    }
    if lines.isEmpty { return nil }
  }

  func findings(
    from start: Int, _ count: Int, of game: String?, _ verifier: RecordVerifier,
    _ catalog: GameCatalog
  ) -> [Finding] {
    func isOther(_ record: Record) -> Bool {
      let type = catalog.game(named: record.head.game, rules: record.head.rules)?.type
      return game != nil && type?.name != game
    }
    return lines.dropFirst(start).prefix(count).compactMap { line in
      let repetition: HistoryVerifier.Report? = line.repeats ? .repeated : nil
      do throws(MalformedLine) {
        let record = try Record(line.bytes, isTooLong: line.isTooLong)
        if isOther(record) { return (line.number, nil, .otherGame) }
        let error = verifier.error(in: record)
        let report = error.map { .unverified($0, record) } ?? repetition
        return report.map { (line.number, $0, .record) }
      } catch {
        let (code, kind) = line.bytes.withUnsafeBytes { bytes -> (String?, Kind) in
          let kind: Kind = bytes.isComment ? .comment : bytes.beginsAsRecord ? .record : .talk
          return (Challenge.code(in: bytes), kind)
        }
        guard let code else { return (line.number, .malformed(error), kind) }
        do throws(UserError) {
          let records = try Challenge(reading: code, catalog).records
          if records.allSatisfy(isOther) { return (line.number, nil, .otherGame) }
          return (line.number, repetition, .code)
        } catch {
          let error = MalformedLine(
            "has a code that \(error.message)", zh: "的代码\(error.phrase(.zh))")
          return (line.number, .malformed(error), .code)
        }
      }
    }
  }
}
