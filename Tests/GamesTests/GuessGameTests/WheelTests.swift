import GameCore
import TestSupport
import Testing
@testable import GuessGame

@Suite struct WheelTests {
  // MARK: What the wheels offer

  private func numbers(_ range: ClosedRange<Int>) -> NumbersLeft {
    NumbersLeft(Range(range), doubts: 0)
  }

  @Test func theWheelsOfZeroTo99() {
    let wheels = numbers(0...99)
    expectEqual(wheels.elided(to: 99, by: 10), Array(0...9))
    #expect((0...9).allSatisfy { wheels.units(for: $0) == Array(0...9) })
  }

  @Test func theUnitsFollowTheTens() {
    let wheels = numbers(37...62)
    expectEqual(wheels.elided(to: 99, by: 10), [3, 4, 5, 6])
    expectEqual((3...6).map { wheels.units(for: $0).runs }, [[7...9], [0...9], [0...9], [0...2]])
  }

  @Test func theWheelsOfOneNumber() {
    let wheels = numbers(45...45)
    expectEqual(wheels.elided(to: 99, by: 10), [4])
    expectEqual(wheels.units(for: 4), [5])
  }

  @Test func theWheelsOfOneTen() {
    let wheels = numbers(43...47)
    expectEqual(wheels.elided(to: 99, by: 10), [4])
    expectEqual(wheels.units(for: 4).runs, [3...7])
  }

  @Test func theWheelsAboveAHundred() {
    let wheels = numbers(5...1000)
    expectEqual(wheels.elided(to: 101, by: 10), Array(0...100))
    expectEqual(wheels.elided(to: 5, by: 10), [0, 1, 2, nil, 100])
    expectEqual(wheels.units(for: 0).runs, [5...9])
    expectEqual(wheels.units(for: 57).runs, [0...9])
    expectEqual(wheels.units(for: 100), [0])
  }

  @Test func theWheelsShowWhatRemainsAndNothingElse() {
    for low in 0..<45 {
      for high in low..<45 {
        let wheels = numbers(low...high)
        let shown = wheels.elided(to: 9, by: 10).compactMap(\.self)
          .flatMap { tens in wheels.units(for: tens).map { tens * 10 + $0 } }
        expectEqual(shown, Array(low...high))
      }
    }
  }

  // MARK: The board

  /// Who hears the board types whole numbers.
  @Test func theBoardInWordsHasNoWheels() throws {
    var round = try GuessRound(45)
    expectEqual(round.position.board(.words), ["0 to 99 are left."])
    try round.play("36 46 44")
    expectEqual(round.position.board(.words), ["Only 45 is left."])
    expectEqual(round.position.board(Presentation(language: .zh, isPlain: true)), ["只剩 45 了。"])
  }

  @Test func theBoardHasBothWheels() throws {
    var round = try GuessRound(45)
    try round.play("36 63")
    expectEqual(
      round.position.board(.english),
      [
        "  0 ··················██████████████·················· 99",
        "tens   3    4    5    6",
        "units  7-9  0-9  0-9  0-2",
      ])
    try round.play("45")
    expectEqual(round.position.board(.english), [])
  }

  @Test(arguments: [1, 10, 20, 40, 80])
  func theBoardFitsTheWidth(columns: Int) throws {
    var presentation = Presentation.english
    presentation.columns = columns
    for range in ["0-99", "5-1000", "0-1000000000"] {
      let lines = try GuessRound(7, in: range).position.board(presentation)
      #expect(lines.allSatisfy { $0.displayWidth <= max(columns, 43) })
    }
  }

  // MARK: Two questions

  /// The readings of answers, as text.
  private func reading(
    _ answers: String..., of prompt: some MovePrompt<GuessPosition> = WheelPrompt(),
    at position: GuessPosition
  ) -> String {
    switch prompt.reading(of: answers, at: position, .english) {
    case .move(let move): "guess \(move)"
    case .partial: "more"
    case .refused(let reason): "refused \(reason.numbers)"
    case .unreadable: "unreadable"
    }
  }

  /// The position in which these numbers remain.
  private func position(_ range: String, after moves: String = "", secret: Int? = nil) throws
    -> GuessPosition
  {
    let low = try #require(NumberRange(range)?.low)
    var round = try GuessRound(secret ?? low, in: range)
    try round.play(moves)
    return round.position
  }

