import Records
import TestSupport
import Testing

/// The deal of the day, day after day.
@Suite(.oneByOne) struct DailyTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  /// Moves the clock to a time of a day of November 2026.
  private func set(_ day: Int, _ time: String = "10:00:00") throws {
    let now = try #require(Timestamp("2026-11-\(day)T\(time)Z"))
    process.clock = { now }
  }

  /// Finishes the daily guess, and returns its last line.
  private func finish() throws -> String {
    let numbers = (0...99).map(String.init).joined(separator: " ")
    return try process.run("arcade guess --daily --record --quiet \(numbers)").output
  }

  private func front(_ steps: ScriptedWindow.Step...) throws -> InProcess.Played {
    try process.play("arcade", steps)
  }

  @Test func aWeekOfDailies() throws {
    for day in [16, 17, 19, 20] {
      try set(day)
      _ = try finish()
    }
    try set(21)
    #expect(try front("").shows("Saturday, 21 November 2026 · 2 days in a row", after: 0))
    #expect(try front("").shows("daily 325", after: 0))
    _ = try finish()
    #expect(try front("").shows("3 days in a row", after: 0))
    try set(23)
    #expect(try !front("").shows("in a row", after: 0))
  }

  @Test func aDailyIsNamedByItsNumber() throws {
    try set(21)
    let json = try process.run("arcade guess --daily --json 50 25 12 6 9 7 8 10 11").output
    #expect(json.contains(#""share":"Arcade 325 · guess"#))
    let other = try process.run("arcade guess --seed 'daily 2026-01-01' 1 2").output
    #expect(!other.contains("Arcade 0"))
  }

  @Test func whatWasPlayedIsTold() throws {
    try set(21, "22:30:10")
    _ = try finish()
    let played = try process.play("arcade guess --daily", ["", "Down", "Up Enter", "q"])
    #expect(played.shows("You finished daily 325 with", after: 0))
    #expect(played.shows("Arcade 325 · guess", after: 0))
    #expect(played.shows("Next one in 1 h 29 min.", after: 0))
    #expect(played.shows("0 guesses", after: 2))
    let page = try front("Right", "Enter", "Escape", "Up Enter")
    #expect(page.shows("✓", after: 0) && page.shows("daily 325 with", after: 1))
    #expect(page.shows("daily 325", after: 2))
    // A script plays what it asks for.
    #expect(try process.run("arcade guess --daily 50").output.contains("50 is"))
    let lines = try process.type("arcade guess --daily", "n\n").output
    #expect(lines.contains("daily 325") && lines.contains("It won't count"))
  }

  @Test func theResultFitsTheSmallestWindow() throws {
    try set(21, "11:04:00")
    _ = try process.run("arcade guess --daily --record --quiet 60 40 50")
    for language in ["en", "zh"] {
      let page = try process.play(
        "arcade --lang \(language) guess --daily", rows: 8, columns: 30, [""])
      #expect(page.shows("12 ", after: 0) && page.shows("56 ", after: 0))
      #expect(!page.shows("…", after: 0))
    }
  }

  @Test func aDailyUnderWayIsContinued() throws {
    try set(21)
    let played = try front("Down Down Right", "Enter Enter", "q q", "Down Down Down Right Enter")
    #expect(played.shows("1 guess", after: 1) && played.shows("Continue guess", after: 2))
    #expect(played.shows("1 guess", after: 3))
  }

  @Test func atMidnightThereIsAnother() throws {
    try set(21, "23:59:30")
    let next = try #require(Timestamp("2026-11-22T00:00:10Z"))
    var calls = 0
    let before = process.clock
    process.clock = {
      calls += 1
      return calls > 4 ? next : before()
    }
    #expect(try front("", .wait(60_000)).shows("daily 326", after: 1))
  }
}
