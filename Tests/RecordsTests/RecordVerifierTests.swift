@testable import Records
import TestSupport
import Testing

/// Records prove their scores; false ones are found out.
@Suite(.oneByOne) struct RecordVerifierTests {
  private func finding(_ record: Record) -> VerificationError? {
    RecordVerifier(spellCatalog).error(in: record)
  }

  @Test(arguments: 1...20)
  func aRecordProvesItsScore(seed: Int) throws {
    let record = try Record.spell(1 + seed % 7, seed: "\(seed)", hints: seed % 3)
    expectEqual(finding(record), nil)
    let score = record.score ?? 0
    let lies = [
      record.changed(score: score - 1), record.changed(score: score + 1),
      record.changed(status: "unfinished"), record.changed(status: "over"),
      record.changed(results: String(record.results.dropLast())),
      record.changed(results: record.results + "f"),
      record.changed(results: record.results.dropLast() + "e"),
      record.changed(moves: record.moves + " aaa"), record.changed(moves: ""),
      record.changed(moves: "x"),
      record.changed(moves: String(record.moves.dropLast(4))),
      record.changed(rules: 99), record.changed(game: "chess"),
      record.changed(options: "seats=1 size=4 strict=no"),
    ]
    for lie in lies { #expect(finding(lie) != nil, "\(lie.line)") }
  }

  /// A record of the deal `abc`.
  private func record(
    _ moves: String, _ results: String, score: Int, status: String = "won"
  ) throws -> Record {
    let head = try Playthrough<Spell>.deal("abc").head(begun: .now)
    return Record(
      head: head, ended: .now, status: status, score: score, results: results, moves: moves)
  }

  /// The number and the text of the move that differs.
  private func move(
    _ moves: String, _ results: String, score: Int, status: String = "won"
  ) throws -> String? {
    let finding = finding(try record(moves, results, score: score, status: status))
    guard let finding, let turn = finding.turn, let move = finding.move else { return nil }
    return "\(turn) \(move)"
  }

  @Test func theFirstMoveThatDiffersIsNamed() throws {
    try expectEqual(move("fff abd abc", "nef", score: 3), nil)
    try expectEqual(move("fff abd", "ne", score: 2, status: "unfinished"), nil)
    // Another score or status than the last move gives.
    try expectEqual(move("abd abc", "ef", score: 1), "2 abc")
    try expectEqual(move("abd", "e", score: 1), "1 abd")
    // Another outcome, a move that is refused, and none at all.
    #expect(try move("abd fff abc", "eef", score: 3) == "2 fff")
    #expect(try move("abd ab abc", "eef", score: 3) == "2 ab")
    #expect(try move("abc abc", "ff", score: 2) == "2 abc")
    #expect(try move("abd \u{1b}[31m abc", "eef", score: 3) == "2 \u{1b}[31m")
    // Fewer letters than moves, and more.
    try expectEqual(move("abd abc", "e", score: 2), "2 abc")
    try expectEqual(move("abc", "ff", score: 1), "1 abc")
    expectEqual(finding(try record("", "", score: 0))?.message, "it has no moves")
  }

  @Test func theMessageIsHarmlessAndNamesTheMove() throws {
    let message = finding(try record("abd \u{1b}[31m", "ee", score: 2))?.message ?? ""
    #expect(message.contains("move 2") && message.contains("\\u{1b}[31m"))
    #expect(!message.contains("\u{1b}"))
  }

  @Test func hintsAreNoMoves() throws {
    expectEqual(finding(try record("hint abd hint hint abc hint", "?e??f?", score: 2)), nil)
    try expectEqual(move("hint abd abc", "eef", score: 2), "1 hint")
    expectEqual(finding(try record("hint", "?", score: 0))?.message, "it has no moves")
  }

  @Test(arguments: [
    ("chess", 2, "", "'chess'"), ("spell", 3, "", "rules 3 of spell"),
    ("spell", 2, "level=9", "'level=9'"), ("spell", 2, "look=fancy", "'look=fancy'"),
    ("spell", 2, "size=9", "2 to 5"), ("spell", 2, "size=x", "'x'"),
    ("spell", 2, "strict=maybe", "'maybe'"),
  ])
  func aRecordMustMakeAGame(game: String, rules: Int, options: String, part: String) throws {
    let record = try record("abc", "f", score: 1)
      .changed(game: game, rules: rules, options: options, source: .seed("1"))
    try expectUnplayable(record, part)
  }

  @Test(
    arguments: [
      (.deal("xyz"), "'xyz'"), (.deal("@AAAA"), "'@AAAA'"), (.deal("abcd"), "3"),
      (.seed(""), "seed"),
    ] as [(DealOrigin, String)])
  func aRecordMustHaveADeal(source: DealOrigin, part: String) throws {
    try expectUnplayable(try record("abc", "f", score: 1).changed(source: source), part)
  }

  private func expectUnplayable(_ record: Record, _ part: String) throws {
    guard let error = finding(record), error.move == nil else {
      Issue.record("\(record.line) makes a game")
      return
    }
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test func oldRecordsAreVerifiedByTheirRules() throws {
    let four = try record("fff fff fff fff", "nnnn", score: 4, status: "lost")
    // By the first rules the game ended there, by today's it was under way.
    expectEqual(finding(four.changed(rules: 1)), nil)
    #expect(finding(four) != nil)
    expectEqual(finding(four.changed(status: "unfinished")), nil)
    #expect(finding(four.changed(status: "unfinished", rules: 1)) != nil)
  }
}
