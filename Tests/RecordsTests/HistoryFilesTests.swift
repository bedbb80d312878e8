import Foundation
import Platform
import TestSupport
import Testing
@testable import Records

/// Several histories, and verification on several threads.
@Suite(.oneByOne) struct HistoryFilesTests {
  private func reader(_ lines: [String], isTorn: Bool = false) throws -> LineReader {
    let text = lines.map { $0 + "\n" }.joined()
    return LineReader(try Scratch.file(isTorn ? String(text.dropLast()) : text))
  }

  private func line(_ guesses: Int, _ day: String) throws -> String {
    try Record.spell(guesses, day: "2026-01-\(day)").line
  }

  private func merged(_ files: [[String]]) throws -> [String] {
    var lines: [String] = []
    try LineReader.readMerged(files.map { try reader($0) }) {
      lines.append(String(decoding: $0.bytes, as: UTF8.self))
    }
    return lines
  }

  @Test func historiesAreReadInTheOrderOfTheirGames() throws {
    let lines = try (10...19).map { try line($0 - 8, "\($0)") }
    try expectEqual(
      merged([[lines[0], lines[3], lines[9]], [lines[1], lines[2]], []]),
      [lines[0], lines[1], lines[2], lines[3], lines[9]])
    #expect(try merged([lines]) == lines && merged([]) == [])
    let first = try line(3, "10")
    // Of the same second, the first file's comes first; what is no record stays where it is.
    try expectEqual(
      merged([["garbage", lines[1]], [first, lines[1]], [lines[0], "rubbish", lines[2]]]),
      ["garbage", first, lines[0], "rubbish", lines[1], lines[1], lines[2]])
  }

  @Test func linesAreReadIfTheLastHasNoEnd() throws {
    let files = try [reader([line(2, "11")], isTorn: true), reader([line(2, "10")], isTorn: true)]
    var count = 0
    try LineReader.readMerged(files) { _ in count += 1 }
    expectEqual(count, 2)
  }

  private func verify(_ files: [[String]], jobs: Int) throws -> (reports: [String], HistoryVerifier)
  {
    var (reports, verifier) = ([String](), HistoryVerifier(spellCatalog, jobs: jobs))
    for file in files {
      try verifier.read(try reader(file)) { number, report in
        switch report {
        case .malformed(let error): reports.append("\(number) \(error.message)")
        case .unverified(let finding, let record):
          reports.append("\(number) \(record.score ?? 0) \(finding)")
        case .repeated: reports.append("\(number) repeated")
        }
      }
    }
    return (reports, verifier)
  }

  @Test(arguments: [1, 2, 5])
  func theNumberOfThreadsMakesNoDifference(jobs: Int) throws {
    var lines = try (0..<700).map { try Record.spell(3, seed: "\($0)").line }
    lines[3] = "garbage"
    lines[299] = try Record.spell(4, claiming: 1).line
    lines[300] = lines[299]
    lines[500] = lines[20]
    lines[699] = lines[20]
    let (reports, verifier) = try verify([lines, [lines[0], "x"]], jobs: jobs)
    let expected = try verify([lines, [lines[0], "x"]], jobs: 1).reports
    #expect(reports == expected && reports.count == 7)
    expectEqual(
      reports.map { $0.prefix { $0 != " " } }, ["4", "300", "301", "501", "700", "1", "2"])
    #expect(reports[3] == "501 repeated" && reports[5] == "1 repeated")
    #expect(verifier.unverified == 2 && verifier.malformed == 2)
    #expect(verifier.repeated == 3 && verifier.records == 697)
  }

  @Test func linesOfAllLengthsHaveHashesOfTheirOwn() throws {
    let text = String(repeating: "0123456789", count: 20)
    let lines =
      (0...200).map { String(text.prefix($0)) }
      + (0..<200).map { index in
        String(text.enumerated().map { $0 == index ? "x" : $1 })
      }
    var (seen, repeats) = (SeenLines(limit: .max), 0)
    let reader = try reader(lines + lines)
    while let line = try reader.next() { if seen.repeats(line) { repeats += 1 } }
    expectEqual(repeats, lines.count)
  }
}
