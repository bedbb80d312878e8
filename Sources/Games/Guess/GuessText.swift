import GameCore

extension GuessPosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    let (low, high, doubts) = (setup.range.low, setup.range.high, setup.doubts)
    return presentation(
      en: "I'm thinking of a number from \(low) to \(high)."
        + (doubts > 0 ? " One of my first \(doubts) answers may be a lie." : ""),
      zh: "我想好了一个 \(low) 到 \(high) 之间的数，你来猜。"
        + (doubts > 0 ? "前 \(doubts) 次回答里，我可能说一次谎。" : ""))
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    guard left.count > 1 else { return moveForm(presentation) }
    let parts = left.parts.map { ClosedRange($0).text(presentation.language) }
    let range = parts.alternatives(presentation.language)
    return presentation(
      en: "Type a whole number from \(range), and I'll tell you if it's too low or too high.",
      zh: "输入 \(range) 之间的整数，我会告诉你猜大了还是猜小了。")
  }

  public func moveForm(_ presentation: Presentation) -> String {
    let say = presentation.language
    let (rest, all) = (left.parts.listed(say), remaining.described(in: say))
    guard left.count > 1 else {
      return presentation(en: "Type \(rest), the only number left.", zh: "只剩 \(rest) 了，请输入它。")
    }
    return left.parts.count > 1
      ? presentation(en: "A guess is one of \(rest).", zh: "请输入 \(rest) 中的一个数。")
      : presentation(en: "A guess is a whole number from \(all).", zh: "请输入 \(all) 之间的整数。")
  }

  /// The number of answers to come that may be a lie, in words; empty in a game without lies.
  public func facts(_ presentation: Presentation) -> [String] {
    guard setup.lies > 0, phase.isPlaying else { return [] }
    return [
      left.doubts > 0
        ? presentation(en: "may lie: \(left.doubts) more", zh: "还有 \(left.doubts) 次可能说谎")
        : presentation(en: "no more lies", zh: "不会再说谎")
    ]
  }

  public func words(for move: NumberMove, _ presentation: Presentation) -> String {
    presentation(en: "\(move)", zh: "猜 \(move)")
  }

  public func question(_ presentation: Presentation) -> String {
    presentation(en: "Your guess:", zh: "你猜：")
  }

  public func sentence(for event: GuessEvent, _ presentation: Presentation) -> String {
    let (number, meaning) = (event.number, event.outcome.meaning(presentation.language))
    guard event.outcome != .correct else {
      return presentation(en: "\(number) is \(meaning)!", zh: "\(number) \(meaning)了！")
    }
    guard left.hasDoubtful else {
      let left = remaining.choice(presentation.language)
      return presentation(
        en: "\(number) is \(meaning). That leaves \(left).",
        zh: "\(number) \(meaning)了，还剩 \(left)。")
    }
    return presentation(
      en: "\(number) is \(meaning). \(doubts(.en).capitalizedFirst).",
      zh: "\(number) \(meaning)了。\(doubts(.zh))。")
  }

  public func shortSentence(for event: GuessEvent, _ presentation: Presentation) -> String? {
    guard event.outcome != .correct else { return nil }
    let say = presentation.language
    let (number, meaning) = (event.number, event.outcome.meaning(say))
    let isLieKnown = left.possible.isEmpty
    let sure = (isLieKnown ? left.doubtful : [left.possible]).map { ClosedRange($0).choice(say) }
    let unsure = (isLieKnown ? [] : left.doubtful).map {
      ClosedRange($0).choice(say) + say(en: "?", zh: "？")
    }
    let left = (sure + unsure).joined(separator: say(en: ", ", zh: "，"))
    return say(en: "\(number) is \(meaning): \(left)", zh: "\(number) \(meaning)：\(left)")
  }

  /// Returns the possible and the doubtful numbers in words.
  func doubts(_ say: Language) -> String {
    let doubtful = left.doubtful.listed(say)
    guard !left.possible.isEmpty else {
      let verb = left.count > 1 ? "are" : "is"
      return say(en: "the lie is out: \(doubtful) \(verb) left", zh: "谎话已出：还剩 \(doubtful)")
    }
    let possible = [left.possible].listed(say)
    return say(
      en: "possible \(possible), doubtful \(doubtful)", zh: "可能是 \(possible)；\(doubtful) 存疑")
  }

  public func reason(for refusal: GuessRefusal, _ presentation: Presentation) -> String {
    switch refusal.code {
    case .outside:
      let (move, verb) = (refusal.move, left.count > 1 ? "are" : "is")
      let rest = Phrase { left.parts.listed($0) }
      return presentation(
        en: "It can't be \(move): only \(rest(.en)) \(verb) left.",
        zh: "不会是 \(move)，只剩 \(rest(.zh)) 了。")
    case .ruledOut:
      return presentation(en: "\(refusal.move) has been ruled out.", zh: "\(refusal.move) 已经排除了。")
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
    guard setup.lies == 0 else { return verdictOfLies(guesses, presentation) }
    let (count, most) = (setup.range.count, GuessTheory(count: setup.range.count).most)
    if score.value <= most / 2 {
      // The n-th guess finds at most 2^(n - 1) numbers. Praise is due for a fifth of all or less.
      return 5 * (1 << score.value - 1) > count
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

  /// Returns the verdict where an answer may be a lie, by the quantiles of the expert's games.
  private func verdictOfLies(_ guesses: String, _ presentation: Presentation) -> String {
    let theory = setup.theory
    if theory.quantile(0.1) > score.value {
      return presentation(en: "Found in \(guesses): a rare feat!", zh: "\(guesses)就猜中，太厉害了！")
    }
    let most = theory.quantile(0.99)
    return score.value <= most
      ? presentation(
        en: "Found in \(guesses); with a lie, even the best bot may take \(most).",
        zh: "\(guesses)猜中；回答可能有假，电脑高手也可能要 \(most) 次。")
      : presentation(
        en: "Found in \(guesses): what a fight! The best bot rarely takes more than \(most).",
        zh: "\(guesses)才猜中，真难缠！电脑高手很少超过 \(most) 次。")
  }

  public func fields(for event: GuessEvent) -> JSONObject {
    let ends: JSONObject = [
      "high": .number(remaining.upperBound), "low": .number(remaining.lowerBound),
    ]
    guard setup.lies > 0 else { return ends }
    func list(_ ranges: [Range<Int>]) -> JSONValue {
      .list(ranges.map { .list([.number($0.lowerBound), .number($0.upperBound - 1)]) })
    }
    let possible = left.possible.isEmpty ? [] : [left.possible]
    return ends.merging(["doubtful": list(left.doubtful), "possible": list(possible)])
  }
}

extension [Range<Int>] {
  /// Returns the ranges in words: `1 to 3, 5 and 8 to 9`.
  fileprivate func listed(_ say: Language) -> String {
    let texts = map { ClosedRange($0).text(say) }
    let parts = zip(self, texts).flatMap { $0.count == 2 ? $0.map(String.init) : [$1] }
    return say(en: parts.listed(before: "and"), zh: parts.joined(separator: "、"))
  }
}
