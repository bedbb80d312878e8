import GameCore
import TestSupport
import Testing

@testable import App

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

  @Test func theNextOpponentIsChosenAndKept() throws {
    _ = try process.run("arcade settings memorize.versus expert")
    let played = try open("Down Down v", "Down", "Enter", "q")
    #expect(played.shows("▸2 memorize", after: 0) && played.shows("take turns", after: 0))
    #expect(played.shows("▸ Random ", after: 0))
    #expect(played.shows("▸ Goldfish  ", after: 1))
    #expect(played.shows("  remembers the last 2 tiles", after: 1))
    #expect(played.shows("■ You 0 pairs", after: 2) && played.shows("▸ 2  memorize", after: 3))
    try expectEqual(setting("memorize.versus"), "forgetful:2\n")
  }

  @Test func theLadderGoesFromWeakToStrong() throws {
    let lines = try #require(try open("Down Down v", "q q").shown.first)
    let names = ["Person", "Random", "Goldfish", "Forgetful ", "Attentive", "Expert", "Strategist"]
    let rows = names.map { name in lines.firstIndex { $0.contains(name + "  ") } ?? -1 }
    #expect(rows == rows.sorted() && !rows.contains(-1))
  }

  /// The bars of the bots are as long as these are strong, at the right of every row.
  @Test(arguments: [(24, 80, 1), (40, 120, 2), (60, 200, 2)])
  func theNextOneToBeatIsNamed(rows: Int, columns: Int, height: Int) throws {
    let lines = try open(rows: rows, columns: columns, "Down Down v", "q q").shown[0]
    let heading = try #require(lines.firstIndex { $0.contains(" next to beat: Random ") })
    #expect(lines[heading].contains("bots from weak to strong"))
    let bars = lines[heading...].map { $0.count { $0 == "█" } }.filter { $0 > 0 }
    #expect(bars.suffix(height) == Array(repeating: 7, count: height)[...], "\(bars)")
  }

  @Test func whoIsBeatenHasAMark() throws {
    let moves = "50 25 75 12 37 62 87 " + (0...99).map(String.init).joined(separator: " ")
    let tries = (1...30).map { "arcade guess --race random --seed \($0) --record \(moves)" }
    let news = try tries.map { try process.run($0).output }
    expectEqual(news.count { $0.contains("for the first time! 1 of 5 beaten, next: Cautious.") }, 1)
    let played = try open(rows: 40, "", "Down Down Down v", "q q")
    let all = GameCatalog.arcade.games.reduce(0) { $0 + $1.ladder(.race).count }
    #expect(played.shows("1 of \(all) opponents beaten", after: 0))
    #expect(played.shows("✓ Random", after: 1) && played.shows("▸ Cautious", after: 1))
    let menu = try process.type("arcade", "versus\nguess\nquit\n").output
    #expect(menu.contains("guesses any number that remains, beaten"))
    #expect(!menu.contains("another machine, beaten"))
    #expect(menu.contains("moves only a little from its last guess, the next one to beat"))
  }

  @Test func aFirstWinIsToldOnce() throws {
    let output = try process.plain(
      "guess --race random --seed 3", "69", "same", "50", "quit")
    expectEqual(output.ranges(of: "for the first time!").count, 1, "\(output)")
    #expect(output.contains("The game is unfinished."))
  }

  @Test func theNextOneIsAboveTheStrongestThatIsBeaten() throws {
    let news = try process.run(
      "arcade memorize --race forgetful:7 --seed 42 --record 1 4 2 8 3 10 5 6 7 12 9 11"
    ).output
    #expect(news.contains("1 of 7 beaten, next: Sharp."))
    let played = try open("Down Down v", "q q")
    #expect(played.shows("✓ Attentive", after: 0) && played.shows("▸ Sharp", after: 0))
  }

  @Test func titlesPartTheOpponentsFromTheOptions() throws {
    func row(_ text: String, _ lines: [String]) throws -> Int {
      try #require(lines.firstIndex { $0.contains(text) })
    }
    let (lines, low) = (try open("v", "q q").shown[0], try open(rows: 15, "v", "q q").shown[0])
    try expectEqual(row("way to play", lines) - row("Expert", lines), 3)
    try expectEqual(row("This game", lines) - row("Expert", lines), 2)
    try expectEqual(row("way to play", low) - row("Expert", low), 1)
    // A click finds the row that it is on.
    let clicked = try open("v", .click("way to play"), "q q")
    #expect(clicked.shows("a race", after: 1))
  }

  @Test func theOptionsThereChangeNothingElse() throws {
    let played = try open(
      "Down Down v End Up Up Up Right Down Down Right", "Home Down Enter", "Escape", "q")
    #expect(played.shows("a race", after: 0) && played.shows("series 0–0", after: 1))
    #expect(played.shown[0].contains { $0.contains("◂ ") && $0.contains(" 7 ") })
    try expectEqual(setting("memorize.pairs"), "6\n")
    try expectEqual(setting("memorize.race"), "random\n")
  }

  @Test func whatCantBePlayedInTurnsIsARace() throws {
    let played = try open("Down Down Down v", "Space", "5 0 Enter")
    #expect(played.shows("▸3 guess", after: 0) && !played.shows("in turns", after: 0))
    #expect(played.shows("□", after: 2) && played.shows("1 guess", after: 2))
  }

  @Test func theOtherGamesAreATabAway() throws {
    let played = try open("v", "BTab", "Tab Tab Tab", "Enter")
    let games = GameCatalog.arcade.games
    #expect(played.shows("▸\(games.count) \(games.last?.name ?? "")", after: 1))
    #expect(played.shows("▸3 guess", after: 2))
    #expect(played.shows("Random 0 guesses", after: 3))
  }

  @Test func whoLeavesThePagePlaysNobody() throws {
    let played = try open("v", "Escape", "v Escape", "q")
    #expect(played.shows("▸1 cards", after: 0) && played.shows("▸ 1  cards", after: 1))
    #expect(played.shows("▸ 1  cards", after: 2) && played.shown.count == 3)
  }

  @Test(arguments: [(24, 80), (12, 40), (8, 30)])
  func thePageFits(rows: Int, columns: Int) throws {
    for language in ["en", "zh"] {
      let played = try process.play(
        "arcade --no-ascii --lang \(language)", rows: rows, columns: columns, ["", "4 q v", "Tab"])
      expectEqual(played.shown[0].last?.contains("q"), true)
      #expect(!played.shown.joined().contains { $0.contains("…") })
      expectEqual(played.shown[1].last?.contains(language == "en" ? "Enter play" : "回车开始"), true)
    }
  }

  @Test func inLinesOpponentsAreAMenu() throws {
    let outcome = try process.type("arcade", "versus\nmemorize\n3\n")
    #expect(outcome.output.contains("1 Person: ") && outcome.output.contains("3 Random: "))
    #expect(outcome.output.contains("way to play") && outcome.output.contains("in turns"))
    #expect(outcome.output.contains("First tile:"))
    try expectEqual(setting("memorize.versus"), "random\n")
  }

  @Test func aPaletteThatIsTriedShowsOnThePageOfOptions() throws {
    let played = try open("o BTab Down", "p 3 Enter")
    #expect(played.shows("felt", after: 0) && played.shows("paper", after: 1))
  }
}
