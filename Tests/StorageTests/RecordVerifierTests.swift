import GameCore
import Storage
import TestSupport
import Testing

/// Records prove their scores; false ones are found out.
@Suite struct RecordVerifierTests {
  private func finding(_ record: Record) -> String? {
    RecordVerifier.finding(in: record, spellCatalog)?.message
  }

  @Test(arguments: 1...20)
  func aRecordProvesItsScore(seed: Int) throws {
    let record = try Record.spell(1 + seed % 7, seed: "\(seed)", hints: seed % 3)
    #expect(finding(record) == nil)
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

  @Test func theFirstMoveThatDiffersIsNamed() throws {
    #expect(finding(try record("fff abd abc", "nef", score: 3)) == nil)
    #expect(finding(try record("fff abd", "ne", score: 2, status: "unfinished")) == nil)
    #expect(
      finding(try record("abd abc", "ef", score: 1))
        == "move 2, 'abc', gives 2 guesses, but the record says 1")
    #expect(
      finding(try record("abd fff abc", "eef", score: 3))
        == "move 2, 'fff', is none, but the record says 'e'")
    #expect(
      finding(try record("abd ab abc", "eef", score: 3))
        == "move 2, 'ab', is refused: 2 letters are not 3.")
    #expect(
      finding(try record("abc abc", "ff", score: 2))
        == "move 2, 'abc', is refused: The word was found.")
    #expect(
      finding(try record("abd", "e", score: 1))
        == "move 1, 'abd', leaves the game unfinished, but the record says won")
    #expect(
      finding(try record("abd abc", "e", score: 2))
        == "move 2, 'abc', is found, but the record has no letter for it")
    #expect(
      finding(try record("abc", "ff", score: 1))
        == "move 1, 'abc', is the last one, but the record has more letters")
    #expect(
      finding(try record("abd \u{1b}[31m abc", "eef", score: 3))
        == "move 2, '\\u{1b}[31m', is not a move")
    #expect(finding(try record("", "", score: 0)) == "it has no moves")
  }

  @Test func hintsAreNoMoves() throws {
    #expect(finding(try record("hint abd hint hint abc hint", "?e??f?", score: 2)) == nil)
    #expect(
      finding(try record("hint abd abc", "eef", score: 2)) == "move 1, 'hint', is not a move")
    #expect(finding(try record("hint", "?", score: 0)) == "it has no moves")
  }

  @Test(arguments: [
    ("chess", 2, "", "unknown game 'chess'"),
    ("spell", 3, "", "this version of arcade does not know rules 3 of spell"),
    ("spell", 2, "level=9", "unknown option 'level=9'"),
    ("spell", 2, "look=fancy", "unknown option 'look=fancy'"),
    ("spell", 2, "size=9", "a word has 2 to 5 letters"),
    ("spell", 2, "size=x", "--size takes a whole number from 1 to 9, not 'x'"),
    ("spell", 2, "strict=maybe", "strict takes yes or no, not 'maybe'"),
  ])
  func aRecordMustMakeAGame(game: String, rules: Int, options: String, message: String) throws {
    let record = try record("abc", "f", score: 1)
      .changed(game: game, rules: rules, options: options, source: .seed("1"))
    #expect(finding(record) == message)
  }

  @Test func aRecordsDealMustBeOne() throws {
    let record = try record("abc", "f", score: 1)
    #expect(
      finding(record.changed(source: .deal("xyz")))
        == "a deal of spell is a word of the letters a to f, not 'xyz'")
    #expect(
      finding(record.changed(source: .deal("@AAAA")))
        == "'@AAAA' is not a deal of spell that 'arcade deal' printed")
    #expect(
      finding(record.changed(source: .deal("abcd"))) == "the word must have 3 letters")
    #expect(
      finding(record.changed(source: .seed("")))
        == "the seed is empty; give a number or a word")
  }

  @Test func oldRecordsAreVerifiedByTheirRules() throws {
    let four = try record("fff fff fff fff", "nnnn", score: 4, status: "over")
    // By the first rules the game ended there, by today's it was under way.
    #expect(finding(four.changed(rules: 1)) == nil)
    #expect(finding(four)?.contains("leaves the game unfinished") == true)
    #expect(finding(four.changed(status: "unfinished")) == nil)
    #expect(finding(four.changed(status: "unfinished", rules: 1)) != nil)
  }
}
