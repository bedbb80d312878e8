import Foundation
import GameCore
import TestSupport
import Testing
@testable import App

/// Tournaments as the command plays them.
@Suite(.waiting) struct TournamentTests {
  /// Runs a command and returns what it prints.
  private func output(_ line: String) throws -> String {
    let outcome = try Program.shell(line)
    #expect(outcome.status == 0 && outcome.error == "", "\(line)")
    return outcome.output
  }

  private static let lines = [
    "memorize strategist expert forgetful:6 random --games 300",
    "cards expert eager random --games 300", "tunes strategist strategist --games 200",
    "guess expert random expert --games 600", "guess expert random --sprt 0,40",
    "memorize strategist forgetful --games 1000 --sprt 0,40",
  ]

  /// Each line in one of the two forms, in turn.
  private static let forms = lines.indices.map { $0.isMultiple(of: 2) ? "" : " --json" }

  @Test(arguments: zip(lines, forms))
  func theNumberOfThreadsMakesNoDifference(line: String, form: String) throws {
    let outputs = try [1, 2, 7].map {
      try output("arcade tournament \(line) --seed 18446744073709551600 --jobs \($0)\(form)")
    }
    #expect(Set(outputs).count == 1 && !outputs[0].isEmpty)
  }

  @Test func aTestEndsATournament() throws {
    let line = "arcade tournament memorize strategist random --seed 1 --sprt 0,40 --json"
    let text = try output(line + " --games 100000")
    #expect(text.contains(#""accepted":"elo1""#))
    #expect(try output(line + " --games 20").contains(#""games":20,"#))
    // A log changes nothing.
    try expectEqual(output(line + " --games 100000 --log /dev/null"), text)
    #expect(!text.contains(#""games":100000"#))
  }

  @Test func withoutAsManyGamesATestEndsOnlyWhenItIsDecided() throws {
    let line = "arcade tournament memorize strategist expert --seed 1 --sprt 0,20"
    let text = try output(line)
    #expect(text.hasPrefix("1322 games of") && text.contains("20 Elo accepted, 0 rejected"))
    let short = try output(line + " --games 200")
    #expect(short.hasPrefix("200 games of"))
    #expect(short.contains("not decided within 200 games, the most that --games allows ("))
  }

  @Test func aCleanSweepShowsNoInfiniteNumbers() throws {
    let line = "arcade tournament cards expert eager --games 20 --seed 1"
    #expect(try output(line).contains("20 won, 0 drawn, 0 lost; a clean sweep, "))
    #expect(try output(line + " --lang zh").contains("全胜，Elo 差没有上限。"))
    let json = try output(line + " --json")
    #expect(!json.contains("elo") && !json.contains("margin") && !json.contains("superiority"))
    #expect(json.contains(#""plannedGames":20,"#) && json.contains(#""stopped":false,"#))
    let table = try output(line.replacing("eager", with: "eager random"))
    #expect(table.contains("1  expert ") && !table.contains("inf"))
  }

  /// Both play the same deals, each once, and the better score wins.
  @Test func gamesForOneAreRaced() throws {
    let text = try output("arcade tournament guess expert random --games 300 --seed 1")
    #expect(text.hasPrefix("300 games of 'arcade guess' by 2 players, from seed 1; both players"))
    let means = try #require(text.firstMatch(of: /Mean scores: ([\d.]+) and ([\d.]+) guesses\./))
    for (player, mean) in zip(["expert", "random"], [means.1, means.2]) {
      let alone = try output("arcade simulate guess \(player) --games 300 --seed 1")
      #expect(alone.contains("Mean \(mean) guesses"))
    }
    let same = try output("arcade tournament guess expert expert --games 30 --seed 1")
    #expect(same.contains("expert #1 against expert #2: 0 won, 30 drawn, 0 lost; +0.0 Elo"))
    #expect(same.contains("every deal scored the same"))
    // Chance is not the same for both.
    let twins = try output("arcade tournament guess random random --games 300 --seed 1")
    #expect(!twins.contains("every deal scored the same"))
    let test = try output("arcade tournament guess expert random --seed 1 --sprt 0,40")
    #expect(test.contains("40 Elo accepted, 0 rejected"))
  }

