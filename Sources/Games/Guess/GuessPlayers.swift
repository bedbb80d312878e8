import Flags
import GameCore
import TextUI

/// A player that halves the remaining numbers, which is best on average and at worst.
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
      return presentation(en: "It's the only number left.", zh: "只剩这一个数了。")
    }
    return presentation(
      en: "It's the middle: \(low.counted("number")) below it, \(high) above.",
      zh: "它在正中间：比它小的有 \(low) 个，比它大的有 \(high) 个。")
  }
}

/// A player that guesses random remaining numbers.
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
    PlayerKind<Guess>(
      Choice(
        "bisection", "guess the middle of the remaining numbers",
        title: Phrase(en: "Bisection", zh: "二分法")),
      Bisection.self
    ) { range in
      GuessTheory(count: range.count).distribution
    },
    PlayerKind(
      Choice(
        "random", "guess any remaining number", title: Phrase(en: "Random", zh: "随手猜")),
      RandomGuesser.self),
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
