import GameCore
import TestSupport
import Testing
@testable import GuessGame

typealias GuessRound = TestRound<GuessDeal>

extension GuessRound {
  /// Hides a number in a range.
  init(_ secret: Int, in range: String = "0-99") throws {
    try self.init(Guess.self, "\(secret)") { $0.range = NumberRange(range) ?? .standard }
  }

  /// Hides a number in a range, with an answer that is a lie, or 0 for none.
  init(_ secret: Int, lie: Int, in range: String = "0-99") throws {
    try self.init(Guess.self, "\(secret)/\(lie)") { $0.range = NumberRange(range) ?? .standard }
  }
}

/// The rules of guess, sentence by sentence.
@Suite struct GuessTests {
  @Test func aGuessThatIsTooLowCutsWhatIsBelow() throws {
    var round = try GuessRound(42)
    try expectEqual(round.play("20"), ["20 low"])
    expectEqual(round.position.remaining, 21...99)
    #expect(round.score == 1 && round.position.phase == .turn(.first))
  }

  @Test func aGuessThatIsTooHighCutsWhatIsAbove() throws {
    var round = try GuessRound(42)
    try expectEqual(round.play("50"), ["50 high"])
    expectEqual(round.position.remaining, 0...49)
    expectEqual(round.score, 1)
  }

  @Test func theRightGuessCountsToo() throws {
    var round = try GuessRound(42)
    try expectEqual(round.play("20 50 42"), ["20 low", "50 high", "42 correct"])
    expectEqual(round.position.remaining, 42...42)
    #expect(round.score == 3 && round.position.phase == .won)
    #expect(throws: GuessRefusal(code: .ended, move: NumberMove(42))) { try round.play("42") }
    expectEqual(round.score, 3)
  }

  @Test func onlyOneNumberMayRemain() throws {
    var round = try GuessRound(42)
    try round.play("41 43")
    expectEqual(round.position.remaining, 42...42)
    #expect(throws: GuessRefusal(code: .outside, move: NumberMove(41))) { try round.play("41") }
    var ends = try GuessRound(0)
    try ends.play("1")
    expectEqual(ends.position.remaining, 0...0)
  }

  @Test func whatDoesNotRemainIsRefused() throws {
    var round = try GuessRound(42)
    try round.play("50")
    for number in [50, 99, 100, .max] {
      let refusal = GuessRefusal(code: .outside, move: NumberMove(number))
      #expect(throws: refusal) { try round.play("\(number)") }
    }
    #expect(round.score == 1 && round.turns == 1)
    expectEqual(round.position.remaining, 0...49)
  }

  /// Returns why a number is refused after guesses.
  private func reason(
    _ number: Int, after guesses: String, _ setup: GuessSetup, _ deal: GuessDeal,
    _ presentation: Presentation
  ) -> String {
    var position = GuessPosition(setup)
    for word in guesses.split(separator: " ") {
      NumberMove(String(word)).map { position.take(deal.answer($0, at: position)) }
    }
    let refusal = GuessRefusal(code: .outside, move: NumberMove(number))
    return position.reason(for: refusal, presentation)
  }

  @Test func aReasonTellsAllThatRemains() throws {
    let range = NumberRange(low: 30, high: 33)
    let (one, deal) = (GuessSetup(range), GuessDeal(secret: 32))
    expectEqual(reason(9, after: "31 33", one, deal, .english), "It can't be 9: only 32 is left.")
    expectEqual(reason(9, after: "31 33", one, deal, .chinese), "不会是 9，只剩 32 了。")
    let lies = GuessSetup(NumberRange(low: 0, high: 99), lies: 1)
    let honest = GuessDeal(secret: 60, lie: 0)
    expectEqual(
      reason(3, after: "50 25", lies, honest, .english),
      "It can't be 3: only 26 to 49 and 51 to 99 are left.")
    expectEqual(reason(3, after: "50 25", lies, honest, .chinese), "不会是 3，只剩 26 到 49、51 到 99 了。")
  }

  @Test(arguments: ["", "x", "-1", "4.2", "+4", "99999999999999999999", "四", "4 2", " 4"])
  func whatIsNotANumberIsNotAMove(text: String) {
    expectEqual(NumberMove(text), nil)
    expectEqual(GuessDeal(text), nil)
  }

  @Test func fewerGuessesAreBetter() throws {
    #expect(Guess.unit.name == "guesses" && Guess.better == .lower)
  }

