import GameCore
import TextUI

/// The review of a game of guess: the numbers that each guess left.
struct GuessReview: Review {
  private let range: NumberRange
  private var guesses: [Step] = []
  private var hints = 0

  /// A guess with the remaining numbers before and after it.
  private struct Step {
    let number: Int
    let before: ClosedRange<Int>
    let after: ClosedRange<Int>

    /// The number of times that it halved the remaining numbers.
    var bits: Double { GuessTheory.bits(before.count) - GuessTheory.bits(after.count) }

    /// True if it was as good as the middle, whatever its result.
    var isBest: Bool {
      GuessTheory(count: before.count).bestOffsets.contains(number - before.lowerBound)
    }

    /// The part of a halving that it fell short of; 0 if another guess could have lost as much.
    var cost: Double { isBest ? 0 : max(0, 1 - bits) }
  }

  init(_ range: NumberRange) {
    self.range = range
  }

  mutating func noteHint() { hints += 1 }

  mutating func observe(
    _ event: GuessEvent, from before: GuessPosition, to after: GuessPosition
  ) {
    guesses.append(
      Step(number: event.number, before: before.remaining, after: after.remaining))
  }

  func sentences(_ presentation: Presentation) -> [String] {
    [course(presentation), advice(presentation)]
  }

  /// The guesses with a choice: not that of the only remaining number.
  private var choices: [Step] { guesses.filter { $0.before.count > 1 } }

  /// Returns the count of remaining numbers after each guess; the middle of a long game is left
  /// out.
  private func course(_ presentation: Presentation) -> String {
    var counts = guesses.dropLast().map { String($0.after.count) }
    if counts.count > Self.limit {
      counts.replaceSubrange(Self.limit - 3..<counts.count - 2, with: [presentation.ellipsis])
    }
    let steps = [String(range.count)] + counts
    let arrow = presentation.isASCII ? " > " : presentation(en: " → ", zh: "→")
    return presentation(
      en: "Numbers left: \((steps + ["found"]).joined(separator: arrow)).",
      zh: "剩余个数：\((steps + ["猜中"]).joined(separator: arrow))。")
  }

  private func advice(_ presentation: Presentation) -> String {
    guard choices.contains(where: { !$0.isBest }) else { return praise(presentation) }
    guard let index = costliestMove else {
      return guesses.count == 1
        ? presentation(en: "A long shot, and it paid off.", zh: "大胆一猜，居然中了！")
        : presentation(en: "You strayed from the middle, and it paid off.", zh: "没从中间猜，却赌对了。")
    }
    let (worst, loss) = (guesses[index], loss(guesses[index], presentation))
    return presentation(
      en: "Your weakest guess was \(worst.number): it \(loss)", zh: "最可惜的是 \(worst.number)：\(loss)")
  }

  private func praise(_ presentation: Presentation) -> String {
    guard hints == 0 else {
      return presentation(
        en: "No guess could have been better, but you had \(hints.counted("hint")).",
        zh: "每一次都猜得很准，不过用了 \(hints) 次提示。")
    }
    return presentation(en: "No guess could have been better.", zh: "每一次都猜得无可挑剔！")
  }

  /// Returns what a guess left, and what the middle would have left.
  private func loss(_ guess: Step, _ presentation: Presentation) -> String {
    let (left, middle) = (guess.after.count, guess.before.middle)
    let most = guess.before.upperBound - middle
    return presentation(
      en: "left \(left.counted("number")), "
        + "while the middle, \(middle), would have left at most \(most).",
      zh: "猜完还剩 \(left) 个数；猜中间的 \(middle)，最多只剩 \(most) 个。")
  }

  func lesson(_ presentation: Presentation) -> String? { advice(presentation) }

  // MARK: Guess by guess

  var costs: [Double] { guesses.map(\.cost) }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    let guess = guesses[index]
    guard guess.cost == 0 else {
      return presentation(
        en: "It \(loss(guess, presentation))", zh: "\(loss(guess, presentation))")
    }
    guard guess.isBest else {
      return presentation(
        en: "This guess strayed from the middle, and it paid off.", zh: "没从中间猜，却赌对了。")
    }
    return nil
  }

  /// The most counts that are listed.
  private static let limit = 12

  /// The numbers left, to scale.
  func chart(_ presentation: Presentation) -> [String] {
    let all = range.count
    let start = ReviewChart.Bar(
      presentation(en: "start", zh: "开局"), share: 1, value: String(all))
    let bars = guesses.enumerated().map { index, guess in
      let isFound = index == guesses.count - 1
      return ReviewChart.Bar(
        String(guess.number), share: isFound ? 0 : Double(guess.after.count) / Double(all),
        value: isFound ? presentation(en: "found", zh: "猜中") : String(guess.after.count))
    }
    return ReviewChart.bars(
      presentation(en: "Numbers left after each guess:", zh: "每猜一次还剩多少个数："),
      [start] + bars, presentation)
  }

  var fields: JSONObject {
    let worst = choices.min { $0.bits < $1.bits }
    return [
      "bits": .list(choices.map { .decimal(($0.bits * 1000).rounded() / 1000) }),
      "least": .number(worst?.number ?? 0),
      "good": .number(choices.count(where: \.isBest)),
    ]
  }
}
