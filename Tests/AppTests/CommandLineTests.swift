import Foundation
import Records
import TestSupport
import Testing

/// Command lines that scripts run, in process.
@Suite(.oneByOne) struct CommandLineTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
  }

  @Test(arguments: ["-", "- guess", "-- -", "-- - guess", "- -", "-- --", "-- -- -"])
  func aDashIsNoCommand(words: String) throws {
    let outcome = try process.run("arcade \(words)")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error.hasPrefix("arcade: unknown game or command '-"))
  }

  // MARK: Options

  @Test(arguments: [
    ("--json scores", "scores --json"), ("-q -s 42 guess 50 8", "guess -q -s 42 50 8"),
    ("--decode deal --seed 1 guess", "deal guess --decode --seed 1"),
    ("--quiet --seed 1 guess --seed 42 8", "guess --quiet --seed 42 8"),
    ("--palette neon --lang zh version", "version"),
  ])
  func optionsMayComeBeforeTheCommand(line: String, same: String) throws {
    let (one, other) = (try process.run("arcade \(line)"), try process.run("arcade \(same)"))
    #expect(one.status == other.status && one.output == other.output && one.error == other.error)
    expectEqual(one.status, 0)
  }

  @Test(arguments: [
    ("--pairs 4 guess", "guess has no --pairs; memorize and tunes do"),
    ("--games 4", "--games requires a game or command"),
    ("scroes -h", "unknown game or command 'scroes'; did you mean 'scores'?"),
    ("Stats", "unknown game or command 'Stats'; did you mean 'scores'?"),
    ("help deal gues", "unknown game 'gues'; did you mean 'guess'?"),
    ("deal --help gues", "unknown game 'gues'; did you mean 'guess'?"),
    ("guess --no-color", "unknown option '--no-color'; did you mean '--color never'?"),
    (
      "settings pairs 4", "unknown setting 'pairs'; did you mean 'memorize.pairs' or 'tunes.pairs'?"
    ),
    ("settings theme food", "unknown setting 'theme'; did you mean 'memorize.theme'?"),
    ("guess --player random", "unknown option '--player'; did you mean '--watch'?"),
    ("--step replay", "unknown option '--step'; did you mean '--speed step'?"),
    ("cards --cards 20", "unknown option '--cards'; did you mean '--count'?"),
    ("tunes --genre rock", "unknown option '--genre'; did you mean '--category'?"),
    ("memorize --difficulty hard", "unknown option '--difficulty'; did you mean '--pairs'?"),
    ("guess --speed step", "--speed requires --watch"),
    (
      "guess --watch random --speed 0x10",
      "--speed takes step or a number from 0.1 to 1000, not '0x10'"
    ),
    ("guess -5", "unknown option '-5'; use '--' before what begins with a dash"),
    ("verify --color maroon", "--color takes auto, always or never, not 'maroon'"),
    ("deal guess --picker list", "deal guess has no --picker; guess does"),
    (
      "daily --seed 1",
      "daily has no --seed; cards, memorize, guess, tunes, deal, simulate and tournament do"
    ),
    ("guess --daily 2026-11-21", "--daily is the deal of today and takes no date"),
    ("resume gess", "unknown game 'gess'; did you mean 'guess'?"),
    (
      "scores --since 7",
      "--since takes a day such as 2026-11-21 or a number of days such as 7d, not '7'"
    ),
    (
      "memorize --deal 'dog cat dog cta'", "unknown face 'cta'; did you mean 'cat'?"
    ),
  ])
  func aWrongLineNamesTheCure(line: String, message: String) throws {
    let outcome = try process.run("arcade \(line)")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error.hasPrefix("arcade: \(message)\n"), "\(outcome.error)")
  }

  @Test func theHelpOfAGameInACommandIsFound() throws {
    let (one, other) = try (
      process.run("arcade help deal guess"), process.run("arcade deal guess --help")
    )
    #expect(one.status == 0 && one.output == other.output && one.output.contains("--range"))
  }

  @Test(arguments: ["bell", "memorize.collapse", "guess.picker"])
  func aChangedSettingIsToldAsJSON(name: String) throws {
    for value in [name == "guess.picker" ? "list" : "on", "default"] {
      let told = try process.run("arcade settings \(name) \(value) --json")
      #expect(told.output.contains(#""name":"\#(name)""#))
      try expectEqual(told.output, process.run("arcade settings \(name) --json").output)
    }
  }

  @Test func theListOfSettingsNamesTheBot() throws {
    let process = try InProcess()
    _ = try process.run("arcade settings memorize.race forgetful:2")
    let list = try process.run("arcade settings").output
    #expect(list.contains("forgetful:2 (Goldfish)"), "\(list)")
    try expectEqual(process.run("arcade settings memorize.race").output, "forgetful:2\n")
    _ = try process.run("arcade settings memorize.race Goldfish")
    try expectEqual(process.run("arcade settings memorize.race").output, "Goldfish\n")
  }

  @Test func aChangedSettingIsToldToAPerson() throws {
    for (words, told) in [
      ("bell on", "bell is on now.\n"), ("bell default", "bell is off now.\n"), ("bell", "off\n"),
      ("响铃 开 --lang zh", "现为 on。\n"), ("name default", "name is unset now.\n"),
    ] {
      try expectEqual(process.type("arcade settings \(words)", "").output, told)
    }
    try expectEqual(process.run("arcade settings bell off").output, "")
  }

  @Test func aRelativeHomeIsNamed() throws {
    let outcome = try process.run("HOME=here arcade settings bell on")
    expectEqual(outcome.error, "arcade: can't save bell: HOME is no absolute path\n")
    expectEqual(outcome.status, 3)
  }

  @Test(arguments: [
    ("FORCE_COLOR=1", true), ("CLICOLOR_FORCE=1", true), ("FORCE_COLOR=0", false),
    ("NO_COLOR=1 FORCE_COLOR=1", false), ("CLICOLOR=1", false), ("", false),
  ])
  func theEnvironmentDecidesAboutColourInAPipe(environment: String, isColored: Bool) throws {
    let line = "arcade cards --seed 42 1 board"
    let outcome = try process.run("\(environment) TERM=xterm \(line)")
    expectEqual(outcome.output.contains("\u{1b}["), isColored)
    #expect(!(try process.run("\(environment) \(line) --color never")).output.contains("\u{1b}["))
  }

  // MARK: Records

  @Test(arguments: ["XDG_STATE_HOME=/proc/arcade", "HOME="])
  func aRecordThatCantBeKeptIsAFailureIfAskedFor(environment: String) throws {
    let play = "\(environment) arcade guess --seed 42 --quiet"
    let task = environment == "HOME=" ? "record the game" : "save the game under way"
    let asked = try process.run("\(play) --record 50 8")
    #expect(asked.status == 3 && asked.output == "Score: 2 guesses (seed 42)\n")
    expectEqual(asked.error.split(separator: "\n").count, 1)
    #expect(asked.error.hasPrefix("arcade: can't \(task)"))
    #expect(try process.run("\(play) --record --lang zh 50 8").error.hasPrefix("arcade: 无法"))
    #expect(try process.run("\(play) 50 8").status == 0)
    // At a terminal nobody asked for it.
    let typed = try process.type(play, "50\n8\n")
    #expect(typed.status == 0 && typed.error.hasPrefix("arcade: can't \(task)"))
    try expectEqual(process.run("arcade guess --seed 42 --record 50 8").status, 0)
  }

  @Test func aSavedGameIsOfferedByAnySpellingOfItsSeed() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    let outcome = try process.type("arcade guess --seed 0042 --plain", "1\nquit\n")
    #expect(outcome.output.contains("Score: 1 guess, unfinished (seed 42)"))
  }

  @Test func filesAreNamed() throws {
    let missing = try process.run("arcade scores nosuch")
    let suffixed = try process.run("arcade scores nosuch.txt")
    #expect(missing.status == 3 && suffixed.status == 3)
    let none = "arcade: unknown game or file 'nosuch"
    #expect(missing.error == "\(none)'; choose cards, memorize, guess or tunes\n")
    #expect(suffixed.error.hasPrefix("\(none).txt'; choose"))
    let misspelled = try process.run("arcade scores gess")
    #expect(misspelled.error.hasSuffix("file 'gess'; did you mean 'guess'?\n"))
    let (empty, bad) = (process.home.appending(path: "empty"), process.home.appending(path: "bad"))
    try Data().write(to: empty)
    try Data("rubbish\n".utf8).write(to: bad)
    let nothing = try process.run("arcade scores \(empty.path)")
    expectEqual(nothing.output, "No game is recorded in ~/empty.\n")
    let verified = try process.run("arcade verify nosuch \(empty.path) \(bad.path)")
    #expect(verified.status == 3 && verified.error.hasPrefix("arcade: can't read nosuch: "))
    #expect(verified.output == "~/bad, line 1 is not a record\n0 records; 1 line is no record.\n")
    let quiet = try process.run("arcade verify --quiet \(bad.path)")
    #expect(quiet.status == 1 && quiet.output == "line 1 is not a record\n")
    #expect(try process.run("arcade verify -q \(empty.path)").output == "")
  }

  @Test func theLastDaysAreChosenByTheirNumber() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50 8")
    #expect(try process.run("arcade scores --since 1d").output.contains("1 game, median 2."))
    #expect(try process.run("arcade scores --since 2999-01-01").output.contains("No recorded game"))
  }

  @Test func daysAreCountedFromTheEnvironmentsClock() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50 8")
    let later = Timestamp(seconds: process.clock().seconds + 3 * 86_400)
    process.clock = { later }
    #expect(try process.run("arcade scores --since 2d").output.contains("No recorded game"))
    #expect(try process.run("arcade scores --since 4d").output.contains("1 game, median 2."))
  }

  @Test func unfinishedGamesAreListedWithWhatContinuesThem() throws {
    try expectEqual(process.run("arcade resume --list").output, "No unfinished games.\n")
    for line in ["cards --seed 1 1", "guess --seed 7 50", "guess --seed 42 50 25"] {
      _ = try process.run("arcade \(line) --record --quiet")
    }
    let list = try process.run("arcade resume --list").output.split(separator: "\n")
    #expect(list.count == 3)
    for (index, line) in list.enumerated() {
      #expect(line.hasPrefix("arcade resume \(index + 1)  "))
    }
    let number = try #require(list.firstIndex { $0.contains("seed 7") }) + 1
    let object = try process.run("arcade resume --list --json").output
    #expect(object.contains("\"command\":\"arcade resume \(number)\""))
    // The number is of a game, and the words after it are moves.
    let resumed = try process.run("arcade resume \(number) --quiet 75 quit").output
    expectEqual(resumed, "Score: 2 guesses, unfinished (seed 7)\n")
    let missing = try process.run("arcade resume 4")
    #expect(missing.status == 1 && missing.error.contains("no unfinished game 4 in"))
    #expect(try process.run("arcade resume guess quit").status == 1)
  }

  @Test func aWrongSettingsFileIsReportedInThePlayersLanguage() throws {
    let folder = process.home.appending(path: ".config/arcade")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("bell\nlang zh\n".utf8).write(to: folder.appending(path: "settings"))
    let outcome = try process.run("arcade settings")
    #expect(outcome.error.hasSuffix("/settings 第 1 行：应为名称和值，却是 'bell'\n"))
    // The line's language goes before the file's, and JSON is in English.
    for option in ["--lang en", "--json"] {
      let error = try process.run("arcade settings \(option)").error
      #expect(error.contains("line 1: expected a name and a value, found 'bell'"), "\(error)")
    }
    #expect(outcome.output.contains("默认值") && !outcome.output.contains("default"))
  }

  @Test func anotherGameThanTheSavedOneIsNotResumed() throws {
    _ = try process.run("arcade guess --seed 42 --record --quiet 50")
    let outcome = try process.run("arcade resume scores")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("arcade: unknown game 'scores'; choose cards, "))
  }

  // MARK: Quiet

  @Test func quietPlayAsksNothing() throws {
    for line in ["--watch expert --speed step", "", "--picker wheels"] {
      let outcome = try process.type(
        "arcade guess --quiet --seed 42 \(line)", String(repeating: "\n", count: 9) + "8\n")
      expectEqual(outcome.output.split(separator: "\n").count, 1, "\(line)")
      #expect(outcome.output.hasPrefix("Score: "))
    }
  }
}
