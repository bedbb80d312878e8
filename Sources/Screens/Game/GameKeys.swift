import GameCore

public enum GameKeys {
  /// The effect of a key that every game has: on the round, or on what is shown of it.
  enum Action: Sendable {
    case choice(RoundChoice)
    case hint, lookBack, copy, challenge, poster
  }

  static let bindings: [Binding<Action>] = [
    Binding(.character("H"), action: .hint, Phrase(en: "hint", zh: "提示")),
    Binding(.character("n"), action: .choice(.newDeal), Phrase(en: "new deal", zh: "新局")),
    Binding(
      .character("r"), action: .choice(.sameDeal), Phrase(en: "restart this deal", zh: "重玩本局")),
    Binding(.character("q"), action: .choice(.leave), Phrase(en: "quit", zh: "退出")),
  ]

  /// The keys that the end page has besides those.
  static let afterEnd: [Binding<Action>] = [
    Binding(
      .character("v"), action: .lookBack, Phrase(en: "look back (after the end)", zh: "复盘（结束后）")),
    Binding(
      .character("b"), action: .choice(.harder),
      Phrase(en: "harder game (after a win or 2 stars)", zh: "更难的一局（获胜或得两星后）")),
    Binding(
      .character("o"), action: .choice(.race),
      Phrase(en: "race a bot (after the end)", zh: "与电脑比赛（结束后）")),
    Binding(.character("c"), action: .copy, sharing),
    Binding(.character("g"), action: .challenge, sharing),
  ]

  private static let sharing = Phrase(
    en: "copy, challenge (after the end)", zh: "复制成绩、挑战朋友（结束后）")

  static let poster = Binding(
    .character("w"), action: Action.poster,
    Phrase(en: "save a poster (of the board, after the end)", zh: "把整面封面存成海报（结束后）"))

  /// Returns the help on a game's own `keys` and on these.
  public static func help<G: ArcadeGame>(
    of game: G.Type, _ keys: [KeyHelp] = G.Screen.keys
  ) -> [KeyHelp] {
    own(of: game, keys) + help
  }

  /// Returns the help on a game's own `keys`, the one of its poster among them.
  public static func own<G: ArcadeGame>(
    of game: G.Type, _ keys: [KeyHelp] = G.Screen.keys
  ) -> [KeyHelp] {
    keys + (G.poster == nil ? [] : [poster].help())
  }

  /// The help on these keys and on those that every screen or the terminal handles.
  public static let help =
    [KeysPage.help] + bindings.help() + afterEnd.help() + [
      PalettePage.help,
      KeyHelp("Ctrl-L", Phrase(en: "redraw the screen", zh: "重画屏幕")),
      KeyHelp("Ctrl-Z", Phrase(en: "suspend (fg resumes)", zh: "挂起（fg 恢复）")),
      KeyHelp("Ctrl-C", Phrase(en: "quit immediately", zh: "立即退出")),
    ]
}
