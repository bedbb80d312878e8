import Foundation
import GameCore
import TestSupport
import Testing

@testable import App

/// Play as a screen reader reads it: line by line, each fact once, with a way back from everywhere.
@Suite(.oneByOne) struct PlainPlayTests {
  private let process: InProcess

  init() throws {
    process = try InProcess()
    _ = try process.run("arcade settings lesson off")
  }

  // MARK: Menus

  @Test func theMenuHasAllOfTheFrontPage() throws {
    let words = [
      "continue", "run", "daily", "versus", "lesson", "rules", "levels", "statistics",
      "options", "quit",
    ]
    let games = GameCatalog.arcade.games
    // A game that is left doesn't move the numbers.
    for moves in ["", "1"] {
      let menu = try process.plain("", "cards", moves, "back", "list", "quit").split(
        separator: "\n"
      )
      .suffix(games.count + words.count + (moves.isEmpty ? 0 : 1)).map(String.init)
      for (index, game) in games.enumerated() {
        #expect(menu[index].hasPrefix("\(index + 1) \(game.name): "))
      }
      for (index, word) in words.enumerated() {
        #expect(menu[games.count + index].hasPrefix("\(games.count + index + 1) \(word)"))
      }
    }
    let chinese = try process.plain("--lang zh", "帮助", "退出")
    for word in ["继续", "挑战", "每日一局", "对战", "教学", "规则", "统计", "选项", "退出"] {
      #expect(chinese.contains(" \(word)"))
    }
    #expect(chinese.contains("输入一行的编号或名称。"))
  }

  @Test(arguments: [
    "run\nback", "daily\nback", "versus\nback", "versus\nguess\nquit\nback", "lesson\nback",
    "lesson\ncards\nback\nback", "rules\ncards\nback", "options\nback",
    "options\nmemorize\nback\nback",
    "options\nmemorize\npairs\nback\nback\nback", "statistics\nback", "memorize\nback",
    "cards\nquit",
    "continue\nback",
  ])
  func aWayLeadsBackFromEverywhere(words: String) throws {
    let output = try process.type("arcade --plain", "\(words)\nquit\n").output
    // The list is told once.
    expectEqual(output.ranges(of: "\n1 cards: match cards by suit or rank\n").count, 1)
    #expect(!output.contains("isn't on the menu"))
    // The end of the input is a way back, too.
    let end = try process.type("arcade --plain", words + "\n").output
    #expect(end.hasSuffix("arcade. Number, word or list: \n"))
  }

  @Test func unfinishedGamesAreContinuedByName() throws {
    for game in ["memorize", "cards"] {
      _ = try process.run("arcade \(game) --seed 1 --record --quiet 1 4")
    }
    let output = try process.plain("", "continue", "memorize", "back", "quit")
    #expect(output.contains("5 continue: 2 unfinished games\n"))
    #expect(output.contains(/\n  arcade resume memorize-\w+ --plain\n/))
    #expect(output.contains("\n1 cards: 0 of 12, ") && output.contains("\n2 memorize: 0 of 6, "))
    // The board tells the last move.
    #expect(output.contains("\nResumed. Score: 1 move.\n"))
    let one = try process.plain("", "continue", "cards", "back")
    #expect(one.contains("\nResumed. Score: -4 points, 2 behind par so far.\n"))
  }

  @Test func aSavedGameThatAnOptionDoesNotSuitIsNoError() throws {
    _ = try process.run("arcade tunes --match artist --seed 1 --record --quiet 1")
    let asked = try process.type("arcade tunes --artist Abba --offline --plain", "quit\n")
    #expect(!asked.error.contains("line 1"), "\(asked.error)")
    #expect(try process.plain("tunes --match artist", "quit").contains("Continue: "))
  }

  @Test func aSavedGameOfOtherFacesIsNoError() throws {
    _ = try process.run("arcade memorize --seed 1 --record --quiet 1")
    let faces = process.home.appending(path: "own.txt")
    try Data("a\nb\nc\n".utf8).write(to: faces)
    let own = try process.type("arcade memorize --faces \(faces.path) --plain", "1\nquit\n")
    #expect(own.error == "" && own.output.contains("Find the 3 pairs"), "\(own)")
    #expect(try process.plain("memorize", "1", "quit").contains("Resumed."))
  }

