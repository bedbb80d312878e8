import TextUI

public enum FrontKeys {
  enum Action: Sendable {
    case newDeal, dailyDeal, daily, versus, resume, discard, statistics, options, leave
  }

  static let bindings: [Binding<Action>] = [
    Binding(.left, .character("h"), action: .newDeal, column),
    Binding(.right, .character("l"), action: .dailyDeal, column),
    Binding(.character("c"), action: .resume, Phrase(en: "continue the last game", zh: "继续上一局")),
    Binding(
      .character("d"), action: .daily, Phrase(en: "play the daily deal", zh: "玩每日一局")),
    Binding(.character("v"), action: .versus, versus),
    Binding(
      .character("x"), action: .discard,
      Phrase(en: "discard an unfinished game", zh: "放弃没玩完的一局")),
    Binding(.character("s"), action: .statistics, Phrase(en: "statistics", zh: "统计")),
    Binding(.character("o"), action: .options, Phrase(en: "options", zh: "选项")),
    Binding(.character("q"), action: .leave, Phrase(en: "quit", zh: "退出")),
  ]

  private static let column = Phrase(en: "new deal or daily", zh: "新的一局或每日一局")

  /// The effect of the key that starts a game against an opponent.
  static var versus: Phrase {
    Phrase(en: "play with a friend or against a bot", zh: "和别人或电脑一起玩")
  }

  /// The way to play against an opponent, for somebody who reads about the keys.
  static var versusRule: Phrase {
    Phrase(
      en: "On the front page, v starts a two-player game or a race.",
      zh: "在首页按 v，可以双人对战，或和电脑比赛。")
  }

  public static let help =
    ListFocus.help(choose: Phrase(en: "play", zh: "开始")) + bindings.help() + [
      KeyHelp("1-9", Phrase(en: "play a game by its number", zh: "按编号开始")), KeysPage.help,
      PalettePage.help,
    ]

  /// Returns as much of the reminder as fits.
  static func hint(_ presentation: Presentation, columns: Int) -> String {
    let play = presentation(en: "Enter play", zh: "回车 开始")
    let pages = [
      presentation(en: "v versus", zh: "v 对战"), presentation(en: "s stats", zh: "s 统计"),
      presentation(en: "o options", zh: "o 选项"),
    ]
    let palettes = presentation.drawsPixels ? [presentation(en: "p palettes", zh: "p 配色")] : []
    let end = [presentation(en: "? help", zh: "? 玩法"), presentation(en: "q quit", zh: "q 退出")]
    let texts = [
      ([play] + pages + palettes + end).joined(separator: presentation.dot),
      (pages + ["?", "q"]).joined(separator: " "), "v s o ? q",
    ]
    return presentation.longest(of: texts, in: columns - 2)
  }
}
