import GameCore

/// A bot that halves the numbers left, which is best both on average and in the worst case; if an
/// answer may be a lie, it halves the chances.
struct Bisection: Advisor {
  typealias P = GuessPosition

  func move(at position: GuessPosition) -> NumberMove {
    let left = position.left
    return NumberMove(position.setup.lies > 0 ? left.bestGuess : left.possible.middle)
  }

  func reason(at position: GuessPosition, _ presentation: Presentation) -> String {
    let (left, guess) = (position.left, position.left.bestGuess)
    let low = left.rank(of: guess)
    let high = left.count - 1 - low
    guard low + high > 0 else {
      return presentation(en: "It's the only number left.", zh: "只剩这一个数了。")
    }
    guard low + high > 1 || left.doubts > 0 else {
      return presentation(en: "Two numbers are left: either will do.", zh: "只剩两个数了，猜哪个都一样。")
    }
    if left.doubts > 0, let doubt = doubt(about: guess, left, presentation) { return doubt }
    return presentation(
      en: "It's the middle: \(low.counted("number")) below it, \(high) above.",
      zh: "它在正中间：比它小的有 \(low) 个，比它大的有 \(high) 个。")
  }

  /// Returns how a guess deals with the doubtful numbers, or nil if there are none.
  private func doubt(
    about guess: Int, _ left: NumbersLeft, _ presentation: Presentation
  ) -> String? {
    guard let doubtful = left.doubtful.max(by: { $0.count < $1.count }) else { return nil }
    // The guess between the possible and the doubtful numbers has divided them.
    let divider = doubtful == left.below ? left.below.upperBound : left.above.lowerBound - 1
    let range = ClosedRange(doubtful).text(presentation.language)
    // That answer again contradicts them twice.
    let answer: GuessOutcome = doubtful == left.below ? .low : .high
    return left.possible.contains(guess)
      ? presentation(
        en: "It tests the answer to \(divider): if \(guess) is also "
          + "\(answer.meaning(.en)), that rules out \(range).",
        zh: "它能试探 \(divider) 那次的回答：如果 \(guess) 也\(answer.meaning(.zh))，就排除 \(range)。")
      : presentation(
        en: "It tests whether the answer to \(divider) was a lie, and halves \(range).",
        zh: "它能试探 \(divider) 那次是不是谎话，还能把 \(range) 分成两半。")
  }

  func alternatives(at position: GuessPosition, _ presentation: Presentation) -> String? {
    guard position.setup.lies == 0, position.remaining.count > 2 else { return nil }
    let (low, offsets) = (
      position.remaining.lowerBound, GuessTheory(count: position.remaining.count).bestOffsets
    )
    guard offsets.count > 1 else { return nil }
    let (first, last) = (low + offsets.lowerBound, low + offsets.upperBound)
    return presentation(
      en: "Any number from \(first) to \(last) is as good.", zh: "从 \(first) 到 \(last)，猜哪个都一样好。")
  }
}

/// A bot that picks one of the numbers left by a habit.
struct HabitualGuesser: Strategy {
  typealias P = GuessPosition

  enum Habit { case random, cautious, dreamy, tidy }

  private let habit: Habit
  private var random: SeededRandom
  private var last: GuessOutcome?

  init(_ habit: Habit, seed: UInt64) { (self.habit, random) = (habit, SeededRandom(seed: seed)) }

  mutating func observe(_ event: GuessEvent, at position: GuessPosition) { last = event.outcome }

  mutating func move(at position: GuessPosition) -> NumberMove {
    let left = habit == .dreamy ? position.left.believed : position.left
    let quarter = left.weight / 4
    func number(_ rank: Int) -> Int { left.number(at: rank, weighing: left.doubts + 1) }
    let half = number(quarter)...number(left.weight - 1 - quarter)
    let guess =
      switch habit {
      case .random: left.number(at: draw(left.count))
      case .cautious: last == .high ? half.upperBound : half.lowerBound
      case .dreamy: half.lowerBound + draw(half.count)
      case .tidy: half.roundest
      }
    return NumberMove(left.contains(guess) ? guess : half.lowerBound)
  }

  private mutating func draw(_ count: Int) -> Int { Int(random.below(UInt64(count))) }
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
        "expert", title: .expert,
        about: { _ in Phrase(en: "halves the chances with every guess", zh: "每猜一次，可能性都减半") }),
      theory: { $0.theory }, playing: { _, _ in Bisection() }),
    bot(
      .tidy, "tidy", Phrase(en: "Tidy", zh: "凑整迷"),
      Phrase(en: "guesses a round number near the middle", zh: "猜靠近中间的整十整百数")),
    bot(
      .dreamy, "dreamy", Phrase(en: "Dreamy", zh: "白日梦"),
      Phrase(en: "believes every answer, and guesses around the middle", zh: "句句都信，大概往中间一猜")),
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
    let choice = Choice(name, title: title, about: { _ in about })
    return Bot(choice, playing: { HabitualGuesser(habit, seed: $1) })
  }

  public static func advisor(_ setup: GuessSetup) -> (any Advisor<GuessPosition>)? {
    Bisection()
  }

  public static func par(_ setup: GuessSetup) -> Double? { setup.mean }

  public static func review(
    _ setup: GuessSetup, _ deal: GuessDeal
  ) -> (any Review<GuessPosition>)? {
    GuessReview(setup)
  }
}

extension Bot<Guess> {
  /// Creates a bot whose loop of many games is compiled twice, once for games without lies, which
  /// are then as fast as if there were no others.
  @inline(__always)
  fileprivate init<Kind: Strategy<GuessPosition>>(
    _ choice: Choice, theory: (@Sendable (GuessSetup) -> ScoreDistribution)? = nil,
    playing create: @escaping @Sendable (GuessSetup, _ seed: UInt64) -> Kind
  ) {
    self.init(choice, theory: theory) {
      create($0, $1)
    } play: { options, seeds, take throws(UserError) in
      guard options.lies == 0 else {
        return try Self.playLies(options, seeds, create, take)
      }
      let setup = GuessSetup(options.range)
      var (random, deal) = (seeds.random, GuessDeal(secret: 0))
      func redeal(_ deal: inout GuessDeal, _ random: inout SeededRandom) {
        deal = GuessDeal(secret: setup.range.low + Int(random.below(UInt64(setup.range.count))))
      }
      redeal(&deal, &random)
      try seeds.play(&deal, setup, create, take) { redeal(&$0, &$1) }
    }
  }

  @inline(never)
  private static func playLies<Kind: Strategy<GuessPosition>>(
    _ options: GuessOptions, _ seeds: SeedRange,
    _ create: @escaping @Sendable (GuessSetup, _ seed: UInt64) -> Kind,
    _ take: (GameResult) -> Void
  ) throws(UserError) {
    try Bot(Choice(""), creating: create).play(options, seeds, take)
  }
}
