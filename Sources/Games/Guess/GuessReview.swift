import GameCore
import Platform

/// The review of a game of guess, based on the numbers that each guess left.
struct GuessReview: Review {
  private let setup: GuessSetup
  private var guesses: [Step] = []

  /// A guess with the numbers left before and after it.
  private struct Step {
    let number: Int
    let answer: GuessOutcome
    let before, after: NumbersLeft

    /// The average loss of the guess against the expert's, in guesses.
    let loss: Double

    /// The loss as a cost. A lucky find is no mistake.
    var cost: Double { answer == .correct ? 0 : loss.cost }

    /// The number of halvings of the equally probable games by the guess.
    var bits: Double { log2(Double(before.weight) / Double(after.weight)) }
  }

  init(_ setup: GuessSetup) { self.setup = setup }

  mutating func observe(
    _ event: GuessEvent, from before: GuessPosition, to after: GuessPosition
  ) {
    guesses.append(
      Step(
        number: event.number, answer: event.outcome, before: before.left, after: after.left,
        loss: before.left.loss(ofGuess: event.number)))
  }

  /// A cost that a random guesser seldom undercuts. It grows with the count of numbers, and with a
  /// lie.
  var allowance: Double? {
    let honest = max(0.2, (GuessTheory(count: setup.range.count).mean - 4) / 5.2)
    return setup.lies > 0 ? 2.5 * honest : honest
  }

  /// The index of the guess that was answered by a lie, or nil if none is known.
  private var lie: Int? {
    guard let last = guesses.last, last.answer == .correct else { return nil }
    return guesses.dropLast().firstIndex { ($0.number < last.number) != ($0.answer == .low) }
  }

  /// Returns that the answer to a guess was a lie; on the last guess, that none was.
  func revelation(onMove index: Int, _ presentation: Presentation) -> String? {
    guard setup.lies > 0, index == lie ?? guesses.count - 1 else { return nil }
    guard lie != nil else {
      return presentation(en: "No answer was a lie.", zh: "这一局没有说谎。")
    }
    let (move, answer) = (NumberMove(guesses[index].number), guesses[index].answer)
    let correction = GuessEvent(move: move, outcome: answer).correction(presentation)
    return presentation(
      en: "Answer \(index + 1) was a lie: \(correction)", zh: "第 \(index + 1) 次回答是谎话：\(correction)")
  }

  /// The guesses made while two or more numbers remained.
  private var choices: [Step] { guesses.filter { $0.before.count > 1 } }

  /// Returns the counts of numbers left after each guess, without the middle counts of a long game.
  func facts(_ presentation: Presentation) -> [String] {
    var counts = guesses.dropLast().map { String($0.after.count) }
    if counts.count > 12 {
      counts.replaceSubrange(9..<counts.count - 2, with: [presentation.ellipsis])
    }
    let steps = [String(setup.range.count)] + counts
    let sign = presentation.isASCII ? " > " : presentation(en: " → ", zh: "→")
    let arrow = presentation.isPlain ? presentation.comma : sign
    return [
      presentation(
        en: "Numbers left: \((steps + ["found"]).joined(separator: arrow)).",
        zh: "还剩的个数：\((steps + ["猜中"]).joined(separator: arrow))。")
    ] + guesses.indices.compactMap { revelation(onMove: $0, presentation) }
  }

  var costs: [Double] { guesses.map(\.cost) }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    let (guess, cost) = (guesses[index], guesses[index].cost)
    guard cost > 0 else { return nil }
    let (left, middle) = (guess.after.count, guess.before.bestGuess)
    let most = guess.before.count / 2
    let text =
      if guess.before.doubts > 0 {
        presentation(
          en: "\(guess.number) told less than \(middle) would have.",
          zh: "猜 \(middle) 比猜 \(guess.number) 更能缩小范围。")
      } else if left > most {
        presentation(
          en: "\(guess.number) left \(left.counted("number")); "
            + "the middle, \(middle), leaves at most \(most).",
          zh: "猜 \(guess.number) 还剩 \(left) 个数；猜中间的 \(middle)，最多只剩 \(most) 个。")
      } else {
        presentation(
          en: "\(guess.number) strayed from the middle, \(middle), and it paid off.",
          zh: "\(guess.number) 不是正中间的 \(middle)，只是这次运气好。")
      }
    return text + cost.costText(Guesses.unit, presentation)
  }

  func chart(_ presentation: Presentation) -> ReviewChart? {
    let counts =
      [(setup.range.count, 0)] + guesses.dropLast().map { ($0.after.count, $0.after.doubtfulCount) }
      + [(0, 0)]
    let all = Double(setup.range.count)
    let labels = [presentation(en: "start", zh: "开局")] + guesses.map { String($0.number) }
    let bars = zip(labels, counts).map { label, count in
      let (left, doubtful) = count
      let value = left > 0 ? String(left) : presentation(en: "found", zh: "猜中")
      return ReviewChart.Bar(label, Double(left) / all, Double(doubtful) / all, value)
    }
    let shade = presentation.shade
    return ReviewChart(
      setup.lies == 0
        ? Phrase(en: "Numbers left after each guess:", zh: "每猜一次还剩多少个数：")
        : Phrase(
          en: "Numbers left after each guess (\(shade) doubtful):",
          zh: "每猜一次还剩多少个数（\(shade) 存疑）："), bars)
  }

  var fields: JSONObject {
    let worst = choices.min { $0.bits < $1.bits }
    let fields: JSONObject = [
      "bits": .list(choices.map { .decimal(($0.bits * 1000).rounded() / 1000) }),
      "leastGuess": .number(worst?.number ?? 0),
      "goodGuesses": .number(choices.count { $0.loss == 0 }),
    ]
    return fields.merging(setup.lies > 0 ? ["lieTurn": lie.map { .number($0 + 1) } ?? .null] : [:])
  }
}
