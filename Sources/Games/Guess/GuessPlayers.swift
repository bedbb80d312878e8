import GameCore
import TextUI
import Tiles

/// Halves what remains, which is best on average and at worst.
public struct Bisection: Advisor {
  private var remaining: ClosedRange<Int>

  public init(_ range: NumberRange, playerSeed: UInt64) {
    remaining = range.numbers
  }

  public mutating func see(_ event: GuessEvent) {
    remaining = event.remaining
  }

  public func move() -> GuessMove { GuessMove(remaining.middle) }

  public func reason(_ presentation: Presentation) -> String {
    let middle = remaining.middle
    let (low, high) = (middle - remaining.lowerBound, remaining.upperBound - middle)
    guard low + high > 0 else {
      return presentation(en: "It is the only number that remains.", zh: "只剩这一个数。")
    }
    return presentation(
      en: "It halves what remains: \(low) below it, \(high) above.",
      zh: "把剩下的分成两半：比它小的有 \(low) 个，比它大的有 \(high) 个。")
  }
}

/// Guesses any of the numbers that remain.
struct RandomGuesser: Player {
  private var remaining: ClosedRange<Int>
  private var random: SeededRandom

  init(_ range: NumberRange, playerSeed: UInt64) {
    remaining = range.numbers
    random = SeededRandom(seed: playerSeed)
  }

  mutating func see(_ event: GuessEvent) {
    remaining = event.remaining
  }

  mutating func move() -> GuessMove {
    GuessMove(remaining.lowerBound + Int(random.below(UInt64(remaining.count))))
  }
}

extension Guess: Analyzable {
  public typealias Expert = Bisection

  public var opening: NumberRange { range }

  public static let players = [
    PlayerKind<Guess>("bisection", "halves what remains", Bisection.self) { range in
      GuessTheory(count: range.count).distribution
    },
    PlayerKind("random", "guesses any number that remains", RandomGuesser.self),
  ]

  public static func par(_ range: NumberRange) -> Double { GuessTheory(count: range.count).mean }

  public func review() -> any Review<GuessEvent> { GuessReview(of: self) }
}
