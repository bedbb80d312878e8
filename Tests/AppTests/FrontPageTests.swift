import Foundation
import Records
import Screens
import TestSupport
import Testing

@testable import App

/// The page that a player comes in by, and what can be reached from there.
@Suite(.oneByOne) struct FrontPageTests {
  private let process: InProcess
  private let games = GameCatalog.arcade.games.count

  init() throws {
    process = try InProcess()
  }

  private func open(
    rows: Int = 24, columns: Int = 80, _ steps: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    try process.play("arcade --no-ascii", rows: rows, columns: columns, steps)
  }

  private func number(of game: String) -> Int {
    (GameCatalog.arcade.games.firstIndex { $0.name == game } ?? -1) + 1
  }

  private func skipLesson() throws { _ = try process.run("arcade settings lesson off") }

  private func history() throws -> String { try process.run("arcade scores").output }

  /// Returns true if the option in focus had a value after a step.
  private func offers(_ value: String, _ played: InProcess.Played, _ step: Int) -> Bool {
    played.shown[step].contains { $0.contains("◂ ") && $0.contains(" \(value) ") }
  }

  // MARK: Playing

  @Test func twoKeysLeadToTheFirstMove() throws {
    try skipLesson()
    try expectEqual(open("2 Space", "q q").shows("memorize  1", after: 0), false)
    #expect(try open(.keys("\(number(of: "tunes")) Space")).shows("Tile 1:", after: 0))
    #expect(try open("3 5 0 Enter").shows("1 guess", after: 0))
  }

  @Test func theGamesKeepTheirOrder() throws {
    _ = try process.run("arcade tunes --seed 1 --record --quiet 1")
    let played = try open(.keys(Array(repeating: "Down", count: games).joined(separator: " ")))
    for (index, game) in GameCatalog.arcade.games.enumerated() {
      #expect(played.shows("\(index + 1)  \(game.name)", after: 0))
    }
  }

