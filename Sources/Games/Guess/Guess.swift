import GameCore

/// A game of finding a number: every guess is too low, too high or right, and narrows the range.
public enum Guess: ArcadeGame {
  public static let rules = 1
  public static let title = Phrase(en: "guess", zh: "猜数")

  public static func deal(
    _ options: GuessOptions, using random: inout some RandomSource
  ) throws(UserError) -> GuessDeal {
    let setup = options.setup
    let secret = setup.range.low + Int(random.below(UInt64(setup.range.count)))
    guard setup.lies > 0 else { return GuessDeal(secret: secret) }
    return GuessDeal(secret: secret, lie: Int(random.below(UInt64(setup.doubts + 1))))
  }

  /// Takes over whether there may be a lie, and widens the range to the number of digits of a
  /// secret outside it.
  public static func adopt(_ options: inout GuessOptions, from deal: GuessDeal) {
    options.lies = deal.lie == nil ? 0 : 1
    guard !options.range.numbers.contains(deal.secret) else { return }
    var high = 9
    while high < min(deal.secret, NumberRange.limit) { high = high * 10 + 9 }
    options.range = NumberRange(low: 0, high: min(high, NumberRange.limit))
  }

  public static func setup(_ options: GuessOptions, _ seating: Seating) -> GuessSetup {
    options.setup
  }

  public static func check(_ deal: GuessDeal, with options: GuessOptions) throws(UserError) {
    let range = options.range
    guard range.numbers.contains(deal.secret) else {
      throw UserError(
        en: "the secret must be a number from \(range.low) to \(range.high)",
        zh: "要猜的数应在 \(range.low) 到 \(range.high) 之间")
    }
    let doubts = options.setup.doubts
    guard let lie = deal.lie, lie > doubts else { return }
    throw UserError(
      en: "the lie must be an answer from 1 to \(doubts), or 0 for none",
      zh: "谎话应是第 1 到第 \(doubts) 次回答，没有谎话则为 0")
  }

  public static let name = "guess"

