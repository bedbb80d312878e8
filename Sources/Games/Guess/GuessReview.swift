import GameCore
import TextUI

/// The review of a game of guess: the numbers that each guess left.
struct GuessReview: Review {
  private let range: NumberRange
  private var guesses: [Step] = []

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
  }

  init(_ range: NumberRange) {
    self.range = range
  }

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
      en: "Your guesses cut \((steps + ["found"]).joined(separator: arrow)).",
      zh: "范围：\((steps + ["猜中"]).joined(separator: arrow))。")
  }

  private func advice(_ presentation: Presentation) -> String {
    guard let worst = choices.filter({ !$0.isBest }).min(by: { $0.bits < $1.bits }) else {
      return presentation(en: "No guess could have been better.", zh: "每一次都猜得无可挑剔！")
    }
    guard worst.bits < 1 else {
      return guesses.count == 1
        ? presentation(en: "A long shot, and it paid off.", zh: "大胆一猜，居然中了！")
        : presentation(en: "You strayed from the middle, and it paid off.", zh: "没从中间猜，却赌对了。")
    }
    let (number, left) = (worst.number, worst.after.count)
    let middle = worst.before.middle
    let most = worst.before.upperBound - middle
    return presentation(
      en: "Your weakest guess was \(number): it left \(left.counted("number")), "
        + "while the middle, \(middle), would have left at most \(most).",
      zh: "最可惜的是 \(number)：猜完还剩 \(left) 个数；猜中间的 \(middle)，最多只剩 \(most) 个。")
  }

  /// The most counts that are listed.
  private static let limit = 12

  func chart(_ presentation: Presentation) -> [String] {
    let all = GuessTheory.bits(range.count)
    let bars = guesses.map { guess in
      ReviewChart.Bar(
        String(guess.number), share: GuessTheory.bits(guess.after.count) / all,
        value: String(guess.after.count))
    }
    return [presentation(en: "Left after each guess:", zh: "每猜一次还剩：")]
      + ReviewChart.bars(bars, presentation)
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
