import GameCore
import Platform

/// The review of a game of guess, based on the numbers that each guess left.
struct GuessReview: Review {
  private let range: NumberRange
  private var guesses: [Step] = []

  /// A guess with the remaining numbers before and after it.
  private struct Step {
    let number: Int
    let before: ClosedRange<Int>
    let after: ClosedRange<Int>

    /// The number of halvings of the remaining numbers by the guess.
    var bits: Double { log2(Double(before.count) / Double(after.count)) }

    /// The average loss of the guess against the middle, in guesses.
    var loss: Double {
      GuessTheory(count: before.count).loss(ofGuess: number - before.lowerBound)
    }
  }

  init(_ range: NumberRange) { self.range = range }

  mutating func observe(
    _ event: GuessEvent, from before: GuessPosition, to after: GuessPosition
  ) {
    guesses.append(Step(number: event.number, before: before.remaining, after: after.remaining))
  }

  /// A cost that a random guesser seldom undercuts. It grows with the count of numbers.
  var allowance: Double? { max(0.2, (GuessTheory(count: range.count).mean - 4) / 4.5) }

  /// The guesses made while two or more numbers remained.
  private var choices: [Step] { guesses.filter { $0.before.count > 1 } }

  /// Returns the counts of numbers left after each guess, without the middle counts of a long game.
  func facts(_ presentation: Presentation) -> [String] {
    var counts = guesses.dropLast().map { String($0.after.count) }
    if counts.count > 12 {
      counts.replaceSubrange(9..<counts.count - 2, with: [presentation.ellipsis])
    }
    let steps = [String(range.count)] + counts
    let arrow = presentation.isASCII ? " > " : presentation(en: " → ", zh: "→")
    return [
      presentation(
        en: "Numbers left: \((steps + ["found"]).joined(separator: arrow)).",
        zh: "剩余个数：\((steps + ["猜中"]).joined(separator: arrow))。")
    ]
  }

  var costs: [Double] { guesses.map(\.loss.cost) }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    let (guess, cost) = (guesses[index], guesses[index].loss.cost)
    guard cost > 0 else { return nil }
    let (left, middle) = (guess.after.count, guess.before.middle)
    let most = guess.before.upperBound - middle
    let text =
      if left > most {
        presentation(
          en: "\(guess.number) left \(left.counted("number")); "
            + "the middle, \(middle), leaves at most \(most).",
          zh: "猜 \(guess.number) 还剩 \(left) 个数；猜中间的 \(middle)，最多只剩 \(most) 个。")
      } else {
        presentation(
          en: "\(guess.number) strayed from the middle, and it paid off.",
          zh: "\(guess.number) 没从中间猜，却赌对了。")
      }
    return text + cost.costText(Guesses.unit, presentation)
  }

  func chart(_ presentation: Presentation) -> ReviewChart? {
    let counts = [range.count] + guesses.dropLast().map(\.after.count) + [0]
    let labels = [presentation(en: "start", zh: "开局")] + guesses.map { String($0.number) }
    let bars = zip(labels, counts).map { label, left in
      let value = left > 0 ? String(left) : presentation(en: "found", zh: "猜中")
      return ReviewChart.Bar(label, Double(left) / Double(range.count), value)
    }
    return ReviewChart(Phrase(en: "Numbers left after each guess:", zh: "每猜一次还剩多少个数："), bars)
  }

  var fields: JSONObject {
    let worst = choices.min { $0.bits < $1.bits }
    return [
      "bits": .list(choices.map { .decimal(($0.bits * 1000).rounded() / 1000) }),
      "least": .number(worst?.number ?? 0),
      "good": .number(choices.count { $0.loss == 0 }),
    ]
  }
}
