import GameCore

/// A game of finding a number: every guess is too low, too high or right, and narrows the range.
public enum Guess: ArcadeGame {
  public static let rules = 1
  public static let title = Phrase(en: "guess", zh: "猜数")

  public static func deal(
    _ options: GuessOptions, using random: inout some RandomSource
  ) throws(UserError) -> GuessDeal {
    let range = options.range
    return GuessDeal(secret: range.low + Int(random.below(UInt64(range.count))))
  }

  /// Widens the range to the number of digits of a secret outside it.
  public static func adopt(_ options: inout GuessOptions, from deal: GuessDeal) {
    guard !options.range.numbers.contains(deal.secret) else { return }
    var high = 9
    while high < min(deal.secret, NumberRange.limit) { high = high * 10 + 9 }
    options.range = NumberRange(low: 0, high: min(high, NumberRange.limit))
  }

  public static func setup(_ options: GuessOptions, _ seating: Seating) -> NumberRange {
    options.range
  }

  public static func check(_ deal: GuessDeal, with options: GuessOptions) throws(UserError) {
    let range = options.range
    guard range.numbers.contains(deal.secret) else {
      throw UserError(
        en: "the secret must be a number from \(range.low) to \(range.high)",
        zh: "要猜的数应在 \(range.low) 到 \(range.high) 之间")
    }
  }

  public static let name = "guess"

  public static func rules(of range: NumberRange) -> [Phrase] {
    let (low, high, most) = (range.low, range.high, GuessTheory(count: range.count).most)
    let isUsual = range == .standard
    return [
      Phrase(
        en: "A number is hidden: one of \(low) to \(high)"
          + (isUsual ? ", unless you choose another range." : "."),
        zh: "有一个藏起来的数，" + (isUsual ? "不另选范围的话" : "") + "是 \(low) 到 \(high)。"),
      Phrase(
        en: "Every guess is answered: too low, too high or right.", zh: "每猜一次，都会告诉你小了、大了还是猜中了。"),
      Phrase(
        en: "Each answer narrows the range: you can only guess what remains.",
        zh: "范围越猜越小，只能猜剩下的数。"),
      Phrase(
        en: "The score counts your guesses, with the right one. Fewer are better.",
        zh: "成绩是猜的次数，猜中的那次也算，越少越好。"),
      Phrase(
        en: "Guessing the middle is best: \(most) guesses are always enough for \(low) to \(high).",
        zh: "每次猜正中间最好：\(low) 到 \(high) 最多 \(most) 次就能猜中。"),
    ]
  }

  public static let manual = Manual(
    summary: Phrase(en: "find the number", zh: "猜数字"),
    rules: rules(of: .standard), prose: PackageResources.manual_mdoc,
    examples: [
      .init("Play", "arcade guess"),
      .init(
        "Play a certain deal and make the first guesses", "arcade guess --seed 42 50 25"),
      .init("Find a number up to a million", "arcade guess --range 1-1000000"),
      .init(
        "Print only the score of a scripted game",
        "echo 50 25 12 6 9 7 8 | arcade guess --seed 42 --quiet"),
      .init(
        "See what programs see", "arcade guess --seed 42 --json 50 25 12 6 9 7 8"),
    ]
  ) {
    // The emblem shows two wheels, one of them lit.
    Art(emblem: [
      "bnbnb wkkkw",
      "bnbnb wwwkw",
      "bnnnb wkkkw",
      "bbbnb wkwww",
      "bbbnb wkkkw",
    ])
  }
}

/// The secret number. The text form is its digits.
public struct GuessDeal: Deal {
  let secret: Int

  public init(secret: Int) { self.secret = secret }

  public init(reading text: String) throws(UserError) {
    guard let secret = WholeNumber.parse(text) else {
      throw UserError(
        en: "a deal of guess is the number to find, not \(text.quoted)",
        zh: "guess 的牌局是要猜的数，不能是 \(text.quoted)")
    }
    self.secret = secret
  }

  public var description: String { String(secret) }

  public func answer(_ move: NumberMove, at position: GuessPosition) -> GuessEvent {
    let number = move.number
    return GuessEvent(
      move: move, outcome: number < secret ? .low : number > secret ? .high : .correct)
  }
}

extension GuessOptions {
  public init(daily: DailyDeal) {
    self.init()
    let highs = [49, 99, 99, 199, 499, 999, 9999]
    range = NumberRange(low: 0, high: highs[daily.weekday])
  }

  public func shape(_ presentation: Presentation) -> String {
    "\(range.low)\(presentation.isASCII ? "-" : "–")\(range.high)"
  }
}
