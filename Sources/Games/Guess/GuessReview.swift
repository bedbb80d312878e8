import GameCore
import TextUI
import Tiles

/// A look back at a game of guess: what each guess has won.
struct GuessReview: Review {
  private let range: NumberRange
  private var remaining: ClosedRange<Int>
  private var guesses: [Step] = []

  /// A guess and what it did to what remained.
  private struct Step {
    let event: GuessEvent
    let before: ClosedRange<Int>

    /// How often it has halved what remained.
    var bits: Double { GuessTheory.bits(before.count) - GuessTheory.bits(event.remaining.count) }

    /// Whether it was as good as the middle, whatever came of it.
    var isBest: Bool {
      GuessTheory(count: before.count).bestPlaces.contains(event.number - before.lowerBound)
    }
  }

  /// The review of a game at its start.
  init(of game: Guess) {
    range = game.range
    remaining = game.remaining
  }

  mutating func see(_ event: GuessEvent) {
    guesses.append(Step(event: event, before: remaining))
    remaining = event.remaining
  }

  func sentences(_ presentation: Presentation) -> [String] {
    [gains(presentation), advice(presentation)]
  }

  /// The guesses that there was a choice of: not the one of the only number that remained.
  private var choices: [Step] { guesses.filter { $0.before.count > 1 } }

  private func gains(_ presentation: Presentation) -> String {
    let say = presentation.language
    let all = GuessTheory.bits(range.count).rounded(toPlaces: 1)
    var shown = choices.map { $0.bits.rounded(toPlaces: 1) }
    // The last ones are the most telling.
    if shown.count > Self.limit {
      shown.replaceSubrange(Self.limit - 3..<shown.count - 2, with: [presentation.ellipsis])
    }
    let bits = shown.joined(separator: say(en: ", ", zh: "、"))
    let unit = all == "1" ? "bit" : "bits"
    let rest =
      choices.count == guesses.count
      ? "" : say(en: " The last one had no choice.", zh: "最后一次别无选择。")
    return say(
      en: "The \(choices.count == 1 ? "guess" : "guesses") won \(bits) of the \(all) \(unit) "
        + "that there were; each halving is one.",
      zh: "共需 \(all) 比特（每减半一次得 1），每次得到：\(bits)。") + rest
  }

  private func advice(_ presentation: Presentation) -> String {
    let say = presentation.language
    guard let worst = choices.filter({ !$0.isBest }).min(by: { $0.bits < $1.bits }) else {
      return say(en: "No guess could have been better.", zh: "每一次都猜得无可挑剔。")
    }
    guard worst.bits < 1 else {
      return guesses.count == 1
        ? say(en: "It was a risk that paid off.", zh: "这是一次成功的冒险。")
        : say(
          en: "What was not near the middle was a risk that paid off.", zh: "没取中间数是冒险，但赌赢了。")
    }
    let (number, bits) = (worst.event.number, worst.bits.rounded(toPlaces: 1))
    let (rest, middle) = (worst.before.described(in: say), worst.before.middle)
    return say(
      en: "The guess to change is \(number), which won \(bits): of \(rest), "
        + "the middle, \(middle), was sure of 1 or more.",
      zh: "最该改的是 \(number)，只得了 \(bits)：在 \(rest) 中取中间的 \(middle)，至少能得 1。")
  }

  /// The most guesses that are told one by one.
  private static let limit = 12

  func picture(_ presentation: Presentation) -> [String] {
    let width = guesses.map { String($0.event.number).count }.max() ?? 0
    let all = GuessTheory.bits(range.count)
    let rows = guesses.prefix(Self.limit).map { guess -> String in
      let number = String(guess.event.number)
      let share = GuessTheory.bits(guess.event.remaining.count) / all
      let bar = Bar.text(share, room: 24, presentation)
      return String(repeating: " ", count: width - number.count) + number + "  "
        + (bar.isEmpty ? "" : bar + " ") + String(guess.event.remaining.count)
    }
    let title = presentation(en: "Left after each guess:", zh: "每次猜后剩余：")
    return [title] + rows + (guesses.count > Self.limit ? [presentation.ellipsis] : [])
  }

  var fields: JSONObject {
    let worst = choices.min { $0.bits < $1.bits }
    return [
      "bits": .list(choices.map { .decimal(($0.bits * 1000).rounded() / 1000) }),
      "least": .number(worst?.event.number ?? 0),
      "good": .number(choices.count(where: \.isBest)),
    ]
  }
}
