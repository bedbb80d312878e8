import Foundation
import MemorizeGame
import Platform
import Records
import TestSupport
import Testing
import TunesGame
@testable import App
@testable import Lines
@testable import Screens

/// The page of statistics.
@Suite(.oneByOne) struct StatsViewTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  /// Records games of guess, memorize and guess with other options.
  private func playSome() throws {
    let numbers = (0...99).map(String.init).joined(separator: " ")
    for seed in 1...5 {
      _ = try process.run("arcade guess --seed \(seed) --record --quiet 50 25 75 \(numbers)")
    }
    // A Monday, on which the range is not the usual one.
    let (now, monday) = (process.clock, try #require(Timestamp("2026-11-16T10:00:00Z")))
    process.clock = { monday }
    _ = try process.run("arcade guess --daily --record --quiet \(numbers)")
    process.clock = now
    _ = try process.run("arcade guess --range 0-9 --seed 1 --record --quiet \(numbers)")
    _ = try process.run("arcade guess --range 0-9 --seed 2 --record --quiet \(numbers)")
    let pairs = [
      (1...8).flatMap { first in (1...8).filter { $0 > first }.map { "\(first) \($0)" } }
    ].joined().joined(separator: " ")
    _ = try process.run("arcade memorize --pairs 4 --seed 1 --record --quiet \(pairs)")
  }

  private var history: History {
    StateFolder(path: process.home.appending(path: ".local/state/arcade").path).history
  }

  private func view(
    _ presentation: Presentation = Presentation(language: .en), game: String? = nil,
    of catalog: GameCatalog = .arcade, _ collections: [(Collectibles, Finds)] = []
  ) throws -> StatsView {
    let book = try ScoreBook(of: history, catalog)
    return StatsView(
      book, presentation: presentation, today: process.clock(), game: game, collections)
  }

  private func collection<G: ArcadeGame>(_ game: G.Type) throws -> (Collectibles, Finds) {
    (try #require(G.collectibles), try #require(try history.finds(in: G.self)))
  }

  private func lines(
    _ view: StatsView, rows: Int = 24, columns: Int = 80, palette: Palette? = .felt
  ) -> [String] {
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: palette)
    view.draw(on: &canvas, at: 0)
    return canvas.lines
  }

  private func press(_ keys: Key..., on view: inout StatsView) { press(keys, on: &view) }

  private func press(_ keys: [Key], on view: inout StatsView) {
    for key in keys {
      let outcome: Void? = view.handle(.key(key), in: Size(rows: 24, columns: 80), at: 0)
      #expect(outcome == nil)
    }
  }

  // MARK: Tabs

  @Test func allGamesAndEachGameHaveATab() throws {
    try playSome()
    var view = try view()
    expectEqual(lines(view)[1].drop { $0 == " " }, "▸1 all games   2 memorize   3 guess")
    press(.right, on: &view)
    expectEqual(view.tabs.focus, 1)
    press(.tab, .character("l"), on: &view)
    expectEqual(view.tabs.focus, 0)
    press(.left, .left, on: &view)
    expectEqual(view.tabs.focus, 1)
    press(.character("3"), .character("9"), on: &view)
    expectEqual(view.tabs.focus, 2)
    let size = Size(rows: 24, columns: 80)
    let row = lines(view)[1]
    let word = try #require(row.range(of: "memorize"))
    let point = Point(row: 1, column: String(row[..<word.lowerBound]).displayWidth)
    #expect(view.handle(.click(point), in: size, at: 0) == nil && view.tabs.focus == 1)
    let (front, other) = try (self.view(game: "guess"), self.view(game: "cards"))
    #expect(front.tabs.focus == 2 && other.tabs.focus == 0)
  }

  @Test func inANarrowWindowTheTabInFocusIsInSight() throws {
    try playSome()
    var view = try view(game: "memorize")
    #expect(lines(view, rows: 12, columns: 28)[1].hasSuffix("▸2 memorize ▸"))
    press(.character("3"), on: &view)
    let row = lines(view, rows: 12, columns: 28)[1]
    #expect(row.hasPrefix("◂") && row.contains("▸3 guess"))
  }

  @Test func itTellsItsKeys() throws {
    _ = try process.run("arcade settings lesson off")
    let played = try process.play("arcade --no-ascii", rows: 24, columns: 80, ["s", "?", "q q q"])
    #expect(played.shows("? help · Esc back", after: 0))
    #expect(played.shows("PgUp PgDn", after: 1) && played.shows("other games", after: 1))
  }

  @Test func itsKeysAreClicked() throws {
    try playSome()
    let view = try view()
    let row = lines(view)[23]
    for (text, key) in ["Esc back": .escape, "? help": .character("?")] as [String: Key] {
      let start = try #require(row.range(of: text)).lowerBound
      let point = Point(row: 23, column: String(row[..<start]).displayWidth)
      expectEqual(view.key(at: point, in: Size(rows: 24, columns: 80)), key)
    }
  }

  // MARK: The shelf

  /// Records a finished game as the best bot plays it; answers what the program said.
  private func play(_ game: String, _ options: String) throws -> String {
    let watched = try process.run("arcade \(game) \(options) --watch expert --json").output
    let end = try #require(watched.components(separatedBy: #""moves":""#).last)
    let moves = end.prefix { $0 != "\"" }
    return try process.run("arcade \(game) \(options) --record \(moves)").output
  }

  @Test func recordsThatWereFoundStandOnTheShelf() throws {
    for (options, news) in [
      ("--pairs 4 --seed 1", "4 new on your shelf: 4 of 168."),
      ("--category rock --pairs 5 --seed 1 --match artist", "5 new on your shelf: 9 of 168."),
      ("--pairs 24 --seed 2", " new on your shelf: "), ("--pairs 4 --seed 1", nil),
      ("--pairs 4 --seed 2 --ear", nil),
    ] as [(String, String?)] {
      let said = try play("tunes", options)
      #expect(said.contains(news ?? "\n") && (news != nil || !said.contains("shelf")), "\(options)")
    }
    // A game under way and a race find nothing, nor do records that nobody knows.
    _ = try process.run("arcade tunes --category metal --seed 1 --record 1 2")
    for deal in [
      "MC Lyte — Lyte as a Rock (1988); Run-D.M.C. — Raising Hell (1986)",
      "A — B (1990); C — D (1991)",
    ] {
      _ = try process.run("arcade tunes --deal '\(deal); \(deal)' --record 1 3 2 4")
    }
    let race = "arcade tunes --category metal --pairs 2 --seed 1 --race random"
    _ = try process.run("\(race) --record 1 2 3 4 1 3 2 4 1 4 2 3")
    let (collectibles, finds) = try collection(Tunes.self)
    expectEqual((0..<6).map { finds.things(on: $0).count }, [25, 0, 5, 0, 2, 0])
    let colored = Presentation(language: .en, isColored: true)
    var view = try view(colored, [(collectibles, finds)])
    press(.left, .left, on: &view)
    let lines = lines(view, rows: 60, columns: 80)
    #expect(lines[1].contains("3 shelf"))
    for heading in [("Pop albums", "25/28"), ("Rap albums", "2/28")] {
      #expect(lines.contains { $0.contains(heading.0) && $0.contains(heading.1) }, "\(lines)")
    }
    #expect(lines.contains { $0.contains("▀") || $0.contains("▄") })
    // The arrows move over the records; the last ones are out of sight at first.
    #expect(self.lines(view)[2].contains("Pet Sounds by The Beach Boys, 1966"))
    press(.right, .left, .left, on: &view)
    #expect(self.lines(view)[2].contains("Pet Sounds by") && view.scroll.index == 0)
    press(Array(repeating: .right, count: 40), on: &view)
    let last = self.lines(view)
    #expect(last[2].contains("Lyte as a Rock by MC Lyte, 1988") && view.scroll.index > 0)
    #expect(last.contains { $0.contains("Rap albums") } && last[1].contains("▸3 shelf"))
    press(.tab, on: &view)
    #expect(self.lines(view)[1].contains("▸4 versus"))
  }

  /// Themes of emoji fill an album; playing cards and faces of one's own don't.
  @Test func picturesOfMemorizeFillAnAlbum() throws {
    for (options, news) in [
      ("--seed 1", "6 new in your album: 6 of 283."), ("--seed 1", nil),
      ("--theme fun --pairs 4 --seed 1 --collapse", "4 new in your album: 10 of 283."),
      ("--theme playing-cards --pairs 4 --seed 1", nil),
    ] as [(String, String?)] {
      let said = try play("memorize", options)
      #expect(said.contains(news ?? "\n") && (news != nil || !said.contains("album")), "\(options)")
    }
    _ = try play("tunes", "--pairs 4 --seed 1")
    let colored = Presentation(language: .en, isColored: true)
    var view = try view(colored, [collection(Memorize.self), collection(Tunes.self)])
    press(.backTab, .backTab, on: &view)
    let lines = lines(view, rows: 60, columns: 80)
    #expect(lines[1].contains("▸4 album"), "\(lines)")
    #expect(lines.contains { $0.hasSuffix(" · 10 of 283") }, "\(lines)")
    for (heading, count) in [("Animals", "6/32"), ("Fun pictures", "4/29")] {
      #expect(lines.contains { $0.contains(heading) && $0.contains(count) }, "\(lines)")
    }
    // What isn't begun is listed, and what is missing has places.
    #expect(!lines.contains { $0.contains("Faces") })
    #expect(lines.contains { $0.contains("Still to discover") }, "\(lines)")
    #expect(lines.contains { $0.contains("faces 28") }, "\(lines)")
    let places = try #require(lines.firstIndex { $0.contains("Fun pictures") })
    #expect(places - (lines.firstIndex { $0.contains("Animals") } ?? places) > 3 * 4)
    let last = lines.lastIndex { $0.contains("▄") || $0.contains("▀") || $0.contains("▌") }
    #expect(try #require(last) > 12)
    // The other collection has its own focus.
    press(.right, .right, .tab, on: &view)
    let shelf = self.lines(view)
    #expect(shelf[1].contains("▸5 shelf"), "\(shelf)")
    #expect(shelf.contains { $0.hasSuffix(" · 4 of 168") }, "\(shelf)")
  }

  @Test func withoutPicturesTheShelfHasNames() throws {
    _ = try play("tunes", "--pairs 4 --seed 1")
    var view = try view(.english, [collection(Tunes.self)])
    press(.left, on: &view)
    let lines = lines(view, rows: 60, columns: 80, palette: nil)
    for text in ["4/28", "   Sign o' the Times by Prince, 1987; Like a Prayer by Madonna, 1989;"] {
      #expect(lines.contains { $0.contains(text) }, "\(lines)")
    }
  }

  // MARK: Pages

  @Test func aPageTellsOfAllGames() throws {
    try playSome()
    let lines = lines(try view(), rows: 70, columns: 80)
    for text in [
      "games    stars", "on average    ★★★    ★★☆    ★☆☆", "memorize        1 ",
      "guess           8 ", "all             9 ", "Daily games", "■ all games   □ some",
      ", longest 1",
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    expectEqual(lines.count { $0.contains("Daily streak") }, 1)
  }

  @Test func thePageTellsOfAGame() throws {
    try playSome()
    let lines = lines(try view(game: "guess"), rows: 70, columns: 80)
    for text in [
      "Games", "over par", "Last 8 games",
      "from par, better is ↑", "Levels", "Games by distance from par",
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    let kinds = [
      "0–99 ", "0–99, one lie", "0–199, one lie", "0–399, one lie", "0–799, one lie",
      "0–9 ", "0–49",
    ]
    let rows = lines.compactMap { line in
      kinds.first { line.contains("  \($0)") }.map { ($0, line.numbers) }
    }
    // The games, the best score, par and stars.
    expectEqual(rows.map(\.0), kinds)
    #expect(rows[0].1.contains(5) && rows[5].1.contains(2) && rows[2].1.contains(0))
    let stars = lines.filter { $0.contains("one lie") || $0.contains("0–99 ") }
    #expect(stars.count == 5 && stars[0].contains("★") && stars[4].contains("☆☆☆"))
    #expect(!lines.contains { $0.contains("Daily") })
  }

  /// A window that is too narrow for large numbers has lines of text.
  @Test(arguments: [(24, 80, 1), (40, 120, 2), (60, 200, 2), (24, 40, 0)])
  func numbersAreLarge(rows: Int, columns: Int, scale: Int) throws {
    try playSome()
    let lines = lines(try view(game: "guess"), rows: rows, columns: columns)
    func isText(_ lines: [String]) -> Bool {
      lines.contains { $0.contains("Games  ") && $0.hasSuffix(" 8") }
    }
    expectEqual(isText(lines), scale == 0)
    for row in scale == 0 ? [] : BigNumber.lines("8", scale: scale) {
      #expect(lines.contains { $0.contains(row) }, "\(row)")
    }
    let ascii = Presentation(language: .en, isASCII: true)
    #expect(isText(self.lines(try view(ascii, game: "guess"))))
  }

  /// Numbers stand above two columns, of which both end in one row.
  @Test func aWideWindowHasNumbersAboveItsColumns() throws {
    try playSome()
    let all = lines(try view(), rows: 40, columns: 120)
    let rows = ["In numbers", "Daily streak", "All games"].map { text in
      all.firstIndex { $0.contains(text) } ?? -1
    }
    #expect(rows == rows.sorted() && all[rows[2]].contains("Daily games"))
    var canvas = Canvas(Size(rows: 40, columns: 120), palette: .felt)
    try view(game: "guess").draw(on: &canvas, at: 0)
    let ends = [10, 110].map { column in
      (0..<40).last { canvas[$0, column].style.background == .panel }
    }
    expectEqual(ends[0], ends[1])
    #expect(!lines(try view(), rows: 24, columns: 80).contains { $0.contains("In numbers") })
  }

  @Test func gamesOfAllThemesAreOneRow() throws {
    let pairs = (1...8).flatMap { first in (1...8).filter { $0 > first }.map { "\(first) \($0)" } }
      .joined(separator: " ")
    for theme in ["animals", "food"] {
      for seed in 1...3 {
        let line = "arcade memorize --pairs 4 --theme \(theme) --seed \(seed) --record --quiet"
        _ = try process.run("\(line) \(pairs)")
      }
    }
    let alike = lines(try view(game: "memorize"), rows: 60)
    // They are equally hard, so scores are told as they are.
    for text in ["Games by score", "Par "] {
      #expect(alike.contains { $0.contains(text) }, "\(text)")
    }
    _ = try process.run("arcade memorize --pairs 3 --seed 1 --record --quiet \(pairs)")
    let lines = lines(try view(game: "memorize"), rows: 60)
    #expect(lines.contains { $0.contains("4 pairs, animals and others  ") })
    // Levels that nobody has played have no best score.
    expectEqual(lines.count { $0.contains(" pairs, ") && !$0.contains("–") }, 2)
  }

  @Test func aLargeWindowIsFilled() throws {
    try playSome()
    for game in [nil, "guess"] {
      let lines = lines(try view(game: game), rows: 60, columns: 200)
      let heights = lines.map { $0.contains("┤") || $0.contains("│") }.count { $0 }
      #expect(game == nil || heights > 20, "\(heights)")
      // In the middle, as a wider page is hard to read; rows are far apart.
      #expect(lines[3..<58].allSatisfy { $0.prefix(8).allSatisfy { $0 == " " } })
      let days = ["Mon  ", "Tue  "].map { day in lines.firstIndex { $0.contains(day) } ?? 0 }
      #expect(game != nil || days[1] - days[0] == 3, "\(days)")
      #expect(lines.allSatisfy { $0.displayWidth <= 200 })
    }
  }

  @Test func oneGameHasNoCharts() throws {
    _ = try process.run("arcade guess --range 0-1 --seed 1 --record --quiet 0 1")
    let lines = lines(try view(game: "guess"), rows: 60)
    #expect(lines.contains { $0.contains("Average") } && !lines.contains { $0.contains("┤") })
    #expect(!lines.contains { $0.contains("Games by score") })
    #expect(lines.contains { $0.contains("A curve appears after three games.") })
  }

  /// In a wide window a panel that is alone stands in the middle and is no higher than its text.
  @Test func onePanelStandsInTheMiddle() throws {
    _ = try process.run("arcade guess --range 0-1 --seed 1 --record --quiet 0 1")
    let view = try view(game: "guess")
    var canvas = Canvas(Size(rows: 40, columns: 120), palette: .felt)
    view.draw(on: &canvas, at: 0)
    let grounds = (0..<120).map { canvas[20, $0].style.background }
    let first = try #require(grounds.firstIndex { $0 != grounds[0] })
    expectEqual(first, 21)
    #expect(grounds[first..<120 - first].allSatisfy { $0 == grounds[first] })
    expectEqual(canvas[4, 60].style.background, grounds[0])
  }

  @Test func aGameThatWasOnlyLostHasAPage() throws {
    var lost = try Playthrough<FirstSpell>(
      options: SpellOptions(), source: .deal(SpellDeal(reading: "abc")))
    for word in ["fff", "eee", "ddd", "ccc"] {
      _ = try lost.play(try #require(SpellMove(word)))
    }
    let folder = StateFolder(path: process.home.appending(path: ".local/state/arcade").path)
    try folder.history.append(lost.record(begun: .now), mustLast: false)
    let catalog = GameCatalog([FirstSpell.self])
    let lines = lines(try view(game: FirstSpell.name, of: catalog), rows: 60)
    #expect(lines[1].contains("▸2 spell"))
    #expect(lines.contains { $0.contains("1 lost") })
    #expect(!lines.contains { $0.contains("%") })
    #expect(!lines.contains { $0.contains("nan") || $0.contains("inf") })
  }

  @Test func aLowWindowScrolls() throws {
    try playSome()
    var view = try view(game: "guess")
    let first = lines(view)
    #expect(first[23].contains("↑↓ scroll") && !first.contains { $0.contains("Games by") })
    press(.down, .character("j"), .up, on: &view)
    #expect(view.scroll.index == 1 && lines(view)[3] == first[4])
    for _ in 1...9 { press(.pageDown, on: &view) }
    #expect(lines(view).contains { $0.contains("Games by") })
    let size = Size(rows: 24, columns: 80)
    _ = view.handle(.scroll(Point(row: 5, column: 5), by: -99), in: size, at: 0)
    expectEqual(view.scroll.index, 0)
    #expect(!lines(view, rows: 80)[79].contains("scroll"))
  }

  @Test func everyWindowGetsSomething() throws {
    try playSome()
    var view = try view()
    for size in [(1, 1), (3, 5), (8, 30), (10, 36), (12, 40), (24, 80), (40, 120), (60, 200)] {
      for _ in 1...3 {
        let lines = lines(view, rows: size.0, columns: size.1)
        #expect(size.1 < 30 || lines.contains { !$0.isEmpty })
        press(.right, on: &view)
      }
    }
    #expect(lines(view, rows: 5, columns: 30).contains { $0.contains("All games") })
  }

  @Test func asciiIsAllThatIsNeeded() throws {
    try playSome()
    let ascii = Presentation(language: .en, isASCII: true)
    let text = try ["", "guess"].flatMap { game in
      lines(try view(ascii, game: game), rows: 60, columns: 120, palette: nil)
    }.joined()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("better is up") && text.contains("# all games"))
  }

  @Test func anEmptyHistoryIsSaidKindly() throws {
    for language in Language.allCases {
      var view = try view(Presentation(language: language))
      expectEqual(lines(view).count { !$0.isEmpty }, 4)
      press(.right, .down, .pageUp, .character("1"), on: &view)
      let size = Size(rows: 24, columns: 80)
      #expect(view.handle(.key(.escape), in: size, at: 0) != nil)
      #expect(view.handle(.key(.character("q")), in: size, at: 0) != nil)
    }
  }

  // MARK: The chart

  private func chart(
    _ scores: [Int], par: Double? = nil, _ better: Direction = .lower, isASCII: Bool = false,
    rows: Int = 10
  ) -> [String] {
    let presentation = Presentation(language: .en, isASCII: isASCII)
    let size = Size(rows: rows, columns: 30)
    let level = par.map { ($0, " par \($0)") }
    let chart = LineChart(scores, level, better, size, presentation)
    return (chart.rows + [chart.times]).map { line in
      line.pieces.map(\.text).joined().trimmedAtEnd
    }
  }

  @Test func betterIsHigher() {
    expectEqual(
      chart([3, 3, 1, 2], par: 2.2, rows: 4),
      [
        "1 ┤           ╭─────╮", "2 ┤ ┄┄┄┄┄┄┄┄┄┄│┄┄┄┄┄╰● par 2.2", "3 ┤ ──────────╯",
        "    older       latest",
      ])
    expectEqual(chart([3, 1], .higher, rows: 4).first?.hasPrefix("3 ┤ ───────╮"), true)
    expectEqual(chart([3, 1], isASCII: true, rows: 4)[0], "1 |         *")
  }

  @Test func aChartFillsItsRoom() {
    let filled = chart([3, 3, 1])
    expectEqual(
      Array(filled.prefix(5)),
      ["1 ┤                ╭●"] + Array(repeating: "  │                │", count: 3)
        + ["2 ┤                │"])
    #expect(filled.count == 10 && filled[8] == "3 ┤ ───────────────╯")
  }

  @Test func theLabelsOfAHighChartStandApart() {
    let rows = chart([0, 280], rows: 40)
    #expect(rows.count { $0.contains("┤") } < 20 && rows.count > 25)
  }

  @Test func aPointIsNarrow() {
    expectEqual(BigNumber.lines("1.5", scale: 1).map(\.count), [9, 9, 9])
  }

  @Test func theAxisHasFewRows() {
    let rows = chart([-40, 130, 7], .higher)
    #expect(rows.count <= 12 && rows.first?.contains("140 ┤") == true)
    let one = chart([5], rows: 3)
    #expect(one.count == 4 && one[1] == "5 ┤ ●")
  }
}
