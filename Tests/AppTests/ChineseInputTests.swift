import GameCore
import GuessGame
import Lines
import MemorizeGame
import TestSupport
import Testing
@testable import App

/// What players type with a Chinese input method, and the Chinese names of games.
struct ChineseInputTests {
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
}
