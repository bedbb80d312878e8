import GameCore
import TextUI

/// Halves what remains, which is best on average and at worst.
public struct Bisection: Advisor {
  @inline(__always)
  public init(_ range: NumberRange, seed: UInt64) {}

  @inline(__always)
  public func move(at position: GuessPosition) -> GuessMove {
    GuessMove(position.remaining.middle)
  }

  public func reason(at position: GuessPosition, _ presentation: Presentation) -> String {
    let (remaining, middle) = (position.remaining, position.remaining.middle)
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
  private var random: SeededRandom

  init(_ range: NumberRange, seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func move(at position: GuessPosition) -> GuessMove {
    let remaining = position.remaining
    return GuessMove(remaining.lowerBound + Int(random.below(UInt64(remaining.count))))
  }
}

extension Guess {
  public static let players = [
    PlayerKind<Guess>("bisection", "halves what remains", Bisection.self) { range in
      GuessTheory(count: range.count).distribution
    },
    PlayerKind("random", "guesses any number that remains", RandomGuesser.self),
  ]

  public static func advisor(_ range: NumberRange) -> (any Advisor<GuessPosition>)? {
    Bisection(range, seed: 0)
  }

  public static func par(_ range: NumberRange) -> Double? { GuessTheory(count: range.count).mean }

  public static func review(
    _ range: NumberRange, _ deal: GuessDeal
  ) -> (any Review<GuessPosition>)? {
    GuessReview(range)
  }
}
