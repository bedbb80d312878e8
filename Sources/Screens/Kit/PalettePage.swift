import TextUI

/// The page on which a player tries the palettes: the whole screen has the one in focus.
enum PalettePage {
  static let key = Key.character("p")
  static let help = KeyHelp("p", Phrase(en: "try the palettes", zh: "试试配色"))

  /// Returns the area of the page in a window: at the bottom, so that much of the view is in sight.
  static func area(in size: Size) -> Rect {
    let rows = min(size.rows, Palette.allCases.count + 5)
    return Rect(row: size.rows - rows, column: 0, rows: rows, columns: size.columns)
  }

  static func panel(_ current: Palette, _ presentation: Presentation) -> Panel {
    let all = Palette.allCases
    let items = all.map { palette in
      MenuItem(
        palette.rawValue, palette.title(presentation.language),
        note: palette.summary(presentation.language), isCurrent: palette == current,
        colors: palette.swatches)
    }
    let hint = presentation(en: "Enter keeps it, Esc doesn't.", zh: "回车选定，Esc 取消。")
    return Panel(heading: [hint, ""], items: items, focus: all.firstIndex(of: current) ?? 0)
  }
}
