import Records

extension FrontView {
  /// Returns the date, the number of its daily deals and the streak, as much of them as fits.
  func date(columns: Int) -> String {
    let (day, streak) = (CalendarDay(number: page.made.dayNumber), page.streak)
    let days = presentation(en: "\(streak.counted("day")) in a row", zh: "连续 \(streak) 天")
    let dates = [day.shortText(presentation.language), day.text(presentation.language)]
    return presentation.line(
      of: [Wording(2, page.dailyTitle(presentation))] + (streak > 1 ? [Wording(1, days)] : [])
        + dates.map { Wording(0, $0) }, in: columns)
  }

  /// Returns the line of the run of the day: its stars so far, as much of it as fits.
  func runLine(columns: Int) -> String {
    let run = page.run
    let title = presentation(en: "Run of the day", zh: "每日挑战")
    let stars = run.legs.map { $0.starRow(presentation) }.joined(separator: " ")
    let text =
      run.hasBegun
      ? run.totalText(presentation)
      : presentation(
        en: "four games, \(run.deal.minutes) minutes", zh: "4 个游戏，\(run.deal.minutes) 分钟")
    return presentation.line(
      of: [Wording(0, title), Wording(2, text), Wording(1, stars)], in: columns)
  }

  /// Returns the line of an unfinished game with the facts that fit.
  func line(_ index: Int, columns: Int) -> String {
    let game = page.unfinished[index]
    let title = game.name(presentation)
    let facts = presentation.line(
      of: Wording.each(game.facts), in: columns - title.displayWidth - 2)
    return title + (facts.isEmpty ? "" : "  \(facts)")
  }

  /// Returns the number of a level and its options.
  private func title(of level: FrontPage.Level) -> String {
    let number = level.number.map { presentation(en: "level \($0)", zh: "难度 \($0)") }
    return (number ?? presentation(en: "your options", zh: "自选"))
      + presentation(en: ": ", zh: "：") + level.name
  }

  /// Returns the best and the last scores of a level.
  private func scores(of level: FrontPage.Level) -> [Wording] {
    let best = level.best.map { Wording(2, presentation(en: "best \($0)", zh: "最好 \($0)")) }
    let lasts = [3, 5, 7].filter { _ in !level.scores.isEmpty }.map { count in
      let scores = level.scores.suffix(count).map(String.init).joined(separator: " ")
      return Wording(3, presentation(en: "last \(scores)", zh: "最近 \(scores)"))
    }
    return [best].compactMap(\.self) + lasts
  }

  /// Returns the stars and the score of today's daily game, or before it is played an invitation or
  /// its shape.
  func daily(of game: FrontPage.Game, _ layout: FrontLayout, columns: Int) -> String {
    let start = game.shape.prefix { !",，".contains($0) }
    let open =
      layout.hasEmblems
      ? [presentation(en: "play today's", zh: "玩今日一局")] : [game.shape, String(start)]
    let leg = page.run.legs.first { $0.game.name == game.name }
    let row = leg.map { $0.starRow(presentation) + " " } ?? ""
    let done = [game.daily, game.shortDaily].compactMap { $0.map { row + $0 } }
    return presentation.longest(of: done.isEmpty ? open : done, in: columns)
  }

  /// Returns a line about all that was played, as much of it as fits.
  func summary(columns: Int) -> String {
    let games = presentation(
      en: "\(page.finished.counted("game")) on \(page.days.counted("day"))",
      zh: "玩了 \(page.days) 天，共 \(page.finished) 局")
    let bots =
      page.beatenCount == page.opponents
      ? presentation(
        en: "all \(page.opponents) opponents beaten!", zh: "\(page.opponents) 位对手全部战胜！")
      : presentation(
        en: "\(page.beatenCount) of \(page.opponents) opponents beaten",
        zh: "战胜 \(page.beatenCount)/\(page.opponents) 位对手")
    let stars = presentation(
      en: "levels: \(page.stars) of \(page.mostStars) stars",
      zh: "难度星 \(page.stars)/\(page.mostStars)")
    return presentation.line(of: Wording.each([stars, bots, games]), in: columns)
  }

  /// Returns the sentence about the choice in focus, as much of it as fits.
  func note(_ layout: FrontLayout, room: Int) -> String {
    var facts: [Wording] = []
    switch focus {
    case .resume(let index):
      let keys = presentation(en: "x discards this game", zh: "按 x 放弃这一局")
      let count = page.unfinished.count
      let place = presentation(
        en: "unfinished game \(index + 1) of \(count)", zh: "没玩完的第 \(index + 1)/\(count) 局")
      let shown = layout.choices.count { if case .resume = $0.choice { true } else { false } }
      facts = Wording.each([keys] + (count > shown ? [place] : []))
    case .run:
      let purpose = Stars.purpose(presentation.language) + presentation(en: ".", zh: "。")
      let texts = page.run.nextSentence(presentation).map { [$0 + presentation.gap + purpose, $0] }
      return presentation.longest(of: (texts ?? [page.run.share(presentation)]) + [""], in: room)
    case .play(let index, let level):
      let (game, level) = (page.games[index], page.games[index].levels[level])
      let keys = presentation.isASCII ? "Left/Right" : "← →"
      let others = presentation(en: "\(keys) other levels", zh: "\(keys) 其他难度")
      let summary = layout.hasEmblems ? "" : game.summary
      facts =
        [Wording(1, title(of: level)), Wording(0, summary), Wording(4, others)]
        + scores(of: level) + [Wording(5, game.tip)]
    case .daily(let index):
      let time = presentation.duration(minutes: now().minutesToNextDay)
      let shape = CalendarDay(number: page.made.dayNumber)
        .text(before: page.games[index].shape, presentation)
      let next = presentation(en: "next in \(time)", zh: "\(time)后换新的")
      let same = presentation(en: "the same for everybody", zh: "人人相同")
      facts = [Wording(0, shape), Wording(2, next), Wording(1, same)]
    default: break
    }
    return presentation.line(of: facts, in: room)
  }
}
