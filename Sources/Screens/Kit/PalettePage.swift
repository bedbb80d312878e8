import TextUI

/// The page on which a player tries the palettes: the whole screen has the one in focus.
struct PalettePage {
  private var panel: Panel
  static let key = Key.character("p")
  static let help = KeyHelp("p", Phrase(en: "try the palettes", zh: "试试配色"))

  init(_ current: Palette, _ presentation: Presentation) {
    let all = Palette.allCases
    let items = all.map { palette in
      MenuItem(
        palette.rawValue, palette.title(presentation.language),
        note: palette.summary(presentation.language), isCurrent: palette == current)
    }
    let hint = presentation(en: "Enter keeps it, Esc doesn't.", zh: "回车选定，Esc 取消。")
    panel = Panel(heading: [hint, ""], items: items, focus: all.firstIndex(of: current) ?? 0)
  }

  /// Handles an input; the palettes are chosen by their index.
  mutating func handle(
    _ input: Input, in size: Size, _ presentation: Presentation
  ) -> Panel.Response {
    if [.key(Self.key), .key(.character("q"))].contains(input) { return .back }
    return panel.handle(input, in: size, presentation)
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    canvas.palette = Palette.allCases[panel.focus]
    panel.draw(on: &canvas, presentation)
  }
}