  /// One wrong number must not lose many games.
  @Test func newGamesDiscardOthersOnlyWhenAsked() throws {
    for seed in [1, 2] { _ = try process.run("arcade guess --record --quiet --seed \(seed) 40") }
    let kept = try process.plain("guess", "4", "no", "back")
    let question = "Discard 2 games?\n1 No, keep 2 games\n2 Yes, discard 2 games\n"
    #expect(kept.contains(question), "\(kept)")
    #expect(try process.run("arcade resume --list").output.contains("seed 2"))
    _ = try process.plain("guess", "4", "yes", "back")
    try expectEqual(process.run("arcade resume --list").output, "No unfinished games.\n")
  }

  @Test func aDailyDealThatIsOpenElsewhereIsTold() throws {
    _ = try process.run("arcade guess --daily --record --quiet 50")
    let games = process.home.appending(path: ".local/state/arcade/games")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: games.path).first)
    let held = open(games.appending(path: name).path, O_RDWR)
    defer { close(held) }
    try #require(flock(held, LOCK_EX) == 0)
    let outcome = try process.type("arcade guess --daily --plain", "quit\n")
    #expect(outcome.error.contains("a game of guess is open in another terminal"), "\(outcome)")
  }

  @Test func aLineIsOnePlayers() throws {
    let output = try process.plain(
      "memorize --versus person --seed 42", words: ["1 2 3", "4", "quit"])
    #expect(output.contains("The rest of the line is dropped."), "\(output)")
    #expect(output.contains("Player 2, tile 4:") && !output.contains("tile 3:"), "\(output)")
  }

  @Test func whatOnlyTheShellTakesIsTold() throws {
    let output = try process.plain("", "race", "\u{1b}[A", "quit")
    #expect(output.contains("'race' isn't on the menu; quit first, and type it in the shell."))
    #expect(output.contains("That key does nothing here."), "\(output)")
  }

  @Test func unfinishedGamesAreDiscarded() throws {
    for seed in [1, 2] { _ = try process.run("arcade guess --record --quiet --seed \(seed) 40") }
    let output = try process.plain(
      "", "continue", "guess", "back", "discard", "1", "no", "1",
      "yes", "quit", "quit")
    #expect(output.contains("'guess' may be 1 guess or 2 guess; type a number.\n"))
    #expect(output.contains("15 discard: ") && output.contains("\nguess is discarded.\n"))
    #expect(output.contains("Discard guess?\n1 No, keep guess\n2 Yes, discard guess\n"))
    expectEqual(output.ranges(of: "Discard guess?\n").count, 2)
    // The only one is continued at once.
    let only = try process.plain("", "continue", "quit", "discard", "1", "yes", "quit")
    #expect(only.contains("5 continue: 1 unfinished game\n") && only.contains("\nResumed."))
    #expect(!only.contains("\nContinue\n") && only.contains("guess is discarded."), "\(only)")
    #expect(try !process.plain("", "quit").contains("15 discard"))
  }

  /// The way back from a game is the page where it was chosen, and from there the first page.
  @Test(arguments: [
    ("daily\nguess\nback", "\nDaily"), ("lesson\ncards\nback", "\nLearn a game"),
    ("versus\nguess\nrandom\nback", "\nguess"), ("continue\n1\nback", "\nContinue"),
    ("discard\n1\nno", "\nDiscard an unfinished game"),
  ])
  func backLeadsOnePageUp(words: String, page: String) throws {
    for seed in [1, 2] { _ = try process.run("arcade guess --record --quiet --seed \(seed) 40") }
    // A page without more words asks for them.
    let here = try process.plain("", words)
    #expect(here.contains("\(page). Number, word or list: "), "\(here)")
    let ways = words.hasPrefix("versus") ? ["back", "back"] : ["back"]
    let above = try process.plain("", words: [words] + ways)
    #expect(above.hasSuffix("arcade. Number, word or list: \n"), "\(above)")
  }

  @Test func commandsAreWordsOfTheMenu() throws {
    _ = try process.run("arcade guess --record --quiet --seed 42 50")
    let output = try process.plain(
      "", "resume", "back", "stats", "back", "settings", "quit", "quit")
    #expect(output.contains("Resumed.") && !output.contains("isn't on the menu"), "\(output)")
    #expect(output.contains("5 opponents\n") && output.contains("\nOptions\n"))
  }

  @Test func theEndOfPlainTextIsTold() throws {
    let news = "The full screen opens when you leave the options. 'arcade settings plain on'"
    // A terminal without escape sequences stays as it is.
    let dumb = try process.plain("", "options", "general", "plain off", "quit", "quit", "quit")
    #expect(!dumb.contains(news))
    process.isAtTerminal = true
    let words = "options\ngeneral\nplain off\nbell on\nquit\n"
    let output = try process.run("arcade --plain", input: words).output
    expectEqual(output.ranges(of: news).count, 1, "\(output)")
    process.isAtTerminal = false
  }

  @Test func aResumptionWithoutANameSaysWhichGameItIs() throws {
    for game in ["guess --seed 42 50", "cards --seed 42 1"] {
      _ = try process.run("arcade \(game) --record --quiet")
    }
    let news = "This is your last unfinished game, cards; 'arcade resume --list' has 1 other."
    let output = try process.plain("resume", "quit").replacing("\n", with: " ")
    #expect(output.hasPrefix(news), "\(output)")
    #expect(try !process.plain("resume cards", "quit").contains("--list"))
    #expect(try !process.run("arcade resume 1").output.contains("--list"))
    let list = try process.plain("", "continue", "back", "quit")
    let cards = "1 cards: 0 of 12, -1 point, level with par so far, seed 42, just now\n"
    #expect(list.contains(cards), "\(list)")
    _ = try process.run("arcade guess --seed 43 --record --quiet 50")
    let named = try process.plain("resume guess", "quit").replacing("\n", with: " ")
    #expect(named.contains("'arcade resume --list guess' has 1 other."), "\(named)")
    #expect(try process.plain("resume --list").hasPrefix("1. guess: "))
  }

  @Test func statisticsAreToldGameByGame() throws {
    for game in ["guess 8", "memorize --pairs 2 1 2 3 4 1 4 2 3"] {
      _ = try process.run("arcade \(game) --record --quiet --seed 42")
    }
    let one = try process.plain("", "statistics", "guess", "guess", "quit", "quit")
    #expect(one.contains("\nguess\n1 game") && !one.contains("memorize\n1 game"))
    // They lead back to the page on which they were chosen.
    expectEqual(one.ranges(of: "\nguess\n1 game").count, 2)
    let rules = try process.plain("", "rules", "guess", "guess", "back", "quit")
    expectEqual(rules.ranges(of: Stars.meaning(.en)).count, 2)
  }

  @Test func nothingToContinueIsSaidAtOnce() throws {
    let output = try process.plain("", "continue", "quit")
    #expect(output.contains("There is no unfinished game to continue.\n"), "\(output)")
    #expect(!output.contains("\nContinue\n"))
    #expect(try process.plain("--lang zh", "继续", "退出").contains("没有可以继续的局。\n"))
  }

  @Test func theRunCountsStars() throws {
    let menu = try process.plain("", "quit")
    #expect(menu.contains("6 run: play the run of the day, 0 of 12 stars\n"))
  }

  /// Each line resumes just the game that was left, whatever was played after it.
  @Test func aGameThatIsLeftIsResumedByItsLine() throws {
    let lines = try ["1\nquit\n", "2\n1 4\nquit\n"].map { words in
      let output = try process.type("arcade memorize --seed 1 --plain", words).output
      let line = try #require(output.firstMatch(of: /\n  (arcade resume memorize-\w+) --plain\n/))
      return String(line.1)
    }
    #expect(lines[0] != lines[1])
    #expect(try process.run("\(lines[0]) quit").output.contains("Resumed. Score: 0 moves."))
    #expect(try process.run("\(lines[1]) quit").output.contains("Resumed. Score: 1 move."))
    let none = try process.run("arcade resume memorize-0 quit")
    #expect(none.status == 1 && none.error.contains("no unfinished game of memorize-0"))
  }

  @Test func onlyQuitLeavesTheFirstMenu() throws {
    let output = try process.plain("", "back", "options", "back", "quit")
    expectEqual(output.ranges(of: "This is the first menu. Type quit to leave.").count, 1)
    #expect(output.contains("\nOptions\n"))
  }

  @Test func aDefaultThatIsChosenIsNoSetting() throws {
    let output = try process.plain(
      "", "options", "guess", "wheels", "list", "back", "wheels whole numbers",
      "wheels one for each digit", "quit", "quit", "quit")
    // A word that asks is no value.
    #expect(!output.contains("wheels: list") && output.contains("wheels: whole numbers.\n"))
    #expect(try process.plain("guess --seed 42", "4", "quit").contains("4 is too low."))
  }

  @Test func choicesHaveNumbers() throws {
    let output = try process.plain(
      "", "options", "guess", "wheels", "2", "wheels 1", "back", "memorize", "tiles", "list", "on",
      "quit", "quit", "quit")
    #expect(
      output.contains(
        "\nwheels\n1 one for each digit (current)\n2 whole numbers\nwheels: whole numbers.\n"),
      "\(output)")
    #expect(output.contains("wheels: one for each digit.\n"))
    expectEqual(output.ranges(of: "\n1 on\n2 off (current)\n").count, 2)
    let race = try process.plain("", "versus", "memorize", "way", "2", "quit", "quit")
    #expect(race.contains("1 in turns (current)\n2 a race\nway to play: a race, for games"))
    // Where the values are numbers, a number is no place in a list.
    let pairs = try process.plain("", "options", "memorize", "pairs", "2", "quit", "quit", "quit")
    #expect(pairs.contains("pairs: 2.\n"))
  }

  @Test func theEndOfARaceTellsTheDistanceFromPar() throws {
    let output = try process.run("arcade guess --race random --seed 42 50 25 12 6 9 7 8").output
    #expect(output.contains("best bot.\n1.2 over par: 1.2 bad luck.\n"), "\(output)")
  }

  @Test func theLookBackOfARaceHasBothGames() throws {
    let output = try process.plain(
      "guess --race random --seed 42", "50", "25", "12", "6", "9", "7", "8", "look", "", "back",
      "back")
    #expect(output.contains("\nRandom: 96 is too high. That leaves 0 to 95. 96 left 96 numbers"))
    #expect(output.contains("Here you went different ways."))
  }

  /// The bot goes on after the player has finished.
  @Test func theLookBackOfARaceThatWasWonGoesOn() throws {
    let output = try process.plain(
      "guess --race random --seed 42", "50", "25", "12", "6", "8", "look", "6", "7", "list", "back",
      "back")
    let end = "Done at step 5.\nRandom: 9 is too high. That leaves 6 to 8.\n"
    #expect(output.contains("Step 6 of 7. \(end)"), "\(output)")
    #expect(output.contains("Step 7 of 7. Done at step 5.\nRandom: 8 is right!"), "\(output)")
    #expect(output.contains("\n1. 50 is too high. That leaves 0 to 49. Random: 96 is too high."))
    #expect(output.contains("\n7. Done at step 5. Random: 8 is right!\n"))
  }

  @Test func aNumberIsThatOfALine() throws {
    let output = try process.plain("guess --seed 42", "50", "25", "12", "6", "8", "0", "back")
    #expect(output.contains("2 Harder: 0 to 99, one lie"), "\(output)")
    #expect(output.contains("'0' isn't on the menu") && !output.contains("may be a lie"))
  }

  @Test func anOptionTakesAValue() throws {
    let output = try process.plain(
      "", "options", "memorize", "pairs 22", "pairs", "zero", "9", "theme food pictures", "pairs",
      "", "pairs default", "quit", "back", "quit")
    #expect(output.contains("pairs: 22.\n") && output.contains("pairs: 9.\n"))
    #expect(output.contains("\n6 are easy, 12 are medium, 16 are hard.\n"))
    // A refusal leads back to the question, and the default value has a word.
    #expect(output.contains("it stays 22.\npairs: 9.\n"))
    expectEqual(output.ranges(of: "\npairs: easy, medium, hard or").count, 2)
    #expect(output.contains("pairs: 6.\n"))
    #expect(
      output.contains(
        "Pairs takes easy, medium, hard or a whole number from 2 to 52, not 'zero'; it stays "))
    #expect(output.contains("theme: food pictures.\n") && !output.contains("🐶"))
    expectEqual(output.ranges(of: "1 pairs: 6\n").count, 1)
    try expectEqual(process.run("arcade settings memorize.pairs").output, "6\n")
    let bell = try process.plain("", "options", "general", "bell on", "bell 默认", "q", "q", "q")
    #expect(bell.contains("bell: on.\nbell: off.\n"), "\(bell)")
    // A title of some words is one name.
    let title = try process.plain(
      "", "options", "memorize", "tiles move up on", "quit", "quit", "quit")
    #expect(title.contains("tiles move up: on.\n"))
    let several = try process.plain(
      "", "options", "memorize", "pairs 7 tiles move up on theme garden pictures",
      "pairs 1 theme x", "back", "back", "quit")
    // A new par is told.
    let par = "Par: 10.8 moves, the average of the best bot."
    #expect(
      several.contains(
        "pairs: 7.\n\(par)\ntiles move up: on.\ntheme: garden pictures.\nPairs "))
    #expect(several.contains("it stays 7.\nTheme takes ") && !several.contains("isn't on the menu"))
    let chinese = try process.plain("--lang zh", "选项", "记忆", "对子 8 主题 动物", "返回", "退出")
    #expect(
      chinese.contains("对子：8。\n参考成绩：12.4 步（电脑高手的平均成绩）。\n主题：动物。\n"), "\(chinese)")
    // Values that don't go together are refused as on the command line.
    let range = try process.plain("", "options", "guess", "numbers 0 5", "wheels tens", "quit")
    #expect(range.contains("numbers: 0-5.\n") && !range.contains("wheels: tens"))
    let language = try process.plain(
      "", "选项", "通用", "language 中文", "language 英文", "语言 中文", "动画 off", "语言 English",
      "动画 开", "quit")
    expectEqual(language.ranges(of: "语言：中文。").count, 2, "\(language)")
    expectEqual(language.ranges(of: "language: English.").count, 2, "\(language)")
    #expect(language.contains("动画：关。") && language.contains("animation: on."), "\(language)")
  }

  @Test func theModeAgainstABotIsChosen() throws {
    let output = try process.plain(
      "", "versus", "memorize", "way to play race", "random", "1", "quit")
    #expect(
      output.contains("10 way to play: in turns\n")
        && output.contains(
          "way to play: a race, for games that you start here.\nBoth play the same")
    )
    // Of the lines of a race only the new one is read.
    #expect(
      output.contains("\nNew: best of: 3.\n")
        && output.contains("The numbers of the lines have changed.\n")
    )
    expectEqual(output.ranges(of: "Goldfish: remembers").count, 1)
    #expect(output.contains("You are racing Random on the same deal."))
    #expect(try process.plain("", "versus", "memorize", "random").contains("\nFirst tile:"))
    let refused = try process.plain("", "versus", "memorize", "way none", "turns", "quit")
    #expect(refused.contains("Way to play takes in turns or a race, not 'none'; it stays "))
    // The games are listed again, as their list led here.
    expectEqual(refused.ranges(of: "Play with a friend or against a bot\n").count, 2)
  }

  @Test(arguments: [("cards", "s 1"), ("guess", "1000 50"), ("memorize", "99 1 2")])
  func aRefusedWordTakesTheRestOfItsLineAlong(game: String, line: String) throws {
    let output = try process.plain("\(game) --seed 42", line, "back")
    #expect(output.contains("The rest of the line is dropped."))
    #expect(output.contains("You left before the first move."))
    #expect(!output.contains("To resume:"), "a move was made")
    // A script's moves are all its own, but a word that is no move may be a wrong option.
    let script = try process.run("arcade \(game) --seed 42 \(line)").output
    expectEqual(script.contains("The rest of the line"), line == "s 1")
  }

  @Test func rulesAreToldFromTheMenu() throws {
    let output = try process.plain("", "rules", "guess", "rules", "back", "quit")
    let game = try #require(GameCatalog.arcade.game(named: "guess"))
    for rule in game.manual.rules { #expect(output.contains(rule(.en))) }
  }

  @Test func helpExplainsAndTheListIsSaidOnDemand() throws {
    let output = try process.plain("", "help", "list", "quit")
    expectEqual(output.ranges(of: "\n1 cards: ").count, 2)
    expectEqual(output.ranges(of: "Type the number of a line").count, 1)
  }

  @Test func theLessonIsGivenInLines() throws {
    let output = try process.plain("", "lesson", "memorize", "1 4 2 1 3 4 6 1", "quit")
    #expect(output.contains("Every picture is on two tiles. Turn one.\nTile 1: dog.\nTurn another"))
    #expect(!output.contains("Space") && !output.contains("any key"))
    for game in GameCatalog.arcade.games { try learn(game) }
    _ = try process.run("arcade settings lesson on")
    let first = try process.plain("memorize", "1", "skip", "1", "quit")
    #expect(
      first.contains("First a lesson in memorize, then your game.")
        && first.contains("Find the 6 pairs"))
    #expect(try !process.plain("memorize --pairs 5", "quit").contains("lesson"))
  }

  /// A line that is typed too early is no move of the game after the lesson.
  @Test func onlyAnEmptyLineLeadsFromTheLessonToTheGame() throws {
    _ = try process.run("arcade settings lesson on")
    let output = try process.plain("memorize --no-record", "1 6 2 4 3 5", "1 4", "", "2 8", "quit")
    let game = output.components(separatedBy: "Now the real game: press Enter.").dropFirst()
    // The early line is answered with the question again.
    #expect(game.count == 2, "\(output)")
    let text = game.joined()
    #expect(text.contains("Find the 6 pairs of animals.") && text.contains("Tile 2: "), "\(output)")
    #expect(!text.contains("Tile 1: ") && !text.contains("Tile 4: "), "\(output)")
    _ = try process.run("arcade settings lesson on")
    let left = try process.plain("memorize --lang zh --no-record", "1 6 2 4 3 5", "返回", "2 8")
    #expect(left.contains("下面是正式的一局，按回车开始。") && !left.contains("找出 6 对"), "\(left)")
  }

  @Test func aLessonIsSkippedOrLeft() throws {
    _ = try process.run("arcade settings lesson on")
    let skipped = try process.plain("memorize", "help", "skip", "quit")
    #expect(skipped.contains("skip: "))
    let left = "You left the lesson. The word lesson on the first page of arcade gives it again.\n"
    #expect(skipped.contains(left + "Find the 6 pairs of animals."))
    let cards = try process.plain("cards", "back")
    #expect(!cards.contains("Match 24 cards") && cards.contains(left))
    let page = try process.plain("", "lesson", "cards", "skip", "quit")
    #expect(page.contains("A lesson in cards. Type back to leave it.\n"))
    #expect(page.contains(left) && !page.contains("Match 24 cards"))
    _ = try process.run("arcade settings guess.lies 1")
    let lies = try process.plain("", "lesson", "guess", "50", "79", "69", "62", "quit")
    #expect(lies.contains("Answer 2 was a lie: 79 is too high, not too low.\n"), "\(lies)")
    let none = try process.plain("--lang zh", "教学", "猜数", "62", "退出")
    #expect(none.contains("这一局没有说谎。\n"), "\(none)")
    #expect(
      try process.plain("guess --seed 42", "skip", "quit").contains("I don't understand 'skip'."))
  }

  /// Whoever makes the moves of a bot comes to the end of a lesson.
  private func learn<G: ArcadeGame>(_ game: G.Type) throws {
    let lesson = try #require(G.lesson(G.Options()))
    let end = lesson.end(.en)
    let numbers = (1...60).map { String($0 % 6 + 1) } + (0...99).map(String.init)
    let words = G.name == "guess" ? ["49", "24", "37"] : numbers
    let output = try process.plain("", "lesson", G.name, words.joined(separator: "\n"))
    #expect(output.contains(lesson.steps[0].text(.en)), "\(G.name)")
    #expect(G.name != "guess" || output.contains(end), "\(output)")
  }

  @Test func aLessonFitsWhateverThePlayerDoes() throws {
    _ = try process.run("arcade settings lesson on")
    // The hint names the number that the lesson asks for.
    let asked = try process.plain("guess", "hint", "quit")
    #expect(asked.contains("Type 49, about the middle") && asked.contains("Hint: 49."))
    // A find at once is the end.
    _ = try process.run("arcade settings lesson on")
    let found = try process.plain("guess", "37", "quit")
    #expect(found.contains("Found! Halving") && !found.contains("Guess the middle"), "\(found)")
    // A match at once leaves no card to turn back.
    let match = try process.plain("cards", "1 5", "quit")
    #expect(match.contains("Play on until nothing matches."), "\(match)")
    #expect(match.components(separatedBy: "turn this card back, which").count == 2)
    // Whoever knows guess with a lie needs no lesson without one.
    _ = try process.run("arcade settings lesson guess-lies")
    let known = try process.plain("guess", "quit")
    #expect(!known.contains("about the middle"), "\(known)")
    _ = try process.run("arcade settings lesson on")
    // The lie leaves no number possible.
    let lied = try process.plain("guess --lies 1", "30 20", "quit")
    #expect(lied.contains("you know that I lied") && !lied.contains("doubtful ones all but one"))
  }

  // MARK: A game

  @Test func theQuestionSaysWhichCard() throws {
    /// Returns the question after moves, which the end of the input leaves open.
    func question(_ line: String, _ moves: String) throws -> String? {
      try process.plain("\(line) --no-record", moves).split(separator: "\n").last {
        $0.hasSuffix(" ")
      }
      .map(String.init)
    }
    try expectEqual(question("memorize --seed 42", "1 2"), "First tile: ")
    try expectEqual(question("memorize --seed 42", "1"), "Second tile: ")
    try expectEqual(question("cards --seed 3 --count 8", "3"), "Match for tile 3: ")
    // The card of a miss stays up, and the next one has to match it.
    try expectEqual(question("cards --seed 3 --count 8", "3 4"), "Match for tile 4: ")
    try expectEqual(question("tunes --category pop --seed 42 --lang zh", "1"), "第二张： ")
    let closing = "memorize --collapse --deal 'dog dog cat cat fox fox'"
    try expectEqual(question(closing, "1 2 3"), "Second tile: ")
    try expectEqual(question(closing, "1 2 3 2"), "First tile, 1 to 4: ")
  }

  @Test(arguments: ["en", "zh"])
  func theRulesAreThoseOfTheHelp(code: String) throws {
    let language = try #require(Language(rawValue: code))
    for game in GameCatalog.arcade.games {
      let line = "\(game.name) --seed 42 --lang \(code)"
      let output = try process.plain(line, language(en: "rules", zh: "规则"), "quit")
        .split(separator: "\n").joined(separator: language(en: " ", zh: ""))
      for rule in game.manual.rules { #expect(output.contains(rule(language)), "\(game.name)") }
    }
  }

  @Test func helpListsTheWords() throws {
    let output = try process.plain("memorize --seed 42", "help", "quit")
    for word in ["help", "rules", "hint", "board", "list", "quit or back"] {
      expectEqual(output.ranges(of: "\n\(word): ").count, 1, word)
    }
    expectEqual(output.ranges(of: "to turn it up").count, 1)
    // Only what was all seen can be played out.
    let seen = try process.plain(
      "cards --deal '2_of_hearts 3_of_hearts'", "help", "1", "1", "help", "quit")
    #expect(!output.contains("finish: ") && seen.contains("hint: "))
  }

  /// A game from the first to the last word, as it is read.
  @Test(arguments: [
    ("cards --seed 3 --count 4", "1 2"), ("guess --seed 42", "50 25 12 6 9 7 8"),
    ("memorize --seed 3 --pairs 2", "1 2 3 4 1 3 2 4 1 4 2 3"),
    ("tunes --seed 3 --pairs 2 --category pop", "1 2 3 4"),
  ])
  func nothingIsSaidTwice(line: String, moves: String) throws {
    let output = try process.plain(
      line, moves.split(separator: " ").joined(separator: "\n"), "back")
    #expect(!output.contains("\u{1b}") && !output.contains("\r"))
    #expect(output.contains("What next?") && output.contains(" Look back: "))
    #expect(!output.contains("To share:"))
    // The score is told when it changes, and at the end.
    let scores = output.matches(of: /Score: [^.(\n]*\./).map { String($0.output) }
    expectEqual(scores.count, Set(scores).count, "\(scores)")
    // No sentence comes right after itself, and none is told in two ways.
    let lines = output.split(separator: "\n").map(String.init)
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(line != next) }
    #expect(!output.contains("Face down"))
  }

  // MARK: After it

  @Test func theLookBackIsToldStepByStep() throws {
    let output = try process.plain(
      "memorize --seed 3 --pairs 2", "1 2 3 4 1 2 1 4 2 3", "look", "", "x", "99", "1 3", "back",
      "share", "challenge", "back")
    #expect(output.contains("Step 1 of 10. Tile 1: gorilla.\nThat was the best choice."))
    #expect(output.contains("Step 2 of 10. Tile 2: camel. No pair with tile 1."))
    #expect(output.contains("Costliest steps: 4 and 6.\n"))
    // The remark says what was better.
    #expect(output.contains("This was the costliest move.") && !output.contains("Better: "))
    #expect(output.contains("Step 3 of 10."))
    expectEqual(output.ranges(of: "Step 1 of 10").count, 2)
    expectEqual(output.ranges(of: "Press Enter for the next step").count, 1)
    #expect(output.contains("There are steps 1 to 10.\n"))
    #expect(output.contains("; arcade memorize --pairs 2 --seed 3\n"))
    #expect(output.contains(" writes this line to a file.\nTo challenge a friend:\n  arcade race "))
  }

  @Test func aPerfectGameHasNoCostliestStep() throws {
    let output = try process.plain(
      "guess --seed 42", "50 25 12 6 9 7 8", "look", "x", "back", "back")
    #expect(output.contains("No step cost anything."))
    expectEqual(output.ranges(of: "Step 1 of 7").count, 1)
  }

  @Test func aReplayTellsWhatEachMoveCost() throws {
    _ = try process.run("arcade memorize --seed 3 --pairs 2 --record --quiet 1 2 3 4 1 4 2 3")
    let script = try process.run("arcade replay").output
    #expect(script.contains("had already been seen. It cost 1 move."))
    let person = try process.plain("replay", "", "2", "back")
    #expect(person.contains("Step 1 of 8.") && !person.contains("Step 8 of 8."))
    #expect(person.hasSuffix("Score: 4 moves (seed 3)\n"))
    #expect(try process.plain("replay --speed 1000").contains("It cost 1 move."))
  }

  @Test func theSameDealAndAnotherOneFollow() throws {
    let output = try process.plain("guess --seed 42", "8", "again", "8", "new", "quit")
    expectEqual(output.ranges(of: "Seed 42.").count, 2)
    expectEqual(output.ranges(of: "I'm thinking of a number").count, 3)
    // What is left of the line is no choice.
    #expect(try process.plain("guess --seed 42", "8 1 2", "back").hasSuffix("7 Back\n"))
  }

  @Test func aDailyGameLeadsToTheRun() throws {
    let deal = try process.run("arcade deal guess --daily --decode").output.prefix { $0.isNumber }
    let output = try process.plain("guess --daily", String(deal), "new", "back")
    #expect(output.contains("1 Next: cards\n") && output.contains("Match 32 cards"), "\(output)")
    #expect(output.contains("Run of the day: 3 of 12 stars so far.\nWhat next?\n"))
    #expect(!output.contains("\nNext: ") && output.hasSuffix("  arcade daily --plain\n"))
    let share = try process.plain("daily", "back", "back")
    #expect(share.contains("\nNext: cards, 32 cards.\nMatch 32 cards") && !share.contains("★"))
  }
}
