import GameCore
import TextUI

extension GuessPosition: PlayerText {
  public func task(_ presentation: Presentation) -> String {
    presentation(
      en: "Find the number from \(setup.low) to \(setup.high).",
      zh: "猜一个 \(setup.low) 到 \(setup.high) 之间的数。")
  }

  public func moveHelp(_ presentation: Presentation) -> String {
    let rest = remaining.described(in: presentation.language)
    return presentation(
      en: "Type a whole number from \(rest); you learn whether it is too low or too high.",
      zh: "输入 \(rest) 之间的整数，每次都会告诉你太小还是太大。")
  }

  public func moveForm(_ presentation: Presentation) -> String {
    let rest = remaining.described(in: presentation.language)
    return presentation(en: "A guess is a whole number from \(rest).", zh: "请输入 \(rest) 之间的整数。")
  }

  public func question(_ presentation: Presentation) -> String {
    let rest = remaining.described(in: presentation.language)
    return presentation(en: "Your guess, \(rest):", zh: "猜几？（\(rest)）")
  }

  public func board(_ presentation: Presentation) -> [String] {
    phase.isPlaying ? GuessBoard(self, presentation).lines : []
  }

  public func sentence(for event: GuessEvent, _ presentation: Presentation) -> String {
    let number = event.number
    return switch event.outcome {
    case .low: presentation(en: "\(number) is too low.", zh: "\(number) 太小。") + rest(presentation)
    case .high:
      presentation(en: "\(number) is too high.", zh: "\(number) 太大。") + rest(presentation)
    case .correct: presentation(en: "\(number) is right!", zh: "\(number) 猜对了！")
    }
  }

  private func rest(_ presentation: Presentation) -> String {
    guard remaining.count > 1 else {
      let only = remaining.lowerBound
      return presentation(en: " Only \(only) remains.", zh: "只剩 \(only)。")
    }
    let rest = remaining.described(in: presentation.language)
    return presentation(en: " \(rest) remain.", zh: "还剩 \(rest)。")
  }

  public func reason(for refusal: GuessRefusal, _ presentation: Presentation) -> String {
    switch refusal {
    case .outside(let number, let rest):
      let rest = rest.described(in: presentation.language)
      return presentation(
        en: "\(number) is outside what remains, \(rest).", zh: "\(number) 不在剩余范围 \(rest) 内。")
    case .ended: return presentation(en: "The number was found.", zh: "数已经猜到了。")
    }
  }

  public func verdict(_ presentation: Presentation) -> String {
    let guesses = Guesses.unit.counted(score.value, presentation.language)
    let most = GuessTheory(count: setup.count).most
    return switch Verdict(guesses: score.value, numbers: setup.count) {
    case .feat:
      presentation(en: "Found in \(guesses): a rare feat!", zh: "\(guesses)就猜中，太难得了！")
    case .fair:
      presentation(
        en: "Found in \(guesses). Well played: halving takes up to \(most).",
        zh: "\(guesses)猜中，打得不错：每次对半猜最多要 \(most) 次。")
    case .slow:
      presentation(
        en: "Found in \(guesses), by the scenic route: halving takes at most \(most).",
        zh: "\(guesses)才猜中，绕了点远路：每次对半猜最多只要 \(most) 次。")
    }
  }
}

extension GuessPosition: JSONReporting {
  public func fields(for event: GuessEvent) -> JSONObject {
    ["low": .number(remaining.lowerBound), "high": .number(remaining.upperBound)]
  }
}

/// The judgement of a finished game by its guesses beside the most that bisection needs.
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
