import Foundation
import Records
import TestSupport
import Testing

/// The run of the day: four games, one score.
@Suite(.oneByOne) struct DailyRunTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
    try set(16)
  }

  /// Moves the clock to a day of November 2026; the 16th is a Monday.
  private func set(_ day: Int) throws {
    let now = try #require(Timestamp("2026-11-\(day)T10:00:00Z"))
    process.clock = { now }
  }

  private func play(_ game: String, _ moves: String) throws {
    _ = try process.run("arcade \(game) --daily --record --quiet \(moves)")
  }

  /// Returns the moves that turn over each pair of a deal.
  private func pairs(of game: String, _ separator: String) throws -> String {
    let deal = try process.run("arcade deal \(game) --daily --decode").output
    let tiles = deal.dropLast().components(separatedBy: separator)
    let moves = Set(tiles).flatMap { face in
      tiles.indices.filter { tiles[$0] == face }.map { String($0 + 1) }
    }
    return moves.joined(separator: " ")
  }

  /// Finishes all games of a day but one.
  private func finishAll(_ open: String = "") throws {
    let moves = try [
      "guess": (0...49).map(String.init).joined(separator: " "),
      "cards": (1...16).map(String.init).joined(separator: " ") + " finish",
      "memorize": pairs(of: "memorize", " "), "tunes": pairs(of: "tunes", "; "),
    ]
    for (game, moves) in moves.sorted(by: { $0.key < $1.key }) where game != open {
      try play(game, moves)
    }
  }

  @Test func aScriptPlaysFourGamesInOrder() throws {
    let numbers = (0...49).map(String.init).joined(separator: " ")
    let output = try process.run("arcade daily --json \(numbers) 1").output
    let lines = output.split(separator: "\n")
    #expect(lines[0].contains(#""daily":320,"game":"guess""#))
    let next = try #require(lines.first { $0.contains(#""game":"cards""#) })
    #expect(next.contains(#""type":"begin""#))
    let end = try #require(lines.last)
    #expect(end.contains(#""mostStars":12"#) && end.contains(#""stars":1,"streak":"#))
    #expect(end.contains(#"{"game":"guess","score":"#) && end.contains(#"{"game":"cards"}"#))
    // A script's run leaves no trace unless it asks for a record.
    let run = try process.run("arcade daily --json").output
    #expect(run.contains(#""stars":0,"streak":0,"type":"run""#))
    try expectEqual(process.run("arcade share daily").status, 1)
    let alone = try process.run("arcade daily")
    expectEqual(alone.status, 1)
    #expect(alone.output.hasPrefix("This run starts anew and is not recorded"))
    #expect(!alone.output.contains("To continue:\n  arcade daily"), "\(alone.output)")
    #expect(try !process.run("arcade daily --record").output.contains("not recorded"))
    #expect(try process.run("arcade daily --lang zh").output.hasPrefix("这次挑战从头开始"))
  }

  @Test func inLinesAWholeRunLooksBackAtItsGames() throws {
    try finishAll()
    let output = try process.plain("daily", "guess", "", "back", "tunes", "back", "back")
    #expect(output.contains("\nLook back at?\n1 guess: "), "\(output)")
    #expect(output.contains("\n5 Back\n"))
    #expect(output.contains("Step 2 of ") && output.contains("Step 1 of 1"))
    // A script is asked nothing.
    #expect(try !process.run("arcade daily --record").output.contains("Look back"))
  }

  /// The game that another window finishes first counts, and the second one is told.
  @Test func aDealThatAnotherWindowFinishesFirstIsTold() throws {
    let other = try DailyRunTests()
    try other.play("guess", (0...49).map(String.init).joined(separator: " "))
    let (folder, way) = (process.home, ".local/state/arcade")
    let kept = try Data(contentsOf: other.process.home.appending(path: "\(way)/history"))
    let (clock, games) = (process.clock, folder.appending(path: "\(way)/games").path)
    let secret = try process.run("arcade deal guess --daily --decode").output.prefix { $0.isNumber }
    process.clock = {
      // While the game is under way.
      if let files = try? FileManager.default.contentsOfDirectory(atPath: games), !files.isEmpty {
        try? kept.write(to: folder.appending(path: "\(way)/history"))
      }
      return clock()
    }
    let first = secret == "49" ? "48" : "49"
    let output = try process.plain("daily", first, String(secret), "back")
    #expect(output.contains("Done again: a deal that you had finished before"), "\(output)")
    let totals = output.matches(of: /Run of the day: (\d+) of 12/).map { String($0.1) }
    expectEqual(totals, ["0", "1", "1"], "\(output)")
  }

  @Test func aHistoryThatCannotBeReadIsTold() throws {
    try FileManager.default.createDirectory(
      at: process.home.appending(path: ".local/state/arcade/history"),
      withIntermediateDirectories: true)
    let outcome = try process.run("arcade daily --record")
    expectEqual(outcome.status, 3)
    #expect(outcome.error.contains("state/arcade/history: not a regular file"), "\(outcome)")
  }

  @Test func theRecordsOfADayAreARun() throws {
    try finishAll()
    let outcome = try process.run("arcade daily --record")
    expectEqual(outcome.status, 0)
    let line = try process.run("arcade share daily").output
    #expect(line.hasPrefix("Arcade 320 · ★") && outcome.output.contains(line))
    let stars = outcome.output.filter { $0 == "★" }.count
    #expect((4...12).contains(stars) && outcome.output.contains(" \(stars) of 12"))
    #expect(outcome.output.contains("Arcade 320 · ★"))
    #expect(outcome.output.contains("The costliest move, step "))
    // What comes later doesn't count.
    try play("guess", "hint 24")
    try expectEqual(process.run("arcade daily --record").output, outcome.output)
  }

  @Test func aRunIsComparedWithFormerOnes() throws {
    try finishAll()
    try set(23)
    try finishAll()
    let output = try process.run("arcade daily --record").output
    #expect(output.contains("Arcade 327 · "))
    #expect(output.contains("Your last run earned") || output.contains("Your best run yet"))
    // On the screen two bars stand for the two runs.
    let page = try process.play("arcade daily", ["", "q"])
    let bars = page.shown[0].compactMap { $0.trimmingCharacters(in: .whitespaces) }
    #expect(bars.contains { $0.count == 3 && $0.allSatisfy(" ▁▂▃▄▅▆▇█".contains) }, "\(bars)")
  }

  @Test func theEndSaysWhatComesNext() throws {
    try set(15)
    try play("guess", (0...199).map(String.init).joined(separator: " "))
    try set(16)
    try finishAll()
    let page = try process.play("arcade daily", ["", "q"])
    let stars = page.shown[0].joined().filter { "★♛".contains($0) }.count
    let text = page.shown[0].joined(separator: "\n")
    #expect(
      text.contains("\(12 - stars / 2) stars short of 12 · 2 of 4 flawless · day 2 in a row")
        && text.contains(" Tomorrow: guess, 0–99"),
      "\(text)")
    let lines = try process.run("arcade daily --record --lang zh").output
    #expect(lines.contains("颗 · 零失误 2/4 局 · 连续第 2 天\n明天从猜数（0–99）开始\n"), "\(lines)")
    let share = try process.run("arcade share daily; arcade share daily --lang zh").output
    #expect(
      share.contains(" of 12 · 2 flawless\n") && share.hasSuffix("/12 颗星 · 2 局零失误\n"), "\(share)")
  }

  @Test func aRunWithAllStarsCountsItsFlawlessGames() throws {
    for game in ["guess", "cards", "memorize", "tunes"] {
      let output = try process.run("arcade \(game) --daily --watch expert --json").output
      let end = try #require(output.components(separatedBy: #""moves":""#).last)
      try play(game, String(end.prefix { $0 != "\"" }))
    }
    let output = try process.run("arcade daily --record").output
    #expect(output.contains("Three stars in every game!\n"))
    #expect(output.contains("\n4 of 4 flawless\n"), "\(output)")
  }

  @Test func theStarsAreCountedAtTheEnd() throws {
    try finishAll("guess")
    let played = try process.play(
      "arcade daily", rows: 24, columns: 80,
      [
        "", "Enter", .keys(String(repeating: "H H Enter ", count: 9)), .wait(3000), "n",
        .wait(5000),
      ])
    let counts = played.frames.filter { $0.canvas.lines.joined().contains("Run of the day ·") }
      .map { $0.canvas.lines.joined().filter { $0 == "★" }.count }
    // In the end they stand in the line to share, too.
    let total = try #require(counts.last) / 2
    let end = try #require(counts.lastIndex(of: 0))
    expectEqual(Array(counts[(end + 1)...].prefix(total - 1)), Array(1..<total))
    #expect(played.shows("stars short of 12", after: 5))
    let copied = try process.play("arcade daily", ["", "c", "g"])
    #expect(copied.shows("Copied, if your terminal allows it.", after: 1))
    #expect(copied.shows("A friend who types this line races your run:", after: 2))
    let looked = try process.play(
      "arcade daily", ["1", "Right", "Escape", "4", "Escape", "5", "q"])
    #expect(looked.shows("guess", after: 0) && looked.shows("Look back: step 1 of", after: 0))
    #expect(looked.shows("Look back: step 2 of", after: 1))
    #expect(looked.shows("1-4 look back", after: 2) && looked.shows("tunes", after: 3))
    #expect(looked.shows("Look back: step 1 of", after: 3))
    #expect(looked.shows("1-4 look back", after: 5))
  }

  /// The costliest move is one of the game with the fewest stars, here of cards.
  @Test func theCostliestMoveIsWhereMostIsLost() throws {
    try finishAll("guess")
    // A number that is out is refused, so that all numbers in this order are a binary search.
    var (order, ranges) = ([Int](), [0...49])
    while !ranges.isEmpty {
      let range = ranges.removeFirst()
      // The first guess is the only poor one.
      let middle = order.isEmpty ? 20 : (range.lowerBound + range.upperBound) / 2
      order.append(middle)
      if range.lowerBound < middle { ranges.append(range.lowerBound...middle - 1) }
      if middle < range.upperBound { ranges.append(middle + 1...range.upperBound) }
    }
    try play("guess", order.map(String.init).joined(separator: " "))
    let output = try process.run("arcade daily --record").output
    #expect(output.contains("The costliest move, step 15 of cards: tile 15 "), "\(output)")
  }

  @Test func thePageLeadsFromGameToGame() throws {
    try play("cards", (1...16).map(String.init).joined(separator: " ") + " finish")
    let played = try process.play(
      "arcade daily", ["", "Enter", "2 4 Enter", "q q", "q"])
    #expect(played.shows("Run of the day", after: 0) && played.shows("Enter play guess", after: 0))
    #expect(played.shows("guess · daily 320", after: 1) && played.shows("1 guess", after: 2))
    expectEqual(played.outcome.status, 1)
    #expect(played.outcome.output.contains("arcade daily"))
    // It is continued where it was left.
    let again = try process.play("arcade daily", ["", "Enter", "q q"])
    #expect(again.shows("1 guess", after: 1))
  }

  @Test(arguments: [(8, 30), (12, 40), (24, 80), (60, 200)])
  func thePageFitsEveryWindow(rows: Int, columns: Int) throws {
    try finishAll()
    for language in ["en", "zh"] {
      let page = try process.play(
        "arcade --lang \(language) daily", rows: rows, columns: columns, ["", "q"])
      let text = page.shown[0].joined(separator: "\n")
      #expect((rows == 60 ? text.contains("▀█████████▀") : text.contains("★")))
      #expect(!text.contains("…"))
    }
  }

  @Test func theStreakCountsTodayAsSoonAsAGameIsFinished() throws {
    try finishAll()
    try set(17)
    let numbers = (0...99).map(String.init).joined(separator: " ")
    let kept = try process.run("arcade daily --json --record \(numbers)").output
    #expect(kept.contains(#""streak":2"#))
    // The run of a script that keeps no games has only its own.
    let alone = try process.run("arcade daily --json \(numbers)").output
    #expect(alone.contains(#""streak":1"#))
  }

  @Test func afterMidnightTheNextDaysRunIsPlayed() throws {
    let numbers = (0...99).map(String.init).joined(separator: " ")
    let (before, after) = ("2026-11-16T23:59:59Z", "2026-11-17T00:00:01Z")
    let history = process.home.appending(path: ".local/state/arcade/history").path
    let times = try [before, after].map { try #require(Timestamp($0)) }
    process.clock = { times[FileManager.default.fileExists(atPath: history) ? 1 : 0] }
    let output = try process.run("arcade daily --json --record \(numbers)").output
    let begun = output.split(separator: "\n").filter { $0.contains(#""type":"begin""#) }
    #expect(begun.count > 1 && begun[1].contains(#""daily":321,"game":"guess""#))
  }
}
