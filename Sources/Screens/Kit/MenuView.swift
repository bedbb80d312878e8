import Flags
import GameCore
import TextUI

/// A menu on the screen.
public struct MenuView<Choice>: View {
  private var menu: any Menu<Choice>
  private let title: [String]
  private let presentation: Presentation
  private let save: (Choice) -> Void
  private var panel = Panel()

  public enum Outcome {
    case chosen(Choice)
    case left
  }

  /// Creates a menu with the focus on the item of a name, or on the current choice. `save` gets
  /// the choices after which the menu stays open.
  public init(
    _ menu: any Menu<Choice>, title: [String], presentation: Presentation, focus: String? = nil,
    save: @escaping (Choice) -> Void = { _ in }
  ) {
    (self.menu, self.title, self.presentation, self.save) = (menu, title, presentation, save)
    open(focus)
  }

  /// Shows the current page.
  private mutating func open(_ focus: String? = nil) {
    let items = menu.items(presentation)
    panel = Panel(
      items: items, focus: items.firstIndex { $0.isCurrent || $0.name == focus } ?? 0)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let area = panelArea(in: size)
    // The title is above the panel, with a blank row between them, if there is room.
    for (row, line) in title.enumerated() where area.origin.row > title.count {
      canvas.put(
        line, centeredInRow: area.origin.row - title.count - 1 + row, Style(.gold).bolder)
    }
    canvas.draw(in: area) { panel.draw(on: &$0, presentation) }
    let (arrows, dot) = (presentation.isASCII ? "Up/Down" : "↑↓", presentation.dot)
    let footer = presentation(
      en: "\(arrows) select\(dot)Enter play\(dot)p palettes\(dot)q quit",
      zh: "\(arrows) 选择\(dot)回车确定\(dot)p 配色\(dot)q 退出")
    canvas.put(
      presentation.cut(footer, to: size.columns), centeredInRow: size.rows - 1, .faint)
  }

  /// Returns the panel's area: in the middle below the title, or if that doesn't fit, all rows but
  /// the last.
  private func panelArea(in size: Size) -> Rect {
    let rows = panel.items.count + 2
    let air = size.rows - title.count - rows - 3
    guard air >= 0 else {
      return Rect(row: 0, column: 0, rows: max(0, size.rows - 1), columns: size.columns)
    }
    return Rect(row: air / 2 + title.count + 1, column: 0, rows: rows, columns: size.columns)
  }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    let area = panelArea(in: size)
    let isBack = input == .key(.character("q"))
    switch isBack ? .back : panel.handle(input.local(to: area), in: area.size, presentation) {
    case .chosen(let index):
      switch menu.choose(index) {
      case .done(let choice): return .chosen(choice)
      case .kept(let choice): save(choice)
      case .turned: break
      }
    case .back: guard menu.goBack() else { return .left }
    case .open: return nil
    }
    open()
    return nil
  }
}
