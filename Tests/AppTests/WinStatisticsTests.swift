import Foundation
import Platform
import Records
import TestSupport
import Testing
@testable import App
@testable import Lines
@testable import Screens

/// The statistics of games of two.
@Suite(.oneByOne) struct WinStatisticsTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    let (all, other) = ("1 4 2 8 3 10 5 6 7 12 9 11", "4 1 2 8 3 10 5 6 7 12 9 11")
    let drawn = "1 4 2 8 3 10 5 7 6 5 7 12 9 11"
    for (beginner, moves) in [(1, all), (2, all), (2, other), (1, drawn)] {
      _ = try run(
        "arcade memorize --versus person --names Ann,Ben --begins \(beginner) --seed 42 "
          + "--record --quiet \(moves)")
    }
    for moves in [all, other] {
      _ = try run("arcade memorize --versus random --seed 42 --record --quiet \(moves)")
    }
    _ = try run("arcade guess --race expert --seed 42 --record --quiet 99 98 97 96 95 94 8")
    _ = try run("arcade memorize --seed 42 --record --quiet \(all)")
  }

  private func run(_ line: String) throws -> String { try process.run(line).output }

  @Test func theTableTellsWhoWon() throws {
    let pages = try run("arcade scores").replacing("\n\nguess", with: "\n\nmemorize")
      .components(separatedBy: "\n\nmemorize")
    let two = try #require(pages.first { $0.contains(": Ann – Ben") })
    #expect(two.contains(": Ann – Ben\n4 games: Ann won 1, Ben won 2, 1 drawn.\n"))
    #expect(two.contains("On average: Ben by 1.5.\nLargest win: Ann by 6, Ben by 6.\n"))
    #expect(two.contains("Most wins in a row: 1 by Ann, 2 by Ben.\n"))
    #expect(two.contains("Last 4 (■ Ann, □ Ben), oldest first: ■ □ □ =.\n"))
    let bot = try #require(pages.first { $0.contains("you – Random") })
    #expect(bot.contains("Last 2, oldest first: W W."))
    for page in [two, bot] {
      for word in ["median", "by score", "Best:", "ahead", "-6"] { #expect(!page.contains(word)) }
    }
    let solo = try #require(pages.first { $0.contains("1 game, median 6.") })
    #expect(!solo.contains(" – "))
    let race = try #require(pages.first { $0.contains(", race: you – Expert\n") })
    #expect(race.contains("Expert by 2") && !race.contains(" -2"))
  }

  @Test func plainTextAndChineseSayItToo() throws {
    let plain = try run("arcade scores memorize --plain --options versus=person")
    #expect(plain.contains("Last 4, oldest first: Ann, Ben, Ben, a draw."))
    let chinese = try run("arcade scores memorize --lang zh --options versus=person")
    for text in [
      "4 局：Ann 胜 1，Ben 胜 2，平 1。", "平均：Ben 领先 1.5。", "最大分差：Ann 净胜 6，Ben 净胜 6。",
      "最长连胜：1 局（Ann），2 局（Ben）。", "最近 4 局（■ Ann，□ Ben），先玩的在前：■ □ □ =。",
    ] {
      #expect(chinese.contains(text), "\(text)")
    }
  }

  @Test func theJSONHasItsOwnFields() throws {
    let lines = try run("arcade scores memorize --json").split(separator: "\n")
    let summaries = lines.filter { $0.contains(#""type":"scores""#) }
    #expect(summaries.count { $0.contains(#""longestRuns":"#) } == 2 && summaries.count == 3)
    let two = try #require(summaries.first { $0.contains("Ann,Ben") })
    for field in [
      #""wins":1"#, #""losses":2"#, #""draws":1"#, #""longestRuns":[1,2]"#, #""mean":-1.5"#,
      #""begins":"1""#,
    ] {
      #expect(two.contains(field), "\(field)")
    }
  }

  @Test func aFalseResultIsNamed() throws {
    let path = process.home.appending(path: ".local/state/arcade/history")
    let text = try String(contentsOf: path, encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("begins=2") })
    let untrue = line.replacing("\t-6\t", with: "\t5\t")
    try #require(untrue != line)
    try "\(untrue)\n".write(to: path, atomically: true, encoding: .utf8)
    #expect(try run("arcade verify").contains("gives -6 "))
  }

  // MARK: The page

  private func view(_ presentation: Presentation) throws -> StatsView {
    let folder = StateFolder(path: process.home.appending(path: ".local/state/arcade").path)
    let book = try ScoreBook(of: folder.history, .arcade)
    return StatsView(book, presentation: presentation, today: process.clock())
  }

  private func lines(_ view: StatsView, rows: Int = 60, columns: Int = 80) -> [String] {
    var canvas = Canvas(Size(rows: rows, columns: columns), palette: .felt)
    view.draw(on: &canvas, at: 0)
    return canvas.lines
  }

  @Test func theGamesOfTwoHaveATab() throws {
    var view = try view(Presentation(language: .en))
    #expect(lines(view)[1].contains("3 versus"))
    _ = view.handle(.key(.character("2")), in: Size(rows: 24, columns: 80), at: 0)
    #expect(lines(view).contains { $0.contains("Average") })
    _ = view.handle(.key(.character("3")), in: Size(rows: 24, columns: 80), at: 0)
    let lines = lines(view)
    // A race against a bot is no game of two players.
    #expect(lines.contains { $0.contains("guess, race: you – Expert") })
    #expect(!lines.contains { $0.contains("two players") || $0.contains("Daily streak") })
    for text in [
      "memorize: Ann – Ben", "■ Ann", "□ Ben", "= drawn",
      "On average          Ben by 1.5", "Largest win         Ann by 6, Ben by 6",
      "Most wins in a row  1 by Ann, 2 by Ben",
      "Last games          ■ □ □ =", "memorize: you – Random", "Last games          W W",
    ] {
      #expect(lines.contains { $0.contains(text) }, "\(text)")
    }
    #expect(!lines.contains { $0.contains("Average ") || $0.contains("none ranks") })
  }

  @Test func everyWindowHasRoom() throws {
    for presentation in [
      Presentation(language: .zh), Presentation(language: .en, isASCII: true),
    ] {
      var view = try view(presentation)
      _ = view.handle(.key(.character("3")), in: Size(rows: 24, columns: 80), at: 0)
      for (rows, columns) in [(10, 36), (12, 40), (24, 80), (40, 120), (60, 200)] {
        let text = lines(view, rows: rows, columns: columns).joined()
        #expect(text.contains("Ann") || rows < 12, "\(rows)")
        if presentation.isASCII { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
      }
    }
  }
}
