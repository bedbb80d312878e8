import Flags
import GameCore
import TextUI

/// Find the number: every guess is too low, too high or right, and narrows the range.
public enum Guess: Game {
  public static let rules = 1
  public static let title = Phrase(en: "guess", zh: "猜数")

  @inline(__always)
  public static func deal(
    _ options: GuessOptions, using random: inout some RandomSource
  ) throws(InvalidInput) -> GuessDeal {
    let range = options.range
    return GuessDeal(secret: range.low + Int(random.below(UInt64(range.count))))
  }

  /// Widens the range to as many digits as a secret outside it has.
  public static func fit(_ options: inout GuessOptions, to deal: GuessDeal) {
    guard !options.range.numbers.contains(deal.secret) else { return }
    var high = 9
    while high < min(deal.secret, NumberRange.limit) { high = high * 10 + 9 }
    options.range = NumberRange("0-\(min(high, NumberRange.limit))") ?? options.range
  }

  @inline(__always)
  public static func setup(
    _ options: GuessOptions, _ deal: GuessDeal
  ) throws(InvalidInput) -> NumberRange {
    let range = options.range
    guard range.numbers.contains(deal.secret) else {
      throw InvalidInput("the secret must be a number from \(range.low) to \(range.high)")
    }
    return range
  }
}

/// The number to find. Its text form is its digits.
public struct GuessDeal: Deal {
  let secret: Int

  /// Creates a deal with a certain secret.
  public init(secret: Int) {
    self.secret = secret
  }

  public init(reading text: String) throws(InvalidInput) {
    guard let secret = WholeNumber.parse(text) else {
      throw InvalidInput("a deal of guess is the number to find, not \(text.quoted)")
    }
    self.secret = secret
  }

  public var description: String { String(secret) }

  @inline(__always)
  public func answer(_ move: GuessMove, at position: GuessPosition) -> GuessEvent {
    let number = move.number
    return GuessEvent(
      move: move, outcome: number < secret ? .low : number > secret ? .high : .correct)
  }
}
