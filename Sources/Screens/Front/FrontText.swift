import Records

extension FrontView {
  /// Returns the date, the number of its daily deals and the streak, as much of them as fits.
  func date(columns: Int) -> String {
    let (day, streak) = (CalendarDay(number: page.made.dayNumber), page.streak)
    let days = presentation(
      en: "\(streak.counted("day")) in a row", zh: "连续 \(streak) 天")
    let daily = (streak > 1 ? [days] : []) + [page.dailyTitle(presentation)]
    let dates = [day.text(presentation.language), day.shortText(presentation.language)]
    let texts = dates.map { [$0] + daily } + [daily, Array(daily.suffix(1)), []]
    return presentation.longest(of: texts, in: columns)
  }

  /// Returns the line of an unfinished game with the facts that fit, or of all that are left.
  func line(_ index: Int, columns: Int) -> String {
    let game = page.unfinished[index]
    let title = game.name(presentation)
    let lines = game.facts.indices.reversed().map { last in
      "\(title)  \(game.facts[...last].joined(separator: presentation.dot))"
    }
    return presentation.longest(of: lines + [title], in: columns)
  }

  /// Returns the best and the last scores in a line, as much of it as fits. Before the first score
  /// it is the sentence about the game, unless that stands below the title.
  func facts(of game: FrontPage.Game, _ layout: FrontLayout) -> String {
    let columns = layout.gameWidth - layout.factsColumn
    guard !game.scores.isEmpty else {
      return presentation.longest(of: [layout.hasEmblems ? "" : game.summary, ""], in: columns)
    }
    let best = game.best.map { [presentation(en: "best \($0)", zh: "最好 \($0)")] } ?? []
    let lasts = [7, 5, 3].map { count in
      let scores = game.scores.suffix(count).map(String.init).joined(separator: " ")
      return best + [presentation(en: "last \(scores)", zh: "最近 \(scores)")]
    }
    return presentation.longest(of: lasts + [best, []], in: columns)
  }

  /// Returns the score of today's daily game, or before it is played an invitation or its shape.
  func daily(of game: FrontPage.Game, _ layout: FrontLayout, columns: Int) -> String {
    let start = game.shape.prefix { !",，".contains($0) }
    let open =
      layout.hasEmblems
      ? [presentation(en: "play today's", zh: "玩今天的")] : [game.shape, String(start)]
    let done = [game.daily, game.shortDaily].compactMap { $0 }
    return presentation.longest(of: done.isEmpty ? open : done, in: columns)
  }

  /// Returns a line about all that was played, as much of it as fits.
  func summary(columns: Int) -> String {
    let games = presentation(
      en: "\(page.finished.counted("game")) on \(page.days.counted("day"))",
      zh: "\(page.days) 天里玩了 \(page.finished) 局")
    let bots =
      page.beatenCount == page.opponents
      ? presentation(
        en: "all \(page.opponents) opponents beaten!", zh: "\(page.opponents) 位对手全部战胜！")
      : presentation(
        en: "\(page.beatenCount) of \(page.opponents) opponents beaten",
        zh: "战胜 \(page.beatenCount)/\(page.opponents) 位对手")
    return presentation.longest(of: [[games, bots], [games], []], in: columns)
  }

  /// Returns the sentence about the choice in focus, as much of it as fits.
  func note(_ layout: FrontLayout, room: Int) -> String {
    let choices: [[String]]
    switch focus {
    case .resume(let index):
      let keys = presentation(en: "Enter continues, x discards", zh: "回车继续，x 放弃")
      let count = page.unfinished.count
      let shown = layout.choices.count { if case .resume = $0.choice { true } else { false } }
      choices = [[keys] + (count > shown ? ["\(index + 1)/\(count)"] : []), [keys]]
    case .play(let index):
      let game = page.games[index]
      let right = presentation.isASCII ? "Right:" : "→"
      let hasSummary = layout.hasEmblems || facts(of: game, layout) == game.summary
      let parts = [hasSummary ? "" : game.summary, game.options].filter { !$0.isEmpty }
      let daily = presentation(en: "\(right) today's deal", zh: "\(right) 今天的一局")
      choices = [parts + [daily], parts, [daily], []]
    case .daily(let index):
      let time = presentation.duration(minutes: now().minutesToNextDay)
      let shape = CalendarDay(number: page.made.dayNumber)
        .text(before: page.games[index].shape, presentation)
      let next = presentation(en: "next in \(time)", zh: "\(time)后换新的")
      let same = presentation(en: "the same for everybody", zh: "人人相同")
      choices = [[shape, same, next], [shape, next], [shape], [next]]
    default: choices = []
    }
    return presentation.longest(of: choices, in: room)
  }
}