  public static func rules(of setup: GuessSetup) -> [Phrase] {
    let range = setup.range
    let (low, high, most) = (range.low, range.high, GuessTheory(count: range.count).most)
    let isUsual = range == .standard
    var rules = [
      Phrase(
        en: "A number is hidden: one of \(low) to \(high)"
          + (isUsual ? ", unless you choose another range." : "."),
        zh: "电脑想好了一个数，" + (isUsual ? "默认" : "") + "在 \(low) 到 \(high) 之间。"),
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
    if setup.lies > 0 { rules.replaceSubrange(2..., with: rulesOfLies(setup.doubts) + [rules[3]]) }
    return rules
  }

  /// Returns the rules of an answer that may be a lie, one of the first `doubts`.
  private static func rulesOfLies(_ doubts: Int) -> [Phrase] {
    [
      Phrase(
        en: "One of the first \(doubts) answers may be a lie, or none. "
          + "A right guess is always told.",
        zh: "回答里可能有一句谎话：在前 \(doubts) 次之中，也可能没有。猜中了一定会告诉你。"),
      Phrase(
        en: "A number that contradicts one answer is doubtful. One that contradicts two is out.",
        zh: "和一次回答矛盾的数存疑，和两次回答矛盾的数就排除了。"),
      Phrase(
        en: "After \(doubts) answers, or once the lie is known, every answer is true.",
        zh: "答过 \(doubts) 次，或者已经知道说过谎，之后的回答就都是真话。"),
    ]
  }

  public static let manual = Manual(
    summary: Phrase(en: "find the number", zh: "猜出藏起来的数"),
    tip: Phrase(en: "o lets one answer be a lie", zh: "按 o 可以设成有一句谎话"),
    rules: rules(of: GuessSetup(.standard)),
    prose: Manual.Prose(en: PackageResources.manual_mdoc, zh: PackageResources.manual_zh_mdoc),
    examples: [
      .init("Play", zh: "开始玩", "arcade guess"),
      .init("", zh: "可能有一句谎话，命令也可以写中文", "arcade 猜数 --谎话 1"),
      .init(
        "Play a certain deal and make the first guesses", zh: "用指定的种子，先猜两次",
        "arcade guess --seed 42 50 25"),
      .init(
        "Find a number up to a million", zh: "从一百万个数里猜", "arcade guess --range 1-1000000"),
      .init(
        "Print only the score of a scripted game", zh: "从管道读入猜测，只输出成绩",
        "echo 50 25 12 6 9 7 8 | arcade guess --seed 42 --quiet"),
      .init(
        "See what programs see", zh: "看看程序读到什么",
        "arcade guess --seed 42 --json 50 25 12 6 9 7 8"),
    ]
  ) {
    // The emblem shows two wheels, one of them lit.
    Art(emblem: [
      "bbnnbbnnbb  wwkkkkkkww",
      "bbnnbbnnbb  wwwwwwkkww",
      "bbnnnnnnbb  wwkkkkkkww",
      "bbbbbbnnbb  wwkkwwwwww",
      "bbbbbbnnbb  wwkkkkkkww",
    ])
  }

  public static func lesson(_ options: GuessOptions) -> Lesson<GuessPosition>? {
    options.lies > 0 ? doubtful : honest
  }

  private static let honest = Lesson<GuessPosition>(
    deal: "37",
    steps: [
      Lesson.Step(
        Phrase(
          en: "A number from 0 to 99 is hidden. Type 49, about the middle, and press Enter.",
          zh: "藏着一个 0 到 99 的数。输入 49（差不多在正中间），按回车。")
      ) { position, _ in position.left.count < 56 },
      Lesson.Step(
        Phrase(en: "Guess the middle of what is left.", zh: "再猜剩下的数的正中间。"),
        onScreen: Phrase(en: "What is ruled out is gone.", zh: "排除了的数不见了。"), moves: 2),
      Lesson.Step(
        last: Phrase(
          en: "Each middle halves the rest. Find the number.",
          zh: "每次猜正中间，剩下的就少一半。把它找出来吧。"),
        onScreen: Phrase(en: "Arrows turn the wheels, too.", zh: "也可以用方向键拨转轮。")),
    ],
    end: Phrase(
      en: "Found! Halving takes at most 7 guesses for 100 numbers.",
      zh: "找到了！每次都猜正中间，100 个数最多猜 7 次。"))

  /// The second answer of its deal is the lie.
  private static let doubtful = Lesson<GuessPosition>(
    topic: "lies", deal: "62/2",
    steps: [
      Lesson.Step(
        Phrase(
          en: "One of my first 7 answers may be a lie, or none. Guess 49.",
          zh: "前 7 次回答里可能有一句谎话，也可能没有。先猜 49。")
      ) { position, _ in !position.left.doubtful.isEmpty },
      Lesson.Step(
        Phrase(
          en: "Doubtful numbers are left only if that answer was the lie. Guess a possible one.",
          zh: "只有刚才那句是谎话，才会是存疑的数。猜一个不存疑的吧。"),
        onScreen: Phrase(en: "The doubtful ones are dim.", zh: "暗的是存疑的数。"), moves: 2),
      Lesson.Step(
        Phrase(
          en: "Possible numbers fit all answers, doubtful ones all but one. Guess a possible one.",
          zh: "可能的数符合所有回答，存疑的数只和一句不符。猜一个可能的。"),
        until: { position, turns in turns >= 3 || position.left.possible.isEmpty }),
      Lesson.Step(
        last: Phrase(
          en: "Once no number fits all of them, you know that I lied. Find the number.",
          zh: "一旦没有哪个数符合所有回答，就知道我说过谎了。把它找出来吧。")),
    ],
    end: Phrase(
      en: "Found! Trust the possible ones, but keep the doubtful ones in mind.",
      zh: "找到了！先信可能的，也别忘了存疑的。"))
}

/// The secret number, and the answer that is a lie. The text form is `63`, or with lies `63/4`.
public struct GuessDeal: Deal {
  let secret: Int

  /// The number of the answer that is a lie, from 1, or 0 if none is; nil without lies.
  let lie: Int?

  public init(secret: Int, lie: Int? = nil) { (self.secret, self.lie) = (secret, lie) }

  public init(reading text: String) throws(UserError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { WholeNumber.parse(String($0)) }
    guard let secret = numbers.first, numbers.count == parts.count, parts.count < 3 else {
      throw UserError(
        en: "a deal of guess is the number to find, not \(text.quoted)",
        zh: "guess 的“题目”就是要猜的数，不能是 \(text.quoted)")
    }
    self.init(secret: secret, lie: parts.count > 1 ? numbers.last : nil)
  }

  public var description: String { "\(secret)" + (lie.map { "/\($0)" } ?? "") }

  public func answer(_ move: NumberMove, at position: GuessPosition) -> GuessEvent {
    let number = move.number
    let truth: GuessOutcome = number < secret ? .low : number > secret ? .high : .correct
    guard let lie, lie == position.score.value + 1 else {
      return GuessEvent(move: move, outcome: truth)
    }
    return GuessEvent(move: move, outcome: truth.opposite)
  }
}

extension GuessOptions {
  public init(daily: DailyDeal) {
    self.init()
    let highs = [49, 99, 99, 199, 99, 499, 199]
    range = NumberRange(low: 0, high: highs[daily.weekday])
    lies = [0, 0, 1, 0, 1, 0, 1][daily.weekday]
  }

  var setup: GuessSetup { GuessSetup(range, lies: lies) }

  public func shape(_ presentation: Presentation) -> String {
    let (low, high) = (range.low, range.high)
    let plain = presentation(en: "\(low) to \(high)", zh: "\(low) 到 \(high)")
    return (presentation.isPlain ? plain : "\(low)\(presentation.isASCII ? "-" : "–")\(high)")
      + (lies > 0 ? presentation(en: ", one lie", zh: "，可能有谎话") : "")
  }
}
