@testable import Records
import TestSupport
import Testing

@Suite(.oneByOne) struct RecordedPlaythroughTests {
  private let begun = Timestamp(seconds: 1000)

  @Test func aRecordHasEverythingThatWasPlayed() throws {
    var game = try Playthrough<Spell>.deal("abcd")
    game.noteHint()
    _ = try game.play("abdd")
    game.noteHint()
    game.noteHint()
    _ = try game.play("abcd")
    let record = game.record(begun: begun, ended: Timestamp(seconds: 1060))
    expectEqual(
      record.line,
      "1\tspell\t2\tseats=1 size=4 strict=no\t"
        + "deal=\(DealText.encoded("abcd", of: "spell"))\t1970-01-01T00:16:40Z"
        + "\t1970-01-01T00:17:40Z\twon\t2\t?e??f\thint abdd hint hint abcd")
    expectEqual(record.hints, 3)
    #expect(record.isFinished)
  }

  @Test(arguments: ["", "hint", "aaa", "hint aaa hint bbb hint"])
  func aRecordIsPlayedAgain(words: String) throws {
    var game = try Playthrough<Spell>.seed("42")
    for word in words.split(separator: " ") {
      if word == "hint" {
        game.noteHint()
      } else {
        _ = try game.play(#require(.init(String(word))))
      }
    }
    let record = game.record(begun: begun)
    expectEqual(record.moves, words)
    let again = try Playthrough<Spell>(playing: record)
    expectEqual(again.record(begun: begun).moves, words)
    expectEqual(again.hints, game.hints)
    expectEqual(again.record(begun: begun, ended: record.ended), record)
  }

  @Test func aRecordIsPlayedUpToAMoveThatIsRefused() throws {
    var game = try Playthrough<Spell>.seed("42")
    try game.win(in: 2)
    for moves in ["aaa aa", "aaa x aaa", "aaa \(try game.word) bbb"] {
      let record = game.record(begun: begun).changed(moves: moves)
      let again = try Playthrough<Spell>(playing: record)
      #expect(moves.hasPrefix(again.round.moves))
      expectEqual(again.turns, moves.hasSuffix(" bbb") ? 2 : 1)
    }
  }

  @Test func aWrittenDealBringsItsOptions() throws {
    let head = try Playthrough<Spell>.deal("abcd").head(begun: begun)
    expectEqual(head.options, "seats=1 size=4 strict=no")
    try expectEqual(Playthrough<Spell>(head).options.size, 4)
    let other = Record.Head(
      game: "spell", rules: 2, options: "size=3", source: head.source, begun: begun)
    #expect(throws: UserError.self) { try Playthrough<Spell>(other) }
  }
}

@Suite(.oneByOne) struct RecordTextTests {
  @Test(arguments: [
    (0, [], ""), (59, [], ""), (60, [1], "minute"), (3599, [59], "minutes"), (7200, [2], "hours"),
    (86_400, [1], "day"), (-5, [], ""),
  ])
  func aTimeIsLongAgo(seconds: Int, numbers: [Int], unit: String) {
    let (now, then) = (Timestamp(seconds: 200_000), Timestamp(seconds: 200_000 - seconds))
    let text = now.text(since: then, .english)
    #expect(text.numbers == numbers && (unit.isEmpty || text.contains(" \(unit) ")))
    expectEqual(now.text(since: then, .chinese).numbers, numbers)
  }

  @Test func aLineTellsScoreSeedTimeAndDoubt() throws {
    let record = try Record.spell(3, hints: 1)
    let now = Timestamp(seconds: record.ended.seconds + 300)
    func text(_ record: Record) -> String { record.text(.english, now: now, spellCatalog) }
    #expect(text(record).hasPrefix("spell: 3 guesses"))
    expectEqual(text(record).numbers, [3, 1, 42, 5])
    let doubtful = text(record.changed(score: 2)).split(separator: ", ").count
    expectEqual(doubtful, text(record).split(separator: ", ").count + 1)
    var open = try Playthrough<Spell>.seed("42")
    _ = try open.play(open.wrongWord)
    #expect(text(open.record(begun: now, ended: now)).hasPrefix("spell: 1 guess ("))
  }

  @Test func aRecordAsJSON() throws {
    let record = try Record.spell(2)
    let object = record.fields(spellCatalog)
    expectEqual(
      object.keys,
      [
        "endTime", "game", "hints", "moves", "options", "rules", "score", "seed", "startTime",
        "status",
      ])
    expectEqual(object["options"], .object(["seats": "1", "size": "3", "strict": .bool(false)]))
    #expect(object["score"] == .number(2) && object["seed"] == "42")
  }
}
