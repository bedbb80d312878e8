import GameCore
import Storage
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
    let texts = dates.map { streak > 0 ? "\($0)\(dot(presentation))\(days)" : $0 } + dates
    return texts.first { $0.displayWidth <= columns } ?? ""
  }

  private static func dot(_ presentation: Presentation) -> String {
    presentation.isASCII ? " - " : " · "
  }

  /// Returns the line of an unfinished game with the facts that fit, as many as there are.
  static func unfinished(
    _ game: FrontPage.Unfinished, _ presentation: Presentation, columns: Int
  ) -> String {
    let title = presentation(en: "Continue \(game.title)", zh: "继续\(game.title)")
    func line(_ facts: ArraySlice<String>) -> String {
      facts.isEmpty ? title : "\(title)  \(facts.joined(separator: dot(presentation)))"
    }
    let most = max(2, game.facts.count)
    let choices =
      (2...most).reversed().map { game.facts.prefix($0) }
      // The picture of how far it has got says least where there is room for little.
      + [2, 1].map { game.facts.dropFirst().prefix($0) }
    return choices.map(line).first { $0.displayWidth <= columns } ?? title
  }

  /// The way to play with somebody.
  static var together: Phrase {
    Phrase(
      en: "The key v on the first page starts a game with somebody or against a bot.",
      zh: "在首页按 v，可以和别人或电脑一起玩。")
  }

  /// Returns the question whether to give a game up.
  static func question(_ presentation: Presentation, columns: Int) -> String {
    let long = presentation(
      en: "Press x again to discard this game, or any other key to keep it.",
      zh: "再按一次 x 放弃这一局，按其他键保留。")
    let short = presentation(en: "Press x again to discard it.", zh: "再按一次 x 放弃。")
    return long.displayWidth <= columns ? long : short
  }

  static func best(_ presentation: Presentation) -> String { presentation(en: "best", zh: "最好") }

  /// Returns the heading of the daily deals with their number.
  static func number(_ page: FrontPage, _ presentation: Presentation) -> String {
    presentation(en: "daily ", zh: "每日 ") + String(DailyDeal(day: page.made.dayNumber).number)
  }

  /// Returns what has become of the daily deal of a game.
  static func daily(_ game: FrontPage.Game, _ presentation: Presentation) -> String {
    let mark = game.isDailyLost ? " " : presentation.frame.mark
    return game.daily.map { "\(mark) \($0)" } ?? presentation(en: "  open", zh: "  未玩")
  }

  /// Returns the sentence about what is in focus. `hasSummary` is whether the games' lines say what
  /// they are.
  static func note(_ view: FrontView, hasSummary: Bool, columns: Int) -> String {
    let presentation = view.presentation
    let dot = dot(presentation)
    switch view.focus {
    case .unfinished: return presentation(en: "Enter continues, x discards", zh: "回车继续，x 放弃")
    case .game(let index):
      let game = view.page.games[index]
      let right = presentation.isASCII ? "Right" : "→"
      let parts = [hasSummary ? "" : game.summary, game.options].filter { !$0.isEmpty }
      let new = presentation(en: "Enter new deal", zh: "回车 新的一局")
      let daily = presentation(en: "\(right) daily deal", zh: "\(right) 每日一局")
      let choices = [(parts.isEmpty ? [new] : parts) + [daily], parts, [daily]]
        .map { $0.joined(separator: dot) }
      return choices.first { $0.displayWidth <= columns } ?? ""
    case .daily:
      let time = presentation.duration(minutes: view.minutesToNextDay)
      let long = presentation(
        en: "the same deal for everybody\(dot)the next one in \(time)",
        zh: "每天一局，人人相同\(dot)\(time)后换新的一局")
      let short = presentation(en: "the next one in \(time)", zh: "\(time)后换新的一局")
      return long.displayWidth <= columns ? long : short
    }
  }
}
