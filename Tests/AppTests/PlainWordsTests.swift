import Foundation
import TestSupport
import Testing

@testable import App

/// What plain play takes as words, and what it says only once.
@Suite(.oneByOne) struct PlainWordsTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  // MARK: Words

  @Test func keysOfTheScreenAreAnsweredWithTheirWords() throws {
    let output = try process.plain(
      "guess --seed 42 --picker wheels", "h", "r", "n", "1", "esc", "5", "0", "\u{1b}")
    #expect(output.contains("I don't understand 'h'. Type help or hint.\n"))
    #expect(output.contains("I don't understand 'n'. That key is for the end of a game.\n"))
    #expect(output.contains("I don't understand 'r'. Type rules.\n"))
    // Esc goes one step back, from the units to the tens and then out of the game.
    #expect(output.contains("50 is too high.") && output.contains("To resume:"))
    #expect(try process.plain("memorize --seed 42 --lang zh", "h", "q").contains("请输入“帮助”或“提示”。"))
  }

  @Test func aNearMissIsTold() throws {
    let output = try process.plain(
      "guess --seed 42", "hnt", "bord", "skip", "xyz", "50", "8", "look", "lst", "back", "q")
    #expect(output.contains("I don't understand 'hnt'. Did you mean 'hint'?\n"))
    #expect(output.contains("I don't understand 'bord'. Did you mean 'board'?\n"))
    // Outside of a lesson there is nothing to skip.
    #expect(output.contains("I don't understand 'skip'. A guess is"))
    #expect(output.contains("I don't understand 'xyz'. A guess is"))
    #expect(output.contains("I don't understand 'lst'. Did you mean 'list'?\n"))
    #expect(try process.plain("", "hlp", "quit").contains("did you mean 'help'?"))
  }

  /// Tiles that are typed when the game has just ended are no choice of what comes next.
  @Test func aLineForTheGameIsNoChoiceAfterIt() throws {
    let output = try process.plain("guess --seed 42", "8", "7 2", "1 1", "look back", "back", "q")
    #expect(output.contains("'7 2' isn't on the menu;") && output.contains("'1 1' isn't on"))
    expectEqual(output.ranges(of: "I'm thinking of a number").count, 1)
    #expect(output.contains("Step 1 of 1."), "\(output)")
  }

  @Test func theNextFaultHasAWord() throws {
    let output = try process.plain(
      "memorize --seed 3 --pairs 2", "1 2 3 4 1 2 1 4 2 3", "look", "next fault", "fault", "f",
      "back", "back")
    let steps = output.matches(of: /Step (\d+) of 10/).map { String($0.1) }
    expectEqual(steps, ["1", "4", "6"], "\(output)")
    #expect(output.contains("No later step cost anything.\n"))
  }

  @Test func theBoardSaysWhatIsTurnedDown() throws {
    let output = try process.plain(
      "memorize --deal 'dog cat dog cat fox fox' --no-record", "1 2", "board", "list", "3", "board",
      "quit")
    let open = "Face up until the next tile: tile 1, dog; tile 2, cat.\n"
    expectEqual(output.ranges(of: open).count, 2, "\(output)")
    #expect(output.contains("Face up: tile 3, dog.\n"))
  }

  @Test func theHelpOfAResumedGameNamesOnlyWhatIsLeft() throws {
    _ = try process.run("arcade guess --lies 1 --seed 5 --record --quiet 50 60")
    let output = try process.plain("resume", "quit")
    #expect(output.contains("Type a whole number from 0 to 49 or 51 to 59, and"), "\(output)")
  }

  @Test func theLookBackListsTheSteps() throws {
    let output = try process.plain("guess --seed 42", "50", "8", "look", "list", "back", "q")
    #expect(output.contains("\n1. 50 is too high. That leaves 0 to 49.\n2. "), "\(output)")
    let two = try InProcess().run("arcade guess --seed 42 9 6").output
    #expect(two.contains("That leaves 7 or 8."), "\(two)")
  }

  @Test func theKeysOfTheEndPageChoose() throws {
    let output = try process.plain(
      "guess --seed 42", "8", "v", "back", "c", "g", "s", "r", "8", "q")
    #expect(output.contains("Step 1 of 1.") && output.contains("arcade race arc1"))
    #expect(output.contains("; arcade guess --seed 42\n"))
    #expect(output.contains("'s' may be 4 Same deal or 6 Share; type a number.\n"))
    expectEqual(output.ranges(of: "I'm thinking of a number").count, 2)
  }

  @Test func theBeginningOfANameIsTakenIfItIsOnlyOne() throws {
    let output = try process.plain("", "mem", "back", "c", "opt", "gen", "back", "back", "quit")
    #expect(output.contains("Find the 6 pairs of animals."))
    #expect(output.contains("'c' may be 1 cards or 5 continue; type a number.\n"))
    #expect(output.contains("\nOptions\n") && !output.contains("isn't on the menu"))
  }

  @Test func theBeginningOfAValueIsTakenIfItIsOnlyOne() throws {
    let output = try process.plain(
      "", "options", "memorize", "theme cloth", "theme f", "theme fruit", "pairs ME", "back",
      "back",
      "quit")
    #expect(output.contains("theme: clothes.\n") && output.contains("pairs: 12.\n"))
    #expect(
      output.contains("'f' may be fruit and vegetables, food pictures, faces or fun pictures"))
    #expect(output.contains("theme: fruit and vegetables.\n"))
    let chinese = try process.plain("--lang zh", "选项", "记忆", "主题 动", "返回", "返回", "退出")
    #expect(chinese.contains("主题：动物"))
    // No mere ending is taken for a way to play.
    let way = try process.plain("", "versus", "memorize", "way e", "quit", "quit")
    #expect(way.contains("Way to play takes in turns or a race, not 'e'; it stays "))
  }

  @Test func optionsAboveAGameHoldOnlyThere() throws {
    let output = try process.plain("", "versus", "memorize", "pairs 3", "random", "q", "q", "q")
    #expect(output.contains("pairs: 3, for games that you start here.\n"))
    #expect(output.contains("Find the 3 pairs of animals."))
    try expectEqual(process.run("arcade settings memorize.pairs").output, "6\n")
    #expect(
      try process.plain("", "options", "memorize", "pairs 3", "q", "q", "q").contains("pairs: 3.\n")
    )
  }

  // MARK: Once

  @Test func hintsAreToldOnce() throws {
    let output = try process.plain(
      "guess --seed 42", "hint", "50", "25", "hint", "12", "6", "board", "q")
    let scores = output.matches(of: /Score: [^.(\n]*\./).map { String($0.output) }
    expectEqual(
      scores,
      [
        "Score: 1 guess.", "Score: 2 guesses.", "Score: 3 guesses.",
        "Score: 4 guesses.", "Score: 4 guesses with 2 hints.",
      ])
    #expect(output.contains("Hints so far: 1.\n") && output.contains("Hints so far: 2.\n"))
    #expect(output.contains("Score: 4 guesses with 2 hints, unfinished (seed 42)"))
  }

  @Test func aKnownDealIsNotPraised() throws {
    let first = try process.plain("guess --seed 42", "8", "back")
    #expect(first.contains("a rare feat!") && first.contains("3 of 3 stars"))
    for words in [["8"], ["again", "8"]] {
      let again = try process.type(
        "arcade guess --seed 42 --plain", "8\n" + words.joined(separator: "\n") + "\nback\n"
      ).output
      let known = "Done again: a deal that you had finished before brings no stars"
      #expect(again.contains(known), "\(again)")
      #expect(!again.contains("feat") && !again.contains("stars:"))
    }
    // Without records the game that has just ended is remembered.
    let unrecorded = try process.plain(
      "guess --seed 7 --no-record", "88", "44", "50", "again", "88", "q")
    #expect(!unrecorded.contains("had finished before"))
    let other = try process.plain(
      "memorize --pairs 2 --deal 'dog dog cat cat' --no-record", "1 2", "3 4")
    #expect(other.contains("stars") && !other.contains("had finished before"))
    let both = try process.plain(
      "memorize --deal 'dog cat dog cat' --no-record", "1 2 3 1 4 2", "again", "1 3 2 4", "q")
    expectEqual(both.ranges(of: "had finished before").count, 1)
    expectEqual(both.ranges(of: "A perfect memory").count, 1)
    #expect(
      try process.plain(
        "memorize --deal 'dog dog cat cat' --lang zh --no-record", "1 2 3 4", "重玩", "1 2 3 4"
      )
      .contains("这一局你以前玩过"))
  }

  /// A deal is known from any mode.
  @Test func aDealIsKnownFromARaceAndInARace() throws {
    let moves = ["50", "25", "12", "6", "8", "back"]
    let race = try process.plain("guess --race random --seed 42", words: moves)
    #expect(race.contains("3 of 3 stars") && race.contains("You beat Random for the first time!"))
    let alone = try process.plain("guess --seed 42", "8", "back")
    #expect(alone.contains("Done again: a deal that you had finished before"), "\(alone)")
    #expect(!alone.contains("of 3 stars"))
    let again = try process.plain("guess --race cautious --seed 42", words: moves)
    #expect(again.contains("No stars: you had finished this deal before."), "\(again)")
    #expect(!again.contains("of 3 stars") && !again.contains("for the first time"))
  }

  @Test func theHelpBeforeTheLessonIsNotRepeatedAfterIt() throws {
    _ = try process.run("arcade settings lesson on")
    let output = try process.plain("memorize", "skip", "quit")
    expectEqual(output.ranges(of: "Type help for more words.").count, 1)
    expectEqual(output.ranges(of: "to turn it up; two tiles").count, 1)
  }

  @Test func finishIsShort() throws {
    let output = try process.plain(
      "cards --seed 5 --count 4", "1 2", "3 4", "finish", "q")
    #expect(
      output.contains(
        "I played the rest for you, turning 3 tiles.\n"
          + "Jack of diamonds, tile 4, with 8 of diamonds, tile 2.\n"
          + "4 of clubs, tile 1, with 9 of clubs, tile 3.\nAll 4 cards matched!"), "\(output)")
    let chinese = try process.plain(
      "cards --seed 5 --count 4 --lang zh --no-record", "1 2", "3 4", "完成", "q")
    #expect(chinese.contains("1 号梅花 4 配 3 号梅花 9"), "\(chinese)")
    let guess = try process.plain("guess --seed 5 --lang zh --no-record", "完成", "q")
    #expect(guess.contains("现在用不上“完成”；能用时，“帮助”里会列出来。"), "\(guess)")
  }

  @Test func theBoardNamesAPairOnce() throws {
    let output = try process.plain(
      "memorize --deal 'dog cat dog cat fox fox' --no-record", "1 3", "board", "list", "2", "board",
      "1", "quit"
    )
    expectEqual(output.ranges(of: "Matched: tiles 1 and 3, dog.\n").count, 1)
    expectEqual(output.ranges(of: "Face down: 2, 4 to 6.\n").count, 2)
    // What is gone has one word.
    #expect(output.contains("Gone: 1, 3.\n") && output.contains("Tile 1 is gone:"))
    let chinese = try process.plain(
      "memorize --deal 'dog cat dog cat fox fox' --lang zh --no-record", "1 3", "局面", "退出")
    #expect(chinese.contains("已配对：1、3 号，狗。"))
  }

  @Test func theLineToShareCountsAndNames() throws {
    let output = try process.plain(
      "memorize --pairs 2 --seed 3 --race goldfish", "1 2 3 4 1 4 2 3", "share", "back")
    #expect(
      output.contains("; mismatch twice, match twice; arcade memorize --pairs 2 --race goldfish"))
    let script = try process.run("arcade memorize --seed 42 --versus 金鱼脑 1").output
    #expect(script.contains("arcade memorize --versus goldfish --seed 42\n"))
    let other = try process.run("arcade memorize --seed 42 --versus forgetful:9 1").output
    #expect(other.contains("--versus forgetful:9 "))
    // Records and JSON keep the code.
    let json = try process.run("arcade memorize --seed 42 --race goldfish --json 1").output
    #expect(json.contains("forgetful:2"))
  }

  // MARK: What a listener asked for

  @Test func choicesAboveAGameAreKept() throws {
    let output = try process.plain(
      "", "versus", "memorize", "pairs 3", "way race", "back", "memorize", "list", "random", "q",
      "q")
    #expect(output.contains("pairs: 3\n") && output.contains("Find the 3 pairs of animals."))
    #expect(output.contains("You are racing Random"))
    // The bots are listed on entering and on demand.
    expectEqual(output.ranges(of: "Goldfish: remembers").count, 2)
    try expectEqual(process.run("arcade settings memorize.pairs").output, "6\n")
  }

  @Test func theOpponentsHaveStatistics() throws {
    let none = try process.plain("", "statistics", "opponents", "q")
    #expect(none.contains("5 opponents\n"))
    #expect(none.contains("No game has been recorded yet.\n"))
    _ = try process.run("arcade guess --seed 42 --record --quiet 8")
    _ = try process.run("arcade guess --seed 42 --race random --record --quiet 8")
    let output = try process.plain("", "statistics", "opponents", "q")
    #expect(
      output.contains("guess, race: you against Random\n1 game: you won 1, Random won 0, 0 drawn."))
    #expect(!output.contains("\nguess\n") && !output.contains("All games"))
    #expect(try process.plain("--lang zh", "统计", "对战", "退出").contains("你胜 1"))
  }

  @Test func aNewGameSaysThatOneIsLeft() throws {
    _ = try process.run("arcade guess --seed 1 --record --quiet 40")
    let output = try process.plain("", "guess", "back", "cards", "back", "quit")
    let news = "Your unfinished one is kept: the word continue on the first page leads to it."
    expectEqual(output.replacing("\n", with: " ").ranges(of: news).count, 1)
    #expect(try process.plain("", "quit").contains("5 continue: 1 unfinished game\n"))
  }

  @Test func aGameInTurnsSaysWhyItIsNoChallenge() throws {
    let output = try process.plain(
      "memorize --deal 'dog dog cat cat' --versus random", "1 2 3 4", "challenge", "back")
    #expect(output.contains("The game was played in turns and can't be raced.\n"), "\(output)")
  }

  @Test func theRunSaysOnceHowToContinue() throws {
    let left = try process.plain("", "run", "back", "quit")
    #expect(left.contains("To continue:\n  arcade daily --plain\n"), "\(left)")
    let output = try process.plain("", "run", "20", "back", "quit")
    expectEqual(output.ranges(of: "To resume:").count, 1, output)
    #expect(!output.contains("To continue:"))
  }

  @Test func theLastGameDecidesTheExitStatus() throws {
    expectEqual(try process.type("arcade --plain", "cards\n1\nback\nquit\n").status, 1)
    let words = "cards\n1\nback\nguess\n\((0...99).map(String.init).joined(separator: " "))"
    expectEqual(try process.type("arcade --plain", "\(words)\nback\nquit\n").status, 0)
    expectEqual(try process.type("arcade --plain", "options\nback\nquit\n").status, 0)
  }

  @Test func theRuleOfTheOpenCardIsSaidOnce() throws {
    let output = try process.plain("cards --versus random --seed 42", "rules", "quit")
    // Once with the help at the start, once among the rules.
    expectEqual(output.ranges(of: "back down").count, 2)
    expectEqual(output.replacing("\n", with: " ").ranges(of: "ends your turn if you").count, 2)
    #expect(!output.contains("avoids a mismatch"))
  }

  @Test func anUnknownWordOfTheLookBackIsAnsweredShortly() throws {
    let output = try process.plain(
      "guess --seed 42", "50", "8", "look", "what", "help", "back", "q")
    #expect(output.contains("I don't understand 'what'.\nPress Enter"))
    expectEqual(output.ranges(of: "Press Enter for the next step").count, 2)
  }

  /// Whoever hears "3 Look back" may type all of it.
  @Test func aLineOfAMenuIsTypedAsItIsRead() throws {
    let output = try process.plain(
      "guess --seed 42", "50", "8", "look back", "back", "Same Deal", "q")
    #expect(output.contains("Step 1 of 2."), "\(output)")
    expectEqual(output.ranges(of: "a number from 0 to 99. Seed 42.").count, 2)
    #expect(!output.contains("I don't understand"))
  }

  @Test func aWrongValueShowsWhereItIsAsked() throws {
    let output = try process.plain("tunes", "category jazz", "back", "quit")
    let end = "isn't on the menu; list and help tell what is.\nCategory\n1 pop (current)\n"
    #expect(output.contains(end), "\(output)")
  }

  @Test func theMenuOfTunesTakesValuesInTheSameLine() throws {
    let output = try process.plain(
      "tunes", "match artists", "by ear on", "6 off", "match artist", "ear on", "by ear", "off",
      "quit")
    #expect(!output.contains("isn't on the menu") && !output.contains("iTunes for"), "\(output)")
    let lines = output.split(separator: "\n")
    expectEqual(lines.last { $0.hasPrefix("5 Match") }, "5 Match: artists")
    expectEqual(
      lines.filter { $0.hasPrefix("6 By ear") }.suffix(4).map { $0.dropFirst(10) },
      [
        "off", "off", "on", "off",
      ])
  }

  @Test func manyRangesHaveOneAnd() throws {
    let output = try process.plain(
      "guess --deal 70/0 --lies 1 --range 0-99", "50", "80", "60", "65", "10", "q")
    let news = "It can't be 10: only 61 to 64, 66 to 79 and 81 to 99 are left.\n"
    #expect(output.contains(news), "\(output)")
  }

  @Test func theOptionsOfASavedGameAreOnePhrase() throws {
    _ = try process.run("arcade tunes --category metal --ear --record --quiet --seed 1 1")
    let list = try process.run("arcade resume --list").output
    #expect(list.contains(", metal albums, by ear, seed 1\n"), "\(list)")
  }

  @Test func thePosterAsksForItsFolder() throws {
    let game = "tunes --deal 'A — B (1999); A — B (1999); C — D (2001); C — D (2001)' --no-record"
    let folder = process.home.appending(path: "Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = try process.plain(
      game, "1 2 3 4", "poster", "back", "poster", folder.path, "poster", "~/Pictures", "back")
    expectEqual(output.ranges(of: "Poster saved").count, 2, "\(output)")
    #expect(output.contains("Poster saved as ") && output.contains("tunes-wall.svg, in "))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/tunes-wall.svg"))
  }

  /// Where nothing sounds, that is said before the game, which is then played by sight or not at
  /// all.
  @Test(arguments: ["ARCADE_SOUND=false", "PATH=/nowhere"])
  func whereNothingSoundsTheDealIsPlayedBySight(variable: String) throws {
    let line = "\(variable) arcade tunes --ear --plain --seed 42"
    let output = try process.type(line, "sight\n1\nquit\n").output
    #expect(output.hasPrefix("No sound\n"), "\(output)")
    #expect(output.contains("\n1 Play by sight, not by ear\n2 Back\n"))
    let reason =
      variable == "PATH=/nowhere"
      ? "No program plays the tunes; install"
      : "The tunes can't be heard: the program false ended with status 1."
    #expect(output.replacing("\n", with: " ").contains(reason))
    #expect(output.contains("Find the 8 pairs of pop albums. Seed 42.\n"))
    #expect(output.contains("\nTile 1: ") && !output.contains("Tile 1: a tune"))
    #expect(try !process.type(line, "back\n").output.contains("Find the 8 pairs"))
  }

  /// The command for sounds comes from outside.
  @Test func noControlCharacterOfThePlayerIsShown() throws {
    let line = "ARCADE_SOUND='false \u{1b}[31m' arcade tunes --ear --plain --seed 42"
    let output = try process.type(line, "back\n").output
    #expect(output.hasPrefix("No sound\n") && output.contains("false "), "\(output)")
    #expect(!output.contains("\u{1b}"))
  }

  @Test func aSavedGameByEarIsContinuedBySightAsANewOne() throws {
    _ = try process.type("ARCADE_SOUND=true arcade tunes --ear --plain --seed 42", "1 2\nq\n")
    let output = try process.type(
      "ARCADE_SOUND=false arcade resume tunes --plain", "sight\n3 4\nq\n"
    ).output
    #expect(output.contains("Find the 8 pairs of pop albums. Seed 42.\n"), "\(output)")
    let list = try process.run("arcade resume --list").output
    expectEqual(list.split(separator: "\n").count, 2)
  }

  // MARK: The way that is played

  @Test func theLessonOfTunesFitsTheWayOfPlaying() throws {
    _ = try process.run("arcade settings lesson on")
    let artist = try process.plain(
      "tunes --match artist", "rules", "1", "1 4", "2 6 3 5", "", "quit")
    #expect(artist.contains("Every record is on one tile, its artist on another. Turn one.\n"))
    #expect(artist.contains("a record and its own artist are a pair."))
    #expect(artist.replacing("\n", with: " ").contains("A record and its artist are a pair."))
    #expect(artist.contains("The wall is yours."))
    // By ear no lesson is given that shows what isn't shown there.
    let ear = try process.type(
      "ARCADE_SOUND=true arcade tunes --ear --plain", "1\nagain\n1 2\nagain\nrules\nquit\n"
    ).output
    #expect(!ear.contains("lesson") && !ear.contains("I don't understand"), "\(ear)")
    expectEqual(ear.ranges(of: "No tile has been turned yet.\n").count, 1)
    #expect(ear.contains("plays its record's tune"))
    try expectEqual(process.run("arcade settings lesson").output, "tunes-artist\n")
    // The rules of the menu are those of the chosen options.
    _ = try process.run("arcade settings tunes.match artist")
    let rules = try process.plain("", "rules", "tunes", "q").replacing("\n", with: " ")
    #expect(rules.contains("A record and its artist are a pair."))
  }

  @Test func theLastTuneIsPlayedAgainAfterAResumption() throws {
    _ = try process.type("ARCADE_SOUND=true arcade tunes --ear --plain --seed 42", "1 2\nq\n")
    let output = try process.type(
      "ARCADE_SOUND=true arcade resume tunes --plain", "again\nq\n"
    ).output
    #expect(output.contains("Resumed.") && !output.contains("I don't understand"), "\(output)")
    #expect(!output.contains("No tile has been turned yet."))
  }

  /// Two terminals that give lessons at the same time keep both in the list.
  @Test func lessonsGivenInTwoTerminalsAreBothKept() throws {
    let variables = Program.environment(home: process.home)
    let settings = (0..<2).map { _ in
      SavedSettings(variable: { variables[$0] }, warn: { _ in })
    }
    _ = try process.run("arcade settings lesson on")
    for settings in settings { expectEqual(settings.value(of: "lesson"), "on") }
    for (settings, game) in zip(settings, ["cards", "guess"]) {
      settings.update("lesson") { value in value == "on" ? game : "\(value ?? ""),\(game)" }
    }
    try expectEqual(process.run("arcade settings lesson").output, "cards,guess\n")
  }

  // MARK: Friends

  @Test func anAnswerHasTheNameOfTheLine() throws {
    _ = try process.run("arcade guess -s 42 --record --quiet 50 25 12 6 9 7 8")
    let code = try process.run("arcade challenge --name Ann").output.dropFirst(12).dropLast()
    let output = try process.plain("race \(code) --name Ben", "50", "25", "8", "challenge", "back")
    let answer = try #require(
      output.split(separator: "\n").first { $0.hasPrefix("  arcade race ") })
    let facts = try process.run("arcade challenge \(answer.dropFirst(14)) --json").output
    #expect(facts.contains(#""player":"Ben""#))
    #expect(try process.run("arcade race \(code) --name 'B n' 8").error.contains("--name takes"))
    let refused = try process.run("arcade guess --versus friend").error
    #expect(refused.contains("memorize and tunes do; did you mean '--race'?"))
  }
}
