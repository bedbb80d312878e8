import GameCore
import Records
import TextUI

/// The words of the front page.
enum FrontText {
  /// Returns the date and the streak, as much of them as fits.
  static func date(
    _ page: FrontPage, _ presentation: Presentation, columns: Int
  ) -> String {
    let (day, streak) = (CalendarDay(number: page.made.dayNumber), page.streak)
    let days = presentation(
      en: "\(streak.counted("day")) in a row", zh: "连续 \(streak) 天")
    let dates = [day.text(presentation.language), day.shortText(presentation.language)]
    let texts = dates.map { streak > 1 ? "\($0)\(presentation.dot)\(days)" : $0 } + dates
    return presentation.longest(of: texts + [""], in: columns)
  }

  /// Returns the line of an unfinished game with the facts that fit.
  static func unfinished(
    _ game: FrontPage.Unfinished, _ presentation: Presentation, columns: Int
  ) -> String {
    let title = game.name(presentation)
    let most = max(2, game.facts.count)
    let choices =
      (2...most).reversed().map { game.facts.prefix($0) }
      // The picture of how far it has got says least where there is room for little.
      + [2, 1].map { game.facts.dropFirst().prefix($0) }
    let lines = choices.map { facts in
      facts.isEmpty ? title : "\(title)  \(facts.joined(separator: presentation.dot))"
    }
    return presentation.longest(of: lines + [title], in: columns)
  }

  /// The way to play against an opponent.
  static var versus: Phrase {
    Phrase(
      en: "On the front page, v starts a two-player game or a race.",
      zh: "在首页按 v，可以双人对战，或和电脑比赛。")
  }

  /// Returns the question whether to give a game up.
  static func question(_ presentation: Presentation, columns: Int) -> String {
    presentation.longest(
      of: [
        presentation(
          en: "Press x again to discard this game, or any other key to keep it.",
          zh: "再按一次 x 放弃这一局，按其他键保留。"),
        presentation(en: "Press x again to discard it.", zh: "再按一次 x 放弃。"),
      ], in: columns)
  }

  static func best(_ presentation: Presentation) -> String { presentation(en: "best", zh: "最好") }

  static func last(_ presentation: Presentation) -> String { presentation(en: "last", zh: "最近") }

  /// Returns as many of the last scores as fit, the latest last.
  static func scores(_ game: FrontPage.Game, columns: Int) -> String {
    var text = ""
    for score in game.scores.suffix(9).reversed() {
      let longer = text.isEmpty ? "\(score)" : "\(score) \(text)"
      guard longer.displayWidth <= columns else { break }
      text = longer
    }
    return text
  }

  /// Returns the best and the last scores in a line, as much of it as fits.
  static func facts(
    _ game: FrontPage.Game, columns: Int = .max, _ presentation: Presentation
  ) -> String {
    guard !game.scores.isEmpty else { return "" }
    let best = game.best.map { ["\(Self.best(presentation)) \($0)"] } ?? []
    let lasts = [15, 11, 7].map { "\(last(presentation)) \(scores(game, columns: $0))" }
    let texts = lasts.map { best + [$0] } + [best, []]
    return presentation.longest(
      of: texts.map { $0.joined(separator: presentation.dot) }, in: columns)
  }

  /// Returns the score of today's daily game, or what it is if that was not played.
  static func daily(
    _ game: FrontPage.Game, isFocused: Bool = false, _ columns: FrontColumns,
    _ presentation: Presentation
  ) -> String {
    let isDone = game.daily != nil && !game.isDailyLost
    let frame = presentation.frame
    let mark = isDone ? frame.mark : isFocused ? frame.pointers.0 : " "
    let open =
      columns.emblem > 0
      ? presentation(en: "play today's", zh: "玩今天的")
      : columns.isNarrow ? presentation(en: "play", zh: "玩") : game.shape
    return "\(mark) \(game.daily ?? open)"
  }

  /// Returns a line about all that was played, as much of it as fits.
  static func summary(_ page: FrontPage, _ presentation: Presentation, columns: Int) -> String {
    let history = page.history
    let games = presentation(
      en: "\(history.games.counted("game")) on \(history.days.counted("day"))",
      zh: "\(history.days) 天里玩了 \(history.games) 局")
    let bots =
      history.beaten == history.opponents
      ? presentation(
        en: "all \(history.opponents) opponents beaten!", zh: "\(history.opponents) 位对手全部战胜！")
      : presentation(
        en: "\(history.beaten) of \(history.opponents) opponents beaten",
        zh: "战胜 \(history.beaten)/\(history.opponents) 位对手")
    let texts = [[games, bots], [games], []].map { $0.joined(separator: presentation.dot) }
    return presentation.longest(of: texts, in: columns)
  }

  /// Returns the sentence about what is in focus. `hasSummary` is whether the games' lines say what
  /// they are.
  static func note(_ view: FrontView, hasSummary: Bool, columns: Int) -> String {
    let (presentation, dot) = (view.presentation, view.presentation.dot)
    switch view.focus {
    case .unfinished:
      return presentation.cut(
        presentation(en: "Enter continues, x discards", zh: "回车继续，x 放弃"), to: columns)
    case .game(let index):
      let game = view.page.games[index]
      let right = presentation.isASCII ? "Right" : "→"
      let parts = [hasSummary ? "" : game.summary, game.options].filter { !$0.isEmpty }
      let rules = presentation(en: "? how to play", zh: "? 玩法")
      let daily = presentation(en: "\(right) today's deal", zh: "\(right) 今天的一局")
      let last = view.page.isFirstVisit ? rules : daily
      let choices = [parts + [last], parts, [last], []]
      return presentation.longest(of: choices.map { $0.joined(separator: dot) }, in: columns)
    case .daily(let index):
      let time = presentation.duration(minutes: view.minutesToNextDay)
      let shape = CalendarDay(number: view.page.made.dayNumber)
        .text(before: view.page.games[index].shape, presentation)
      let next = presentation(en: "next in \(time)", zh: "\(time)后换新的")
      let same = presentation(en: "the same for everybody", zh: "人人相同")
      let choices = [[shape, same, next], [shape, next], [shape], [next]]
      return presentation.longest(of: choices.map { $0.joined(separator: dot) }, in: columns)
    }
  }
}
