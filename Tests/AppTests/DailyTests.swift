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
    let numbers = (0...999).map(String.init).joined(separator: " ")
    return try process.run("arcade guess --daily --record --quiet \(numbers)").output
  }

  /// Returns the guesses of expert that find the daily number.
  private func bisect(_ range: ClosedRange<Int>) throws -> String {
    var (low, high, moves) = (range.lowerBound, range.upperBound, "")
    while low <= high {
      let middle = (low + high) / 2
      moves += " \(middle)"
      let answer = try process.run("arcade guess --daily --json \(middle)").output
      if answer.contains(#""result":"correct""#) { break }
      if answer.contains(#""result":"low""#) { low = middle + 1 } else { high = middle - 1 }
    }
    return moves
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

  // MARK: The week

  private static let week: [(guess: Int, cards: Int, memorize: String, tunes: String)] = [
    (
      49, 16, #""pairs":"6","theme":"animals""#,
      #""category":"pop","ear":false,"match":"cover","pairs":"8""#
    ),
    (
      99, 20, #""pairs":"6","theme":"garden""#,
      #""category":"electronic","ear":false,"match":"artist","pairs":"8""#
    ),
    (
      99, 20, #""pairs":"8","theme":"harvest""#,
      #""category":"rock","ear":false,"match":"cover","pairs":"8""#
    ),
    (
      199, 24, #""pairs":"8","theme":"food""#,
      #""category":"metal","ear":false,"match":"artist","pairs":"8""#
    ),
    (
      99, 28, #""pairs":"10","theme":"faces""#,
      #""category":"rap","ear":false,"match":"cover","pairs":"8""#
    ),
    (
      499, 32, #""pairs":"12","theme":"travel""#,
      #""category":"pop","ear":false,"match":"artist","pairs":"10""#
    ),
    (
      199, 40, #""pairs":"16","theme":"sport""#,
      #""category":"rock","ear":false,"match":"artist","pairs":"12""#
    ),
  ]

  /// Returns the first line of a daily game in JSON.
  private func begin(_ game: String, _ options: String = "") throws -> String {
    let output = try process.run("arcade \(game) --daily --json \(options)").output
    return String(output.prefix { $0 != "\n" })
  }

  @Test func theOptionsFollowTheWeekday() throws {
    for (index, row) in Self.week.enumerated() {
      try set(16 + index)
      #expect(try begin("guess").contains(#""range":"0-\#(row.guess)""#))
      #expect(try begin("cards").contains(#""bonus":"1","count":"\#(row.cards)""#))
      #expect(try begin("memorize").contains(row.memorize))
      #expect(try begin("tunes").contains(row.tunes))
      #expect(try begin("guess").contains(#""daily":\#(320 + index)"#))
    }
    // After the last theme comes the first one again.
    try set(26)
    #expect(try begin("memorize").contains(#""theme":"playing-cards""#))
    try set(27)
    #expect(try begin("memorize").contains(#""theme":"animals""#))
  }

  @Test func ownOptionsMakeItAnOrdinaryGame() throws {
    try set(22)
    #expect(try !begin("guess", "--range 0-9").contains(#""daily""#))
    #expect(try begin("guess", "--range 0-199").contains(#""daily":326"#))
    #expect(try !begin("memorize", "--collapse").contains(#""daily""#))
    #expect(try begin("memorize", "--collapse").contains(#""pairs":"16","theme":"sport""#))
    #expect(try !begin("tunes", "--race expert").contains(#""daily""#))
    let ordinary = try process.run("arcade guess --daily --range 0-9 0 1 2 3 4 5 6 7 8 9").output
    #expect(ordinary.contains("daily 2026-11-22") && !ordinary.contains("Arcade 326"))
    _ = try process.run("arcade guess --daily --range 0-9 --record --quiet 0 1 2 3 4 5 6 7 8 9")
    #expect(try !front("").shows("in a row", after: 0))
  }

  @Test func aDayDealsTheSameForever() throws {
    try set(22)
    let moves = "100 50 25 150"
    let daily = try process.run("arcade guess --daily --quiet \(moves)").output
    let seed = try process.run(
      "arcade guess --range 0-199 --lies 1 --seed 'daily 2026-11-22' --quiet \(moves)")
    expectEqual(daily, seed.output)
    try expectEqual(
      process.run("arcade deal memorize --daily --decode").output,
      process.run(
        "arcade deal memorize --pairs 16 --theme sport --seed 'daily 2026-11-22' --decode"
      ).output)
  }

  @Test func theRecordsOfAWeekAreOneStreak() throws {
    for day in 16...21 {
      try set(day)
      _ = try finish()
    }
    #expect(try front("").shows("6 days in a row", after: 0))
    let scores = try process.run("arcade scores guess --json").output
    expectEqual(scores.split(separator: "\n").count { $0.contains(#""streak":6"#) }, 5)
    #expect(try process.run("arcade verify").output.contains("6 records, all verified"))
  }

  // MARK: The line to share

  @Test func aDailyIsNamedByItsNumber() throws {
    try set(21)
    let numbers = (0...999).map(String.init).joined(separator: " ")
    let json = try process.run("arcade guess --daily --json \(numbers)").output
    #expect(json.contains(#""share":"Arcade 325 · guess, Saturday: 0–499 · "#))
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
    let page = try front("Down Down Down Left", "Enter", "Escape", "Up Enter")
    #expect(page.shows("✓", after: 0) && page.shows("daily 325 with", after: 1))
    #expect(page.shows("daily 325", after: 2))
    // A script plays what it asks for.
    #expect(try process.run("arcade guess --daily 50").output.contains("50 is"))
    let lines = try process.type("arcade guess --daily", "n\n").output
    #expect(lines.contains("daily 325") && lines.contains("(not counted)"))
  }

  @Test func hintsAreToldBesideItsScore() throws {
    try set(21)
    let numbers = (0...999).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --daily --record --quiet hint \(numbers)")
    #expect(try front("").shows(", 1 hint", after: 0))
  }

  @Test func theResultFitsTheSmallestWindow() throws {
    try set(16, "11:04:00")
    _ = try process.run("arcade guess --daily --record --quiet \(try bisect(0...49))")
    for language in ["en", "zh"] {
      let page = try process.play(
        "arcade --lang \(language) guess --daily", rows: 8, columns: 30, [""])
      #expect(page.shows("12 ", after: 0) && page.shows("56 ", after: 0))
      #expect(!page.shows("…", after: 0))
    }
  }

  @Test func aDailyUnderWayIsContinued() throws {
    try set(21)
    let played = try front(
      "Down Down Down Left", "Enter 5 0 Enter", "q", "Down Down Down Left Enter")
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
