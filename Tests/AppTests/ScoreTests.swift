import Foundation
import GameCore
import GuessGame
import TestSupport
import Testing
import TextUI
@testable import App
@testable import Storage

/// What follows from the scores of many games.
@Suite final class ScoreTests {
  private let state: StateFolder

  init() throws {
    state = StateFolder(path: try Project.temporaryFolder().path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: state.path)
  }

  /// A game of guess, whose secret is 8, in so many guesses, or one that only says so.
  private func game(
    _ guesses: Int, seed: String = "42", day: String = "2026-11-21", saying score: Int? = nil
  ) throws -> Record {
    let day = try #require(Timestamp(day))
    // From 99 downwards, and then right.
    let moves = (0..<guesses - 1).map { String(99 - $0) } + ["8"]
    return Record(
      head: Record.Head(
        game: "guess", rules: 1, options: "range=0-99", source: .seed(seed), begun: day),
      ended: day, status: "won", score: score ?? guesses,
      results: String(repeating: "h", count: guesses - 1) + "c",
      moves: moves.joined(separator: " "))
  }

  private func group(
    _ records: [Record], _ change: (inout ScoreBook.Filter) -> Void = { _ in }
  ) throws -> ScoreGroup? {
    for record in records { try state.history.append(record, mustLast: false) }
    var filter = ScoreBook.Filter()
    change(&filter)
    let book = ScoreBook(filter, GameRegistry.catalog)
    if let lines = try state.history.lines() { try book.read(lines) }
    return book.pages.first
  }

