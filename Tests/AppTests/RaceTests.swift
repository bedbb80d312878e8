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
          opposition: Guess.options(recorded: "race=expert", .race).1), nil)
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

  /// Here the best player is behind one that guesses at random.
  @Test func aRaceLostByLuckSaysSo() throws {
    let line = "arcade guess --seed 2 --race random"
    let output = try InProcess().run("\(line) 49 24 11 5 8 9 10").output
    #expect(output.contains("Given away: you 0, Random 1; luck decided.\n"), "\(output)")
    let played = try InProcess().play(
      "\(line) --no-animation", ["49 Enter 24 Enter 11 Enter 5 Enter 8 Enter 9 Enter 1 0 Enter"])
    #expect(played.shows("; luck decided.", after: 0), "\(played.shown)")
    let won = try InProcess().run("arcade guess --seed 2 --race random 49 24 11 5 8 10").output
    #expect(won.contains("Given away: you") && !won.contains("luck decided"), "\(won)")
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

}