  @Test func tensAreAskedForAndThenUnits() throws {
    let position = try position("0-99", after: "36 63", secret: 45)
    let prompt = WheelPrompt()
    expectEqual(prompt.question(after: [], at: position, .english).numbers, [3, 6])
    expectEqual(reading("6", at: position), "more")
    expectEqual(prompt.question(after: ["6"], at: position, .english).numbers, [0, 2])
    expectEqual(reading("6", "2", at: position), "guess 62")
    expectEqual(prompt.question(after: ["3"], at: position, .chinese).numbers, [7, 9])
  }

  @Test func onlyWhatTheWheelsOfferIsTaken() throws {
    let position = try position("0-99", after: "36 63", secret: 45)
    expectEqual(reading("7", at: position), "refused [3, 6, 7]")
    expectEqual(reading("6", "3", at: position), "refused [0, 2, 3]")
    expectEqual(reading("6", "62", at: position), "refused [0, 2, 62]")
  }

  @Test func twoDigitsAtTheFirstQuestionAreAWholeGuess() throws {
    let position = try position("0-99", after: "36 63", secret: 45)
    expectEqual(reading("45", at: position), "guess 45")
    // The rules refuse it.
    expectEqual(reading("77", at: position), "guess 77")
    expectEqual(reading("123", at: position), "guess 123")
    expectEqual(reading("05", at: position), "guess 5")
  }

  @Test func oneDigitAtTheFirstQuestionIsAlwaysTens() throws {
    // Also where it is a number that remains itself.
    let position = try position("5-37")
    expectEqual(reading("3", at: position), "more")
    expectEqual(reading("0", at: position), "more")
    expectEqual(reading("0", "7", at: position), "guess 7")
    expectEqual(reading("7", at: position), "refused [0, 3, 7]")
    expectEqual(reading("9", at: try self.position("5-9")), "refused [0, 9]")
  }

  @Test func whatIsNotANumberIsUnreadable() throws {
    let position = try position("0-99")
    for answers in [["x"], [""], ["-1"], ["3", "x"], ["3", ""]] {
      let reading = WheelPrompt().reading(of: answers, at: position, .english)
      guard case .unreadable = reading else {
        Issue.record("\(answers) are read as \(reading)")
        continue
      }
    }
    expectEqual(reading("12x", at: position), "unreadable")
  }

  @Test func tensOfTwoDigitsAreNotAskedFor() throws {
    let prompt = WheelPrompt()
    let both = try position("50-150")
    expectEqual(prompt.question(after: [], at: both, .english).numbers, [5, 9])
    expectEqual(reading("12", at: both), "guess 12")
    expectEqual(reading("9", at: both), "more")
    let large = try position("100-150")
    expectEqual(prompt.question(after: [], at: large, .english), large.question(.english))
    expectEqual(reading("120", at: large), "guess 120")
    expectEqual(reading("9", at: large), "unreadable")
    expectEqual(prompt.help(at: large, .english), large.moveHelp(.english))
  }

  @Test func theListIsAskedForOneNumber() throws {
    let position = try position("0-99", after: "36 50", secret: 45)
    let prompt = ListPrompt()
    expectEqual(
      prompt.board(at: position, .english), [(37...49).map(String.init).joined(separator: " ")])
    expectEqual(reading("9", of: prompt, at: position), "guess 9")
    expectEqual(reading("x", of: prompt, at: position), "unreadable")
    let long = try #require(prompt.board(at: self.position("0-1000"), .english).first)
    #expect(long.hasPrefix("0 1 2 ") && long.hasSuffix(" 196 197 … 1000"))
  }

  @Test func aPersonChoosesThePicker() throws {
    func prompt(_ picker: Picker, isInteractive: Bool = true) -> any MovePrompt<GuessPosition> {
      var options = GuessOptions()
      options.picker = picker
      return Guess.prompt(options, isInteractive: isInteractive)
    }
    #expect(prompt(.wheels) is WheelPrompt)
    #expect(prompt(.list) is ListPrompt)
    #expect(prompt(.number) is WordPrompt<GuessPosition>)
    // In scripts a guess is always one number.
    #expect(prompt(.wheels, isInteractive: false) is WordPrompt<GuessPosition>)
    #expect(prompt(.list, isInteractive: false) is ListPrompt)
    expectEqual(GuessOptions().picker, .number)
    expectEqual(GuessOptions.table.first { $0.flag.name == "picker" }?.isSaved, true)
  }
}
