import Foundation
import TestSupport
import Testing
import TextUI

/// Cheers: their reasons, their pictures and their duration.
@Suite(.oneByOne) struct CelebrationTests {
  /// The keys of a game without a miss of `memorize --seed 42`.
  private static let expert: ScriptedWindow.Step =
    "1 Enter 4 2 8 3 1 0 5 6 7 1 2 9 1 1"

  /// Plays that game after a worse one.
  private func win(
    _ options: String = "", isBest: Bool = true, _ more: ScriptedWindow.Step...
  ) throws -> InProcess.Played {
    let process = try InProcess()
    if isBest {
      let worse = "1 2 1 2 1 10 2 3 4 5 6 12 7 11 8 9"
      _ = try process.run("arcade memorize --seed 43 --record --quiet \(worse)")
    }
    return try process.play(
      "arcade memorize --seed 42 \(options)", ["", Self.expert] + more + [.wait(5000)])
  }

  private func shows(_ text: String, _ frame: ScriptedWindow.Frame) -> Bool {
    frame.canvas.lines.contains { $0.contains(text) }
  }

  @Test func aFrameIsSmallAndThereAreFew() throws {
    let frames = try win().frames
    let moving = frames.filter { !$0.isAnswer && !shows("New deal", $0) }
    #expect(moving.count > 25)
    // The largest one changes the ground of two tiles.
    #expect(moving.allSatisfy { $0.bytes <= 700 }, "\(moving.map { ($0.time, $0.bytes) })")
    let sparks = frames.filter { shows("•", $0) }
    #expect(sparks.count > 25)
    #expect(sparks.allSatisfy { $0.bytes <= 1500 }, "\(sparks.map(\.bytes))")
    for (one, next) in zip(moving, moving.dropFirst()) {
      // Keys come between them, each with an answer at once.
      let isPaced = frames.contains { $0.isAnswer && one.time <= $0.time && $0.time <= next.time }
      #expect(isPaced || next.time - one.time >= Frames.shortest)
    }
  }

  @Test(arguments: [true, false])
  func aPersonalBestHasFireworks(isBest: Bool) throws {
    let process = try InProcess()
    let worse = String(repeating: "1 2 ", count: 20) + "1 10 2 3 4 5 6 12 7 11 8 9"
    if isBest { _ = try process.run("arcade memorize --seed 43 --record --quiet \(worse)") }
    // Too many moves for more than a star.
    let slips = String(repeating: "1 Enter 2 ", count: 9)
    let keys = ["1 Enter 4", "2 8", "3 1 0", "5 6", "7 1 2", "9 1 1"].joined(separator: " ")
    let played = try process.play(
      "arcade memorize --seed 42", ["", .keys(slips + keys), .wait(5000)])
    #expect(played.frames.contains { shows("★ ☆ ☆", $0) || shows("New deal", $0) })
    expectEqual(played.frames.contains { shows("•", $0) }, isBest)
  }

  @Test func aPerfectMemoryHasFireworks() throws {
    // The mates of two tiles that have been seen are remembered.
    let keys: ScriptedWindow.Step = "1 Enter 2 4 1 Enter 8 2 3 1 0 5 6 7 1 2 9 1 1"
    func win(_ option: String) throws -> InProcess.Played {
      try InProcess().play("arcade memorize --seed 42 \(option)", ["", keys, .wait(5000)])
    }
    let played = try win("")
    let sparks = played.frames.filter { shows("•", $0) }
    let (first, last) = (try #require(sparks.first), try #require(sparks.last))
    #expect((1200...2000).contains(last.time - first.time), "\(last.time - first.time)")
    #expect(
      played.frames.contains { shows("A perfect memory: nothing you saw was forgotten.", $0) })
    // All of the game, with the page and its drawing anew after the fireworks.
    let bytes = played.frames.reduce(0) { $0 + $1.bytes }
    #expect(bytes < 60_000, "\(bytes)")
    let still = try win("--no-animation")
    #expect(still.frames.allSatisfy { !shows("•", $0) })
    #expect(still.frames.contains { shows("A perfect memory: nothing you saw was forgotten.", $0) })
  }

  /// A score ahead of par is luck where stars are missing, and is celebrated a little.
  @Test func luckIsCelebrated() throws {
    func play(_ guesses: String) throws -> InProcess.Played {
      let keys = guesses.split(separator: " ").flatMap {
        [$0.map(String.init).joined(separator: " "), "Enter"]
      }
      return try InProcess().play(
        "arcade guess --seed 42", ["", .keys(keys.joined(separator: " ")), .wait(5000)])
    }
    // Each found by a number far from the middle, or after many.
    let lucky = try play("10 8")
    #expect(lucky.frames.contains { shows("•", $0) })
    let line = try #require(lucky.frames.last?.canvas.lines.first { $0.contains(" under par") })
    #expect(line.contains("good luck"))
    #expect(try play("90 80 70 60 10 9 8").frames.allSatisfy { !shows("•", $0) })
  }

