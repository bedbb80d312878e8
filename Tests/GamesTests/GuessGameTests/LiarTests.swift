import GameCore
import TestSupport
import Testing
@testable import GuessGame

/// The rules of guess with a lie, sentence by sentence, on deals written by hand.
@Suite struct LiarTests {
  @Test func theDealIsTheSecretAndTheLie() throws {
    var options = GuessOptions()
    options.lies = 1
    // The most that halving needs is 7: one number of 8 is drawn after the secret.
    var random = ScriptedRandom([42 << 57 | 1 << 63, 1 << 63])
    let deal = try Guess.deal(options, using: &random)
    expectEqual(random.used, 2)
    expectEqual(deal.description, "\(deal.secret)/4")
    expectEqual(GuessDeal("63/4"), GuessDeal(secret: 63, lie: 4))
    expectEqual(GuessDeal("63/0"), GuessDeal(secret: 63, lie: 0))
    expectEqual(GuessDeal("63"), GuessDeal(secret: 63))
    for text in ["63/", "/4", "63/4/5", "63/x", "63 4", "63/-1"] {
      expectEqual(GuessDeal(text), nil)
    }
  }

  @Test func withoutLiesNothingMoreIsDrawn() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      var (one, other) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      var options = GuessOptions()
      let deal = try Guess.deal(options, using: &one)
      options.lies = 1
      let lying = try Guess.deal(options, using: &other)
      #expect(deal.secret == lying.secret && deal.lie == nil && lying.lie != nil)
      _ = one.below(8)
      expectEqual(one.next(), other.next())
    }
  }

  /// The lesson tells of doubtful numbers only once there are some.
  @Test func theLessonWaitsForDoubtfulNumbers() throws {
    var options = GuessOptions()
    options.lies = 1
    let lesson = try #require(Guess.lesson(options))
    var game = try Playthrough<Guess>(
      options: options, source: .deal(GuessDeal(reading: lesson.deal)))
    for (number, step) in [(0, 0), (49, 2)] {
      _ = try game.play(NumberMove(number))
      expectEqual(lesson.step(at: game.position, game.turns), step)
    }
  }

  @Test func aWrittenDealDecidesWhetherThereIsALie() throws {
    for (text, lies) in [("63", 0), ("63/0", 1), ("63/7", 1)] {
      var options = GuessOptions()
      options.lies = 1 - lies
      let deal = try GuessDeal(reading: text)
      Guess.adopt(&options, from: deal)
      expectEqual(options.lies, lies)
      try Guess.check(deal, with: options)
    }
    expectEqual(fault { try GuessRound(63, lie: 8) }.numbers, [1, 7, 0])
    _ = try GuessRound(63, lie: 10, in: "0-999")
  }

  // MARK: Answers

  @Test func theLieIsTooLowForTooHigh() throws {
    var round = try GuessRound(63, lie: 2)
    try expectEqual(round.play("50 75"), ["50 low", "75 low"])
    var other = try GuessRound(63, lie: 1)
    try expectEqual(other.play("50 75"), ["50 high", "75 high"])
  }

  @Test func aRightGuessIsAlwaysTold() throws {
    var round = try GuessRound(63, lie: 1)
    try expectEqual(round.play("63"), ["63 correct"])
    #expect(round.position.phase == .won && round.score == 1)
  }

  @Test func onlyAcceptedGuessesCountTowardsTheLie() throws {
    var round = try GuessRound(63, lie: 2)
    try round.play("50")
    for refused in ["50", "100"] { #expect(throws: GuessRefusal.self) { try round.play(refused) } }
    try expectEqual(round.play("80"), ["80 low"])
  }

  // MARK: What is left

  @Test func oneAnswerMakesNumbersDoubtful() throws {
    var low = try GuessRound(63, lie: 0)
    try low.play("50")
    expectEqual(low.position.left.parts, [0..<50, 51..<100])
    expectEqual(low.position.left.doubtful, [0..<50])
    var high = try GuessRound(63, lie: 0)
    try high.play("70")
    expectEqual(high.position.left.parts, [0..<70, 71..<100])
    expectEqual(high.position.left.doubtful, [71..<100])
    // Without lies they would be gone.
    var sure = try GuessRound(63)
    try sure.play("50")
    expectEqual(sure.position.left.parts, [51..<100])
  }

  /// The state after two answers is that of the table in the rules.
  @Test(arguments: [
    // Among the possible numbers: told too low, and too high.
    ("50 75", 99, 0, [51..<75, 76..<100]), ("50 75", 63, 0, [0..<50, 51..<75, 76..<100]),
    // Among the doubtful ones below.
    ("50 25", 63, 0, [26..<50, 51..<100]), ("50 25", 63, 2, [0..<25, 51..<100]),
    // Among the doubtful ones above.
    ("50 75", 20, 0, [0..<50, 51..<75]), ("50 75", 20, 2, [0..<50, 76..<100]),
  ])
  func aSecondAnswerSortsThem(
    guesses: String, secret: Int, lie: Int, parts: [Range<Int>]
  ) throws {
    var round = try GuessRound(secret, lie: lie)
    try round.play(guesses)
    expectEqual(round.position.left.parts, parts)
  }

  @Test func onceTheLieIsKnownTheRestIsHalving() throws {
    var round = try GuessRound(20, lie: 1)
    // 50 is said to be too low, and then 40 too high: one of both is a lie.
    try round.play("50 40")
    expectEqual(round.position.left.parts, [0..<40, 51..<100])
    let form = round.position.moveForm(.english)
    expectEqual(form, "A guess is one of 0 to 39 and 51 to 99.")
    #expect(round.position.left.possible.isEmpty)
    expectEqual(round.position.left.doubts, 0)
    try round.play("30")
    expectEqual(round.position.left.parts, [0..<30])
    try round.play("10")
    expectEqual(round.position.left.parts, [11..<30])
  }

  @Test func afterTheLastDoubtWhatContradictsAnAnswerIsOut() throws {
    // One to 7: three answers may be a lie.
    var round = try GuessRound(1, lie: 0, in: "1-7")
    try round.play("7 6 5")
    expectEqual(round.position.left.doubts, 0)
    expectEqual(round.position.left.parts, [1..<5])
    try round.play("3")
    expectEqual(round.position.left.parts, [1..<3])
  }

  @Test func whatIsOutIsRefused() throws {
    var round = try GuessRound(20, lie: 1)
    try round.play("50 40")
    for (number, code) in [(45, "ruled-out"), (50, "ruled-out"), (40, "ruled-out")] {
      let error = #expect(throws: GuessRefusal.self) { try round.play("\(number)") }
      expectEqual(error?.code.rawValue, code)
    }
    let error = #expect(throws: GuessRefusal.self) { try round.play("100") }
    expectEqual(error?.code.rawValue, "outside-range")
    // The doubtful ones at both sides of the hole may be guessed.
    _ = try round.position.check(NumberMove(39))
    _ = try round.position.check(NumberMove(51))
    expectEqual(round.turns, 2)
  }

  /// A search over all pairs of secrets and lies that fit the answers.
  @Test func whatIsLeftIsWhatFitsTheAnswers() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let count = 2 + Int(random.below(20))
      let setup = GuessSetup(NumberRange(low: 0, high: count - 1), lies: 1)
      let pairs = (0..<count).flatMap { secret in
        (0...setup.doubts).map { GuessDeal(secret: secret, lie: $0) }
      }
      let deal = pairs[Int(random.below(UInt64(pairs.count)))]
      var (position, fitting) = (GuessPosition(setup), pairs)
      while position.phase.isPlaying {
        let left = (0..<count).filter { position.left.contains($0) }
        expectEqual(left, Set(fitting.map(\.secret)).sorted())
        expectEqual(position.left.weight, fitting.count)
        let move = NumberMove(left[Int(random.below(UInt64(left.count)))])
        let event = deal.answer(move, at: position)
        fitting = fitting.filter { $0.answer(move, at: position) == event }
        position.take(event)
      }
    }
  }

  // MARK: Words

  @Test func aMoveSaysWhatIsPossibleAndWhatIsDoubtful() throws {
    var round = try GuessRound(63, lie: 0)
    try expectEqual(
      round.fields(of: "50"),
      #"{"doubtful":[[0,49]],"high":99,"low":0,"possible":[[51,99]]}"#)
    try round.play("75")
    var (english, chinese) = (round, round)
    try expectEqual(english.sentence(of: "52").numbers, [52, 53, 74, 51, 76, 99])
    try expectEqual(chinese.sentence(of: "52", .chinese).numbers, [52, 53, 74, 51, 76, 99])
    try expectEqual(
      round.fields(of: "63"), #"{"doubtful":[],"high":63,"low":63,"possible":[[63,63]]}"#)
  }

  @Test func aNewcomerIsToldInThreeSentences() throws {
    let position = try GuessRound(63, lie: 3).position
    for presentation in [Presentation.english, .chinese] {
      let text = position.task(presentation) + " " + position.moveHelp(presentation)
      expectEqual(text.filter { ".。".contains($0) }.count, 3)
      #expect(text.numbers.contains(7))
    }
    try #expect(!GuessRound(63).position.task(.english).contains("lie"))
  }

  /// Before the end nothing depends on the lie but the answers.
  @Test func theLieIsToldAtTheEndAndNotBefore() throws {
    func review(_ guesses: String, lie: Int) throws -> GuessReview {
      var round = try GuessRound(20, lie: lie)
      try round.play(guesses)
      return round.reviewed(by: GuessReview(round.position.setup))
    }
    let told = try review("50 30 20", lie: 2)
    expectEqual(
      told.revelation(onMove: 1, .english), "Answer 2 was a lie: 30 is too high, not too low.")
    #expect(told.revelation(onMove: 1, .chinese)?.numbers == [2, 30])
    #expect(told.revelation(onMove: 0, .english) == nil && told.fields["lieTurn"] == .number(2))
    for presentation in [Presentation.english, .chinese] {
      expectEqual(told.facts(presentation).last, told.revelation(onMove: 1, presentation))
    }
    let honest = try review("50 30 20", lie: 5)
    #expect(honest.facts(.english).last == "No answer was a lie.")
    #expect(honest.fields["lieTurn"] == .null)
    expectEqual(honest.facts(.chinese).count, 2)
    try expectEqual(review("50 30", lie: 2).fields["lieTurn"], .null)
    // Without lies nothing is said of them.
    var round = try GuessRound(20)
    try round.play("50 30 20")
    let plain = round.reviewed(by: GuessReview(round.position.setup))
    #expect(plain.facts(.english).count == 1 && plain.fields["lieTurn"] == nil)
  }

  @Test(arguments: [(1, "rare feat"), (3, "rare feat"), (4, "best bot may"), (10, "best bot may")])
  func theVerdictFollowsTheBestBot(guesses: Int, verdict: String) throws {
    var round = try GuessRound(99, lie: 0)
    try round.play((1..<guesses).map(String.init).joined(separator: " "))
    try round.play("99")
    let text = round.position.verdict(hints: 0, .english)
    #expect(text.contains(verdict) && text.numbers.first == guesses)
  }

  @Test func moreThanTheBestBotNeedsIsTeased() throws {
    var round = try GuessRound(99, lie: 0)
    try round.play((1...10).map(String.init).joined(separator: " ") + " 99")
    #expect(round.position.verdict(hints: 0, .english).contains("what a fight!"))
    expectEqual(round.position.verdict(hints: 0, .chinese).numbers, [11, 10])
  }

  @Test func theRulesTellOfTheLie() throws {
    let rules = Guess.rules(of: GuessSetup(.standard, lies: 1))
    #expect(rules.count == 6 && rules[2](.en).numbers == [7] && rules[2](.zh).numbers == [7])
    expectEqual(Guess.rules(of: GuessSetup(.standard)).count, 5)
  }

  @Test func theOptionIsRecordedOnlyWhereItIsUsed() throws {
    var options = GuessOptions()
    #expect(options.recorded == "range=0-99" && options.fields["lies"] == .string("0"))
    options.lies = 1
    #expect(options.recorded == "lies=1 range=0-99" && options.fields["lies"] == .string("1"))
    try expectEqual(GuessOptions(recorded: options.recorded).lies, 1)
    try expectEqual(GuessOptions(recorded: "range=0-99").lies, 0)
    try expectEqual(GuessOptions(recorded: "lies=0 range=0-99").lies, 0)
  }

  @Test func theWeekHasThreeDaysWithALie() {
    // 1 January 2026 was a Thursday.
    let monday = DailyDeal(day: CalendarDay(year: 2026, month: 1, day: 5).number)
    let week = (0..<7).map { GuessOptions(daily: DailyDeal(day: monday.day + $0)) }
    expectEqual(
      week.map(\.recorded),
      [
        "range=0-49", "range=0-99", "lies=1 range=0-99", "range=0-199", "lies=1 range=0-99",
        "range=0-499", "lies=1 range=0-199",
      ])
    expectEqual(week[2].shape(.english), "0–99, one lie")
  }
}
