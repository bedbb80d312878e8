import Foundation
import TestSupport
import Testing
@testable import App
@testable import Records

/// Races against recorded games, in all front ends, and their codes in files.
@Suite(.oneByOne) struct GhostRaceTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  /// Records a game of guess on the deal of seed 42, whose number is 8, and returns its code.
  private func code(_ name: String = "Ben", _ moves: String = "50 25 12 6 9 7 8") throws -> String {
    _ = try process.run("arcade guess -s 42 --record --quiet \(moves)")
    let line = try process.output("arcade challenge \(name.isEmpty ? "" : "--name \(name)")")
    return String(try #require(line.dropLast().split(separator: " ").last))
  }

  private func verified() throws -> String { try process.output("arcade verify") }

  // MARK: Front ends

  @Test func aGhostIsRacedInLines() throws {
    let code = try code()
    let printed = try process.output("arcade race \(code) 50 25 8")
    #expect(printed.contains("You are racing Ben on the same deal. Seed 42."))
    #expect(printed.contains("Score: you 2, Ben 2.") && printed.contains("you 3, Ben 7 (seed 42)"))
    #expect(printed.contains("You win by 4 guesses!"))
    // No command line has the ghost's moves.
    #expect(printed.contains("\n  arcade guess --seed 42\n"))
    let plain = try process.output("arcade race \(code) --plain --lang zh 50 25 8")
    #expect(plain.contains("你和Ben比赛") || plain.contains("你和 Ben 比赛"), "\(plain)")
    let unnamed = try process.output("arcade guess --race 1 8")
    #expect(unnamed.contains("you 1, Ghost 7"))
    #expect(try process.output("arcade guess --race 1 --lang zh 8").contains("幽灵 7"))
  }

  @Test func aGhostIsRacedInJSONLines() throws {
    let code = try code()
    let lines = try process.output("arcade race \(code) --json 50 25", input: "8").split(
      separator: "\n")
    #expect(lines[0].contains(#""opponent":{"name":"Ben"}"#) && lines[0].contains(#""race":true"#))
    #expect(lines[2].contains(#""opponent":{"finished":false,"name":"Ben","score":2,"turns":2}"#))
    #expect(lines[4].contains(#""winner":1"#) && !lines[4].contains("series"))
    expectEqual(lines.count, 5)
    // The ghost that is ahead has finished, and the player goes on.
    let behind = try process.output("arcade guess --race \(try self.code("", "8")) --json 1 2 3 8")
    #expect(behind.contains(#""opponent":{"finished":true,"name":"ghost","score":1,"turns":1}"#))
    #expect(behind.contains(#""turns":4"#) && behind.contains(#""winner":2"#))
  }

  @Test func aGhostIsRacedOnTheScreen() throws {
    let code = try code()
    _ = try process.run("arcade settings name Ann")
    let played = try process.play(
      "arcade race \(code) --no-animation",
      ["", "5 0 Enter", "8 Enter", "g", "Left", "r", "8 Enter", "n", "q"])
    #expect(played.shows("■ You 0 guesses", after: 0) && played.shows("□ Ben 0 guesses", after: 0))
    #expect(played.shows("□ Ben 1 guess", after: 1) && played.shows("You win by 5", after: 2))
    #expect(played.shows("Challenge (g)", after: 2))
    // The answer has both games.
    let command = try #require(played.copies.first)
    #expect(played.shows("Copied, if your terminal allows it; printed", after: 3))
    #expect(played.shows(String(command.prefix(70)), after: 3))
    #expect(!played.shows("arc1", after: 4))
    let answer = try Challenge(
      reading: String(command.dropFirst("arcade race ".count)), .arcade)
    expectEqual(answer.name, "Ann")
    expectEqual(answer.records[0].moves, "50 >50 8 >25 >12 >6 >9 >7 >8")
    #expect(played.outcome.output.contains("\n  \(command)\n"))
    // The same deal again has the same ghost, a new one has none.
    #expect(played.shows("□ Ben 0 guesses", after: 5) && played.shows("You win by 6", after: 6))
    #expect(!played.shows("Ben", after: 7) && played.shows("0 guesses", after: 7))
    try expectEqual(verified(), "3 records, all verified.\n")
  }

  @Test func theOwnNameIsASetting() throws {
    expectEqual(try process.run("arcade settings name 'A B'").status, 2)
    _ = try process.run("arcade settings name 小明")
    let read = try Challenge(reading: code(""), .arcade)
    expectEqual(read.name, "小明")
    #expect(try process.run("arcade challenge --name 'x!'").status == 2)
    // The page of options offers no name, which can't be chosen.
    #expect(try !process.play("arcade", ["o", "Left"]).shows("小明", after: 1))
  }

  // MARK: Choosing

  @Test func recordsOfAllKindsAreRaced() throws {
    let code = try code()
    let history = process.home.appending(path: ".local/state/arcade/history").path
    let file = process.home.appending(path: "chat.txt").path
    try Data("[1] Ann: hi\n[2] Ben: arcade race \(code) :)\n[3] Ann: ok\n".utf8)
      .write(to: URL(filePath: file))
    for record in ["1", "last", "guess", history, code, file] {
      let isGame = record == "guess"
      let line = isGame ? "arcade race \(record) 8" : "arcade guess --race \(record) 8"
      #expect(try process.output(line).contains("7 (seed 42)"), "\(record)")
    }
  }

  @Test func whatTheRecordContradictsIsRefused() throws {
    let code = try code()
    func error(_ line: String) throws -> String {
      let outcome = try process.run(line)
      #expect(outcome.status != 0)
      return outcome.error
    }
    #expect(
      try error("arcade guess --race \(code) -s 43 8").contains(
        "of the record: 'arcade guess --seed 42'"))
    #expect(try error("arcade guess --race \(code) --daily 8").contains("keeps the deal"))
    #expect(
      try error("arcade guess --race \(code) --range 0-9 8").contains("the options of the record"))
    #expect(try error("arcade race \(code) --range 0-9 8").contains("race has no --range"))
    #expect(try error("arcade cards --race \(code) 8").contains("not one game of cards"))
    #expect(try error("arcade guess --race \(code) --best-of 3 8").contains("cannot be combined"))
    #expect(try error("arcade guess --race \(code) --exec x 8").contains("cannot be combined"))
    #expect(try error("arcade guess --race exprt 8").contains("did you mean 'expert'?"))
    #expect(try error("arcade guess --race nobody 8").contains("RECORD"))
    #expect(try error("arcade guess --race ghost:Ben 8").contains("does not take"))
    #expect(try error("arcade settings guess.race ghost").contains("does not take"))
    #expect(try error("arcade guess --race 9 8").contains("there is no game 9"))
    #expect(try error("arcade race").contains("requires a CODE"))
    #expect(try error("arcade race arc1x").contains("the code is damaged or cut off"))
    try expectEqual(
      process.output("arcade guess --race \(code) -s 042 --quiet 8"),
      "Score: you 1, Ben 7 (seed 42)\n")
    _ = try process.run(
      "arcade memorize --versus person -s 42 --record --quiet "
        + "1 2 1 4 2 8 3 10 5 6 7 12 9 11")
    #expect(try error("arcade challenge").contains("was played in turns"))
    #expect(try error("arcade memorize --race last 1").contains("played in turns"))
  }

  // MARK: Records

  @Test func aRaceThatWasKilledIsResumed() throws {
    let code = try code()
    // The input ends as if the process did.
    _ = try process.run("arcade race \(code) --record --json 50 25")
    let listed = try process.output("arcade resume --list")
    #expect(listed.contains("you 2, Ben 2"), "\(listed)")
    let resumed = try process.output("arcade resume guess --json 12 8")
    #expect(resumed.contains(#""winner":1"#))
    #expect(resumed.contains(#""opponent":{"finished":true,"name":"Ben","score":7,"turns":7}"#))
    try expectEqual(verified(), "2 records, all verified.\n")
    let history = try process.output("arcade scores --merge")
    #expect(history.contains("\trange=0-99 race=ghost:Ben\t") && !history.contains("ghost="))
    // At a terminal the same line offers to continue it.
    _ = try process.run("arcade race \(code) --record --json 50 25")
    for line in ["arcade guess --race \(code)", "arcade race \(code)"] {
      #expect(try process.play(line, ["", "q"]).shows("Continue: you 2, Ben 2", after: 0))
    }
  }

  /// A journal that was changed does no harm.
  @Test func aGhostWithoutMovesGivesUp() throws {
    let code = try code()
    _ = try process.run("arcade race \(code) --record --json 50 25")
    let state = try #require(StateFolder { $0 == "HOME" ? process.home.path : nil })
    let path = try #require(state.journals().first)
    let journal = try String(contentsOfFile: path, encoding: .utf8)
    #expect(journal.contains(" ghost=50,25,12,6,9,7,8\t"))
    for moves in ["", "ghost=50,25,x,50,999"] {
      try Data(journal.replacing("ghost=50,25,12,6,9,7,8", with: moves).utf8)
        .write(to: URL(filePath: path))
      let told = try process.output("arcade resume guess --json 8")
      #expect(told.contains(#""fault""#), "\(told)")
    }
  }

  /// Its deal is that of the record, so no menu asks for another one.
  @Test func aRaceOfTunesOpensNoMenu() throws {
    _ = try process.run(
      "arcade tunes --pairs 2 --seed 1 --record --quiet 1 2 3 4 1 3 2 4 1 4 2 3")
    let played = try process.play("arcade race last --record", ["", "q"])
    #expect(played.shows("0 moves", after: 0))
  }

  @Test func aGhostIsNoRung() throws {
    let code = try code()
    let told = try process.play("arcade race \(code) --record --no-animation", ["8 Enter", "q"])
    #expect(!told.shows("first time", after: 0))
    let scores = try process.output("arcade scores guess")
    #expect(scores.contains("guess, race: you – Ben\n1 game: you won 1, Ben won 0"))
    #expect(
      try process.output("arcade share").contains("you 1 guess, Ben 7 guesses ● · arcade guess"))
    #expect(try process.output("arcade replay").contains("You win by 6 guesses!"))
  }

  @Test func theEndNamesTheCommand() throws {
    let recorded = try process.output("arcade guess -s 42 --record 8")
    #expect(recorded.contains("To challenge a friend:\n  arcade challenge\n"))
    #expect(try !process.output("arcade guess -s 42 8").contains("arcade challenge"))
    #expect(try process.output("arcade guess -s 42 --record --lang zh 8").contains("挑战朋友："))
  }

  // MARK: Files

  @Test func aChatIsVerifiedAndRanked() throws {
    let ben = try code("Ben"), ann = try code("Ann", "50 hint 8")
    let answer = try process.output(
      "arcade race \(ben) --record --quiet 60 8; arcade challenge --name Cy")
    let again = try code("Ben", "8")
    let other = try code("Ann", "40 8")
    let line = try process.output("arcade scores --merge").split(separator: "\n")[0]
    let file = process.home.appending(path: "chat").path
    let chat = """
      Export of our chat
      [12:01] Ben: arcade race \(ben)
      [12:02] Ann: \(ann) 👩‍👩‍👧 well
      \(line)
      [12:03] Cy: \(answer.split(separator: "\n").last ?? "")
      [12:04] Ben: \(again)
      [12:05] Ben: \(again.dropLast(5))
      [12:06] Ben: arc2\(again.dropFirst(4))

      """
    try Data(chat.utf8).write(to: URL(filePath: file))
    _ = other
    let told = try process.run("arcade verify ~/chat".replacing("~", with: process.home.path))
    expectEqual(told.status, 1)
    expectEqual(
      told.output,
      """
      line 7 has a code that is damaged or cut off
      line 8 has a code that is of a newer arcade
      5 records, all verified; 2 lines are no records.

      """)
    let scores = try process.run("arcade scores \(file)")
    #expect(scores.error.contains("2 lines of"))
    #expect(
      scores.output.hasSuffix(
        """
        By name: arcade guess --seed 42
           1  Cy   2 guesses              ★★★
           2  Ben  7 guesses              ★★★
           3  Ann  2 guesses with 1 hint  ★☆☆

        """), "\(scores.output)")
    #expect(!scores.output.contains("1970"))
    let ranking = try process.output("arcade scores --best --json \(file)").split(separator: "\n")
      .filter { $0.contains(#""type":"ranking""#) }
    expectEqual(ranking.count, 3)
    #expect(ranking[1].contains(#""player":"Ben""#) && ranking[1].contains(#""rank":2"#))
    #expect(ranking[2].contains(#""hints":1"#) && ranking[2].contains(#""stars":1"#))
    #expect(try process.output("arcade scores cards \(file)").contains("没有") == false)
    #expect(try !process.output("arcade scores cards \(file)").contains("By name"))
    #expect(
      try process.output("arcade --lang zh scores \(file)").contains("按名字：arcade guess --seed 42"))
    #expect(try process.output("arcade replay \(file)").contains("8 is right!"))
    // Without a code, what is no record is a fault.
    try Data("Export of our chat\n\(line)\n".utf8).write(to: URL(filePath: file))
    #expect(try process.output("arcade verify \(file)").hasPrefix("line 1 is not a record\n"))
  }
}
