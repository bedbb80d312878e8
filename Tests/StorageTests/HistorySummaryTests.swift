import GameCore
import TestSupport
import Testing
@testable import Storage

@Suite(.oneByOne) struct HistorySummaryTests {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func summary(
    _ records: [Record] = [], options: String = "", today: String = "2026-11-21"
  ) throws -> HistorySummary {
    try state.append(records)
    let today = try #require(Timestamp(today))
    var summary = HistorySummary([GameChoice(Spell.self, options: options)], today: today)
    if let lines = try state.folder.history.lines() { try summary.read(MergedHistories([lines])) }
    return summary
  }

  private func day(_ text: String) throws -> Int { try #require(Timestamp(text)?.dayNumber) }

  // MARK: Scores

  @Test func anEmptyHistoryHasNothing() throws {
    let summary = try summary()
    let game = summary[game: "spell"]
    #expect(game.best == nil && game.count == 0 && game.recent == [] && game.last == nil)
    #expect(summary[game: "chess"].count == 0 && summary.dailyDays == [:])
    #expect(summary.streak == (0, 0))
  }

  @Test func theBestRanksAsInTheScores() throws {
    let game = try summary([
      .spell(5, seed: "1"), .spell(1, seed: "01"), .spell(2, seed: "2", hints: 1),
      .spell(4, seed: "3"), .spell(6, seed: "4"),
    ])[game: "spell"]
    #expect(game.best == 4 && game.count == 5)
    #expect(game.recent == [5, 1, 2, 4, 6])
  }

  @Test func onlyTheChosenOptionsOfTodaysRulesCount() throws {
    let games = try [
      Record.spell(5), .spell(4).changed(options: "size=03"), .spell(3).changed(rules: 1),
      .spell(2, hints: 1).changed(options: "size=4"), .spell(2).changed(game: "chess"),
    ]
    let game = try summary(games, options: "size=03")[game: "spell"]
    #expect(game.count == 2 && game.recent == [5, 4])
    #expect(game.last?.score == 2 && game.last?.hints == 1)
    #expect(game.last?.ended == Timestamp("2026-11-21"))
    #expect(try summary(options: "size=4")[game: "spell"].recent == [2])
    #expect(try summary(options: "level=4")[game: "spell"].count == 0)
  }

  @Test func ofManyScoresTheLastOnesAreKept() throws {
    let scores = (0..<130).map { $0 % 7 + 1 }
    let game = try summary(scores.map { try .spell($0) })[game: "spell"]
    #expect(game.count == 130 && game.recent == scores.suffix(GameSummary.recentLength))
  }

  @Test func gamesGivenUpAndOtherLinesAreSkipped() throws {
    var open = try Playthrough<Spell>.seed("daily 2026-11-21")
    _ = try open.play(open.wrongWord)
    let begun = try #require(Timestamp("2026-11-21"))
    let summary = try summary([open.record(begun: begun), .spell(2).changed(status: "lost")])
    #expect(summary[game: "spell"].count == 0 && summary.dailyDays == [:])
  }

  // MARK: Daily games

  private func daily(
    _ guesses: Int, _ day: String, on begun: String? = nil, hints: Int = 0
  ) throws -> Record {
    try .spell(guesses, seed: "daily \(day)", day: begun ?? day, hints: hints)
  }

  @Test func theFirstDailyGameOfADayCounts() throws {
    let first = try daily(4, "2026-11-21", hints: 1).changed(options: "size=03")
    let summary = try summary([
      daily(3, "2026-11-20"), daily(2, "2026-11-20"), first, daily(1, "2026-11-21"),
      daily(1, "2026-11-19", on: "2026-11-21"),
    ])
    let (yesterday, today) = try (day("2026-11-20"), day("2026-11-21"))
    #expect(summary.daily("spell", on: yesterday)?.score == 3)
    #expect(summary.daily("spell", on: yesterday)?.record == nil)
    #expect(summary.daily("spell", on: today)?.hints == 1)
    #expect(summary.daily("spell", on: today)?.record == first)
    #expect(summary.daily("spell", on: yesterday - 1) == nil)
    #expect(summary.daily("chess", on: today) == nil)
    #expect(summary.dailyDays == [yesterday: 1, today: 1])
  }

  @Test func aStreakLastsWhileTodaysGameIsOpen() throws {
    let days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-19", "2026-11-20"]
    let games = try days.map { try daily(2, $0) }
    #expect(try summary(games).streak == (2, 3))
    #expect(try summary(today: "2026-11-20").streak == (2, 3))
    #expect(try summary(today: "2026-11-22").streak == (0, 3))
  }
}
