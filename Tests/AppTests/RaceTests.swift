import Foundation
@testable import GameCore
import GuessGame
import Records
import TestSupport
import Testing
@testable import App

/// Races against the arcade's players.
@Suite(.oneByOne) struct RaceTests {
  private static let games = GameCatalog.arcade.games.map { Case(game: $0) }

  struct Case: CustomTestStringConvertible, Sendable {
    let game: any ArcadeGame.Type
    var testDescription: String { game.name }
  }

  // MARK: Rules

  @Test(arguments: games)
  func theOpponentPlaysTheDealAsItDoesAlone(_ each: Case) throws {
    try opponents(each.game)
  }

  private func opponents<G: ArcadeGame>(_ game: G.Type) throws {
    for kind in G.bots {
      var race = Table(try race(G.self, kind.name, seed: 8), nil)
      let solo = try played(G.self, kind, seed: 8)
      let best = try played(G.self, try #require(G.bots.first), seed: 8)
      for entry in best.log {
        try race.play(entry.move)
        expectEqual(race.game.log.last?.event, entry.event)
        guard race.isPlaying else { break }
        let (game, turns) = (race.game, min(race.game.turns, solo.turns))
        expectEqual(
          game.opponentFacts, OpponentFacts(solo.prefix(game.turns).position, turns: turns))
      }
      let ended = race.game
      #expect(race.hasEnded && ended.isOver && ended.opponentFacts?.isFinished == true)
      expectEqual(ended.opponentFacts?.score, solo.position.score.value)
      expectEqual(ended.alone(Seat(1))?.round.moves, solo.round.moves)
      expectEqual(ended.costsOfTwo?.last, solo.review?.cost)
      expectEqual(ended.position.score.value, best.position.score.value)
      let lead = best.position.score.value - solo.position.score.value
      expectEqual(ended.recordedScore, G.better == .higher ? lead : -lead)
    }
  }

  private func race<G: ArcadeGame>(
    _ game: G.Type, _ opponent: String, seed: UInt64
  ) throws -> Playthrough<G> {
    let (options, opposition) = try G.options(recorded: "race=\(opponent)", .race)
    return try Playthrough(
      options: options, source: .seed(Seed(number: seed)), opposition: opposition)
  }

  private func played<G: ArcadeGame>(
    _ game: G.Type, _ kind: Bot<G>, seed: UInt64
  ) throws -> Playthrough<G> {
    var game = try Playthrough<G>(options: G.Options(), source: .seed(Seed(number: seed)))
    var player = kind.create(game.position.setup, game.source.playerSeed)
    while game.isPlaying {
      let event = try #require(try game.play(player.move(at: game.position)))
      player.observe(event, at: game.position)
    }
    return game
  }

  /// Two deals with the same answers to the player look the same, whatever the opponent is told.
  @Test func nothingOfTheDealIsTold() throws {
    var races = try ["3", "14", "20"].map { secret in
      try Table(
        Playthrough<Guess>(
          options: GuessOptions(), source: .deal(try Guess.D(reading: secret)),
          opposition: options("race=expert")), nil)
    }
    for number in [99, 90, 80] {
      let told = try races.indices.map { index in
        _ = try races[index].play(NumberMove(number))
        let race = races[index].game
        return "\(race.news(.shared) ?? "")\n\(race.score(.shared))\n"
          + race.line(ofMove: race.turns).text
      }
      expectEqual(Set(told).count, 1, "\(told)")
    }
    _ = try races[0].play(NumberMove(70))
    let facts = races[0].game.opponentFacts?.fields.text
    expectEqual(facts, #"{"finished":false,"score":4,"turns":4}"#)
  }

  @Test func theOpponentsRestIsToldAtTheEnd() throws {
    var race = Table(try race(Guess.self, "random", seed: 42), nil)
    _ = try race.play(NumberMove(50))
    expectEqual(race.game.opponentFacts?.turns, 1)
    _ = try race.play(NumberMove(8))
    let ended = race.game
    expectEqual(ended.opponentFacts?.fields.text, #"{"finished":true,"score":7,"turns":7}"#)
    #expect(ended.recordedScore == 5 && ended.verdict(.shared) == "You win by 5 guesses!")
  }

  @Test func aGuessThatCannotWinIsTold() throws {
    var race = Table(try race(Guess.self, "expert", seed: 42), nil)
    var news: [String] = []
    for number in [99, 98, 97, 96, 95, 94, 8] {
      _ = try race.play(NumberMove(number))
      news.append(race.game.news(.shared) ?? "")
    }
    expectEqual(news.filter { $0.contains("finished with 5 guesses") }.count, 1)
    expectEqual(
      news.map { $0.contains("You can no longer win this race") },
      [
        false, false, false, false, true, false, false,
      ])
    expectEqual(race.game.verdict(.shared), "Expert wins by 2 guesses.")
  }

  @Test func aLostGameIsBehindEveryWonOne() {
    func text(_ own: GameResult, _ other: GameResult) -> String {
      SeatNames(nil, .expert).outcome(own: own, other: other, Guesses.unit, .shared)
    }
    let (won, lost) = (GameResult(score: 9), GameResult(score: 2, isLost: true))
    expectEqual(text(won, lost), "You win, as Expert has lost the game!")
    expectEqual(text(lost, won), "Expert wins, as you have lost the game.")
    expectEqual(text(lost, lost), "A draw: both lost the game.")
    expectEqual(text(won, won), "A draw, 9 guesses each.")
  }

  /// A lead is no mere difference: who has found the word is ahead of who has lost with as many.
  @Test func aLostGameIsBehindOneOfItsScore() throws {
    var race = try Playthrough<Spell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")),
      opposition: Opposition(Spell.self, .race))
    for guess in 1...100 {
      try race.play("fff", at: 0)
      try race.play(guess < 100 ? "fff" : "abc", at: 1)
    }
    expectEqual(race.results, [GameResult(score: 100, isLost: true), GameResult(score: 100)])
    #expect(race.isOver && race.isLost && race.recordedScore == -1)
    #expect(race.verdict(.shared).contains("as you have lost the game."))
  }

  // MARK: Series

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
      options = try played.next(isSameDeal: false).opposition
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
      options = try race(options, numbers).next(isSameDeal: isSameDeal).opposition
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
      options = try race(options, [50]).next(isSameDeal: false).opposition
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
    let next = try race(options("race=expert series=3:1-0"), [8]).next(isSameDeal: true)
    expectEqual(next.opposition?.series?.description, "3:0-0:again")
  }

  // MARK: Program

  @Test func racesAndSoloGamesDoNotMix() throws {
    let process = try InProcess()
    _ = try process.run("arcade guess -s 42 --record --quiet 50 8")
    _ = try process.run("arcade guess -s 42 --race expert --record --quiet 8")
    let scores = try process.run("arcade scores guess").output.split(separator: "\n\narcade ")
    try #require(scores.count == 2)
    #expect(scores[0].contains("1 game, median 2.") && !scores[0].contains("ahead"))
    #expect(scores[1].hasPrefix("guess --race expert\n1 game: you won 1, Expert won 0,"))
    try expectEqual(process.run("arcade verify").output, "2 records, all verified.\n")
  }

  @Test func aSeriesIsPlayedInLines() throws {
    let process = try InProcess()
    let printed = try process.type(
      "arcade guess --race expert --best-of 1 -s 42", "8\nno\n"
    ).output
    #expect(printed.contains("You win by 4 guesses! You win the series 1–0!"))
    let next = try process.type("arcade guess --race expert --best-of 5 -s 42", "8\nno\n")
    #expect(next.output.contains("You win by 4 guesses! Series: 1–0, first to 3."))
  }

  @Test func aRaceIsPlayedOnTheScreen() throws {
    let process = try InProcess()
    let played = try process.play(
      "arcade guess -s 42 --race expert --record",
      ["", "5 0 Enter", "8 Enter", .wait(3000), "n", "q"])
    #expect(played.shows("■ You 0 guesses", after: 0) && played.shows("□ Expert 0", after: 0))
    #expect(played.shows("□ Expert 1 guess", after: 1))
    // After the confetti for the first win.
    #expect(played.shows("You win by 3 guesses!", after: 3))
    #expect(played.shows("Series: 1–0, first to 2.", after: 3))
    #expect(played.shows("You beat Expert for the first", after: 3))
    #expect(played.shows("series 1–0", after: 4))
    let chinese = try process.play(
      "arcade guess -s 42 --race expert --lang zh",
      ["5 0 Enter", "8 Enter", .wait(3000), "q"])
    #expect(chinese.shows("□ 高手 1 次", after: 0))
    #expect(chinese.shows("你少用了 3 次，赢了！", after: 2))
    #expect(chinese.shows("总比分 1–0，先赢 2 局的获胜。", after: 2))
    // One's own board is rated as if one played alone.
    #expect(chinese.shows("★★★ 失误 ≤", after: 2))
  }

  @Test func aRaceLeftIsResumed() throws {
    let process = try InProcess()
    let left = try process.play(
      "arcade memorize -s 42 --race expert --record", ["1 Enter 4 2 8", "q q"])
    #expect(left.shows("□ Expert ○○○○○○ 2 moves", after: 0))
    let front = try process.play("arcade settings lesson off; arcade", [""])
    #expect(front.shows("you 2, Expert 2", after: 0))
    let resumed = try process.play(
      "arcade resume --no-animation", ["", "3 1 0 5 6 7 1 2 9 1 1", "n"])
    #expect(resumed.shows("■ You ●●○○○○ 2 moves", after: 0))
    #expect(resumed.shows("Series: 1–0, first to 2.", after: 1))
    #expect(resumed.shows("series 1–0", after: 2))
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
  }

  @Test func aResumedRaceContinuesItsSeries() throws {
    let process = try InProcess()
    let line = "arcade guess --race expert --best-of 5 --range 0-999999 --record"
    // The first race is given up, and the second one left.
    _ = try process.play(line, ["5 Enter", "n n", "5 Enter", "q q"])
    let journals = try journals(of: process)
    #expect(
      journals.count == 1 && journals[0].contains("\trange=0-999999 race=expert series=5:0-1\t"))
    #expect(try process.play("arcade", [""]).shows("series 0–1", after: 0))
    let told = try process.type("arcade resume guess --plain", "quit\n").output
    #expect(told.contains("Best of 5: Expert leads 1 to 0.\n"), "\(told)")
    let resumed = try process.play("arcade resume guess", ["", "n n"])
    #expect(resumed.shows("series 0–1", after: 0) && resumed.shows("series 0–2", after: 1))
    let listed = try process.run("arcade replay --list").output
    #expect(listed.contains("you – Expert (given up),") && !listed.contains("a draw"))
    let history = try process.run("arcade scores guess --json").output
    #expect(!history.contains("series"))
    try expectEqual(process.run("arcade verify").output, "2 records, all verified.\n")
  }