  @Test func theBestStandFirstAndOfEqualOnesTheEarliest() throws {
    let scores = [7, 3, 9, 3, 5, 8, 6, 4, 10, 11, 12, 2, 3]
    let records = try scores.enumerated().map {
      try game($1, day: "2026-01-\($0 < 9 ? "0" : "")\($0 + 1)")
    }
    let group = try #require(try group(records))
    #expect(group.best.compactMap(\.score) == [2, 3, 3, 3, 4, 5, 6, 7, 8, 9])
    #expect(group.best[1].ended.day == "2026-01-02")
    #expect(group.count == 13)
    #expect(group.median == 6)
    #expect(
      group.last(in: state.history).map(\.record.score) == [3, 2, 12, 11, 10, 4, 6, 8, 5, 3])
  }

  @Test func aScoreThatLiesNeverRanks() throws {
    let records = try [game(5), game(6, saying: 1), game(7)]
    let group = try #require(try group(records))
    #expect(group.best.compactMap(\.score) == [5, 7])
    #expect(group.lies == 1 && group.count == 2)
    #expect(group.games == [5: 1, 7: 1])
    #expect(group.last(in: state.history).map(\.isTrue) == [true, false, true])
  }

  @Test func aMiddlingLieIsShownAsSuch() throws {
    // With the list of the best full, it is found only where it is shown.
    let records = try (2...11).map { try game($0) } + [game(30, saying: 12)]
    let group = try #require(try group(records))
    #expect(group.best.compactMap(\.score) == Array(2...11))
    #expect(group.last(in: state.history).first?.isTrue == false)
  }

  @Test func gamesGivenUpAreOnlyCounted() throws {
    let whole = try game(4)
    let left = Record(
      head: whole.head, ended: whole.ended, status: Record.unfinished, score: 1, results: "h",
      moves: "99")
    let group = try #require(try group([left, whole, left]))
    #expect(group.count == 1 && group.givenUp == 2)
    #expect(group.best == [whole])
  }

  @Test func theMedianOfAnEvenNumberLiesBetween() throws {
    #expect(try group([game(4), game(5)])?.median == 4.5)
  }

  @Test func aStreakIsOfDaysInARowBegunOnTheirDay() throws {
    func daily(_ day: String, on begun: String? = nil) throws -> Record {
      let record = try game(2, seed: "daily \(day)", day: begun ?? day)
      let options = try Guess.Options(recorded: record.head.options)
      let source = try Playthrough<Guess>.Source(record.head.source)
      var game = try Playthrough<Guess>(options: options, source: source)
      for guess in 0...99 where game.isPlaying {
        if let move = Guess.P.Move(String(guess)) { _ = try? game.play(move) }
      }
      return game.record(begun: record.head.begun, ended: record.ended)
    }
    let records = try [
      daily("2026-11-10"), daily("2026-11-11"), daily("2026-11-12"), daily("2026-11-12"),
      daily("2026-11-14"), daily("2026-11-13", on: "2026-11-20"), daily("2026-11-15"),
    ]
    let group = try #require(try group(records))
    let day = try #require(Timestamp("2026-11-15")?.dayNumber)
    #expect(group.longestStreak == 3)
    #expect(group.streak(on: day) == 2)
    // The day is not over yet.
    #expect(group.streak(on: day + 1) == 2)
    #expect(group.streak(on: day + 2) == 0)
  }

  @Test func whatIsAskedForIsFiltered() throws {
    let records = try [game(4, day: "2026-01-01"), game(5, day: "2026-01-02")]
    let since = Timestamp("2026-01-02")
    #expect(try group(records) { $0.since = since }?.games == [5: 1])
    #expect(try group([]) { $0.options = ["range=0-99"] }?.count == 2)
    #expect(try group([]) { $0.options = ["range=0-9"] } == nil)
    #expect(try group([]) { $0.game = "cards" } == nil)
  }

  // MARK: A better score

  @Test func aBetterScoreBeatsAllThatVerify() throws {
    for record in try [game(5), game(4), game(9, saying: 1), game(7)] {
      try state.history.append(record, mustLast: false)
    }
    func previousBest(_ record: Record) -> PreviousBest? {
      PreviousBest(before: record, in: state.history, as: Guess.self)
    }
    let new = try game(3, seed: "other")
    #expect(previousBest(new)?.score == 4)
    #expect(try previousBest(game(4, seed: "other")) == nil)
    // Who knows the deal has beaten nobody.
    #expect(try previousBest(game(3)) == nil)
  }

  // MARK: Bars

  @Test func aScoreHasABarAndManyShareThem() {
    let bins = Histogram([4: 1, 6: 2]).bins
    #expect(bins.map(\.scores) == [4...4, 5...5, 6...6])
    #expect(bins.map(\.games) == [1, 0, 2])
    #expect(Histogram([:]).bins.isEmpty)
    let wide = Histogram([-31: 1, 0: 2, 95: 1]).bins
    #expect(wide.count <= 15)
    #expect(wide.map(\.games).reduce(0, +) == 4)
    #expect(wide.first?.scores == -40 ... -31 && wide.last?.scores == 90...99)
    for most in [1, 10, 100, 12_345, 1_000_000_000] {
      #expect((1...15).contains(Histogram([0: 1, most: 1]).bins.count))
    }
  }

  @Test func barsAreAsLongAsTheirShare() {
    let histogram = Histogram([1: 1, 2: 50, 3: 100])
    let blocks = histogram.lines(Presentation(language: .en))
    #expect(blocks[2].count { $0 == "█" } == 48)
    #expect(blocks[1].count { $0 == "█" } == 24)
    #expect(blocks[0].contains("▍ 1") || blocks[0].contains("▎ 1") || blocks[0].contains("▏ 1"))
    let ascii = histogram.lines(Presentation(language: .en, isASCII: true))
    #expect(ascii[1] == "  2  " + String(repeating: "#", count: 24) + " 50")
    #expect(histogram.lines(Presentation(language: .en, isPlain: true))[1] == "  2: 50")
    let narrow = histogram.lines(Presentation(language: .en, columns: 30))
    #expect(narrow.allSatisfy { $0.displayWidth <= 30 })
  }
}
