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
    let texts = dates.map { streak > 0 ? "\($0)\(presentation.dot)\(days)" : $0 } + dates
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

  /// Returns the score of today's daily game, or that it was not played.
  static func daily(_ game: FrontPage.Game, _ presentation: Presentation) -> String {
    let mark = game.isDailyLost ? " " : presentation.frame.mark
    return game.daily.map { "\(mark) \($0)" } ?? presentation(en: "  not played", zh: "  未玩")
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
      let new = presentation(en: "Enter new deal", zh: "回车 新的一局")
      let daily = presentation(en: "\(right) daily deal", zh: "\(right) 每日一局")
      let choices = [(parts.isEmpty ? [new] : parts) + [daily], parts, [daily], []]
      return presentation.longest(of: choices.map { $0.joined(separator: dot) }, in: columns)
    case .daily:
      let time = presentation.duration(minutes: view.minutesToNextDay)
      return presentation.longest(
        of: [
          presentation(
            en: "the same deal for everybody\(dot)the next one in \(time)",
            zh: "每天一局，人人相同\(dot)\(time)后换新的一局"),
          presentation(en: "the next one in \(time)", zh: "\(time)后换新的一局"),
        ], in: columns)
    }
  }
}
