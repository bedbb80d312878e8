import GameCore
import TextUI

/// What a player wants next who has enough of a round.
public enum RoundChoice: Sendable {
  case leave, newDeal, sameDeal
}

/// What keys do in every game in full screen.
public enum GameKeys {
  /// What a key means.
  enum Action: Sendable {
    /// The round is over for the player.
    case choice(RoundChoice)

    /// The page with the keys opens.
    case showKeys

    /// The best player says what to do.
    case hint
  }

  static let bindings: [Binding<Action>] = [
    Binding(.character("?"), action: .showKeys, Phrase(en: "show the keys", zh: "查看按键")),
    Binding(.character("H"), action: .hint, Phrase(en: "a hint", zh: "提示")),
    Binding(.character("n"), action: .choice(.newDeal), Phrase(en: "a new deal", zh: "新的一局")),
    Binding(
      .character("r"), action: .choice(.sameDeal), Phrase(en: "restart this deal", zh: "重玩本局")),
    Binding(.character("q"), action: .choice(.leave), Phrase(en: "quit the game", zh: "退出")),
  ]

  /// What is told of them, and of those that the terminal or every screen serves.
  public static let help =
    bindings.help() + [
      KeyHelp("Ctrl-L", Phrase(en: "draw the screen again", zh: "重画屏幕")),
      KeyHelp("Ctrl-Z", Phrase(en: "stop until fg", zh: "挂起，fg 恢复")),
      KeyHelp("Ctrl-C", Phrase(en: "end at once", zh: "立即结束")),
    ]
}
