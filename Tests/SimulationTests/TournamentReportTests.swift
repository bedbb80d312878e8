import GameCore
import GuessGame
import TestSupport
import Testing
@testable import Simulation

/// The report on a tournament as a value.
@Suite struct TournamentReportTests {
  /// Returns the report on players who all have the same results against all others.
  private func report(players: Int, test: String? = nil) throws -> TournamentReport {
    var tally = MatchTally()
    for (one, other) in [(5, 6), (7, 9), (4, 1)] {
      tally.add(
        .success(GameResult(score: one)), .success(GameResult(score: other)), Guess.better)
    }
    let fault = Incident(seed: 4, turn: 2, reason: .silent, detail: Phrase(en: "ran late", zh: ""))
    tally.add(.failure(fault), .success(GameResult(score: 8)), Guess.better)
    let tournament = Tournament(
      Guess.self, GuessOptions(), (1...players).map { .program("bot\($0)", command: "") },
      Tournament.Plan(
        seed: 1, games: 10, timeLimit: 3000, test: try test.map { try SequentialTest($0) }))
    let points = (1...players).map { _ in [Int](repeating: 2, count: 2 * players - 1) }
    return TournamentReport(
      tournament, .init(tallies: tournament.pairings.map { _ in tally }, points: points))
  }

  private func lines(_ players: Int, rows: Int, columns: Int, zh: Bool = false) throws -> [String] {
    try report(players: players)
      .lines(Presentation(language: zh ? .zh : .en, columns: columns), rows: rows)
  }

  @Test func aRaceIsWonDrawnOrLost() throws {
    let lines = try report(players: 2).lines(Presentation(language: .en))
    expectEqual(
      lines,
      [
        "Stopped after 4 of 10 games of 'arcade guess' by 2 players, from seed 1; both players of "
          + "a pair race on the same deals.", "",
        "bot1 against bot2: 2 won, 0 drawn, 2 lost; +0.0 Elo, but too few games for a margin.",
        "Mean scores: 5.3333 and 6 guesses.",
        "bot1 forfeited 1 game: 1 because it took longer than 3 s. The first: game 4, seed 4, "
          + "move 2: it ran late.",
        "",
        "'--seed 4 --games 1' plays the first of these games again; '--log FILE' keeps all games, "
          + "and the lines around each fault.",
      ])
  }

  @Test func aRaceHasNoPairsOfGames() throws {
    let objects = try report(players: 3, test: "0,20").objects
    #expect(objects[0]["mode"] == "race" && objects[0]["unit"] == "guesses")
    #expect(objects[0]["games"] == .number(12) && objects[0]["plannedGames"] == .number(30))
    #expect(objects[1]["type"] == "match" && objects[1]["pentanomial"] == nil)
    #expect(objects[0]["sprt"] == .object(["elo0": .decimal(0), "elo1": .decimal(20)]))
    #expect(objects[1]["wins"] == .number(2))
    expectEqual(objects[1]["sprt"]?.object?["accepted"], .null)
    expectEqual(objects[1]["means"], .list([.decimal(16.0 / 3), .decimal(6)]))
    #expect(objects[4]["type"] == "standing" && objects[4]["mean"] == .decimal(16.0 / 3))
  }

  @Test(arguments: [1, 2, 3, 5, 9, 40], [10, 20, 39, 79, 200])
  func itFitsTheWindow(rows: Int, columns: Int) throws {
    for players in [2, 3, 9] {
      for zh in [false, true] {
        let lines = try lines(players, rows: rows, columns: columns, zh: zh)
        #expect(lines.count <= rows && lines.allSatisfy { !$0.contains("Stopped") })
      }
    }
  }

  @Test func equalPointsHaveTheSameRank() throws {
    let tournament = Tournament(
      Guess.self, GuessOptions(), (1...4).map { .program("bot\($0)", command: "") },
      Tournament.Plan(seed: 1, games: 1, timeLimit: 3000))
    // The second and the third one draw; else the earlier one wins.
    let tallies = [1, 1, 1, 2, 1, 1].map { score in
      var tally = MatchTally()
      tally.add(
        .success(GameResult(score: score)), .success(GameResult(score: 2)), Guess.better)
      return tally
    }
    let report = TournamentReport(tournament, .init(tallies: tallies))
    let ranks = report.objects.filter { $0["type"] == "standing" }.compactMap { $0["rank"]?.number }
    expectEqual(ranks, [1, 2, 2, 4])
    let rows = report.ranking(Presentation(language: .en))
    expectEqual(rows.dropFirst().map { String($0.prefix(1)) }, ["1", "2", "2", "4"])
  }

  @Test func longCommandsKeepApart() throws {
    let path = "/usr/bin/env python3 /home/player/bots"
    let commands = ["\(path)/one.py", "\(path)/two.py", "\(path)/two.py", "./bot --fast"]
    let tournament = Tournament(
      Guess.self, GuessOptions(), commands.map { .program($0, command: $0) },
      Tournament.Plan(seed: 1, games: 10, timeLimit: 3000))
    let report = TournamentReport(tournament, .init())
    expectEqual(
      commands.indices.map { report.name($0, Presentation(language: .en)) },
      [
        "'env python3 one.py'", "'env python3 two.py' #1", "'env python3 two.py' #2",
        "'./bot --fast'",
      ])
  }
}
