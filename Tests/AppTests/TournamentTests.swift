import Foundation
import GameCore
import Simulation
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
    "memorize strategist perfect forgetful:6 random --games 300",
    "cards expert eager random --games 300", "tunes strategist strategist --games 200",
    "guess bisection random bisection --games 600",
    "memorize strategist forgetful --games 1000 --sprt 0,40",
  ]

  @Test(arguments: lines, ["", " --json"])
  func theNumberOfThreadsMakesNoDifference(line: String, form: String) throws {
    let outputs = try [1, 2, 7].map {
      try output("arcade tournament \(line) --seed 18446744073709551600 --jobs \($0)\(form)")
    }
    #expect(Set(outputs).count == 1 && !outputs[0].isEmpty)
  }

  @Test func aTestEndsATournament() throws {
    let line = "arcade tournament memorize strategist random --seed 1 --sprt 0,40 --json"
    let text = try output(line + " --games 100000")
    #expect(text.contains(#""sprt":"high""#))
    #expect(try output(line + " --games 128").contains(#""games":128"#))
    #expect(!text.contains(#""games":100000"#))
  }

  @Test func aPlayerThatMeetsItselfIsAsStrongAsItself() throws {
    let text = try output(
      "arcade tournament memorize strategist strategist --pairs 2 --games 4000 --seed 1")
    #expect(text.contains("+0.0 ± 0.0 Elo, likelihood of superiority 50.00%."))
    #expect(text.contains("The first seat ends 0.6"))
  }

  @Test(arguments: [
    ("guess bisection", "requires at least two players: bisection or random"),
    ("memorize strategist stratgist", "unknown player 'stratgist'; did you mean 'strategist'?"),
    ("memorize forgetful:0 random", "unknown player 'forgetful:0'"),
    ("memorize forgetful:65 random", "unknown player 'forgetful:65'"),
    ("memorize forgetful:04 random", "unknown player 'forgetful:04'"),
    ("memorize random random --games 3", "--games must be even"),
    ("memorize random random perfect --sprt 0,5", "--sprt requires two players, not 3"),
    ("guess random random --exec cat", "unknown option '--exec'"),
    ("cards random random --sprt 5,0", "--sprt takes two numbers of Elo such as 0,10, not '5,0'"),
  ])
  func faultsOfTheLineAreTold(line: String, message: String) throws {
    let outcome = try Program.shell("arcade tournament " + line)
    #expect(outcome.status == 2 && outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func forgetfulPlayersOfAnySpanPlayAlone() throws {
    let plain = try output("arcade simulate memorize --seed 1 --games 300 --player forgetful")
    let four = try output("arcade simulate memorize --seed 1 --games 300 --player forgetful:4")
    #expect(plain == four.replacing("forgetful:4", with: "forgetful"))
    let nine = try output("arcade memorize --seed 1 -q --player forgetful:9")
    #expect(nine.contains(" by Forgetful (9) "))
  }
}

/// Outside programs in tournaments.
@Suite(.waiting) struct OutsideTournamentTests {
  private func faults(_ command: String, options: String = "") throws -> Program.Outcome {
    try Program.shell(
      "arcade tournament memorize --pairs 2 random --games 2 --seed 1 --jobs 1 \(options)"
        + " --exec '\(command)'")
  }

  @Test(arguments: [
    ("exit", "2 because it ended"), ("echo quit; cat >/dev/null", "2 because it ended"),
    ("echo 99; cat >/dev/null", "2 by an illegal move"),
    ("cat >/dev/null", "2 because it was silent"),
  ])
  func faultsLoseGames(command: String, reason: String) throws {
    let outcome = try faults(command, options: "--timeout 1")
    #expect(outcome.status == 0 && outcome.output.contains(reason), "\(outcome.output)")
    #expect(outcome.output.contains("2 won, 0 drawn, 0 lost; too few games for Elo."))
  }

  @Test(.enabled(if: Program.has("python3"), "python3 is not installed"))
  func aBotOfTheManualPlaysAtTwoSeats() throws {
    let home = try Project.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    let bot = try Project.text("Sources/App/Manual/Pages/pairs.py")
    try Data(bot.utf8).write(to: home.appending(path: "pairs.py"))
    let outputs = try [1, 3].map { jobs in
      try Program.shell(
        "cd && arcade tournament memorize perfect random --games 6 --seed 5 --jobs \(jobs) --json"
          + " --exec 'python3 pairs.py' --exec 'python3 pairs.py'", home: home)
    }
    #expect(outputs.allSatisfy { $0.status == 0 && $0.error == "" })
    #expect(outputs[0].output == outputs[1].output)
    #expect(!outputs[0].output.contains(#""illegal":1"#))
  }
}
