import Foundation
import TestSupport
import Testing

/// Play in lines at a terminal, as a person does it where pictures can't be drawn, in process.
@Suite(.oneByOne) struct LinePlayTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  private func file(_ path: String) -> String? {
    try? String(contentsOf: process.home.appending(path: path), encoding: .utf8)
  }

  private var journals: Int {
    let path = process.home.appending(path: ".local/state/arcade/games").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path).count) ?? 0
  }

  private var history: [String] {
    (file(".local/state/arcade/history") ?? "").split(separator: "\n").map(String.init)
  }

  /// Colours have no width: the rows of a board are not wrapped because of them.
  @Test func aBoardInColoursIsNotWrapped() throws {
    let moves = (1...24).map(String.init).joined(separator: " ")
    let output = try process.type(
      "COLUMNS=76 arcade tunes --seed 3 --color always \(moves)", "quit\n"
    ).output
    let rows = output.split(separator: "\n").filter { $0.contains("│") }
    #expect(!rows.isEmpty && output.contains("\u{1b}[") && rows.allSatisfy { $0.hasPrefix("│") })
    #expect(rows.allSatisfy { $0.count { $0 == "│" }.isMultiple(of: 2) })
  }

  // MARK: Questions

  @Test func theArcadeAloneOpensAMenu() throws {
    let outcome = try process.type("arcade", "99\nguess\nquit\n")
    #expect(outcome.output.contains("'99'") && outcome.output.contains("0 to 99"))
    expectEqual(outcome.status, 1)
    try expectEqual(process.type("arcade", "q\n").status, 0)
  }

  @Test func theWheelsAskTwice() throws {
    let outcome = try process.type(
      "arcade guess --seed 42 --picker wheels", "1\nx\n2\n0\n8\n")
    #expect(outcome.output.contains("'x'"))
    #expect(outcome.output.contains("Score: 2 guesses (seed 42)"))
    expectEqual(outcome.status, 0)
  }

  @Test func plainPlayShowsNoBoardUnasked() throws {
    func faces(_ input: String) throws -> Int {
      let output = try process.type("arcade memorize --seed 42 --plain", input).output
      #expect(!output.contains("\u{1b}"))
      return output.ranges(of: "frog").count
    }
    let (once, asked) = (try faces("1\n"), try faces("1\nboard\n"))
    #expect(once == 1 && asked > once)
  }

  // MARK: Choices

  @Test func theChoiceInAMenuIsKept() throws {
    let first = try process.type("arcade tunes", "rock\n2\nmetal\n1\nquit\n")
    #expect(first.output.contains("'rock'"))
    #expect(first.output.contains("arcade tunes --category metal --seed"))
    expectEqual(first.status, 1)
    expectEqual(file(".config/arcade/settings"), "lesson off\ntunes.category metal\n")
    #expect(try process.type("arcade tunes 1", "").output.contains("metal"))
    #expect(try process.type("arcade tunes --category pop", "").output.contains("pop"))
    // A seed deals the same for everybody.
    for line in ["arcade tunes --seed 42", "arcade tunes --seed 42 --json"] {
      #expect(try process.type(line, "").output.contains("pop"))
    }
    #expect(try process.run("arcade tunes 1").output.contains("pop"))
  }

  @Test(arguments: ["XDG_CONFIG_HOME=/proc/arcade", "HOME="])
  func aChoiceThatCantBeKeptCostsOneWarning(environment: String) throws {
    let outcome = try process.type(
      "\(environment) arcade tunes --no-record", "2\n3\n1\nskip\nquit\n")
    #expect(outcome.error.hasPrefix("arcade: can't save tunes.category"))
    expectEqual(outcome.error.ranges(of: "tunes.category").count, 1)
    #expect(outcome.output.contains("arcade tunes --category rock --seed"))
  }

  @Test func aKeptChoiceThatIsNoneIsPassedOver() throws {
    let folder = process.home.appending(path: ".config/arcade")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("tunes.category \u{1b}[31mjazz\n".utf8).write(to: folder.appending(path: "settings"))
    let outcome = try process.type("arcade tunes 1", "")
    #expect(outcome.error.contains("line 1") && !outcome.error.contains("\u{1b}"))
    #expect(outcome.output.contains("pop"))
  }

  // MARK: Records

  @Test func theSettingTurnsRecordingOff() throws {
    _ = try process.run("arcade settings record off")
    _ = try process.type("arcade guess --seed 42", "8\n")
    #expect(history.isEmpty)
    _ = try process.type("arcade guess --seed 42 --record", "8\n")
    expectEqual(history.count, 1)
  }

  @Test(arguments: ["arcade guess --seed 42 50 8", "arcade guess --seed 42 --no-record"])
  func anUnrecordedGameLeavesNoTrace(line: String) throws {
    _ = try process.type(line, "50\n8\n")
    #expect(file(".local/state/arcade/history") == nil && journals == 0)
  }

  @Test func anotherGameMayBeKeptBesideANewOne() throws {
    _ = try process.run(
      "arcade guess --seed 1 --record --quiet 50; arcade guess --seed 2 --record --quiet 50")
    // The two, a new one that keeps them, and one that gives them up.
    let new = try process.type("arcade guess --seed 4", "3\n70\nquit\n")
    #expect(new.status == 1 && journals == 3 && history.isEmpty)
    _ = try process.type("arcade guess --seed 3", "drop\nyes\n")
    let last = try process.type("arcade guess --seed 2", "1\nquit\n")
    #expect(last.output.contains("seed 2") && journals == 3)
  }

  /// However many are under way, the one that is asked for is offered.
  @Test func anOldGameIsOfferedByItsSeed() throws {
    for seed in 1...12 { _ = try process.run("arcade guess --seed \(seed) --record --quiet 50") }
    let outcome = try process.type("arcade guess --seed 1", "1\nquit\n")
    #expect(outcome.output.contains("Score: 1 guess, unfinished (seed 1)"))
    expectEqual(journals, 12)
  }

  @Test func aGameIsResumedByItsWords() throws {
    _ = try process.run(
      "arcade guess --seed 42 --record --quiet 50; arcade cards --seed 1 --record --quiet 1")
    #expect(try process.run("arcade resume guess quit").output.contains("seed 42"))
    let nothing = try process.run("arcade resume tunes")
    #expect(nothing.status == 1 && nothing.output == "")
    // The one that was played last.
    #expect(try process.run("arcade resume quit").output.contains("seed 1"))
  }

  @Test func aGameIsResumedByJSONWithTheSameLines() throws {
    let first = try process.run("arcade cards --seed 7 --json --record 1 2 3").output
    let resumed = try process.run("arcade resume 1 --json 4").output
    // All but the last line of what was before say so, as a program may have to answer that one.
    let marks = resumed.split(separator: "\n").map { $0.contains(#""replayed":true"#) }
    expectEqual(marks, [true, true, true, false, false, false])
    let second = resumed.replacing(#""replayed":true,"#, with: "")
    let lines = first.split(separator: "\n").dropLast()
    expectEqual(second.split(separator: "\n").prefix(lines.count), lines)
    try expectEqual(process.run("arcade cards --seed 7 --json 1 2 3 4").output, second)
    #expect(history.isEmpty && journals == 1)
  }

  @Test(arguments: [
    "guess -s 42 50 25 12 6 9 7 8", "cards --count 12 -s 1 1 5 2 8 6 7 11 12 3 4",
    "memorize -s 42 --collapse 1 4 2 6 2 6 2 2 3 4 2 2",
    "memorize --deal 'dog cat cat dog' 1 4 2 3",
  ])
  func aReplayGivesTheSameLines(game: String) throws {
    let played = try process.run("arcade \(game) --json --record").output
    let replayed = try process.run("arcade replay --json")
    #expect(replayed.output == played && replayed.status == 0)
  }

  @Test func theRestIsPlayedOutOnceItWasSeen() throws {
    let line = "arcade cards --deal 'ace_of_spades ace_of_hearts 2_of_clubs king_of_clubs'"
    let output = try process.run("\(line) --record 1 3 finish 2 4 finish").output
    #expect(output.contains("once all that is left has been seen"))
    #expect(output.contains("All 4 cards matched!"))
    // The moves are recorded one by one, and verify.
    try expectEqual(process.run("arcade verify").output, "1 record, all verified.\n")
    let record = try process.run("arcade replay --json").output
    #expect(record.contains(#""moves":"1 3 2 4 "#) && record.contains(#""hints":0"#))
    let played = try InProcess().play("\(line) --no-animation", ["1 3 f", "2 4", "f"])
    #expect(played.shows("f finishes once you have seen", after: 0))
    #expect(!played.shows("cards matched", after: 1))
    #expect(played.shows("All 4 cards matched!", after: 2))
    // Where things move, move by move, until a key makes all that are left.
    let six = "ace_of_spades ace_of_hearts 2_of_clubs 2_of_hearts 9_of_spades 9_of_diamonds"
    func finish(_ keys: String) throws -> InProcess.Played {
      try InProcess().play(
        "arcade cards --deal '\(six)'",
        ["", "1 1 2 2 3 3 4 4 5 5 6 6", .keys(keys), .wait(5000)])
    }
    func isBetween(_ frame: ScriptedWindow.Frame) -> Bool { frame.canvas.lines[0].contains("●●○") }
    let slow = try finish("f")
    #expect(slow.frames.contains(where: isBetween))
    #expect(slow.frames.last?.canvas.lines.contains { $0.contains("All 6 cards") } == true)
    let quick = try finish("f x")
    #expect(!quick.frames.contains(where: isBetween))
    #expect(quick.frames.last?.canvas.lines.contains { $0.contains("All 6 cards") } == true)
    #expect(
      try process.run("arcade guess --seed 42 finish").output.contains("once all that is left"))
    // So is it in a race with a bot, but not in turns.
    let race = try process.run("\(line) --race random 1 3 finish 2 4 finish").output
    #expect(race.contains("I played the rest for you") && race.contains("Score: you "))
    let turns = try process.run("\(line) --versus random 1 1 finish").output
    #expect(turns.contains("once all that is left") && !turns.contains("I played the rest"))
  }

  @Test func aGameWhoseProcessDiedAtItsEndIsFiled() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    let folder = process.home.appending(path: ".local/state/arcade/games")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let path = folder.appending(path: name)
    try Data(contentsOf: path).appending("8\tc\n").write(to: path)
    #expect(try process.run("arcade scores guess --best").output.contains("2 guesses"))
    #expect(journals == 0 && history.count == 1)
    // It may have died after that, too.
    let line = history[0].split(separator: "\t").prefix(6).joined(separator: "\t")
    try Data("\(line)\n50\th\n8\tc\n".utf8).write(to: path)
    try expectEqual(process.run("arcade resume").status, 1)
    #expect(journals == 0 && history.count == 1)
  }

  @Test func hintsOutliveTheProgram() throws {
    _ = try process.run("arcade guess --seed 42 --record hint 50 hint; arcade resume 1 25")
    let resumed = try process.run("arcade resume hint 12 8")
    #expect(resumed.output.hasSuffix("Score: 4 guesses with 3 hints (seed 42)\n"))
    expectEqual(history.map { $0.hasSuffix("\t4\t?h?h?hc\thint 50 hint 25 hint 12 8") }, [true])
    try expectEqual(process.run("arcade verify").status, 0)
    for name in ["", "last", "1"] {
      let share = try process.run("arcade share \(name)").output
      #expect(share.hasPrefix("4 guesses with 3 hints ▼▼▼●"))
    }
    let replayed = try process.play("arcade replay --speed 1", ["Space Home", "Right", "End"])
    for (after, score) in ["0 guesses with 1 hint", "1 guess with 2", "4 guesses with 3"]
      .enumerated()
    {
      #expect(replayed.shows(score, after: after), "\(replayed.shown[after])")
    }
  }

  @Test func aBestWithHintsIsNotCalledOne() throws {
    let before = (0...99).map(String.init).joined(separator: " ")
    _ = try process.run("arcade guess --seed 1 --record --quiet \(before)")
    func good(_ words: String) throws -> Bool {
      try process.run("arcade guess --record \(words)").output.contains("personal best")
    }
    let better = try good("--seed 43 51 60 52 53 54 55 56")
    let best = try good("--seed 42 hint 8")
    #expect(better && !best)
  }

  // MARK: Chinese

  @Test func whatAChineseInputMethodTypesIsUnderstood() throws {
    let usual = try process.run("arcade guess --seed 42", input: "50 25 board 12 6 9 7 8\n").output
    let chinese = "５０，25、局面。\n12；６　９ 7 8\n"
    try expectEqual(process.run("arcade guess --seed 42", input: chinese).output, usual)
    try expectEqual(
      process.run("arcade 猜数 --seed 42 50，25 局面 12，6，9，7，8").output, usual)
  }

  @Test func chineseNamesAreWordsOfCommands() throws {
    for (chinese, english) in [
      ("help 记忆", "help memorize"), ("man 唱片", "man tunes"),
      ("deal 记忆 --seed 1", "deal memorize --seed 1"), ("scores 纸牌", "scores cards"),
      ("--json 纸牌 -s 1 --race 急性子", "cards --json --seed 1 --race eager"),
    ] {
      let one = try process.run("arcade \(chinese)")
      let other = try process.run("arcade \(english)")
      #expect(one.output == other.output && one.output != "" && one.error == other.error, "\(one)")
    }
    // The value of an option is none.
    #expect(try process.run("arcade guess --seed 猜数 --json").output.contains("猜数"))
  }
}

extension Data {
  fileprivate func appending(_ text: String) -> Data { self + Data(text.utf8) }
}
