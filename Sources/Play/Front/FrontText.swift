import GameCore
import Storage
import TextUI

/// The words of the front page.
enum FrontText {
  /// Returns the date and the streak.
  static func date(_ page: FrontPage, _ presentation: Presentation) -> String {
    let streak = page.streak
    let days = presentation(
      en: "\(streak.counted("day")) in a row", zh: "连续 \(streak) 天")
    let parts =
      [CalendarDay(number: page.made.dayNumber).text(presentation.language)]
      + (streak > 0 ? [days] : [])
    return parts.joined(separator: presentation.isASCII ? " - " : " · ")
  }

  static func best(_ presentation: Presentation) -> String { presentation(en: "best", zh: "最好") }

  /// Returns the heading of the daily deals with their number.
  static func number(_ page: FrontPage, _ presentation: Presentation) -> String {
    presentation(en: "daily ", zh: "每日 ") + String(DailyDeal(day: page.made.dayNumber).number)
  }

  /// Returns what has become of the daily deal of a game.
  static func daily(_ game: FrontPage.Game, _ presentation: Presentation) -> String {
    let mark = presentation.frame.mark
    return game.daily.map { "\(mark) \($0)" } ?? presentation(en: "  open", zh: "  未玩")
  }

  /// Returns the sentence about what is in focus.
  static func note(_ view: FrontView) -> String {
    let presentation = view.presentation
    let dot = presentation.isASCII ? " - " : " · "
    switch view.focus {
    case .unfinished: return presentation(en: "Enter continues, x discards", zh: "回车继续，x 放弃")
    case .game(let index):
      let game = view.page.games[index]
      return [game.summary, game.options].filter { !$0.isEmpty }.joined(separator: dot)
    case .daily:
      let time = presentation.duration(minutes: view.rest / 60)
      return presentation(
        en: "the same deal for everybody\(dot)the next one in \(time)",
        zh: "每天一局，人人相同\(dot)\(time)后换新的一局")
    }
  }
}
