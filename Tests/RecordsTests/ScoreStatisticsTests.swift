import TestSupport
import Testing
@testable import Records

@Suite(.oneByOne) struct ScoreStatisticsTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func statistics(_ records: [Record]) throws -> [ScoreGroup] {
    try state.append(records)
    let book = ScoreBook(.init(), spellCatalog)
    if let lines = try state.folder.history.lines() { try book.read([lines]) }
    return book.statistics.map { $0[0] }
  }

  @Test func aHistoryWithoutFinishedGamesHasNone() throws {
    var open = try Playthrough<Spell>.seed("42")
    _ = try open.play(open.wrongWord)
    #expect(try statistics([]).isEmpty)
    #expect(try statistics([open.record(begun: .now)]).isEmpty)
  }

  @Test func theNumbersAreThoseOfTheScores() throws {
    let games = try [
      Record.spell(5, seed: "1"), .spell(1, seed: "1"), .spell(4, seed: "2", hints: 1),
      .spell(3, seed: "3", claiming: 1), .spell(6, seed: "4"),
    ]
    let all = try statistics(games)
    let spell = try #require(all.first)
    #expect(all.count == 1 && spell.count == 4 && spell.bestScore == 5 && spell.unaided == 3)
    #expect(spell.games == [1: 1, 4: 1, 5: 1, 6: 1] && spell.median == 4.5)
    expectEqual(spell.recent, [5, 1, 4, 6])
    let average = spell.facts(.english, today: 0).first { $0.name == "Average" }?.value
    expectEqual(average, "last ten 4, all 4")
    expectEqual(spell.title(.english), "spell")
  }

  @Test func eachSetOfOptionsHasItsTitle() throws {
    var options = SpellOptions()
    options.size = 4
    var longer = try Playthrough<Spell>(options: options, source: .seed(Seed("1")))
    _ = try longer.play(longer.word)
    let long = longer.record(begun: .now)
    let once = try statistics([.spell(2), .spell(3, seed: "7"), long])
    expectEqual(once.map { $0.title(.english) }, ["spell", "spell --size 4"])
    let later = longer.record(begun: .now, ended: Timestamp(seconds: Timestamp.now.seconds + 1))
    let all = try statistics([long, later])
    expectEqual(all.map { $0.title(.english) }, ["spell", "spell --size 4"])
  }

  @Test func aWeekIsFromMondayToSunday() throws {
    // 16 November 2026 was a Monday.
    let days = ["2026-11-09", "2026-11-15", "2026-11-16", "2026-11-22"]
    let games = try days.enumerated().map { try Record.spell($0 + 2, seed: "\($0)", day: $1) }
    let weeks = try #require(try statistics(games).first).weeks
    #expect(weeks.map(\.median) == [2.5, 4.5] && weeks.map(\.games) == [2, 2])
    let mondays = weeks.map { CalendarDay(number: $0.monday).description }
    expectEqual(mondays, ["2026-11-09", "2026-11-16"])
  }

  @Test func theLastEightWeeksWithGamesAreKept() throws {
    let days = [1, 8, 15, 22, 29].flatMap { day in
      ["01", "03"].map { "2026-\($0)-\(day < 10 ? "0" : "")\(day)" }
    }
    // The clock was set back before the last game.
    let games = try (days.sorted() + ["2026-03-02"]).map { try Record.spell(3, seed: $0, day: $0) }
    let weeks = try #require(try statistics(games).first).weeks
    #expect(weeks.count == 8 && weeks.map(\.monday) == weeks.map(\.monday).sorted())
    #expect(weeks.map(\.games).reduce(0, +) == 8)
  }

  @Test func ofManyGamesTheLastOnesAreKept() throws {
    let scores = (0..<70).map { $0 % 7 + 1 }
    let games = try scores.enumerated().map { try Record.spell($1, seed: "\($0)") }
    let spell = try #require(try statistics(games).first)
    #expect(spell.recent == scores.suffix(60) && spell.count == 70)
  }
}
