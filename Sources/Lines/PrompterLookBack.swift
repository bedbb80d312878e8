import Platform
import Records

extension Prompter {
  /// Tells a finished game move by move, at the player's pace, with what is said of each move; of a
  /// race both games side by side.
  public func lookBack<G: ArcadeGame>(
    at played: Playthrough<G>, _ words: inout WordReader
  ) throws(SystemError) {
    let game = played.alone(.first) ?? played
    let other = played.alone(Seat(1))
    let otherReview = other?.review
    let (review, end) = (game.review, max(game.turns, other?.turns ?? 0))
    guard end > 0 else { return }
    let help = presentation(
      en: """
        Press Enter for the next step, or type a step's number, list, costliest or back. Each step \
        says what was better.
        """,
      zh: "翻一张牌或猜一次算一手，每一手都有点评。按回车看下一手，也可以输入第几手、“列表”、“最差”或“返回”。")
    try say(help)
    let costly = review?.costly(among: game.moves(of: game.judgedSeats)).prefix(3) ?? []
    if case let steps = costly.map({ String($0 + 1) }), steps.count > 1 {
      try say(
        presentation(
          en: "Costliest steps: \(steps.listed(before: "and")).",
          zh: "最差的几手：第 \(steps.joined(separator: "、")) 手。"))
    }
    var (turn, typed) = (1, [String]())
    while true {
      let step = presentation(en: "Step \(turn) of \(end).", zh: "第 \(turn) 手，共 \(end) 手。")
      let news = game.turns < turn ? nil : game.prefix(turn).news(presentation)
      try say([step, news].compactMap(\.self).joined(separator: presentation.gap))
      for text in MoveRemarks(on: turn, of: game, review, presentation).sentences().first ?? [] {
        try say(text)
      }
      if let other, turn <= other.turns, let news = other.prefix(turn).news(presentation) {
        let name = played.name(of: Seat(1), presentation).capitalizedFirst
        let remark = otherReview?.remark(onMove: turn - 1, presentation)
        let text = [news, remark].compactMap(\.self).joined(separator: presentation.gap)
        try say(presentation(en: "\(name): \(text)", zh: "\(name.spacedAfter)这边，\(text)"))
      }
      if let way = other.map({ game.way(from: $0, at: turn, presentation) }), way.isParting {
        try say(way.text.capitalizedFirst + presentation(en: ".", zh: "。"))
      }
      let question =
        turn < end
        ? presentation(en: "Next step?", zh: "看下一手？")
        : presentation(en: "That was the last step. Enter goes back:", zh: "这是最后一手，按回车返回：")
      var next = Int?.none
      while next == nil {
        if typed.isEmpty {
          guard let line = try line(after: question, &words) else { return }
          typed = line.words
        }
        let word = typed.isEmpty ? "" : typed.removeFirst().lowercased()
        switch word {
        case "", "next", "下一手", "下一步": next = turn + 1
        case "costliest", "x", "最差":
          next = game.costliest(review)
          let none = presentation(en: "No step cost anything.", zh: "没有哪一手有失误。")
          if next == nil { try say(none) }
        case _ where LineCommand(word) == .quit: return
        case _ where LineCommand(word) == .help: try say(help)
        case _ where LineCommand(word) == .list:
          for index in game.log.indices {
            try say("\(index + 1). " + (game.prefix(index + 1).news(presentation) ?? ""))
          }
        default:
          guard let number = WholeNumber.parse(word) else {
            let quoted = presentation.quote(word)
            let cure = word.suggestion(from: ["list", "costliest", "help", "back", "quit"])
            try say(
              presentation(en: "I don't understand \(quoted).", zh: "看不懂 \(quoted)。")
                + (cure.map { presentation.gap + $0(presentation.language).capitalizedFirst } ?? "")
            )
            continue
          }
          let range = presentation(en: "There are steps 1 to \(end).", zh: "只有第 1 到 \(end) 手。")
          if (1...end).contains(number) { next = number } else { try say(range) }
        }
      }
      turn = next ?? end
      if turn > end { return }
    }
  }
}
