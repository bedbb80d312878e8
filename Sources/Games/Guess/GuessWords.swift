import GameCore
import TextUI
import Tiles

extension Guess: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    presentation(
      en: "Find the number from \(range.low) to \(range.high).",
      zh: "猜一个 \(range.low) 到 \(range.high) 之间的数。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let rest = remaining.described(in: presentation.language)
    let answers = presentation(
      en: "; you are told whether it is too low or too high.", zh: "；每次都会告诉你太小还是太大。")
    guard picker == .wheels else {
      return presentation(
        en: "Type a whole number from \(rest)", zh: "输入 \(rest) 之间的整数")
        + answers
    }
    return presentation(
      en: "Type the tens and then the units, or a whole number from \(rest)",
      zh: "先输入十位，再输入个位，或直接输入 \(rest) 之间的整数") + answers
  }

  public func question(after answers: [String], _ presentation: Presentation) -> String {
    let rest = remaining.described(in: presentation.language)
    guard picker == .wheels else {
      return presentation(en: "Your guess, \(rest):", zh: "你猜几？\(rest)：")
    }
    let wheels = Wheels(remaining)
    if let tens = answers.first.flatMap(WholeNumber.parse) {
      let units = wheels.units(for: tens)
      return presentation(
        en: "Units, \(units.described(in: presentation.language)):",
        zh: "个位？\(units.described(in: presentation.language))：")
    }
    return presentation(
      en: "Tens, \(wheels.tens.described(in: presentation.language)):",
      zh: "十位？\(wheels.tens.described(in: presentation.language))：")
  }

  public func move(from answers: [String]) throws(GuessRefusal) -> GuessMove? {
    let numbers = answers.compactMap(WholeNumber.parse)
    guard let first = numbers.first, numbers.count == answers.count else { throw .unreadable }
    guard picker == .wheels else { return GuessMove(first) }
    let wheels = Wheels(remaining)
    guard wheels.tens.contains(first) else {
      guard remaining.contains(first) else { throw .notOnTensWheel(first, wheels.tens) }
      return GuessMove(first)
    }
    guard numbers.count > 1 else { return nil }
    let units = wheels.units(for: first)
    guard units.contains(numbers[1]) else { throw .notOnUnitsWheel(numbers[1], units) }
    return GuessMove(first * 10 + numbers[1])
  }

  public func sentence(for event: GuessEvent, _ presentation: Presentation) -> String {
    let say = presentation.language
    let (low, told) = (event.remaining.lowerBound, event.remaining.described(in: say))
    let rest =
      event.remaining.count == 1
      ? say(en: " Only \(low) remains.", zh: "只剩 \(low)。")
      : say(en: " \(told) remain.", zh: "还剩 \(told)。")
    return switch event.result {
    case .low: say(en: "\(event.number) is too low.", zh: "\(event.number) 太小。") + rest
    case .high: say(en: "\(event.number) is too high.", zh: "\(event.number) 太大。") + rest
    case .correct: say(en: "\(event.number) is right!", zh: "\(event.number) 猜对了！")
    }
  }

  public func reason(for refusal: GuessRefusal, _ presentation: Presentation) -> String {
    let say = presentation.language
    switch refusal {
    case .unreadable:
      let rest = remaining.described(in: say)
      return say(
        en: "A guess is a whole number from \(rest).",
        zh: "请输入 \(rest) 之间的整数。")
    case .outside(let number, let rest):
      return say(
        en: "\(number) is outside what remains, \(rest.described(in: presentation.language)).",
        zh: "\(number) 超出剩余范围（\(rest.described(in: presentation.language))）。")
    case .notOnTensWheel(let number, let tens):
      return say(
        en: "The tens wheel offers \(tens.described(in: presentation.language)), not \(number).",
        zh: "十位只有 \(tens.described(in: presentation.language))，没有 \(number)。")
    case .notOnUnitsWheel(let number, let units):
      return say(
        en: "The units wheel offers \(units.described(in: presentation.language)), not \(number).",
        zh: "个位只有 \(units.described(in: presentation.language))，没有 \(number)。")
    case .ended:
      return say(en: "The number was found.", zh: "数已经猜到了。")
    }
  }

  public func verdict(_ presentation: Presentation) -> String {
    let guesses = Points.unit.counted(score.value, presentation.language)
    let most = GuessTheory(count: range.count).most
    return switch Verdict(guesses: score.value, numbers: range.count) {
    case .feat:
      presentation(en: "Found in \(guesses): a rare feat!", zh: "只猜了 \(guesses)：真是难得！")
    case .fair:
      presentation(
        en: "Found in \(guesses), as it should be: halving what remains needs \(most) at most.",
        zh: "猜了 \(guesses)，正常水平：每次取中间数，最多 \(most) 次就能猜到。")
    case .slow:
      presentation(
        en: "Found in \(guesses), the scenic route: halving what remains needs \(most) at most.",
        zh: "猜了 \(guesses)，绕了不少远路：每次取中间数，最多 \(most) 次就能猜到。")
    }
  }
}

/// How a finished game is judged, beside the most guesses that bisection needs.
enum Verdict: Equatable {
  /// At most half of what bisection may need.
  case feat

  /// At most what bisection may need.
  case fair

  /// More.
  case slow

  init(guesses: Int, numbers: Int) {
    let most = GuessTheory(count: numbers).most
    self = guesses <= most / 2 ? .feat : guesses <= most ? .fair : .slow
  }
}