  /// N is the number of games in every pairing, whether a deal makes one or two of them.
  @Test(arguments: ["cards eager random", "guess expert random"])
  func numbersOfGamesAreThoseAskedFor(line: String) throws {
    let text = try output("arcade tournament \(line) --seed 1 --games 40")
    #expect(text.hasPrefix("40 games of"))
    let three = try output("arcade tournament \(line) random --seed 1 --games 40")
    #expect(three.hasPrefix("120 games of") && three.contains("by 3 players, 40 in every pairing,"))
    let json = try output("arcade tournament \(line) random --seed 1 --games 40 --json")
    expectEqual(json.ranges(of: "\"games\":120").count, 1)
    expectEqual(json.ranges(of: "\"games\":40,").count, 3)
  }

  @Test func aPlayerThatMeetsItselfIsAsStrongAsItself() throws {
    let text = try output(
      "arcade tournament memorize strategist strategist --pairs 2 --games 4000 --seed 1")
    #expect(text.contains("strategist #1 against strategist #2: "))
    let even = "+0.0 Elo, but every deal scored the same, so no margin can be given."
    #expect(text.contains(even))
    #expect(text.contains("The first seat ends 0.6"))
  }

  private static let fewPlayers =
    "takes 2 to 64 players, as in 'arcade tournament guess expert random'; bots: expert, tidy, "
    + "dreamy, cautious, random; programs: --exec COMMAND"

  @Test(arguments: [
    ("guess", fewPlayers),
    ("memorize strategist stratgist", "unknown bot 'stratgist'; did you mean 'strategist'?"),
    ("memorize forgetful:0 random", "unknown bot 'forgetful:0'"),
    ("memorize forgetful:65 random", "unknown bot 'forgetful:65'"),
    ("memorize forgetful:04 random", "unknown bot 'forgetful:04'"),
    (
      "memorize random random --games 3",
      "--games must be even (each deal is played twice), not 3"
    ),
    ("memorize random random expert --sprt 0,5", "--sprt requires two players, not 3"),
    ("guess random", fewPlayers),
    ("guess random random --sprt=5", "such as 0,10, the lower one first, not '5'"),
    ("cards random random --sprt 5", "--sprt takes two numbers of Elo from -1000 to 1000"),
    ("cards random random --sprt 20,0", "the lower one first, not '20,0'"),
    ("cards random random --sprt 5,5", "the lower one first, not '5,5'"),
    ("cards random random --sprt 0,9999", "the lower one first, not '0,9999'"),
    ("cards random random --games 0", "--games takes a whole number from 1"),
  ])
  func faultsOfTheLineAreTold(line: String, message: String) throws {
    let outcome = try Program.shell("arcade tournament " + line)
    #expect(outcome.status == 2 && outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func forgetfulPlayersOfAnySpanPlayAlone() throws {
    let plain = try output("arcade simulate memorize --seed 1 --games 300 forgetful")
    let four = try output("arcade simulate memorize --seed 1 --games 300 forgetful:4")
    expectEqual(plain, four.replacing("forgetful:4", with: "forgetful"))
    let nine = try output("arcade memorize --seed 1 -q --watch forgetful:9")
    #expect(nine.contains(" by Forgetful (9) "))
  }
}

/// External programs in tournaments.
@Suite(.waiting) struct ExternalTournamentTests {
  /// Half a move, with nothing after it, is none.
  @Test(arguments: ["echo abc; cat >/dev/null", "printf 5; cat >/dev/null"])
  func aSlowProgramEndsASimulation(command: String) throws {
    let outcome = try Program.shell("arcade simulate guess --timeout 1 --exec '\(command)'")
    #expect(outcome.status == 3 && outcome.error.contains("'\(command)' took longer than 1 s for"))
  }

  private func faults(_ command: String, options: String = "") throws -> Program.Outcome {
    try Program.shell(
      "arcade tournament memorize --pairs 2 random --games 2 --seed 1 --jobs 1 \(options)"
        + " --exec '\(command)'")
  }

  @Test(arguments: [
    ("exit", "2 because it stopped"), ("echo quit; cat >/dev/null", "2 because it gave up"),
    ("echo 99; cat >/dev/null", "2 by illegal moves"),
    ("cat >/dev/null", "2 because it took longer than 1 s"),
  ])
  func faultsLoseGames(command: String, reason: String) throws {
    let outcome = try faults(command, options: "--timeout 1")
    #expect(outcome.status == 3 && outcome.output.contains(reason), "\(outcome.output)")
    let error = "arcade: '\(command)' didn't finish any of its 2 games: \(reason)\n"
    expectEqual(outcome.error, error)
    #expect(outcome.output.contains("2 won, 0 drawn, 0 lost; a clean sweep, "))
  }

