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
      "guess --seed 42 --picker wheels", "h", "r", "1", "esc", "5", "0", "\u{1b}")
    #expect(output.contains("I don't understand 'h'. Type help or hint.\n"))
    #expect(output.contains("I don't understand 'r'. Type rules.\n"))
    // Esc goes one step back, from the units to the tens and then out of the game.
    #expect(output.contains("50 is too high.") && output.contains("To resume:"))
    #expect(try process.plain("memorize --seed 42 --lang zh", "h", "q").contains("请输入“帮助”或“提示”。"))
  }

  @Test func theKeysOfTheEndPageChoose() throws {
    let output = try process.plain(
      "guess --seed 42", "8", "v", "back", "c", "g", "s", "r", "8", "q")
    #expect(output.contains("Step 1 of 1.") && output.contains("arcade race arc1"))
    #expect(output.contains("; arcade guess --seed 42\n"))
    #expect(output.contains("'s' may be 2 Same deal or 4 Share; type a number.\n"))
    expectEqual(output.ranges(of: "I'm thinking of a number").count, 2)
  }

  @Test func theBeginningOfANameIsTakenIfItIsOnlyOne() throws {
    let output = try process.plain("", "mem", "back", "c", "opt", "arc", "back", "back", "quit")
    #expect(output.contains("Find the 6 pairs of animals."))
    #expect(output.contains("'c' may be 1 cards or 5 continue; type a number.\n"))
    #expect(output.contains("\nOptions\n") && !output.contains("isn't on the menu"))
  }

  @Test func theBeginningOfAValueIsTakenIfItIsOnlyOne() throws {
    let output = try process.plain(
      "", "options", "memorize", "theme cloth", "theme f", "fruit", "pairs ME", "back", "back",
      "quit")
    #expect(output.contains("theme: clothes.\n") && output.contains("pairs: 12.\n"))
    #expect(
      output.contains("'f' may be fruit and vegetables, food pictures, faces or fun pictures"))
    #expect(output.contains("theme: fruit and vegetables.\n"))
    let chinese = try process.plain("--lang zh", "选项", "记忆", "主题 动", "返回", "返回", "退出")
    #expect(chinese.contains("主题：动物"))
    // No mere ending is taken for a way to play.
    let way = try process.plain("", "versus", "memorize", "way e", "race", "quit", "quit")
    #expect(way.contains("Way to play takes in turns or a race, not 'e'."))
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
        "Score: 1 guess with 1 hint.", "Score: 2 guesses.", "Score: 3 guesses with 2 hints.",
        "Score: 4 guesses.", "Score: 4 guesses with 2 hints.",
      ])
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
      .contains("以前玩完过的局"))
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
    #expect(output.contains("All that was left is turned: 3 tiles.\nAll cards matched!\n"))
  }

  @Test func theBoardNamesAPairOnce() throws {
    let output = try process.plain(
      "memorize --deal 'dog cat dog cat fox fox'", "1 3", "list", "quit")
    #expect(output.contains("Matched: tiles 1 and 3, dog.\n"))
    let chinese = try process.plain(
      "memorize --deal 'dog cat dog cat fox fox' --lang zh", "1 3", "列表", "退出")
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
