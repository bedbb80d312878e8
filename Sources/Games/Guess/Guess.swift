import GameCore
import TextUI
import Tiles

/// Find the number: every guess tells whether it was too low or too high, and narrows what remains.
public struct Guess: Game {
  public static let rules = 1

  /// The numbers among which the secret was chosen.
  public let range: NumberRange

  /// How a person picks a number; it changes no rule.
  public let picker: Picker

  /// The numbers that can still be the secret.
  public private(set) var remaining: ClosedRange<Int>

  private let secret: Int
  private var guesses = 0
  private var isFound = false

  public static func deal(
    _ options: GuessOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> GuessDeal {
    let range = options.range
    return GuessDeal(secret: range.low + Int(random.below(UInt64(range.count))))
  }

  public init(options: GuessOptions, deal: GuessDeal) throws(InvalidInput) {
    range = options.range
    remaining = range.numbers
    guard remaining.contains(deal.secret) else {
      throw InvalidInput("the secret must be a number from \(range.low) to \(range.high)")
    }
    secret = deal.secret
    picker = options.picker
  }

  public mutating func apply(_ move: GuessMove) throws(GuessRefusal) -> GuessEvent {
    guard status == .playing else { throw .ended }
    let number = move.number
    guard remaining.contains(number) else { throw .outside(number, remaining) }
    guesses += 1
    let result = Result(of: number, for: secret)
    switch result {
    case .low: remaining = number + 1...remaining.upperBound
    case .high: remaining = remaining.lowerBound...number - 1
    case .correct: remaining = number...number
    }
    isFound = result == .correct
    return GuessEvent(number: number, result: result, remaining: remaining)
  }

  public var status: Status { isFound ? .won : .playing }

  public var score: Guesses { Guesses(guesses) }

  /// What a guess was.
  public enum Result: Sendable {
    /// Below the secret.
    case low

    /// Above the secret.
    case high

    /// The secret.
    case correct

    init(of number: Int, for secret: Int) {
      self = number < secret ? .low : number > secret ? .high : .correct
    }
  }
}

/// What one guess did.
public struct GuessEvent: Equatable, Sendable {
  /// The number guessed.
  public let number: Int

  /// What it was.
  public let result: Guess.Result

  /// The numbers that can still be the secret.
  public let remaining: ClosedRange<Int>
}

/// Why a guess is refused.
public enum GuessRefusal: RefusalReason {
  /// The text is not a number.
  case unreadable

  /// The number is not among those that remain.
  case outside(Int, ClosedRange<Int>)

  /// The tens wheel does not offer it.
  case notOnTensWheel(Int, ClosedRange<Int>)

  /// The units wheel does not offer it beside the tens that were chosen.
  case notOnUnitsWheel(Int, ClosedRange<Int>)

  /// The number was found.
  case ended
}

/// The score: guesses, the right one included, of which fewer are better.
public struct Guesses: Score {
  public let value: Int

  init(_ value: Int) {
    self.value = value
  }

  public static let unit = ScoreUnit("guesses", one: "guess", zh: "次")
  public static let better = Direction.lower
}
