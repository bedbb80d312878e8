import Foundation
import TestSupport
import Testing

/// A person against a program that `--exec` starts, in turns and in a race.
@Suite(.oneByOne) struct AgainstProgramTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  /// The tiles of seed 42 are 1 4, 2 8, 3 10, 5 6, 7 12, 9 11.
  private static let turns = "memorize --versus program --seed 42"

  /// The number of seed 42 is 8.
  private static let race = "guess --race program --seed 42"

  /// A program that writes some words and then reads to the end.
  private func saying(_ words: String) -> String { "echo \(words); cat >>/dev/null" }

  private func run(
    _ game: String, against program: String, _ moves: String, _ options: String = ""
  ) throws -> Program.Outcome {
    try process.run("arcade \(game) \(options) --exec \"\(program)\" --record \(moves)")
  }

  /// Expects one record of a status or score, which verifies, and no journal.
  private func expectOneRecord(_ status: String) throws {
    let state = process.home.appending(path: ".local/state/arcade")
    let history = try String(contentsOf: state.appending(path: "history"), encoding: .utf8)
    let fields = history.split(separator: "\t").map(String.init)
    #expect(fields.contains(status), "\(history)")
    let games = state.appending(path: "games").path
    let journals = try? FileManager.default.contentsOfDirectory(atPath: games)
    #expect(journals?.isEmpty ?? true)
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
  }

  // MARK: To the end

  @Test(arguments: [
    ("1 2", "1 4 2 8 3 10 5 6 7 12 9 11", "Program wins by 6 pairs.", "[0,6]", 2),
    ("1 4 2 8 3 10 5 6 7 9", "7 12 9 11", "You win by 2 pairs!", "[4,2]", 1),
  ])
  func turnsAreWonAndLost(
    moves: String, program: String, verdict: String, scores: String, winner: Int
  ) throws {
    let text = try run(Self.turns, against: saying(program), moves)
    #expect(text.output.contains(verdict) && text.status == 0, "\(text)")
    #expect(text.output.contains("Program, tile 11"))
    try expectOneRecord("won")
    let lines = try run(Self.turns, against: saying(program), moves, "--json").output
      .split(separator: "\n")
    #expect(lines[0].contains(#""seat":1"#))
    let end = try #require(lines.last)
    #expect(end.contains(#""scores":\#(scores)"#) && end.contains(#""winner":\#(winner)"#))
    #expect(!end.contains("fault"))
    // The record's status is the same player's.
    let status = winner == 1 ? #""status":"won""# : #""status":"lost""#
    let listed = try process.output("arcade replay --list --json").split(separator: "\n")
    #expect(listed.count == 2 && listed.allSatisfy { $0.contains(status) }, "\(listed)")
    #expect(end.contains(status))
  }

  @Test(arguments: [
    ("50 25 8", "Program wins by 1 guess.", -1), ("8", "You win by 1 guess!", 1),
  ])
  func aRaceIsWonAndLost(moves: String, verdict: String, lead: Int) throws {
    let program = saying("50 8")
    let text = try run(Self.race, against: program, moves)
    #expect(text.output.contains(verdict) && text.status == 0, "\(text)")
    try expectOneRecord("\(lead)")
    let lines = try run(Self.race, against: program, moves, "--json").output
      .split(separator: "\n")
    let end = try #require(lines.last)
    #expect(end.contains(#""opponent":{"cost":0,"finished":true,"name":"program","#), "\(end)")
    #expect(!end.contains("fault"))
  }

  // MARK: Faults

  /// Faults: the command, the reason in JSON lines, and the sentence.
  static let faults = [
    ("echo 200; cat >>/dev/null", "illegal", "made an illegal move, '200': "),
    ("echo hello; cat >>/dev/null", "illegal", "made an illegal move, 'hello': "),
    ("exit 3", "ended", "ended with status 3"),
    ("echo quit; cat >>/dev/null", "quit", "gave up"),
    ("tr -c - ' ' </dev/zero", "flood", "wrote a megabyte without a whole word"),
    ("tr -c - x </dev/zero", "flood", "wrote a megabyte without a whole word"),
  ]

  /// Moves by the person after which it is the program's turn, and moves that come too late.
  static let games = [(turns, "1 2", "3 10"), (race, "50", "8")]

  @Test(arguments: faults, games)
  func aFaultEndsTheGame(
    fault: (program: String, reason: String, sentence: String),
    game: (line: String, moves: String, late: String)
  ) throws {
    let moves = "\(game.moves) \(game.late)"
    let text = try run(game.line, against: fault.program, moves)
    expectEqual(
      text.output.components(separatedBy: "Program \(fault.sentence)").count, 2,
      "\(text.output)")
    #expect(!text.output.contains("win") && text.output.contains(", unfinished (seed 42)\n"))
    // To give up is no failure.
    expectEqual(text.status, fault.reason == "quit" ? 1 : 3)
    try expectOneRecord("unfinished")
    let scores = try process.run("arcade scores").output
    #expect(!scores.contains("won 1") && !scores.contains("1 game"), "\(scores)")
    // Nor has the player given up.
    #expect(scores.contains(", 1 unfinished"), "\(scores)")

    let lines = try run(game.line, against: fault.program, moves, "--json").output
      .split(separator: "\n")
    let end = try #require(lines.last)
    let told = #""fault":{"code":"\#(fault.reason)","reason":"\#(fault.sentence)"#
    #expect(end.contains(told) && end.contains(#","seat":2}"#), "\(end)")
    #expect(end.contains(#""status":"unfinished""#) && !end.contains("winner"))
    // What would have been played for the program is played by nobody.
    let made = lines.filter { $0.contains(#""type":"move""#) }
    expectEqual(made.count, game.moves.split(separator: " ").count)
    #expect(!made.contains { $0.contains(#""seat":2"#) })
  }

  /// A person is told the move and the reason, without the control characters of a program.
  @Test(arguments: [
    ("echo \u{1B}[2J9", "'\\u{1b}[2J9': A guess is a whole number from 0 to 99."),
    ("echo 200", "'200': "),
    ("echo hint", "'hint': Programs get no hints against others."),
  ])
  func anIllegalMoveIsTold(program: String, sentence: String) throws {
    let text = try run(Self.race, against: program + "; cat >>/dev/null", "50 8").output
    #expect(text.contains("Program made an illegal move, " + sentence), "\(text)")
    #expect(text.contains(". The game ends here."), "\(text)")
    let chinese = try run(Self.race, against: program + "; cat >>/dev/null", "50 8", "--lang zh")
    #expect(chinese.output.contains("有一手犯规：'"), "\(chinese)")
    #expect(chinese.output.contains("。这一局到此为止。"), "\(chinese)")
  }

  /// Who has finished a race already has won nothing by the program's fault.
  @Test func aFaultAfterTheOwnEndLeavesTheRaceUnfinished() throws {
    let text = try run(Self.race, against: "echo 50 200; cat >>/dev/null", "50 8")
    #expect(text.output.contains("Program made an illegal move, '200': "))
    #expect(!text.output.contains("win"))
    try expectOneRecord("unfinished")
    let lines = try run(Self.race, against: "echo 50 200; cat >>/dev/null", "50 8", "--json").output
    let end = try #require(lines.split(separator: "\n").last)
    #expect(end.contains(#""reason":"made an illegal move, '200': "#), "\(end)")
    #expect(end.contains(#""status":"won""#), "\(end)")
  }

  // MARK: Saved games

  @Test func aSavedGameIsContinuedWithAProgram() throws {
    let left = try run(Self.race, against: saying("50 8"), "50", "--quiet")
    expectEqual(left.status, 1)
    let without = try process.run("arcade resume guess 8")
    #expect(without.status == 2 && without.error.contains("'arcade resume guess --exec COMMAND'"))
    let ended = try process.run("arcade resume guess --exec \"\(saying("8"))\" 25 8")
    #expect(ended.output.contains("Program wins by 1 guess.") && ended.status == 0, "\(ended)")
    try expectOneRecord("-1")
  }

  @Test func onlyAGameAgainstAProgramTakesOne() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    let outcome = try process.run("arcade resume guess --exec true 8")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("--exec requires a game against a program"))
  }

  @Test func theFrontPageSaysHowToContinue() throws {
    _ = try process.run("arcade settings lesson off")
    _ = try run(Self.race, against: saying("50 8"), "50", "--quiet")
    let sentence = "continue it with 'arcade resume guess --exec COMMAND'"
    let played = try process.play("arcade --no-ascii", columns: 100, ["", "Enter", "q"])
    #expect(played.shows("▸ Continue guess", after: 0), "\(played.shown)")
    #expect(played.shows(sentence, after: 1), "\(played.shown)")
    expectEqual(played.outcome.status, 0)
  }

  @Test(arguments: ["memorize.versus", "guess.race"])
  func aProgramIsNoSetting(name: String) throws {
    let outcome = try process.run("arcade settings \(name) program")
    #expect(outcome.status == 2 && outcome.error.contains("'program' can't be a setting"))
    #expect(try process.run("arcade settings \(name)").output != "program\n")
  }

  // MARK: The program

  @Test(arguments: games)
  func theProgramIsNeverToldTheSeed(line: String, moves: String, late: String) throws {
    let file = process.home.appending(path: "told").path
    let words = line == Self.race ? "50 8" : "1 4 2 8 3 10 5 6 7 12 9 11"
    _ = try run(line, against: "echo \(words); cat >\(file)", "\(moves) \(late)")
    let told = try String(contentsOfFile: file, encoding: .utf8)
    let lines = told.split(separator: "\n")
    #expect(lines.first?.contains(#""type":"begin""#) == true && lines.count > 3, "\(told)")
    #expect(lines.last?.contains(#""type":"end""#) == true)
    #expect(!told.contains("seed") && !told.contains("42") && !told.contains("deal"), "\(told)")
  }

  @Test(arguments: [
    ("guess --race program", "--race program requires --exec"),
    ("memorize --versus program", "--versus program requires --exec"),
    ("guess --exec true", "--exec requires --versus program or --race program"),
    ("memorize --versus expert --exec true", "--exec requires --versus program"),
    ("memorize --versus person --exec true", "--exec requires --versus program"),
    ("guess --race random --exec true", "--exec requires --race program"),
    ("guess --watch random --exec true", "--exec and --watch cannot be combined"),
    ("memorize --versus program --exec ''", "--exec takes a command for the shell"),
  ])
  func whatIsMissingIsSaid(line: String, message: String) throws {
    let outcome = try process.run("arcade \(line)")
    #expect(outcome.status == 2 && outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
  }
}