  /// Some terminals leave specks where characters were.
  @Test func afterFireworksAllIsDrawnAnew() throws {
    let frames = try win(isBest: false).frames
    let last = try #require(frames.lastIndex { shows("•", $0) })
    let ends = frames[last...].dropFirst()
    #expect(ends.contains { $0.bytes > 1500 }, "\(ends.map(\.bytes))")
  }

  @Test func theStarsLightUpOneByOne() throws {
    var lit: [String] = []
    let played = try InProcess().play(
      "arcade memorize --seed 42", rows: 12, columns: 40, ["", Self.expert, .wait(5000)])
    for frame in played.frames {
      let lines = frame.canvas.lines
      // Those in the header come first.
      let stars =
        lines.dropFirst().first { $0.contains("★ ") || $0.contains { "☆♛".contains($0) } } ?? ""
      let line = stars.filter { "★☆♛".contains($0) }
      if !line.isEmpty, line != lit.last { lit.append(line) }
      for point in frame.canvas.changes(from: nil) where lines[point.row] == stars {
        let cell = frame.canvas[point.row, point.column]
        if cell.scalar == "☆" { #expect(cell.style.isFaint) }
        if "★♛".unicodeScalars.contains(cell.scalar) { #expect(cell.style.foreground == .gold) }
      }
    }
    expectEqual(lit, ["☆☆☆", "★☆☆", "★★☆", "♛♛♛"])
    #expect(try win("--no-animation").frames.allSatisfy { !shows("☆ ☆", $0) })
  }

  @Test func theFinishedBoardStaysForAMoment() throws {
    let frames = try win().frames
    let page = try #require(frames.firstIndex { shows("New deal", $0) })
    #expect(!frames[page].isAnswer && frames[page].time - frames[page - 1].time >= 1000)
  }

  @Test func aKeyEndsItAtOnce() throws {
    let played = try win("", isBest: true, "x", "n")
    // The wave is at its beginning; the key opens the page, and does nothing else.
    #expect(!played.shows("New deal", after: 1) && played.shows("New deal", after: 2))
    #expect(played.frames.allSatisfy { !shows("•", $0) })
    #expect(played.shows("0 moves", after: 3))
  }

  /// The fireworks go on for a while above the page, with the focus on *New deal*.
  @Test(arguments: ["Space", "Enter"])
  func aKeyOnThePageEndsThemFirst(key: String) throws {
    // As late as they still go on, as the page takes keys a while after it opens.
    let frames = try win().frames
    let lastKey = try #require(frames.last { $0.isAnswer }).time
    let lastSpark = try #require(frames.last { shows("•", $0) }).time
    let rest = lastSpark - lastKey - ScriptedWindow.rest
    let played = try win("", isBest: true, .wait(rest), .keys(key), .keys(key))
    #expect(played.shows("New deal", after: 3) && !played.shows("•", after: 3))
    #expect(played.shows("0 moves", after: 4))
  }

  @Test func aRunOfMatchesIsCounted() throws {
    let keys: [ScriptedWindow.Step] = ["1 Enter", "4", "2", "8", "3", "1 0", "5", "7", "6"]
    func frames(_ options: String, rows: Int, columns: Int) throws -> [ScriptedWindow.Frame] {
      try InProcess().play(
        "arcade memorize --seed 42 \(options)", rows: rows, columns: columns, keys
      ).frames
    }
    let large = try frames("", rows: 40, columns: 120)
    for text in [" +1 ", "+1, 2 in a row", "+1, 3 in a row"] {
      #expect(large.contains { shows(text, $0) }, "\(text)")
    }
    #expect(large.allSatisfy { !shows("4 in a row", $0) })
    let chinese = try frames("--lang zh", rows: 40, columns: 120)
    #expect(chinese.contains { shows("+1 连中 2 次", $0) })
    // Without room there are only the points.
    let small = try frames("", rows: 24, columns: 80)
    #expect(small.contains { shows(" +1 ", $0) })
    #expect(small.allSatisfy { !shows("in a row", $0) && !shows("×", $0) })
    #expect(try win("--no-animation").frames.allSatisfy { !shows("+1", $0) })
  }

  /// A lie that comes out covers the window for a while, until a key is pressed.
  @Test(arguments: [(24, 80), (12, 40)], [("", "The answer to "), ("--lang zh", "谎 话 ！")])
  func aLieIsExposed(size: (Int, Int), language: (String, String)) throws {
    let guesses = [49, 72, 60, 54, 33].map { "\($0 / 10) \($0 % 10) Enter" }
    func play(_ options: String, _ more: ScriptedWindow.Step...) throws -> InProcess.Played {
      try InProcess().play(
        "arcade guess --lies 1 --seed 77 \(language.0) \(options)", rows: size.0,
        columns: size.1, guesses.map { .keys($0) } + [.keys("4 7 Enter")] + more)
    }
    let played = try play("", .wait(3000))
    let lies = played.frames.filter { shows(language.1, $0) }
    let (first, last) = (try #require(lies.first), try #require(played.frames.last))
    #expect(1900...2200 ~= last.time - first.time && !shows(language.1, last))
    let wide = language.0.isEmpty ? first.canvas.lines.filter { $0.contains("█") }.count : 3
    #expect(wide > 1)
    // It goes from one side to the other.
    let row = try #require(first.canvas.lines.firstIndex { $0.contains(language.1) })
    for column in [0, size.1 - 1] {
      expectEqual(first.canvas[row, column].style.background, .gold)
    }
    let skipped = try play("", "x", .wait(0))
    #expect(!skipped.shows(language.1, after: 6))
    let still = try play("--no-animation")
    #expect(still.frames.allSatisfy { !shows(language.1, $0) })
    let sentence = language.0.isEmpty ? "The lie is out" : "谎话已出"
    #expect(size.0 < 24 || still.shows(sentence, after: 5))
  }

  /// The result is told after the second tile has turned.
  @Test func theNewsWaitsForTheTile() throws {
    let played = try InProcess().play("arcade memorize --seed 42", ["", "1 Enter", "4"])
    let key = try #require(played.frames.last { $0.isAnswer })
    let news = try #require(played.frames.first { shows("A pair with tile 1", $0) })
    expectEqual(news.time - key.time, 240)
    #expect(!shows("✓", key) && shows("✓", news))
  }

  /// A pair lights up twice within 0.6 s, and its news, with both its sides, have its colour.
  @Test func aPairIsAMoment() throws {
    let line = "arcade tunes --match artist --seed 42"
    let deal = try InProcess().run("arcade deal tunes --match artist --seed 42 --decode").output
    let tiles = deal.split(separator: ";").map { $0.drop { $0 == " " }.prefix { $0 != "(" } }
    let mate = try #require(tiles.dropFirst().firstIndex(of: tiles[0]))
    let digits = String(mate + 1).map(String.init).joined(separator: " ")
    func play(_ options: String = "") throws -> InProcess.Played {
      try InProcess().play("\(line) \(options)", ["", "1 Enter", .keys(digits), .wait(2000)])
    }
    let played = try play()
    let news = try #require(played.frames.firstIndex { shows("A pair with tile 1", $0) })
    let cheer = played.frames[news...].prefix { $0.time <= played.frames[news].time + 800 }
    #expect(shows(" by ", cheer[news]) && cheer.count >= 5)
    #expect(cheer.allSatisfy { $0.bytes <= 400 }, "\(cheer.map(\.bytes))")
    let row = try #require(cheer[news].canvas.lines.firstIndex { $0.contains("A pair with") })
    func color(_ frame: ScriptedWindow.Frame) throws -> Color {
      let column = try #require(frame.canvas.lines[row].firstIndex { $0 != " " })
      let place = frame.canvas.lines[row].distance(
        from: frame.canvas.lines[row].startIndex, to: column)
      return frame.canvas[row, place].style.foreground
    }
    expectEqual(try color(cheer[news]), .found)
    #expect(try color(#require(played.frames.last)) != .found)
    let still = try play("--no-animation")
    #expect(try color(#require(still.frames.last { shows("A pair", $0) })) != .found)
  }

  @Test func allTilesShowAgain() throws {
    let lines = try #require(try win("--no-animation", isBest: false, "Escape").shown.last)
    for name in ["frog", "whale", "kangaroo", "crab", "mouse", "camel"] {
      #expect(lines.joined().components(separatedBy: name).count >= 3, "\(name)")
    }
  }

  @Test(arguments: [("", 0), ("--bell", 6), ("--bell --no-animation", 6)])
  func theBellRings(options: String, count: Int) throws {
    try expectEqual(win(options).rings, count)
  }

  @Test func guessingRightPulsesAndRings() throws {
    let process = try InProcess()
    let played = try process.play("arcade guess --seed 42 --bell", ["", "8 Enter", .wait(3000)])
    expectEqual(played.rings, 1)
    let pulses = played.frames.filter { !$0.isAnswer && !shows("New deal", $0) }
    #expect(pulses.count > 5 && pulses.allSatisfy { $0.bytes <= 700 }, "\(pulses.map(\.bytes))")
  }
}