  private func journals(of process: InProcess) throws -> [String] {
    let state = try #require(StateFolder { $0 == "HOME" ? process.home.path : nil })
    return try state.journals().map { try String(contentsOfFile: $0, encoding: .utf8) }
  }

  @Test func aJournalWithoutASeriesStandsAlone() throws {
    let standingAlone = try options("range=0-99 race=expert")
    expectEqual(standingAlone?.series, nil)
    // The words may stand in any order.
    let text = "race=expert range=0-99 series=5:1-2:again"
    let (options, counted) = try Guess.options(recorded: text, .race)
    #expect(counted?.series?.description == "5:1-2:again" && counted?.bestOf == 5)
    expectEqual(options.recorded(with: counted), "range=0-99 race=expert")
    expectEqual(options.journaled(with: counted), "range=0-99 race=expert series=5:1-2:again")
    expectEqual(options.recorded(with: nil), "range=0-99")
    let way = GameVariant(Guess.self, .race)
    #expect(way.command("race=expert") == "arcade guess --race expert")
    #expect(way.fields("race=random")?.text == #"{"lies":"0","race":"random","range":"0-99"}"#)
    #expect(way.normalForm(of: "race=eager") == nil && way.recordName == "guess-race")
    #expect(way.unit.better == .higher)
    for text in ["3", "3:1", "3:2-0", "4:1-0", "3:1-0:x", "3:01-0", "3:1--0", "101:0-0", ""] {
      expectEqual(Series(text), nil, "\(text)")
      #expect(throws: UserError.self) {
        try self.options("race=expert series=\(text)")
      }
    }
  }
}
