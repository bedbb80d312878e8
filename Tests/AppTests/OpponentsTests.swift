import TestSupport
import Testing

/// Choosing somebody to play with on the front page.
@Suite(.oneByOne) struct OpponentsTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  private func open(
    rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try process.play("arcade --no-ascii", rows: rows, columns: columns, steps)
  }

  private func setting(_ name: String) throws -> String {
    try process.run("arcade settings \(name)").output
  }

  @Test func anOpponentIsChosenAndKept() throws {
    _ = try process.run("arcade settings memorize.versus perfect")
    let played = try open("Down v", "Right", "Enter", "q")
    #expect(played.shows("▸1 memorize in turns", after: 0) && played.shows("take turns", after: 0))
    #expect(played.shows("● You 0 pairs", after: 2) && played.shows("▸ 2  memorize", after: 3))
    #expect(try setting("memorize.versus") == "strategist\n")
    #expect(try open("Down v Enter").shows("Strategist", after: 0))
  }

  @Test func aRaceBelongsToItsSeries() throws {
    let played = try open("Down v 2 Down Down Down Right", "Enter", "Escape")
    #expect(played.shows("▸2 memorize race", after: 0) && played.shows("series 0–0", after: 1))
    #expect(try setting("memorize.pairs") == "7\n")
  }

  @Test func whatCantBePlayedInTurnsIsARace() throws {
    let played = try open("Down Down v", "2", "Space", "5 0 Enter")
    #expect(played.shows("▸1 guess race", after: 0) && played.shows("▸1 guess race", after: 1))
    #expect(played.shows("▲", after: 3) && played.shows("1 guess", after: 3))
  }

  @Test func whoLeavesThePagePlaysNobody() throws {
    let played = try open("v", "Escape", "v q", "q")
    #expect(played.shows("cards in turns", after: 0) && played.shows("▸ 1  cards", after: 1))
    #expect(played.shows("▸ 1  cards", after: 2) && played.shown.count == 3)
  }

  @Test(arguments: [(24, 80), (12, 40), (8, 30)])
  func thePageFits(rows: Int, columns: Int) throws {
    for language in ["en", "zh"] {
      let played = try process.play(
        "arcade --no-ascii --lang \(language)", rows: rows, columns: columns, ["", "4 q v", "Tab"])
      #expect(played.shown[0].last?.contains(language == "en" ? "v" : "v 对战") == true)
      #expect(!played.shown.joined().contains { $0.contains("…") })
      #expect(played.shown[1].last?.contains(language == "en" ? "Enter play" : "回车 开始") == true)
    }
  }

  @Test func inLinesOpponentsAreAMenu() throws {
    let outcome = try process.type("arcade", "versus\nmemorize\n5\n")
    #expect(outcome.output.contains("5  Random"))
    #expect(outcome.output.contains("a race, each alone"))
    #expect(outcome.output.contains("You: which tile, 1 to 12?"))
    #expect(try setting("memorize.versus") == "random\n")
    let again = try process.type("arcade --lang zh", "6\n2\nquit\n")
    #expect(again.output.contains("同一局轮流玩（当前）"))
  }

  @Test func aPaletteThatIsTriedShowsOnThePageOfOptions() throws {
    let played = try open("o 5 Down", "p Down Enter")
    #expect(played.shows("felt", after: 0) && played.shows("paper", after: 1))
  }
}
