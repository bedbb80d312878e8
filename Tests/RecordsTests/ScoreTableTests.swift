import TestSupport
import Testing
@testable import Records

/// The table of scores, in words and in JSON.
@Suite(.oneByOne) struct ScoreTableTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func table(_ book: ScoreBook, isOnlyBest: Bool = false) throws -> ScoreTable {
    ScoreTable(book, isOnlyBest: isOnlyBest, today: try #require(Timestamp("2026-11-21")))
  }

  /// The place, the score, the date, the seed and the number of hints in the lines of games.
  private func rows(_ table: ScoreTable) -> [[Int]] {
    table.lines(.words).filter { $0.contains("2026-11-21") }.map(\.numbers)
  }

  @Test func theTableListsTheBestAndTheLast() throws {
    let book = try state.book([
      .spell(4), .spell(2, hints: 1), .spell(3, seed: "7"), .spell(3, claiming: 1),
    ])
    let lines = try table(book).lines(.words)
    expectEqual(lines[0], "spell")
    #expect(lines[1].numbers == [3, 3] && lines[4].numbers == [1])
    expectEqual(Array(lines[2...3]), ["Stars: 6 of 6, three in 2 games.", "Flawless: 2 games."])
    expectEqual(Array(lines[7...9]), ["  2: 1", "  3: 1", "  4: 1"])
    let best = [[1, 3, 2026, 11, 21, 7], [2, 4, 2026, 11, 21, 42]]
    try expectEqual(
      rows(table(book)),
      best + [
        [1, 2026, 11, 21, 42], [3, 2026, 11, 21, 7], [2, 2026, 11, 21, 42, 1],
        [4, 2026, 11, 21, 42],
      ])
    expectEqual(lines.filter { $0.hasSuffix("seed 42, with 1 hint, again") }.count, 1)
    let chinese = try table(book).lines(Presentation(language: .zh))
    expectEqual(chinese.filter { $0.hasSuffix("种子 42，提示 1 次，再玩") }.count, 1)
    try expectEqual(rows(table(book, isOnlyBest: true)), best)
  }

  @Test func aRepeatedLineCountsOnce() throws {
    let (one, lie) = (try Record.spell(4), try Record.spell(5, claiming: 1))
    let records = try state.book([one, .spell(3, seed: "2"), one, lie, lie, one])
    let group = try #require(records.pages.first)
    #expect(group.count == 2 && group.unverified == 1 && group.repeated == 3)
    expectEqual(group.best.compactMap(\.score), [3, 4])
    let lines = try table(records).lines(.english)
    #expect(lines.contains { $0.contains("3 lines not counted") })
    try expectEqual(table(records).objects.first?["repeated"], .number(3))
  }

  @Test func aDrawIsNotCalledLost() throws {
    let draw = try Record.spell(1, claiming: 0).changed(
      status: "lost", game: Spell.recordName(.race), options: "race=random")
    let lines = try table(state.book([draw])).lines(.english)
    #expect(
      lines.contains { $0.contains("a draw") } && !lines.contains { $0.contains("lost") },
      "\(lines)")
  }

  @Test func anEmptyTableSaysWhy() throws {
    let empty = try table(state.book()).lines(.english)
    let other = try state.book([.spell(4)]) { $0.game = "cards" }
    let filtered = try table(other).lines(.english)
    #expect(empty.count == 1 && filtered.count == 1 && empty != filtered)
    #expect(try table(other).objects.isEmpty)
  }

  @Test func theTableAsJSON() throws {
    let objects = try table(try state.book([.spell(4), .spell(2, seed: "2"), .spell(2)])).objects
    expectEqual(
      objects.map { $0["type"] },
      ["scores", "bin", "bin", "bin", "best", "best", "last", "last", "last"])
    expectEqual(
      objects[0].text,
      #"{"better":"lower","flawless":2,"game":"spell","games":3,"longestStreak":0,"lost":0,"#
        + #""mean":2.6666666666666665,"median":2,"#
        + #""options":{"seats":"1","size":"3","strict":false},"ratedDeals":2,"repeated":0,"#
        + #""rules":2,"stars":6,"streak":0,"type":"scores","unchecked":0,"unfinished":0,"#
        + #""unit":"guesses","unverified":0}"#
    )
    #expect(objects[4]["rank"] == .number(1) && objects[4]["score"] == .number(2))
    #expect(objects[6]["verified"] == .bool(true) && objects[6]["score"] == .number(2))
    expectEqual(
      objects[6...].map { $0["playedBefore"] }, [.bool(true), .bool(false), .bool(false)])
  }
}
