import Foundation
@testable import GameCore
import GuessGame
import Records
import TestSupport
import Testing
@testable import App

/// Series of races, and what their end and beginning tell.
@Suite(.oneByOne) struct RaceSeriesTests {
  private func options(_ recorded: String) throws -> Opposition? {
    try Guess.options(recorded: recorded, .race).1
  }

  /// Plays a race of guess on the deal of seed 42, whose number is 8; the opponent needs 5 guesses.
  private func race(_ options: Opposition?, _ numbers: [Int]) throws -> Playthrough<Guess> {
    var race = Table(
      try Playthrough<Guess>(
        options: GuessOptions(), source: .seed(Seed(number: 42)), opposition: options), nil)
    for number in numbers { _ = try race.play(NumberMove(number)) }
    return race.game
  }

  private static let slow = [1, 2, 3, 4, 5, 6, 7, 8]

  @Test func aSeriesGoesOnUntilItIsDecided() throws {
    var options = try options("race=expert")
    options?.series = Series(length: 3)
    var verdicts: [String] = []
    for numbers in [[8], Self.slow, [1, 2, 3, 4, 8], [8], Self.slow] {
      let played = try race(options, numbers)
      verdicts.append(played.verdict(.shared))
      options = try played.next(.newDeal).opposition
    }
    expectEqual(
      verdicts,
      [
        "You win by 4 guesses! Series: 1–0, first to 2.",
        "Expert wins by 3 guesses. Series: 1–1, first to 2.",
        "A draw, 5 guesses each. Series: 1–1, first to 2.",
        "You win by 4 guesses! You win the series 2–1!",
        "Expert wins by 3 guesses. Series: 0–1, first to 2.",
      ])
  }

  @Test func aRaceGivenUpIsLostAndADealAgainCountsForNothing() throws {
    var options = try options("race=expert")
    func next(after numbers: [Int], isSameDeal: Bool) throws -> String {
      options = try race(options, numbers).next(isSameDeal ? .sameDeal : .newDeal).opposition
      return try race(options, [8]).verdict(.shared)
    }
    // A script's race belongs to no series; a person's next one does.
    try expectEqual(race(options, [8]).verdict(.shared), "You win by 4 guesses!")
    #expect(try next(after: [8], isSameDeal: false).hasSuffix("Series: 1–0, first to 2."))
    #expect(try next(after: [], isSameDeal: true).hasSuffix("Series: 1–0, first to 2."))
    #expect(try next(after: [50], isSameDeal: true).hasSuffix("the series stays 0–1."))
    #expect(try next(after: [8], isSameDeal: false).hasSuffix("Series: 1–1, first to 2."))
    #expect(try next(after: [50], isSameDeal: false).hasSuffix("Series: 1–0, first to 2."))
  }

  @Test func theBeginningTellsTheStanding() throws {
    func preface(_ series: String, _ presentation: Presentation = .shared) throws -> String? {
      try race(options("race=expert series=\(series)"), []).preface(presentation)
    }
    try expectEqual(preface("3:0-0"), "Best of 3: the first to win 2 races wins the series.")
    try expectEqual(preface("3:1-0"), "Best of 3: you lead 1–0.")
    try expectEqual(preface("3:0-1"), "Best of 3: Expert leads 1–0.")
    try expectEqual(preface("3:1-1"), "Best of 3: 1–1, the next win decides.")
    try expectEqual(preface("5:1-1"), "Best of 5: 1–1 so far.")
    try expectEqual(preface("1:0-0"), nil)
    try expectEqual(preface("3:1-0:again"), "Replayed deals don't count; the series stays 1–0.")
    let chinese = Presentation(language: .zh)
    try expectEqual(preface("3:0-1", chinese), "3 局 2 胜，高手以 1–0 领先。")
    try expectEqual(preface("3:1-1", chinese), "3 局 2 胜，目前 1–1，谁再赢一局谁获胜。")
  }

  @Test func givingUpIsTold() throws {
    var options = try options("race=expert series=3:1-0")
    var told: [String?] = []
    for _ in 0..<3 {
      options = try race(options, [50]).next(.newDeal).opposition
      told.append(try race(options, []).preface(.shared))
    }
    expectEqual(
      told,
      [
        "The race that you gave up counts for Expert. Best of 3: 1–1, the next win decides.",
        "You gave up the last race, so Expert wins the series 2–1. "
          + "Best of 3: the first to win 2 races wins the series.",
        "The race that you gave up counts for Expert. Best of 3: Expert leads 1–0.",
      ])
    let screen = try InProcess().play(
      "arcade guess --race expert --best-of 1 --range 0-999999", ["5 Enter", "n n", "5 Enter"])
    let asked = try InProcess().play(
      "arcade guess --race expert --range 0-999999", ["5 Enter n", "q", "q"])
    #expect(asked.shows("This race then counts for Expert.", after: 0))
    #expect(!asked.shows("This race then counts", after: 2))
    let sentence = "You gave up the last race, so Expert wins the series 1–0."
    #expect(screen.shows(sentence, after: 1) && !screen.shows(sentence, after: 2))
  }

  @Test func aKnownDealCountsInNoNewSeries() throws {
    let next = try race(options("race=expert series=3:1-0"), [8]).next(.sameDeal)
    expectEqual(next.opposition?.series?.description, "3:0-0:again")
  }

}
