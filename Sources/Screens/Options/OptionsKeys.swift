import TextUI

public enum OptionsKeys {
  enum Action: Sendable {
    case change(by: Int), enter, turnPage(by: Int), leave
  }

  static let bindings: [Binding<Action>] = [
    Binding(.left, .character("h"), action: .change(by: -1), change),
    Binding(.right, .character("l"), action: .change(by: 1), change),
    Binding(
      .enter, .character(" "), action: .enter,
      Phrase(en: "change it, or play against a player", zh: "修改，或与对手开局")),
    Binding(.tab, action: .turnPage(by: 1), Phrase(en: "next page", zh: "下一页")),
    Binding(
      .backTab, action: .turnPage(by: -1), Phrase(en: "previous page", zh: "上一页")),
    Binding(
      .escape, .character("q"), .character("o"), action: .leave, Phrase(en: "back", zh: "返回")),
  ]

  private static let change = Phrase(en: "change it", zh: "修改")

  public static let help =
    [
      KeyHelp(
        [.up, .down, .character("k"), .character("j")],
        Phrase(en: "choose an option", zh: "选一项"))
    ] + bindings.help() + [
      KeyHelp("1-9", Phrase(en: "open a page by its number", zh: "按编号打开一页")), KeysPage.help,
      PalettePage.help,
    ]

  /// Returns the reminder in the last row, as much of it as fits, after a note.
  static func hint(
    _ presentation: Presentation, _ columns: Int, plays: Bool, hasPages: Bool, after note: String
  ) -> String {
    let (upDown, leftRight) = presentation.isASCII ? ("Up/Down", "Left/Right") : ("↑↓", "←→")
    let act =
      plays
      ? presentation(en: "Enter play", zh: "回车 开始")
      : presentation(en: "\(leftRight) change", zh: "\(leftRight) 修改")
    let hints =
      [presentation(en: "\(upDown) select", zh: "\(upDown) 选择")]
      + (hasPages ? [presentation(en: "Tab next page", zh: "Tab 下一页")] : [])
      + [act, presentation(en: "Esc back", zh: "Esc 返回")]
    let start = note.isEmpty ? "" : note + presentation.dot
    return start + presentation.line(of: hints, in: columns - start.displayWidth)
  }
}
