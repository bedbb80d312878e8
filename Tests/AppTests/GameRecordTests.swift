@testable import Records
import TestSupport
import Testing
@testable import App

/// Records of the arcade's own games.
@Suite(.oneByOne) struct GameRecordTests {
  private let begun = Timestamp(seconds: 0)

  @Test(
    arguments: [
      ("chess", "", .seed("1")), ("guess", "level=9", .seed("1")),
      ("guess", "picker=list", .seed("1")), ("guess", "range=9-1", .seed("1")),
      ("memorize", "collapse=maybe", .seed("1")), ("guess", "range=0-9", .deal("77")),
      ("guess", "range=0-9", .deal("@AAAA")),
    ] as [(String, String, DealOrigin)])
  func whatMakesNoGameIsFound(game: String, options: String, source: DealOrigin) {
    let head = Record.Head(game: game, rules: 1, options: options, source: source, begun: begun)
    let record = Record(
      head: head, ended: begun, status: "won", score: 1, results: "c", moves: "8")
    guard RecordVerifier(.arcade).error(in: record)?.move == nil else {
      Issue.record("\(record.line) makes a game")
      return
    }
  }

  /// Records kept since the first rules, which must verify for ever.
  @Test func theRecordsOnFileVerify() throws {
    let path = "Tests/Data/history-1"
    let reader = try LineReader(path: Project.folder.appending(path: path).path)
    let records = try reader.records()
    try expectEqual(records.count, Project.text(path).split(separator: "\n").count)
    try #require(!records.isEmpty)
    for record in records {
      #expect(RecordVerifier(.arcade).error(in: record) == nil, "\(record.line)")
    }
  }
}