  @Test func aMoveSaysWhatRemains() throws {
    var round = try GuessRound(42)
    try expectEqual(round.fields(of: "50"), #"{"high":49,"low":0}"#)
    try expectEqual(round.fields(of: "42"), #"{"high":42,"low":42}"#)
    var words = try GuessRound(42)
    try expectEqual(words.sentence(of: "50").numbers, [50, 0, 49])
    try expectEqual(words.sentence(of: "40", .chinese).numbers, [40, 41, 49])
    try words.play("41")
    try expectEqual(words.sentence(of: "43").numbers, [43, 42])
    try expectEqual(words.sentence(of: "42").numbers, [42])
  }

  // MARK: Ranges

  @Test(arguments: [
    ("0-99", 0, 99), ("0-1", 0, 1), ("5-1000", 5, 1000), ("0-1000000000", 0, 1_000_000_000),
    ("999999999-1000000000", 999_999_999, 1_000_000_000),
  ])
  func rangesAreRead(text: String, low: Int, high: Int) throws {
    let range = try #require(NumberRange(text))
    #expect((range.low, range.high, range.count) == (low, high, high - low + 1))
    expectEqual(range.description, text)
  }

  @Test(arguments: [
    "", "-", "5", "5-", "-5", "9-3", "5-5", "0-1000000001", "1-2-3", "a-b", "0 - 9", "-1-9", "0--9",
    "0-99999999999999999999",
  ])
  func otherTextsAreNoRange(text: String) {
    expectEqual(NumberRange(text), nil)
  }

  @Test func theDefaultIsZeroTo99() {
    expectEqual(GuessOptions().range.description, "0-99")
    expectEqual(GuessOptions().recorded, "range=0-99")
  }

  @Test(arguments: ["37-62", "0-99", "5-1000000000"])
  func theSecretIsDrawnFromTheWholeRange(text: String) throws {
    var options = GuessOptions()
    let range = try #require(NumberRange(text))
    options.range = range
    // The first number is rejected by below(n) unless n divides 2 to the 64th.
    var lowest = ScriptedRandom([0, 1 << 32, 1])
    var highest = ScriptedRandom([.max])
    try expectEqual(Guess.deal(options, using: &lowest), GuessDeal(secret: range.low))
    try expectEqual(Guess.deal(options, using: &highest), GuessDeal(secret: range.high))
    expectEqual(highest.used, 1)
  }

  @Test(arguments: [("0", 60), ("1", 70), ("42", 8), ("18446744073709551615", 55)])
  func theSecretsOfThePublishedSeeds(seed: String, secret: Int) throws {
    var random = try Seed(seed).random
    try expectEqual(Guess.deal(GuessOptions(), using: &random), GuessDeal(secret: secret))
  }

  @Test func aWrittenSecretMustBeInTheRange() throws {
    for secret in [4, 10] {
      expectEqual(fault { try GuessRound(secret, in: "5-9") }.numbers, [5, 9])
    }
    _ = try GuessRound(5, in: "5-9")
    _ = try GuessRound(9, in: "5-9")
    #expect(fault { try GuessDeal(reading: "five") }.contains("'five'"))
  }

  @Test(arguments: [
    (99, "0-99"), (100, "0-999"), (12_345, "0-99999"), (999_999_999, "0-999999999"),
    (1_000_000_000, "0-1000000000"), (.max, "0-1000000000"),
  ])
  func aSecretOutsideTheRangeWidensIt(secret: Int, range: String) throws {
    var options = GuessOptions()
    let deal = try GuessDeal(reading: "\(secret)")
    Guess.adopt(&options, from: deal)
    expectEqual(options.range.description, range)
    expectEqual((try? Guess.check(deal, with: options)) != nil, secret <= NumberRange.limit)
  }

  // MARK: Events

  @Test func eventsHaveATextForm() {
    for outcome in GuessOutcome.allCases {
      for number in [0, 7, 1_000_000_000] {
        let event = GuessEvent(move: NumberMove(number), outcome: outcome)
        expectEqual(GuessEvent(event.description), event)
      }
    }
    expectEqual(GuessEvent(move: NumberMove(50), outcome: .low).description, "50 low")
  }

  @Test(arguments: ["", "50", "low", "50 lower", "low 50", "-5 low", "+5 low", "50 low more"])
  func anyOtherTextIsNoEvent(text: String) {
    expectEqual(GuessEvent(text), nil)
  }

  @Test func recordsHaveALetterForEachOutcome() {
    #expect(GuessOutcome.allCases.map(\.letter) == ["l", "h", "c"])
    #expect(GuessOutcome.allCases.map { $0.sign?.text(.ascii) } == ["^", "v", "*"])
  }

  @Test func theRulesHaveTheRange() throws {
    let range = try #require(NumberRange("0-999"))
    let rules = Guess.rules(of: GuessSetup(range)).map { $0(.en) }
    expectEqual([rules[0].numbers, rules[4].numbers], [[0, 999], [10, 0, 999]])
    #expect(!rules[0].contains("unless") && Guess.manual.rules[0](.en).contains("unless"))
  }

  // MARK: The verdict

  @Test(arguments: [
    (1, "rare feat"), (3, "rare feat"), (4, "; halving takes"), (7, "; halving takes"),
    (8, "scenic"), (30, "scenic"),
  ])
  func theVerdictOfZeroTo99(guesses: Int, verdict: String) throws {
    var round = try GuessRound(99)
    try round.play((1..<guesses).map(String.init).joined(separator: " "))
    try round.play("99")
    let text = round.position.verdict(hints: 0, .english)
    #expect(text.contains(verdict) && text.numbers.first == guesses)
  }

  @Test(arguments: [("0-1", "nice"), ("0-3", "nice"), ("0-4", "rare feat")])
  func luckThatIsNotRareIsNoFeat(range: String, verdict: String) throws {
    var round = try GuessRound(1, in: range)
    try round.play("1")
    #expect(round.position.verdict(hints: 0, .english).contains(verdict))
  }

  @Test(arguments: [
    (2, 2), (3, 2), (4, 3), (100, 7), (127, 7), (128, 8), (1000, 10), (1_000_000_001, 30),
  ])
  func theMostThatHalvingTakes(numbers: Int, most: Int) {
    #expect(GuessTheory(count: numbers).most == most)
  }
}
