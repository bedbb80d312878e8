import Foundation
import Platform
@testable import Records
import TestSupport
import Testing

@Suite(.oneByOne) struct RecordTests {
  static let record = Record(
    head: Record.Head(
      game: "guess", rules: 1, options: "range=0-99", source: .seed("42"),
      begun: Timestamp(seconds: 1_795_000_000)),
    ended: Timestamp(seconds: 1_795_000_060), status: "won", score: 2, results: "hc", moves: "50 8")

  private func read(_ text: String) throws -> [Result<Record, MalformedLine>] {
    let reader = LineReader(try Scratch.file(text))
    var results: [Result<Record, MalformedLine>] = []
    while let line = try reader.next() {
      results.append(Result { () throws(MalformedLine) in try Record(line) })
    }
    return results
  }

  private func error(in text: String) throws -> String {
    guard case .failure(let error)? = try read(text).first else { return "no error" }
    return error.message
  }

  @Test func aRecordIsALineOfElevenFields() throws {
    let line =
      "1\tguess\t1\trange=0-99\tseed=42\t2026-11-18T11:06:40Z\t2026-11-18T11:07:40Z"
      + "\twon\t2\thc\t50 8"
    #expect(Self.record.line == line)
    #expect(try read(line + "\n") == [.success(Self.record)])
    #expect(try read(line) == [.success(Self.record)])
    // As an editor on Windows may save it.
    #expect(try read(line + "\r\n" + line) == [.success(Self.record), .success(Self.record)])
  }

  @Test(arguments: [
    "", "a b", "tab\there", "line\nend", "\u{1b}[31m", "back\\slash", "\\u{41}", "猜", "e\u{301}",
    "\u{202e}", "\0", "🐶", "=", "seed=1",
  ])
  func anySeedIsReadBack(seed: String) throws {
    for source in [DealOrigin.seed(seed), .deal(seed)] {
      let head = Record.Head(
        game: "cards", rules: 3, options: "", source: source, begun: Timestamp(seconds: 0))
      let record = Record(
        head: head, ended: .now, status: "over", score: -7, results: "u", moves: "1")
      #expect(record.line.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 })
      // An empty source is invalid.
      guard !seed.isEmpty else { continue }
      try expectEqual(read(record.line), [.success(record)])
    }
  }

  @Test func errorsNameWhatIsWrong() throws {
    let line = Self.record.line
    func changed(_ field: Int, _ text: String) -> String {
      var fields = line.components(separatedBy: "\t")
      fields[field] = text
      return fields.joined(separator: "\t")
    }
    try expectEqual(error(in: ""), "no error")
    try expectEqual(error(in: "\n"), "is not a record")
    try expectEqual(error(in: "garbage"), "is not a record")
    try expectEqual(error(in: line + "\tmore"), "has 12 fields instead of 11")
    try expectEqual(error(in: String(line.dropLast(5))), "has 10 fields instead of 11")
    try expectEqual(error(in: changed(0, "2")), "has format 2 of a newer arcade")
    try expectEqual(error(in: changed(0, "x")), "is not a record")
    try expectEqual(error(in: changed(2, "one")), "has no rules number")
    try expectEqual(error(in: changed(4, "42")), "has neither a seed nor a deal")
    for escape in ["\\u{zz}", "\\u{+41}"] {
      try expectEqual(error(in: changed(4, "seed=\(escape)")), "has neither a seed nor a deal")
    }
    try expectEqual(error(in: changed(5, "yesterday")), "has no start time")
    try expectEqual(error(in: changed(6, "2026-02-30T00:00:00Z")), "has no end time")
    try expectEqual(error(in: changed(7, "fled")), "has the unknown status 'fled'")
    try expectEqual(error(in: changed(8, "")), "has no score")
    for score in ["99999999999999999999", "999999999999999999", "-999999999999999999"] {
      try expectEqual(error(in: changed(8, score)), "has no score")
    }
    try expectEqual(error(in: changed(4, "seed=\0")), "contains control characters")
    try expectEqual(error(in: changed(4, "seed=\u{1b}[31m")), "contains control characters")
    try expectEqual(error(in: changed(4, "seed=\u{9b}31m")), "is not printable UTF-8 text")
    let results = try read(bytes: Array(line.utf8) + [0xff])
    let malformed = MalformedLine("is not printable UTF-8 text", zh: "不是可显示的 UTF-8 文本")
    expectEqual(results, [.failure(malformed)])
  }

