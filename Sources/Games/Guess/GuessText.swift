import GameCore

extension GuessPosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    presentation(
      en: "I'm thinking of a number from \(setup.low) to \(setup.high).",
      zh: "我想好了一个 \(setup.low) 到 \(setup.high) 之间的数，你来猜。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let range = remaining.described(in: presentation.language)
    return presentation(
      en: "Type a whole number from \(range), and I'll tell you if it's too low or too high.",
      zh: "输入 \(range) 之间的整数，我会告诉你太大还是太小。")
  }

  public func moveForm(_ presentation: Presentation) -> String {
    let range = remaining.described(in: presentation.language)
    return presentation(en: "A guess is a whole number from \(range).", zh: "请输入 \(range) 之间的整数。")
  }

  public func question(_ presentation: Presentation) -> String {
    let range = remaining.text(presentation.language)
    return presentation(en: "Your guess, \(range):", zh: "你猜是多少？（\(range)）")
  }

  public func sentence(for event: GuessEvent, _ presentation: Presentation) -> String {
    let (number, left) = (event.number, remaining.text(presentation.language))
    let meaning = event.outcome.meaning(presentation.language)
    return event.outcome == .correct
      ? presentation(en: "\(number) is \(meaning)!", zh: "\(number) \(meaning)了！")
      : presentation(
        en: "\(number) is \(meaning). That leaves \(left).",
        zh: "\(number) \(meaning)了，还剩 \(left)。")
  }

  public func shortSentence(for event: GuessEvent, _ presentation: Presentation) -> String? {
    let (number, left) = (event.number, remaining.text(presentation.language))
    let meaning = event.outcome.meaning(presentation.language)
    return event.outcome == .correct
      ? nil
      : presentation(en: "\(number) is \(meaning): \(left)", zh: "\(number) \(meaning)：\(left)")
  }

  public func reason(for refusal: GuessRefusal, _ presentation: Presentation) -> String {
    switch refusal.code {
    case .outside:
      let range = remaining.described(in: presentation.language)
      return presentation(
        en: "\(refusal.move) is outside what remains, \(range).",
        zh: "\(refusal.move) 不在剩下的 \(range) 里。")
    case .ended: return presentation(en: "The number was found.", zh: "已经猜中了。")
    }
  }

  public func verdict(hints: Int, _ presentation: Presentation) -> String {
    let guesses = Self.unit.counted(score.value, presentation.language)
    guard hints == 0 else {
      return presentation(
        en: "Found in \(guesses) with \(hints.counted("hint")).",
        zh: "\(guesses)猜中，用了 \(hints) 次提示。")
    }
    let most = GuessTheory(count: setup.count).most
    if score.value <= most / 2 {
      // The n-th guess finds at most 2^(n - 1) numbers. Praise is due for a fifth of all or less.
      return 5 * (1 << score.value - 1) > setup.count
        ? presentation(en: "Found in \(guesses): nice!", zh: "\(guesses)就猜中，漂亮！")
        : presentation(en: "Found in \(guesses): a rare feat!", zh: "\(guesses)就猜中，太厉害了！")
    }
    return score.value <= most
      ? presentation(
        en: "Found in \(guesses); halving takes up to \(most).",
        zh: "\(guesses)猜中；每次对半猜最多要 \(most) 次。")
      : presentation(
        en: "Found in \(guesses), by the scenic route: halving takes at most \(most).",
        zh: "\(guesses)才猜中，绕了点远路：每次对半猜最多只要 \(most) 次。")
  }

  public func fields(for event: GuessEvent) -> JSONObject {
    ["low": .number(remaining.lowerBound), "high": .number(remaining.upperBound)]
  }
}
