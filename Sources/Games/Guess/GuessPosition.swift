import GameCore

/// The facts known before the first guess: the range, and how often whoever answers may lie.
public struct GuessSetup: Equatable, Sendable {
  let range: NumberRange
  let lies: Int

  init(_ range: NumberRange, lies: Int = 0) { (self.range, self.lies) = (range, lies) }

  /// The number of first answers one of which may be a lie: the most that halving would need.
  var doubts: Int { lies > 0 ? GuessTheory(count: range.count).most : 0 }
}

/// The public side of guess: the numbers left and the number of guesses.
public struct GuessPosition: Position {
  public let setup: GuessSetup

  private(set) var left: NumbersLeft
  private var guesses = 0
  private var isFound = false

  public init(_ setup: GuessSetup) {
    self.setup = setup
    left = NumbersLeft(Range(setup.range.numbers), doubts: setup.doubts)
  }

  /// The ends of the numbers left.
  var remaining: ClosedRange<Int> { left.bounds }

  public func check(_ move: NumberMove) throws(GuessRefusal) {
    if isFound { throw GuessRefusal(code: .ended, move: move) }
    guard left.contains(move.number) else {
      let isBetween = remaining.contains(move.number)
      throw GuessRefusal(code: isBetween ? .ruledOut : .outside, move: move)
    }
  }

  public func isPossible(_ event: GuessEvent, of move: NumberMove) -> Bool {
    event.move == move && left.after(event.outcome, to: move.number).count > 0
  }

  public mutating func take(_ event: GuessEvent) {
    guesses += 1
    if setup.lies > 0 {
      left = left.after(event.outcome, to: event.number)
    } else {
      left.narrow(event.outcome, to: event.number)
    }
    if event.outcome == .correct { isFound = true }
  }

  /// Returns the answers of which one is the lie, once it is known that one was told: those that
  /// contradict a number left.
  func suspects(among guesses: [GuessEvent]) -> [GuessEvent] {
    guard setup.lies > 0, isFound || left.possible.isEmpty else { return [] }
    return guesses.filter { guess in
      guess.outcome != .correct
        && left.parts.contains { ($0.lowerBound < guess.number) == (guess.outcome == .low) }
    }
  }

  public var phase: Phase { isFound ? .won : .turn(.first) }

  public var score: Guesses { Guesses(guesses) }
}
public struct GuessEvent: SimpleEvent {
  public let move: NumberMove
  public let outcome: GuessOutcome

  public init(move: NumberMove, outcome: GuessOutcome) {
    (self.move, self.outcome) = (move, outcome)
  }

  var number: Int { move.number }

  /// Returns the truth instead of this answer, in a sentence.
  func correction(_ say: Presentation) -> String {
    let (told, truth) = (outcome, outcome.opposite)
    return say(
      en: "\(number) is \(truth.meaning(.en)), not \(told.meaning(.en)).",
      zh: "\(number) 其实\(truth.meaning(.zh))了，不是\(told.meaning(.zh))。")
  }
}

/// The outcomes of a guess. The signs point to the secret.
public enum GuessOutcome: String, MoveOutcome {
  case low, high, correct

  public var sign: OutcomeSign? {
    switch self {
    case .low: OutcomeSign("▲", ascii: "^", en: "too low", zh: "太小")
    case .high: OutcomeSign("▼", ascii: "v", en: "too high", zh: "太大")
    case .correct: OutcomeSign("●", ascii: "*", en: "right", zh: "猜对")
    }
  }

  /// The lie in place of an answer. A right guess is always told.
  var opposite: GuessOutcome {
    switch self {
    case .low: .high
    case .high: .low
    case .correct: .correct
    }
  }

  func meaning(_ language: Language) -> String { sign?.meaning(language) ?? "" }
}

public struct GuessRefusal: MoveRefusal {
  public let code: Code
  let move: NumberMove

  public enum Code: String, RefusalCode, Sendable {
    case outside = "outside-range"
    case ruledOut = "ruled-out"
    case ended = "game-over"

    public var meaning: String {
      switch self {
      case .outside: "The number has been ruled out, or never was in the range"
      case .ruledOut: "The number is between others that remain, but has been ruled out"
      case .ended: GameEnded.ended.meaning
      }
    }
  }
}
