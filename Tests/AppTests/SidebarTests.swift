import TestSupport
import Testing
import TextUI

/// The sidebar of wide windows, and the news below the board.
@Suite(.oneByOne) struct SidebarTests {
  private func play(
    _ line: String, rows: Int = 30, columns: Int = 120, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try InProcess().play(line, rows: rows, columns: columns, steps)
  }

  @Test func itTellsHowTheGameStands() throws {
    let played = try play("arcade memorize --seed 42", "", "1 Enter", "4", "2", "8", "3 5")
    #expect(played.shows("○○○○○○", after: 0) && played.shows("●○○○○○", after: 2))
    #expect(played.shows("Par    9.2 moves", after: 0) && played.shows("seed 42", after: 0))
    #expect(played.shows("Score  1 move", after: 2) && played.shows("1 4  ● match", after: 2))
    #expect(!played.shows("Run", after: 2) && played.shows("Run    2 in a row", after: 4))
    #expect(!played.shows("Run", after: 5) && played.shows("3 5  ○ mismatch", after: 5))
    // The keys are told by ? and the manual.
    #expect(!played.shows("turn over", after: 0))
  }

  @Test func aMatchIsNotToldBeforeItIsSeen() throws {
    let played = try play("arcade memorize --seed 42", "1 Enter 4", "q q")
    let told = played.frames.firstIndex { $0.canvas.lines.contains { $0.contains("● match") } }
    let seen = played.frames.firstIndex { $0.canvas.lines.contains { $0.contains("A pair with") } }
    #expect(told != nil && told == seen)
  }

  @Test func theBestScoreIsThatOfGamesLikeThis() throws {
    let process = try InProcess()
    _ = try process.run("arcade settings lesson off")
    _ = try process.run("arcade guess --seed 1 --record --quiet 50 25 75 12 37 62 87 6 18 31")
    _ = try process.run("arcade guess --seed 42 --record --quiet 50 25 12 6 9 7 8")
    let played = try process.play("arcade guess --seed 3", rows: 30, columns: 120, ["", "q"])
    #expect(played.shows("Best   7 guesses", after: 0))
    // The first picture doesn't wait for it.
    expectEqual(played.frames.first?.canvas.lines.contains { $0.contains("Best   –") }, true)
    let other = try process.play("arcade guess --range 0-50", rows: 30, columns: 120, ["", "q"])
    #expect(other.shows("Best   –", after: 0))
  }

  @Test func whatTheStripTellsIsNotToldAgain() throws {
    let played = try play("arcade memorize --seed 42 --race expert", "1 Enter 2")
    let scores = played.shown[0].filter { $0.contains("1 move") }
    #expect(scores.count == 1 && !played.shows("Score", after: 0))
    #expect(played.shows("Par    9.2 moves", after: 0))
  }

  /// The other's moves show no card, and where an outcome would tell something, nothing.
  @Test(arguments: [("", "match"), ("--lang zh", "配对")])
  func theOthersOutcomesAreToldInARace(options: String, match: String) throws {
    let played = try play(
      "arcade memorize --seed 42 --race expert \(options)", "1 Enter 2 3 4 5 6 7 8 9 1 0", "q q")
    let others = played.shown[0].filter { $0.contains("□ ") && $0.contains("● \(match)") }
    #expect(!others.isEmpty, "\(played.shown[0])")
    #expect(others.allSatisfy { !$0.contains { $0.isNumber } })
    let guess = try play("arcade guess --seed 42 --race expert", "5 0 Enter", "q q")
    #expect(guess.shows("too high", after: 0))
    #expect(guess.shown[0].allSatisfy { !$0.contains("□ ") || !$0.contains("too ") })
  }

  @Test func aLieThatIsKnownIsMarked() throws {
    let played = try play("arcade guess --deal 20/1", "5 0 Enter 4 0 Enter", "x", "3 0 Enter", "x")
    #expect(played.shows("50  ▲ too low", after: 1) && played.shows("50  ✗ a lie", after: 3))
  }

  @Test func theMovesStandInColumns() throws {
    let played = try play("arcade memorize --seed 42 --pairs 12", "1 Enter 1 2", "1 3", "x")
    let lines = played.shown[2]
    let row = try #require(lines.firstIndex { $0.contains("Last moves") })
    let before = try #require(lines[row].components(separatedBy: "Last moves").first)
    let moves = lines[(row + 1)...].prefix(2).map { $0.dropFirst(before.count) }
    expectEqual(moves, [" 1 12  ○ mismatch", "13"])
  }

  @Test func hintsHaveARowBesideTheScore() throws {
    let played = try play("arcade cards --seed 42", "1 Enter", "H H")
    #expect(!played.shows("Hints", after: 0) && played.shows("Score  -1 point", after: 1))
    #expect(played.shows("Hints  1", after: 1))
  }

  @Test func onlyWideWindowsHaveIt() throws {
    #expect(try !play("arcade cards --seed 42", columns: 109, "").shows("seed 42", after: 0))
    #expect(try play("arcade cards --seed 42", columns: 110, "").shows("seed 42", after: 0))
    #expect(try !play("arcade cards --seed 42", rows: 9, "").shows("seed 42", after: 0))
    let low = try play("arcade cards --seed 42", rows: 16, "1 Enter 2")
    #expect(low.shows("seed 42", after: 0))
    #expect(low.shows("Last moves", after: 0))
  }

  @Test func theEndPageTakesItsPlace() throws {
    let played = try play(
      "arcade guess --seed 42 --no-animation", "8 Enter Enter", .click("Same deal"))
    #expect(played.shows("New deal", after: 0) && !played.shows("seed 42", after: 0))
    #expect(played.shows("seed 42", after: 1) && !played.shows("New deal", after: 1))
  }

  @Test func theNewsStandsRightBelowTheBoard() throws {
    let lines = try #require(
      try play("arcade guess --seed 42", rows: 40, columns: 80, "5 0 Enter").shown.last)
    let board = try #require(lines.lastIndex { $0.contains("·") })
    #expect(lines[board + 3].contains("50 is too high."))
  }
}
