import Flags
import GameCore
import TextUI

/// The player's choice of the next step after a round.
public enum RoundChoice: Sendable {
  case leave, newDeal, sameDeal
}

public enum GameKeys {
  enum Action: Sendable {
    case choice(RoundChoice)
    case hint
  }

  static let bindings: [Binding<Action>] = [
    Binding(.character("H"), action: .hint, Phrase(en: "hint", zh: "提示")),
    Binding(.character("n"), action: .choice(.newDeal), Phrase(en: "new deal", zh: "新开一局")),
    Binding(
      .character("r"), action: .choice(.sameDeal), Phrase(en: "restart this deal", zh: "重玩本局")),
    Binding(.character("q"), action: .choice(.leave), Phrase(en: "quit", zh: "退出")),
  ]

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
    keys + (G.poster == nil ? [] : [EndChoices.poster].help())
  }

  /// The help on these keys and on those that every screen or the terminal handles.
  public static let help =
    [KeysPage.help] + bindings.help() + EndChoices.bindings.help() + [
      PalettePage.help,
      KeyHelp("Ctrl-L", Phrase(en: "redraw the screen", zh: "重画屏幕")),
      KeyHelp("Ctrl-Z", Phrase(en: "suspend (fg resumes)", zh: "挂起（fg 恢复）")),
      KeyHelp("Ctrl-C", Phrase(en: "quit immediately", zh: "立即退出")),
    ]
}
