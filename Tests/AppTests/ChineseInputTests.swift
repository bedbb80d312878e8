import GameCore
import GuessGame
import Lines
import MemorizeGame
import TestSupport
import Testing
import TextUI
@testable import App

/// The input of a Chinese input method, and the Chinese names of games.
@Suite(.oneByOne) struct ChineseInputTests {
  private func words(_ text: String) throws -> [String] {
    var (reader, words) = (WordReader(operands: [text], input: nil), [String]())
    while let word = try reader.next(beforeWaiting: {}) { words.append(word) }
    return words
  }

  @Test(arguments: [
    ("５０", ["50"]), ("12，6", ["12", "6"]), ("3、4", ["3", "4"]), ("提示。", ["提示"]),
    ("５０；２５　12", ["50", "25", "12"]), ("ｑ", ["q"]), ("？", ["?"]), ("再听", ["再听"]),
    ("，。、", []), ("café 5，", ["café", "5"]),
  ])
  func fullWidthWordsAreReadAsHalfWidthOnes(text: String, expected: [String]) throws {
    expectEqual(try words(text), expected)
  }

  @Test func valuesMayBeTitlesOrFullWidth() throws {
    var options = Memorize.Options()
    for option in Memorize.Options.table where option.flag.name == "theme" {
      let food = option.flag.choices.first { $0.name == "food" }
      try option.set(&options, to: food?.title(.zh) ?? "")
      expectEqual(option.encode(options), "food")
    }
    for option in Memorize.Options.table where option.flag.name == "pairs" {
      try option.set(&options, to: "１２")
      expectEqual(option.encode(options), "12")
    }
  }

  /// Wrong lines, whose errors are in Chinese but for names and placeholders.
  @Test(arguments: [
    "nonsense", "guess --nonsense", "guess --range 5", "guess --range 9-1", "guess --deal x",
    "guess --daily --seed 1", "guess --seed", "guess --speed 2", "guess --watch nobody",
    "cards --deal x", "cards --deal ace_of_spades", "cards --count 1", "cards --race nobody",
    "memorize --pairs 99", "memorize --theme nothing", "memorize --list /nowhere",
    "memorize --deal a,a,b", "memorize --exec", "tunes --artist ''", "tunes --pairs 99",
    "tunes --refresh", "simulate", "simulate nothing", "simulate guess nobody",
    "simulate guess --shard 1/2", "simulate guess --shard 3/2", "simulate --merge",
    "simulate --merge /nowhere", "simulate guess expert --exec true", "tournament guess",
    "tournament guess expert --sprt 1", "tournament guess expert rounder --games 3",
    "resume", "resume nothing", "resume 7", "scores nothing", "scores /nowhere", "scores --since x",
    "replay", "replay 0", "replay 7", "replay guess", "verify /nowhere", "settings nothing",
    "settings lang xx", "settings program x", "challenge", "race", "race nothing", "join", "join x",
    "help nothing", "man nothing", "completions nothing", "share", "deal", "deal guess --decode x",
    "version more", "__complete", "guess --race expert --versus Ann,Ben",
    "guess --versus Ann", "guess --games 2 --race expert",
    "guess --move-time 0",
  ])
  func everyErrorIsSaidInChinese(line: String) throws {
    let outcome = try Program.shell("arcade --lang zh \(line)")
    let words = outcome.error.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    #expect(outcome.status != 0 && outcome.error.unicodeScalars.contains(where: \.isHan))
    expectEqual(words.filter(Self.english.contains), [], "\(outcome.error)")
  }

  /// Words that an English sentence hardly does without, and no name has.
  private static let english = Set(
    """
    an and are as at be by can cannot did does for has have in is it like mean must not on \
    requires so takes than that the there these this to try unknown was with without you
    """.split(separator: " ").map(String.init))

  @Test func helpHasChineseNamesOfKeysAndOperands() throws {
    let help = try InProcess().run("arcade cards --help --lang zh").output
    #expect(help.contains("用法：arcade cards [选项 ...]") && help.contains("空格"), "\(help)")
    #expect(!help.contains("Space") && !help.contains("OPTION"))
    let front = try InProcess().run("arcade help --lang zh").output
    #expect(front.contains("用法：arcade [游戏|命令] [选项 ...] [走法 ...]"), "\(front)")
  }
}