  @Test func anyLineIsReadOrRejected() throws {
    var random = SeededRandom(seed: 7)
    let good = Array((Self.record.line + "\n").utf8)
    var bytes: [UInt8] = []
    for _ in 0..<3000 {
      var line = good
      for _ in 0..<random.below(4) {
        let index = Int(random.below(UInt64(line.count)))
        switch random.below(3) {
        case 0: line[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: line.remove(at: index)
        default: line.insert([9, 10, 0x1b, 0xc3, 0x5c][Int(random.below(5))], at: index)
        }
      }
      bytes += line
    }
    let reader = LineReader(try Scratch.file(bytes))
    var (records, rejected) = ([Record](), 0)
    while let line = try reader.next() {
      do throws(MalformedLine) {
        records.append(try Record(line))
      } catch {
        #expect(error.message.unicodeScalars.allSatisfy { $0.isPrintable })
        rejected += 1
      }
    }
    #expect(records.count > 700 && rejected > 700)
    // The records that were read are written the same.
    let again = try read(records.map { $0.line + "\n" }.joined())
    expectEqual(again, records.map { .success($0) })
  }

  private func read(bytes: [UInt8]) throws -> [Result<Record, MalformedLine>] {
    let reader = LineReader(try Scratch.file(bytes))
    guard let line = try reader.next() else { return [] }
    return [Result { () throws(MalformedLine) in try Record(line) }]
  }
}

@Suite(.oneByOne) struct TimestampTests {
  @Test func timesAreWrittenInUTC() {
    expectEqual(Timestamp(seconds: 0).description, "1970-01-01T00:00:00Z")
    expectEqual(Timestamp(seconds: 1_709_210_096).description, "2024-02-29T12:34:56Z")
    expectEqual(Timestamp("2024-02-29T12:34:56Z")?.seconds, 1_709_210_096)
    expectEqual(Timestamp("2026-11-21")?.description, "2026-11-21T00:00:00Z")
    expectEqual(Timestamp(seconds: .max).description, "9999-12-31T23:59:59Z")
    expectEqual(Timestamp(seconds: -1).seconds, 0)
    #expect(Timestamp(seconds: 86_399).dayNumber == 0 && Timestamp(seconds: 86_400).dayNumber == 1)
  }

  @Test func datesAgreeWithTheCLibrary() {
    for number in stride(from: 0, to: 2_932_896, by: 97) {
      var (fields, time) = (tm(), time_t(number * 86_400 + number % 86_400))
      gmtime_r(&time, &fields)
      let timestamp = Timestamp(seconds: Int(time))
      let parts = timestamp.description.split { !$0.isNumber }.compactMap { Int($0) }
      expectEqual(
        parts,
        [
          Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday),
          Int(fields.tm_hour), Int(fields.tm_min), Int(fields.tm_sec),
        ])
      expectEqual(Timestamp(timestamp.description), timestamp)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11-21 18:05:59Z", "2026-11-21T18:05:59", "2026-13-01", "2026-02-29",
    "2026-11-21T24:00:00Z", "2026-11-21T18:60:00Z", "1969-12-31", "+026-11-21", "2026-1-021",
    "２026-11-21", "2026-11-21T18:05:5xZ",
  ])
  func invalidTimesAreRejected(text: String) {
    expectEqual(Timestamp(text), nil)
  }
}

@Suite(.oneByOne) struct LineReaderTests {
  private func lines(_ text: String) throws -> [(String, Int, Bool)] {
    let reader = LineReader(try Scratch.file(text))
    var lines: [(String, Int, Bool)] = []
    while let line = try reader.next() {
      lines.append((String(decoding: line.bytes, as: UTF8.self), line.number, line.isTorn))
    }
    return lines
  }

  @Test func linesHaveTheirNumbers() throws {
    #expect(try lines("").isEmpty)
    let found = try lines("one\n\nthree\r\nfour")
    #expect(found.map(\.0) == ["one", "", "three", "four"])
    #expect(found.map(\.1) == [1, 2, 3, 4])
    #expect(found.map(\.2) == [false, false, false, true])
  }

  @Test func linesMayBeLongerThanTheBuffer() throws {
    let texts = (0..<30).map { String(repeating: "abcdefg", count: $0 * 1999) }
    let found = try lines(texts.map { $0 + "\n" }.joined())
    #expect(found.map(\.0) == texts)
  }

  @Test func linesBeyondTheLimitAreSkipped() throws {
    let long = String(repeating: "x", count: LineReader.limit + 5000)
    let reader = LineReader(try Scratch.file("a\n\(long)\nb\n\(long)"))
    var lengths: [Int] = []
    var areTooLong: [Bool] = []
    while let line = try reader.next() {
      lengths.append(line.bytes.count)
      areTooLong.append(line.isTooLong)
    }
    #expect(lengths == [1, 0, 1, 0])
    #expect(areTooLong == [false, true, false, true])
  }
}

/// Files for tests to read.
enum Scratch {
  static func file(_ text: String) throws -> Descriptor { try file(Array(text.utf8)) }

  /// Returns an open file with these bytes, which is deleted already.
  static func file(_ bytes: [UInt8]) throws -> Descriptor {
    let folder = try Project.temporaryFolder()
    let path = folder.appending(path: "scratch").path
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(at: folder) }
    return Descriptor(open(path, O_RDONLY))
  }
}
