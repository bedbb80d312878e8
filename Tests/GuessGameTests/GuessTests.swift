import GameCore
import TestSupport
import Testing
import TextUI
import Tiles
@testable import GuessGame

@Suite struct GuessTests {
  private func game(_ secret: Int, _ range: String = "0-99") throws -> Guess {
    var options = GuessOptions()
    options.range = try #require(NumberRange(range))
    return try Guess(options: options, deal: GuessDeal(secret: secret))
  }

  @Test func everyGuessIsAnswered() throws {
    var game = try game(42)
    var event = try game.apply(GuessMove(20))
    #expect((event.result, event.remaining) == (.low, 21...99))
    event = try game.apply(GuessMove(50))
    #expect((event.result, event.remaining) == (.high, 21...49))
    #expect(game.score.value == 2)
    #expect(game.status == .playing)
    event = try game.apply(GuessMove(42))
    #expect((event.result, event.remaining) == (.correct, 42...42))
    #expect(game.score.value == 3)
    #expect(game.status == .won)
    #expect(throws: GuessRefusal.ended) { try game.apply(GuessMove(42)) }
  }

  @Test func whatDoesNotRemainIsRefused() throws {
    var game = try game(42)
    _ = try game.apply(GuessMove(50))
    for number in [50, 99, 100, .max] {
      #expect(throws: GuessRefusal.outside(number, 0...49)) { try game.apply(GuessMove(number)) }
    }
    #expect(game.score.value == 1)
    #expect(game.remaining == 0...49)
  }

  @Test(arguments: ["", "x", "-1", "4.2", "+4", "99999999999999999999", "四"])
  func whatIsNoNumberIsNoMove(text: String) {
    #expect(GuessMove(text) == nil)
    #expect(GuessDeal(text) == nil)
  }

  @Test(arguments: [
    ("0-99", 0, 99), ("0-1", 0, 1), ("5-1000", 5, 1000), ("0-1000000000", 0, 1_000_000_000),
    ("999999999-1000000000", 999_999_999, 1_000_000_000),
  ])
  func rangesAreRead(text: String, low: Int, high: Int) throws {
    let range = try #require(NumberRange(text))
    #expect((range.low, range.high, range.count) == (low, high, high - low + 1))
    #expect(range.description == text)
  }

  @Test(arguments: [
    "", "-", "5", "5-", "-5", "9-3", "5-5", "0-1000000001", "1-2-3", "a-b", "0 - 9", "-1-9", "0--9",
    "0-99999999999999999999",
  ])
  func badRangesAreNone(text: String) {
    #expect(NumberRange(text) == nil)
  }

  @Test func theSecretIsDrawnFromTheWholeRange() throws {
    var options = GuessOptions()
    options.range = try #require(NumberRange("37-62"))
    // below(26) answers the high word of the draw times 26.
    var lowest = ScriptedRandom([1])
    var highest = ScriptedRandom([.max])
    #expect(try Guess.deal(options, using: &lowest) == GuessDeal(secret: 37))
    #expect(try Guess.deal(options, using: &highest) == GuessDeal(secret: 62))
    #expect(lowest.used == 1)
  }

  @Test func theSecretsOfThePublishedSeeds() throws {
    for (seed, secret) in [("0", 60), ("1", 70), ("42", 8), ("18446744073709551615", 55)] {
      var random = try Seed(seed).random
      #expect(try Guess.deal(GuessOptions(), using: &random) == GuessDeal(secret: secret))
    }
  }

  @Test func aDealOutsideTheRangeIsRefused() {
    #expect(throws: InvalidInput.self) {
      try Guess(options: GuessOptions(), deal: GuessDeal(secret: 100))
    }
  }

  @Test func fewerGuessesAreBetter() throws {
    var (short, long) = (try game(5), try game(5))
    _ = try short.apply(GuessMove(5))
    _ = try long.apply(GuessMove(4))
    _ = try long.apply(GuessMove(5))
    #expect(short.score > long.score)
    #expect(Guesses.better == .lower)
  }
}

@Suite struct WheelTests {
  @Test func theWheelsOfAWholeHundred() {
    let wheels = Wheels(0...99)
    #expect(wheels.tens == 0...9)
    #expect(wheels.tens.map(wheels.units) == Array(repeating: 0...9, count: 10))
  }

  @Test func theWheelsOfWhatRemains() {
    let wheels = Wheels(37...62)
    #expect(wheels.tens == 3...6)
    #expect(wheels.tens.map(wheels.units) == [7...9, 0...9, 0...9, 0...2])
  }

  @Test func theWheelsOfOneNumber() {
    let wheels = Wheels(45...45)
    #expect(wheels.tens == 4...4)
    #expect(wheels.units(for: 4) == 5...5)
  }

  @Test func theWheelsOfOneTen() {
    let wheels = Wheels(43...47)
    #expect(wheels.tens == 4...4)
    #expect(wheels.units(for: 4) == 3...7)
  }

  @Test func theWheelsBeyondAHundred() {
    let wheels = Wheels(5...1000)
    #expect(wheels.tens == 0...100)
    #expect(wheels.units(for: 0) == 5...9)
    #expect(wheels.units(for: 57) == 0...9)
    #expect(wheels.units(for: 100) == 0...0)
  }

