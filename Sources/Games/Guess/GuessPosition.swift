import GameCore

/// The public side of guess: the remaining numbers and the number of guesses.
public struct GuessPosition: Position {
  public let setup: NumberRange

  /// The numbers that may still be the secret.
  public private(set) var remaining: ClosedRange<Int>

  private var guesses = 0
  private var isFound = false

  public init(_ setup: NumberRange) {
    self.setup = setup
    remaining = setup.numbers
  }

  public func check(_ move: NumberMove) throws(GuessRefusal) {
    if isFound { throw GuessRefusal(code: .ended, move: move) }
    guard remaining.contains(move.number) else { throw GuessRefusal(code: .outside, move: move) }
  }

  public mutating func take(_ event: GuessEvent) {
    guesses += 1
    switch event.outcome {
    case .low: remaining = event.number + 1...remaining.upperBound
    case .high: remaining = remaining.lowerBound...event.number - 1
    case .correct:
      remaining = event.number...event.number
      isFound = true
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

  func meaning(_ language: Language) -> String { sign?.meaning(language) ?? "" }
}

public struct GuessRefusal: MoveRefusal {
  public let code: Code
  let move: NumberMove

  public enum Code: String, RefusalCode, Sendable {
    case outside = "outside-range"
    case ended = "game-over"

    public var meaning: String {
      switch self {
      case .outside: "The number has been ruled out, or never was in the range"
      case .ended: GameEnded.ended.meaning
      }
    }
  }
}