  @Test(arguments: [
    ("exit", "2 because it stopped"), ("echo -1; cat >/dev/null", "2 by illegal moves"),
    ("cat >/dev/null", "2 because it took longer than 1 s"),
    ("seq 0 20000 & cat >/dev/null", "2 without an end"),
  ])
  func faultsLoseRaces(command: String, reason: String) throws {
    let line =
      "arcade tournament guess random --range 0-999999 --games 2 --seed 1 --timeout 1"
      + " --exec '\(command)'"
    let outcome = try Program.shell(line)
    let text = outcome.output
    #expect(outcome.status == 3 && outcome.error.contains("didn't finish any of its 2 games: "))
    #expect(text.contains("2 won, 0 drawn, 0 lost; a clean sweep, "))
    #expect(text.contains("forfeited 2 games: \(reason)."), "\(text)")
    #expect(try !Program.shell(line + " --json").output.contains("means"))
  }

  /// Each of two that fail is named, but not the one whose games they spoil.
  @Test func onlyPlayersAtFaultFailATournament() throws {
    let both = try Program.shell(
      "arcade tournament cards random --games 2 --seed 1 --jobs 1"
        + " --exec 'echo no; cat >/dev/null' --exec exit")
    #expect(both.status == 3 && both.error.contains("'echo no; cat >/dev/null' didn't finish any"))
    #expect(both.error.contains("; 'exit' didn't finish any") && !both.error.contains("random"))
    // A race counts for each pairing, but is played once.
    let race = try Program.shell(
      "arcade tournament guess random tidy --games 2 --seed 1 --exec me=exit --against me")
    let reason = "2 because it stopped"
    expectEqual(race.error, "arcade: 'me' didn't finish any of its 2 games: \(reason)\n")
  }

  /// The bot of the manual halves as the arcade's does, on the same deals.
  @Test func aBotOfTheManualPlaysAlone() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let bot = try Project.text("Sources/App/Manual/Pages/guess.sh")
    try Data(bot.utf8).write(to: home.appending(path: "guess.sh"))
    let outputs = try [1, 2, 7].map { jobs in
      try Program.shell(
        "arcade tournament guess expert random --games 20 --seed 5 --jobs \(jobs) --json"
          + " --exec 'sh guess.sh' --exec 'sh guess.sh'", home: home)
    }
    #expect(outputs.allSatisfy { $0.status == 0 && $0.error == "" })
    expectEqual(Set(outputs.map(\.output)).count, 1)
    let matches = outputs[0].output.split(separator: "\n").filter { $0.contains("match") }
    #expect(matches.count == 6 && matches.allSatisfy { $0.contains(#""games":20,"#) })
    expectEqual(matches.count { $0.contains(#""draws":20,"#) }, 3)
  }

  /// The seed would tell the deal.
  @Test func aBotAloneIsNotToldTheSeed() throws {
    let text = try Program.shell(
      "arcade tournament guess random --games 1 --seed 77 --jobs 1"
        + " --exec 'read -r line; echo \"$line\" >&2'")
    #expect(text.error.contains(#""type":"begin""#) && !text.error.contains("77"))
  }

  @Test(.enabled(if: Program.has("python3"), "python3 is not installed"))
  func aBotOfTheManualPlaysAtTwoSeats() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let bot = try Project.text("Sources/App/Manual/Pages/pairs.py")
    try Data(bot.utf8).write(to: home.appending(path: "pairs.py"))
    let outputs = try [1, 3].map { jobs in
      try Program.shell(
        "cd && arcade tournament memorize expert random --games 6 --seed 5 --jobs \(jobs) --json"
          + " --exec 'python3 pairs.py' --exec 'python3 pairs.py'", home: home)
    }
    #expect(outputs.allSatisfy { $0.status == 0 && $0.error == "" })
    expectEqual(outputs[0].output, outputs[1].output)
    #expect(!outputs[0].output.contains(#""illegal":1"#))
  }
}