  @Test func theRunsAreToldInWords() throws {
    let plain = Presentation(language: .en, isPlain: true)
    var options = GuessOptions()
    for (range, told) in [
      ("0-99", "0 to 99 remain. Tens: 0 to 9 (units 0 to 9)."),
      (
        "37-62", "37 to 62 remain. Tens: 3 (units 7 to 9), 4 to 5 (units 0 to 9), 6 (units 0 to 2)."
      ),
      ("43-47", "43 to 47 remain. Tens: 4 (units 3 to 7)."),
      ("5-10", "5 to 10 remain. Tens: 0 (units 5 to 9), 1 (units 0)."),
    ] {
      options.range = try #require(NumberRange(range))
      let game = try Guess(options: options, deal: GuessDeal(secret: options.range.low))
      #expect(game.board(plain) == [told])
    }
  }

  @Test func theWheelsShowWhatRemainsAndNothingElse() {
    for low in 0..<60 {
      for high in low..<60 {
        let wheels = Wheels(low...high)
        let runs = wheels.runs.flatMap { run in run.tens.map { ($0, run.units) } }
        #expect(runs.map(\.0) == Array(wheels.tens))
        #expect(runs.allSatisfy { $1 == wheels.units(for: $0) })
        let shown = wheels.tens.flatMap { tens in wheels.units(for: tens).map { tens * 10 + $0 } }
        #expect(shown == Array(low...high))
      }
    }
  }
}

@Suite struct PickerTests {
  private func game(_ picker: Picker, after guesses: [Int] = []) throws -> Guess {
    var options = GuessOptions()
    options.picker = picker
    var game = try Guess(options: options, deal: GuessDeal(secret: 45))
    for guess in guesses { _ = try game.apply(GuessMove(guess)) }
    return game
  }

  @Test func wheelsAskForTensAndThenForUnits() throws {
    let game = try game(.wheels, after: [36, 63])
    let english = Presentation(language: .en)
    #expect(game.question(after: [], english) == "Tens, 3 to 6:")
    #expect(try game.move(from: ["6"]) == nil)
    #expect(game.question(after: ["6"], english) == "Units, 0 to 2:")
    #expect(try game.move(from: ["6", "2"]) == GuessMove(62))
    #expect(throws: GuessRefusal.notOnUnitsWheel(3, 0...2)) { try game.move(from: ["6", "3"]) }
    #expect(throws: GuessRefusal.notOnTensWheel(7, 3...6)) { try game.move(from: ["7"]) }
    #expect(throws: GuessRefusal.unreadable) { try game.move(from: ["six"]) }
  }

  @Test func aWholeNumberIsTakenAtTheFirstQuestion() throws {
    #expect(try game(.wheels).move(from: ["45"]) == GuessMove(45))
    #expect(try game(.wheels, after: [36]).move(from: ["37"]) == GuessMove(37))
  }

  @Test func theOtherPickersAskForOneNumber() throws {
    #expect(try game(.number).move(from: ["4"]) == GuessMove(4))
    #expect(try game(.list).move(from: ["4"]) == GuessMove(4))
  }

  @Test func theListIsWhatRemains() throws {
    let lines = try game(.list, after: [36, 50]).board(Presentation(language: .en))
    #expect(lines == [(37...49).map(String.init).joined(separator: " ")])
  }

  @Test func theBoardShowsTheWheels() throws {
    #expect(
      try game(.number, after: [36, 63]).board(Presentation(language: .en)) == [
        "  0 ··················██████████████·················· 99",
        "tens   3    4    5    6",
        "units  7-9  0-9  0-9  0-2",
      ])
  }

  @Test(arguments: [1, 10, 20, 40, 80])
  func theBoardKeepsToTheWidth(columns: Int) throws {
    for range in ["0-99", "5-1000", "0-1000000000"] {
      var options = GuessOptions()
      options.range = try #require(NumberRange(range))
      let game = try Guess(options: options, deal: GuessDeal(secret: 7))
      let lines = game.board(Presentation(language: .en, columns: columns))
      #expect(lines.allSatisfy { $0.displayWidth <= max(columns, 43) })
    }
  }
}

@Suite struct VerdictTests {
  private func verdict(guesses: Int) throws -> String {
    var game = try Guess(options: GuessOptions(), deal: GuessDeal(secret: 99))
    for guess in 1..<guesses { _ = try game.apply(GuessMove(guess)) }
    _ = try game.apply(GuessMove(99))
    return game.verdict(Presentation(language: .en))
  }

  @Test func underFourIsARareFeat() throws {
    #expect(try verdict(guesses: 1).contains("rare feat"))
    #expect(try verdict(guesses: 3).contains("rare feat"))
  }

  @Test func underEightIsAsItShouldBe() throws {
    #expect(try verdict(guesses: 4).contains("as it should be"))
    #expect(try verdict(guesses: 7).contains("as it should be"))
  }

  @Test func eightOrMoreDeservesATeasing() throws {
    #expect(try verdict(guesses: 8).contains("scenic route"))
    #expect(try verdict(guesses: 30).contains("needs 7 at most"))
  }

  @Test(arguments: [
    (2, 2), (3, 2), (4, 3), (100, 7), (127, 7), (128, 8), (1_000_000_001, 30),
  ])
  func bisectionNeedsFloorOfLogPlusOne(numbers: Int, most: Int) {
    #expect(GuessTheory(count: numbers).most == most)
    #expect(Verdict(guesses: most / 2, numbers: numbers) == .feat)
    #expect(Verdict(guesses: most / 2 + 1, numbers: numbers) == .fair)
    #expect(Verdict(guesses: most, numbers: numbers) == .fair)
    #expect(Verdict(guesses: most + 1, numbers: numbers) == .slow)
  }
}
