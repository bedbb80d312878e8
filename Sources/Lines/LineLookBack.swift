import Platform
import Records

extension Prompter {
  /// Tells a finished game move by move, at the player's pace, with what is said of each move; of a
  /// race both games side by side.
  public func lookBack<G: ArcadeGame>(
    at played: Playthrough<G>, _ words: inout WordReader
  ) throws(SystemError) {
    var lookBack = LineLookBack(at: played, prompter: self)
    try lookBack.tell(&words)
  }
}

private struct LineLookBack<G: ArcadeGame> {
  private let played: Playthrough<G>
  private let prompter: Prompter
  private let game: Playthrough<G>
  private let review: (any Review<G.P>)?
  private let other: Playthrough<G>?
  private let otherReview: (any Review<G.P>)?
  private let stepCount: Int
  /// The words of the player's last line that are still to be answered.
  private var typed: [String] = []

  init(at played: Playthrough<G>, prompter: Prompter) {
    (self.played, self.prompter) = (played, prompter)
    game = played.alone(.first) ?? played
    other = played.alone(Seat(1))
    (review, otherReview) = (game.review, other?.review)
    stepCount = max(game.turns, other?.turns ?? 0)
  }

  private var presentation: Presentation { prompter.presentation }

  private var help: String {
    presentation(
      en: """
        Press Enter for the next step, or type a step's number, previous, fault for the next one \
        that cost something, costliest, list or back. Each step says what was better.
        """,
      zh: "翻一张牌或猜一次算一手，每一手都有点评。按回车看下一手，也可以输入第几手、“上一手”、“失误”（下一处失误）、“最差”、“列表”或“返回”。")
  }

  mutating func tell(_ words: inout WordReader) throws(SystemError) {
    guard stepCount > 0 else { return }
    try prompter.say(help)
    let costly = review?.costly(among: game.moves(of: game.judgedSeats)).prefix(3) ?? []
    if case let steps = costly.map({ String($0 + 1) }), steps.count > 1 {
      try prompter.say(
        presentation(
          en: "Costliest steps: \(steps.listed(before: "and")).",
          zh: "最差的几手：第 \(steps.joined(separator: "、")) 手。"))
    }
    var step = 1
    repeat {
      for text in sentences(on: step) { try prompter.say(text) }
      guard let next = try choose(after: step, &words) else { return }
      step = next
    } while step <= stepCount
  }

  /// Returns what is said of a step.
  private func sentences(on step: Int) -> [String] {
    let title = presentation(
      en: "Step \(step) of \(stepCount).", zh: "第 \(step) 手，共 \(stepCount) 手。")
    var texts = [title + presentation.gap + news(on: step)]
    texts += MoveRemarks(on: step, of: game, review, presentation).sentences().first ?? []
    guard let other else { return texts }
    if let news = othersNews(on: step) {
      let remark = otherReview?.remark(onMove: step - 1, presentation)
      texts.append([news, remark].compactMap(\.self).joined(separator: presentation.gap))
    }
    let way = game.way(from: other, at: step, presentation)
    if way.isParting {
      texts.append(way.text.capitalizedFirst + presentation(en: ".", zh: "。"))
    }
    return texts
  }

  private func news(on step: Int) -> String {
    game.turns < step
      ? game.endedEarlier(presentation) : game.prefix(step).news(presentation) ?? ""
  }

  /// Returns the news of the other board in a race, or nil if nothing happened there.
  private func othersNews(on step: Int) -> String? {
    guard let other, step <= other.turns, let news = other.prefix(step).news(presentation) else {
      return nil
    }
    let name = played.name(of: Seat(1), presentation).capitalizedFirst
    return presentation(en: "\(name): \(news)", zh: "\(name.spacedAfter)这边，\(news)")
  }

  /// Returns the step that the player wants to hear next, which is beyond the last one after the
  /// end; nil if the player goes back.
  private mutating func choose(
    after step: Int, _ words: inout WordReader
  ) throws(SystemError) -> Int? {
    let question =
      step < stepCount
      ? presentation(en: "Next step?", zh: "看下一手？")
      : presentation(en: "That was the last step. Enter goes back:", zh: "这是最后一手，按回车返回：")
    while true {
      if typed.isEmpty {
        guard let line = try prompter.line(after: question, &words) else { return nil }
        // A number may be typed as `第 3 手`.
        typed = line.halfWidth.split { $0.isWhitespace || "第,.\"".contains($0) }
          .map(String.init).filter { $0 != "手" }
      }
      var word = typed.isEmpty ? "" : typed.removeFirst().lowercased()
      if word == "next", typed.first?.lowercased() == "fault" {
        word = typed.removeFirst().lowercased()
      }
      switch word {
      case "", "next", "下一手", "下一步": return step + 1
      case "previous", "p", "上一手", "上一步": return max(1, step - 1)
      case "costliest", "x", "最差":
        if let costliest = game.costliest(review) { return costliest }
        try prompter.say(presentation(en: "No step cost anything.", zh: "没有哪一手有失误。"))
      case "fault", "f", "失误", "下一处失误":
        if let fault = game.fault(after: step, review) { return fault }
        try prompter.say(presentation(en: "No later step cost anything.", zh: "后面没有失误了。"))
      case _ where LineCommand(word) == .quit: return nil
      case _ where LineCommand(word) == .help: try prompter.say(help)
      case _ where LineCommand(word) == .list:
        for step in 1...stepCount {
          let news = [news(on: step), othersNews(on: step)].compactMap(\.self)
          try prompter.say("\(step). " + news.joined(separator: presentation.gap))
        }
      default:
        guard let number = WholeNumber.parse(word.hasSuffix("手") ? String(word.dropLast()) : word)
        else {
          try refuse(word)
          break
        }
        if (1...stepCount).contains(number) { return number }
        try prompter.say(
          presentation(en: "There are steps 1 to \(stepCount).", zh: "只有第 1 到 \(stepCount) 手。"))
      }
    }
  }

  private func refuse(_ word: String) throws(SystemError) {
    let quoted = presentation.quote(word)
    let cure = word.suggestion(from: "previous list costliest fault help back quit".words)
    try prompter.say(
      presentation(en: "I don't understand \(quoted).", zh: "看不懂\(quoted)。")
        + (cure.map { presentation.gap + $0(presentation.language).capitalizedFirst } ?? ""))
  }
}
