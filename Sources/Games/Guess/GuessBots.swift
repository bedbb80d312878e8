import GameCore

/// A bot that halves the remaining numbers, which is best both on average and in the worst case.
struct Bisection: Advisor {
  typealias P = GuessPosition

  func move(at position: GuessPosition) -> NumberMove {
    NumberMove(position.remaining.middle)
  }

  func reason(at position: GuessPosition, _ presentation: Presentation) -> String {
    let (remaining, middle) = (position.remaining, position.remaining.middle)
    let (low, high) = (middle - remaining.lowerBound, remaining.upperBound - middle)
    guard low + high > 0 else {
      return presentation(en: "It's the only number left.", zh: "只剩这一个数了。")
    }
    return presentation(
      en: "It's the middle: \(low.counted("number")) below it, \(high) above.",
      zh: "它在正中间：比它小的有 \(low) 个，比它大的有 \(high) 个。")
  }

  func alternatives(at position: GuessPosition, _ presentation: Presentation) -> String? {
    let (low, offsets) = (
      position.remaining.lowerBound, GuessTheory(count: position.remaining.count).bestOffsets
    )
    guard offsets.count > 1 else { return nil }
    let (first, last) = (low + offsets.lowerBound, low + offsets.upperBound)
    return presentation(
      en: "Any number from \(first) to \(last) is as good.", zh: "\(first) 到 \(last) 都一样好。")
  }
}

/// A bot that picks one of the remaining numbers by a habit.
struct HabitualGuesser: Strategy {
  typealias P = GuessPosition

  enum Habit { case random, cautious, dreamy, tidy }

  private let habit: Habit
  private var random: SeededRandom
  private var last: GuessOutcome?

  init(_ habit: Habit, seed: UInt64) { (self.habit, random) = (habit, SeededRandom(seed: seed)) }

  mutating func observe(_ event: GuessEvent, at position: GuessPosition) { last = event.outcome }

  mutating func move(at position: GuessPosition) -> NumberMove {
    let remaining = position.remaining
    let quarter = remaining.count / 4
    let half = remaining.lowerBound + quarter...remaining.upperBound - quarter
    return switch habit {
    case .random: NumberMove(draw(from: remaining))
    case .cautious: NumberMove(last == .high ? half.upperBound : half.lowerBound)
    case .dreamy: NumberMove(draw(from: half))
    case .tidy: NumberMove(half.roundest)
    }
  }

  private mutating func draw(from numbers: ClosedRange<Int>) -> Int {
    numbers.lowerBound + Int(random.below(UInt64(numbers.count)))
  }
}

extension ClosedRange<Int> {
  /// The multiple of the largest unit among 1, 5, 10, 50 … that is nearest to the middle.
  fileprivate var roundest: Int {
    var (unit, next) = (1, 5)
    while next <= upperBound, upperBound / next * next >= lowerBound {
      (unit, next) = (next, next == 5 * unit ? 2 * next : 5 * next)
    }
    return (middle + unit / 2) / unit * unit
  }
}

extension Guess {
  public static let bots = [
    Bot<Guess>(
      Choice(
        "bisection", title: .expert,
        about: { _ in Phrase(en: "always guesses the middle", zh: "每次都猜正中间") }),
      theory: { range in GuessTheory(count: range.count).distribution }
    ) { _, _ in Bisection() },
    bot(
      .tidy, "tidy", Phrase(en: "Tidy", zh: "凑整迷"),
      Phrase(en: "guesses a round number near the middle", zh: "猜靠近中间的整十整百数")),
    bot(
      .dreamy, "dreamy", Phrase(en: "Dreamy", zh: "白日梦"),
      Phrase(en: "guesses somewhere around the middle", zh: "大概往中间随便一猜")),
    bot(
      .cautious, "cautious", Phrase(en: "Cautious", zh: "慢性子"),
      Phrase(en: "moves only a little from its last guess", zh: "每次只从上一个数挪一小步")),
    bot(
      .random, "random", Phrase(en: "Random", zh: "乱猜鬼"),
      Phrase(en: "guesses any number that remains", zh: "在剩下的数里乱猜")),
  ]

  private static func bot(
    _ habit: HabitualGuesser.Habit, _ name: String, _ title: Phrase, _ about: Phrase
  ) -> Bot<Guess> {
    Bot(Choice(name, title: title, about: { _ in about })) { _, seed in
      HabitualGuesser(habit, seed: seed)
    }
  }

  public static func advisor(_ range: NumberRange) -> (any Advisor<GuessPosition>)? {
    Bisection()
  }

  public static func par(_ range: NumberRange) -> Double? { GuessTheory(count: range.count).mean }

  public static func review(
    _ range: NumberRange, _ deal: GuessDeal
  ) -> (any Review<GuessPosition>)? {
    GuessReview(range)
  }
}
