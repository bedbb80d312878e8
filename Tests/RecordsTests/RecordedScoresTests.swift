import TestSupport
import Testing
@testable import Records

/// Scores as recorded, as the front page shows them.
@Suite(.oneByOne) struct RecordedScoresTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func book(_ records: [Record] = [], options: String = "") throws -> ScoreBook {
    try state.append(records)
    var filter = ScoreBook.Filter()
    filter.game = "spell"
    let book = ScoreBook(filter, spellCatalog, verifying: .none)
    if let lines = try state.folder.history.lines() { try book.read([lines]) }
    return book
  }

  private func group(_ records: [Record], options: String = "") throws -> ScoreGroup {
    try #require(try book(records, options: options).group(Spell.self, options: options))
  }

  private func day(_ text: String) throws -> Int { try #require(Timestamp(text)?.dayNumber) }

  // MARK: Scores

  @Test func anEmptyHistoryHasNothing() throws {
    let book = try book()
    #expect(book.group(Spell.self, options: "") == nil)
    #expect(book.streaks().current(on: 1) == 0 && book.streaks().longest == 0)
  }

  @Test func theBestRanksAsInTheScores() throws {
    let group = try group([
      .spell(5, seed: "1"), .spell(1, seed: "01"), .spell(2, seed: "2", hints: 1),
      .spell(4, seed: "3"), .spell(6, seed: "4"), .spell(7, seed: "5", claiming: 3),
    ])
    // Nothing is verified.
    #expect(group.bestScore == 3 && group.count == 6)
    expectEqual(group.recent, [5, 1, 2, 4, 6, 3])
  }

  @Test func onlyTheChosenOptionsOfTodaysRulesCount() throws {
    let games = try [
      Record.spell(5), .spell(4).changed(options: "size=03"), .spell(3).changed(rules: 1),
      .spell(2, hints: 1).changed(options: "size=4"), .spell(2).changed(game: "chess"),
    ]
    try expectEqual(group(games, options: "size=03").recent, [5, 4])
    try expectEqual(group([], options: "size=4").recent, [2])
    #expect(try book(options: "level=4").group(Spell.self, options: "level=4") == nil)
  }

  @Test func ofManyScoresTheLastOnesAreKept() throws {
    let scores = (0..<130).map { $0 % 7 + 1 }
    let group = try group(scores.map { try .spell($0) })
    #expect(group.count == 130 && group.recent == scores.suffix(ScoreGroup.recentLength))
  }

  @Test func gamesGivenUpAndLostOnesAreCountedApart() throws {
    var open = try Playthrough<Spell>.seed("daily 2026-11-21")
    _ = try open.play(open.wrongWord)
    let begun = try #require(Timestamp("2026-11-21"))
    let group = try group([
      open.record(begun: begun), .spell(2).changed(status: "lost"),
      .spell(3).changed(status: "fled"),
    ])
    #expect(group.count == 0 && group.unfinished == 1 && group.lost == 1)
    #expect(group.bestScore == nil && group.recent == [] && group.days.isEmpty)
  }

  // MARK: Daily games

  private func daily(
    _ guesses: Int, _ day: String, on begun: String? = nil, hints: Int = 0
  ) throws -> Record {
    try .spell(guesses, seed: "daily \(day)", day: begun ?? day, hints: hints)
  }

  @Test func theFirstDailyGameOfADayCounts() throws {
    let first = try daily(4, "2026-11-21", hints: 1).changed(options: "size=03")
    let book = try book([
      daily(3, "2026-11-20"), daily(2, "2026-11-20"), first, daily(1, "2026-11-21"),
      daily(1, "2026-11-19", on: "2026-11-21"),
    ])
    let (yesterday, today) = try (day("2026-11-20"), day("2026-11-21"))
    expectEqual(book.dailyRecord(of: Spell.self, on: today), first)
    try expectEqual(book.dailyRecord(of: Spell.self, on: yesterday), daily(3, "2026-11-20"))
    expectEqual(book.group(Spell.self, options: "").map { Set($0.days) }, [yesterday, today])
  }

  @Test func aDailyGameHasTheOptionsOfTheDay() throws {
    let other = try daily(4, "2026-11-21").changed(options: "size=4")
    let book = try book([other], options: "size=4")
    expectEqual(book.dailyRecord(of: Spell.self, on: try day("2026-11-21")), nil)
    expectEqual(book.streaks().longest, 0)
    expectEqual(book.group(Spell.self, options: "size=4")?.count, 1)
  }

  @Test func aLostDailyGameIsFinished() throws {
    let lost = try daily(4, "2026-11-21").changed(status: "lost")
    let book = try book([lost, daily(3, "2026-11-21")])
    let today = try day("2026-11-21")
    #expect(book.dailyRecord(of: Spell.self, on: today) == lost && lost.isLost)
    expectEqual(book.streaks().current(on: today), 1)
  }

  @Test func aStreakLastsWhileTodaysGameIsOpen() throws {
    let days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-19", "2026-11-20"]
    let streaks = try book(days.map { try daily(2, $0) }).streaks()
    let today = try day("2026-11-21")
    expectEqual(streaks.longest, 3)
    expectEqual([-1, 0, 1].map { streaks.current(on: today + $0) }, [2, 2, 0])
  }
}