  @Test func anUnfinishedGameIsContinuedOrDiscarded() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    _ = try process.run("arcade memorize --seed 42 --record --quiet 1 4")
    let played = try open("", "Down Enter", "q", "x", "Down", "Up x x", "q")
    #expect(played.shows("▸ Continue memorize  ●○○○○○ · 1 move", after: 0))
    #expect(played.shows("Continue guess", after: 0))
    #expect(played.shows("guess  1 guess", after: 1))
    #expect(played.shows("Press x again", after: 3) && !played.shows("Press x", after: 4))
    #expect(
      !played.shows("Continue memorize", after: 5) && played.shows("Continue guess", after: 5))
    #expect(try history().contains("1 unfinished"))
  }

  /// The most stars of each level stand in a game's row, of options that are no level, too; and the
  /// level in focus has its scores. What a deal shows, such as a theme, makes no difference.
  @Test func levelsHaveTheirStarsAndScores() throws {
    let (clever, slow) = ("50 25 12 6 8", (0...99).map(String.init).joined(separator: " "))
    _ = try process.run("arcade guess --seed 42 --record --quiet \(clever)")
    _ = try process.run("arcade guess --seed 42 --range 0-19 --record --quiet \(slow)")
    let keys = Array(repeating: "Right", count: 5).joined(separator: " ")
    let played = try open("Down Down Down", "Right", .keys(keys), "Left")
    let outlines = Array(repeating: "☆☆☆", count: 4).joined(separator: "  ")
    #expect(played.shows("[★★★] \(outlines)", after: 0))
    #expect(played.shows("level 1: 0–99 · best 5 guesses · last 5", after: 0))
    #expect(played.shows("★★★ [☆☆☆]", after: 1) && played.shows("level 2: 0–99, one lie", after: 1))
    // After the five levels comes the deal of the day, and then the first level again.
    #expect(played.shows("[★★★]", after: 2) && played.shows("the same for everybody", after: 3))
    _ = try process.run("arcade settings guess.range 0-19")
    let own = try open("Down Down Down", "Left")
    let narrow = outlines.replacing("  ", with: " ")
    #expect(own.shows("★★★ \(narrow)[★☆☆]", after: 0))
    #expect(own.shows("your options: 0–19", after: 0))
    #expect(own.shows("[☆☆☆]★☆☆", after: 1) && own.shows("level 5: 0–799, one lie", after: 1))
    #expect(own.shows("3 of 60 stars", after: 0) && own.shows("opponents beaten", after: 0))
  }

  /// Only the first game of a deal counts, and only as it was played.
  @Test func starsAreEarnedOnce() throws {
    let clever = "50 25 12 6 8"
    for moves in ["1 2 3 4 5 6 7 8", clever] {
      _ = try process.run("arcade guess --seed 42 --record --quiet \(moves)")
    }
    #expect(try open("").shows("★☆☆  ☆☆☆", after: 0))
    // A claim that doesn't verify earns none.
    let file = process.home.appending(path: ".local/state/arcade/history")
    let history = try String(contentsOf: file, encoding: .utf8)
    let claim = history.split(separator: "\n")[0]
      .replacing("seed=42", with: "seed=7").replacing("\twon\t", with: "\twon\t1")
    try Data((history + claim + "\n").utf8).write(to: file)
    #expect(try open("").shows("★☆☆  ☆☆☆", after: 0))
  }

  /// A level that is chosen is kept, as an option is.
  @Test func aChosenLevelIsKept() throws {
    try skipLesson()
    let played = try open("Down Down Right Space", "q", "o")
    #expect(played.shows("8 pairs of animals", after: 0))
    #expect(played.shows("level 2: 8 pairs, animals", after: 1) && offers("8", played, 2))
    try expectEqual(process.run("arcade settings memorize.pairs").output, "8\n")
    // A click on stars begins a game of their level.
    let slow = (0...99).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --lies 1 --seed 42 --record --quiet \(slow)")
    #expect(try open(.click("★☆☆")).shows("0 guesses", after: 0))
    try expectEqual(process.run("arcade settings guess.lies").output, "1\n")
    let lines = try process.type("arcade", "levels\nmemorize-3\nquit\nquit\n").output
    #expect(lines.contains("memorize, 8 pairs, animals: 0 stars"), "\(lines)")
    try expectEqual(process.run("arcade settings memorize.collapse").output, "on\n")
  }

  /// So is the level that a harder game leads to, unless the command line named one.
  @Test(arguments: ["arcade", "arcade guess --range 0-1"])
  func aHarderGameIsKept(line: String) throws {
    try skipLesson()
    _ = try process.run("arcade settings guess.range 0-1; arcade settings animation off")
    let start = line == "arcade" ? "3" : ""
    let played = try process.play(
      line, [.keys("\(start) 0 Enter 1 Enter"), .wait(1500), "b", "q"])
    #expect(played.shows("Harder: 0–1, one lie (b)", after: 1), "\(played.shown)")
    let isKept = line == "arcade"
    try expectEqual(process.run("arcade settings guess.lies").output, isKept ? "1\n" : "0\n")
    #expect(!isKept || played.shows("your options: 0–1, one lie", after: 3))
  }

  @Test func todaysDealHasAKey() throws {
    try skipLesson()
    #expect(try open("Down t").shows("daily 325", after: 0))
  }

  @Test func whatIsToldOfAnUnfinishedGameIsTheGames() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    let played = try open("?", "Space o", "Escape s")
    #expect(played.shows("A number is hidden", after: 0) && played.shows("▸3 guess", after: 1))
    #expect(played.shows("Statistics", after: 2))
  }

  @Test func theStarsOfTheDayStandInTheGamesRow() throws {
    let numbers = (0...999).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --daily --record --quiet \(numbers)")
    let lines = try open("", "q").shown[0]
    #expect(lines.contains { $0.contains("guess") && $0.contains("✓ ★☆☆ ") }, "\(lines)")
  }

  @Test func aRunUnderWayComesFirst() throws {
    let numbers = (0...999).map(String.init).joined(separator: " ")
    _ = try process.run("arcade memorize --seed 42 --record --quiet 1 4")
    #expect(try open("").shows("▸ Continue memorize", after: 0))
    _ = try process.run("arcade guess --daily --record --quiet \(numbers)")
    try skipLesson()
    let played = try open("", "3 q", "q")
    #expect(played.shows("▸ Run of the day", after: 0))
    #expect(played.shows("▸ Continue memorize", after: 1), "\(played.shown)")
  }

  @Test(arguments: [(24, 80), (12, 40), (8, 30)])
  func nothingIsCut(rows: Int, columns: Int) throws {
    let numbers = (0...999).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --daily --record --quiet \(numbers)")
    _ = try process.run("arcade guess --seed 42 --range 0-999 --record --quiet 500")
    let played = try open(rows: rows, columns: columns, "Down", "x", "Down", "Right", "o")
    #expect(!played.shown.joined().contains { $0.contains("…") })
    #expect(played.shows("Continue guess", after: 0) && played.shows("1 guess", after: 0))
    #expect(!played.shows("in a row", after: 0) && played.shows("Press x again", after: 1))
  }

  /// However many games there are or wait, the logo stays, and what is hidden is counted.
  @Test(arguments: [(0, 0), (0, 4), (1, 1), (1, 8)])
  func theLogoStays(more: Int, waiting: Int) throws {
    let games = GameCatalog.arcade.games + Array(GameCatalog.arcade.games.prefix(more))
    let presentation = Presentation(language: .en, isColored: true)
    let now = Timestamp(seconds: 1_795_284_300)
    let book = try ScoreBook(of: nil, .arcade)
    let run = DailyRun(DailyDeal(day: now.dayNumber), of: book, games)
    let page = FrontPage(
      games, games.map { _ in FrontPage.Levels(levels: 1, [("", "")], chosen: 0) },
      Array(repeating: FrontPage.Unfinished(of: 0, "cards", ["1 move"]), count: waiting),
      book, run, now: now, presentation)
    let view = FrontView(page, focus: 0, presentation: presentation) { now }
    var canvas = Canvas(Size(rows: 24, columns: 80))
    view.draw(on: &canvas, at: 0)
    let lines = canvas.lines
    #expect(lines.contains { $0.contains("█▀█ █▀▄ █   █▀█ █ █ █▀") })
    #expect(lines.contains { $0.contains("\(games.count)  ") })
    let shown = min(more > 0 ? 1 : 2, waiting)
    expectEqual(lines.count { $0.contains("Continue") }, shown)
    expectEqual(lines.contains { $0.contains("game 1 of \(waiting)") }, waiting > 1)
  }

  /// Options stand in the middle, below their picture or beside it.
  @Test(arguments: [(24, 80), (60, 80), (40, 120), (60, 200)])
  func optionsStandInTheMiddle(rows: Int, columns: Int) throws {
    let lines = try open(rows: rows, columns: columns, "", "o").shown[1]
    let box = try #require(lines.firstIndex { $0.contains("╭") })
    let end = try #require(lines.firstIndex { $0.contains("╰") })
    let first = lines.dropFirst(2).firstIndex { $0.contains { $0 != " " } } ?? 0
    #expect(columns > 80 || first < box - 2, "\(lines)")
    #expect(abs((min(first, box) - 2) - (rows - 4 - end)) < 6, "\(lines)")
  }

  /// Each option is described, in its row or where there is room below it.
  @Test(arguments: [(24, 80, 0), (40, 120, 1), (60, 200, 1)])
  func allOptionsAreDescribed(rows: Int, columns: Int, below: Int) throws {
    let lines = try open(rows: rows, columns: columns, "", "o BTab").shown[1]
    for (title, text) in ["lessons": "first steps", "mouse": "use the mouse", "bell": "ring"] {
      let row = try #require(lines.firstIndex { $0.contains("\(title)  ") })
      #expect(lines[row + below].contains(text), "\(lines[row])")
    }
    // A narrow window tells that of the option in focus.
    let small = try open(rows: 12, columns: 40, "", "o BTab", "Down").shown
    #expect(small[1].contains { $0.contains("when to use colour") })
    #expect(!small[2].contains { $0.contains("when to use colour") })
  }

  // MARK: The mouse

  @Test func remindersAreClicked() throws {
    try skipLesson()
    let played = try open(
      "", .click("options"), .click("Esc back"), .click("s stats"), "q", .click("quit"))
    #expect(played.shows("▸1 cards", after: 1) && played.shows("▸ Run of the day", after: 2))
    #expect(played.shows("Statistics", after: 3) && played.shows("▸ Run of the day", after: 4))
    expectEqual(played.shown.count, 5)
  }

  // MARK: Options

  @Test func plainTextBeginsAfterThePageOfOptions() throws {
    try skipLesson()
    let played = try open("o BTab Down Down Down Right", "Escape")
    #expect(played.shows("Plain text begins when you leave this page", after: 0))
    #expect(played.shown.count == 1 && played.outcome.output.contains("1 cards: "))
  }

  @Test func optionsOfAGameAreKept() throws {
    try skipLesson()
    let played = try open("2", "q", "o", "Right", "Right", "Escape", "2")
    #expect(played.shows("6 pairs", after: 0))
    #expect(offers("6", played, 2) && played.shows("Par: 9.2 moves, ", after: 2))
    #expect(played.shows("6 are easy, 12 are medium, 16 are hard.", after: 2))
    #expect(offers("7", played, 3) && played.shows("Par: 10.8 moves, ", after: 3))
    #expect(played.shows("level 2: 8 pairs", after: 5) && played.shows("8 pairs", after: 6))
    try expectEqual(process.run("arcade settings memorize.pairs").output, "8\n")
    // A name of a size does as well.
    _ = try process.run("arcade settings memorize.pairs hard")
    #expect(try process.play("arcade memorize", [""]).shows("16 pairs", after: 0))
    // A script's deal stays what it was.
    #expect(try process.run("arcade memorize --seed 1").output.contains("6 pairs"))
  }

  @Test(arguments: [(24, 80), (40, 120), (60, 200)])
  func largeWindowsHaveLargePictures(rows: Int, columns: Int) throws {
    try skipLesson()
    let played = try open(rows: rows, columns: columns, "", "o")
    expectEqual(played.shown[1].dropFirst(2).contains { $0.contains("████") }, rows > 24)
  }

  @Test func aSettingHoldsAtOnce() throws {
    try skipLesson()
    let chinese = try process.play(
      "arcade --lang en", ["o BTab Down Down", "Right", "Escape"])
    #expect(chinese.shows("▸\(games + 1) general", after: 0))
    #expect(chinese.shows("▸\(games + 1) 通用", after: 1))
    #expect(chinese.shows("▸ 每日挑战", after: 2))
    try expectEqual(process.run("arcade settings lang").output, "zh\n")
  }

  @Test func thePageShowsWhatIsInForce() throws {
    _ = try process.run("arcade settings lesson off; arcade settings ascii on")
    let played = try process.play(
      "arcade --no-ascii --lang zh --palette neon", ["o BTab Down", "Down Down Down"])
    #expect(offers("霓虹", played, 0) && played.shows("中文", after: 0))
    #expect(offers("关", played, 1))
  }

  @Test func pagesAreTurnedAndClicked() throws {
    try skipLesson()
    let played = try open(
      "Down o", .click("guess"), .click("0-99"), "BTab", "1 BTab", "1 Left", "Up Left Left")
    #expect(played.shows("▸1 cards", after: 0) && played.shows("▸3 guess", after: 1))
    #expect(played.shows("0-999", after: 2) || played.shows("0-9 ", after: 2))
    #expect(played.shows("▸2 memorize", after: 3))
    #expect(played.shows("▸\(games + 1) general", after: 4))
    #expect(offers("23", played, 5))
  }

  @Test func optionsThatDontGoTogetherArePassedOver() throws {
    let refused = try process.run("arcade settings memorize.pairs 40")
    #expect(refused.status == 2 && refused.error.contains("2 to 32 with the theme animals"))
    _ = try process.run(
      "arcade settings memorize.theme playing-cards; arcade settings memorize.pairs 40")
    try skipLesson()
    let played = try open("Down Down o", "Down Right")
    #expect(played.shows("40", after: 0) && played.shows("playing cards", after: 1))
    #expect(played.shows("leave no other choice here", after: 1))
    // Neither does a command line that doesn't go with what is kept fail.
    let themed = try process.play("arcade memorize --theme food", [""])
    #expect(themed.shows("6 pairs of food", after: 0))
  }

  // MARK: Help

  @Test func theRulesStandAboveTheKeys() throws {
    try skipLesson()
    let played = try open("Down Down ?", "Space", "2 ?")
    #expect(played.shows("Every picture is on two tiles", after: 0))
    #expect(played.shows("play the run of the day", after: 0))
    #expect(played.shows("Every picture is on two tiles", after: 2))
    #expect(played.shows("turn over", after: 2))
  }

  @Test(arguments: [(12, 40), (8, 30)])
  func keysAreExplainedInFullInSmallWindows(rows: Int, columns: Int) throws {
    try skipLesson()
    for language in ["en", "zh"] {
      let pages = Array(repeating: ScriptedWindow.Step.keys("?"), count: 6)
      let played = try process.play(
        "arcade --no-ascii --lang \(language)", rows: rows, columns: columns, pages)
      let text = played.shown.joined()
      #expect(text.contains { $0.contains(language == "en" ? "an unfinished" : "未完成") })
      #expect(!text.contains { $0.contains("…") && !$0.contains("… ") })
    }
  }

  @Test func aPageThatIsTooLongSaysWhereItIs() throws {
    try skipLesson()
    let played = try open(rows: 8, columns: 30, "o BTab Down Down")
    #expect(played.shows("3/11 · ", after: 0))
  }

  // MARK: Lines

  @Test func withoutAScreenItIsAMenuInLines() throws {
    _ = try process.run("arcade memorize --seed 42 --record --quiet 1 4")
    let outcome = try process.type("arcade", "daily\n3\nskip\n50\nquit\n")
    #expect(outcome.output.contains("1 cards: "))
    #expect(outcome.output.contains("\n\(games + 1) continue: 1 unfinished game\n"))
    #expect(outcome.output.contains("\n3 guess: 0–"))
    #expect(outcome.output.contains("daily"))
  }

  @Test func plainTextIsASetting() throws {
    _ = try process.run("arcade settings plain on")
    let played = try process.play("arcade", [""])
    #expect(played.shown.isEmpty && played.outcome.output.contains("1 cards: "))
    try expectEqual(process.play("arcade guess --no-plain --seed 1", [""]).shown.count, 1)
    try expectEqual(process.play("arcade --plain guess --no-plain --seed 1", [""]).shown.count, 1)
  }
}
