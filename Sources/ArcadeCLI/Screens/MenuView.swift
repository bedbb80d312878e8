import GameCore
import TextUI
import Tiles

/// A menu on the screen.
struct MenuView<Choice>: View {
  private var menu: any Menu<Choice>
  private let title: [String]
  private let presentation: Presentation
  private let keep: (Choice) -> Void
  private var panel = Panel()
  private var isLoading = false

  /// What a menu ends with.
  enum Outcome {
    case play(Choice)
    case left
  }

  /// A menu with the item of a name in focus, or with the choice in force.
  init(
    _ menu: any Menu<Choice>, title: [String], presentation: Presentation, focus: String? = nil,
    keep: @escaping (Choice) -> Void = { _ in }
  ) {
    self.menu = menu
    self.title = title
    self.presentation = presentation
    self.keep = keep
    open(focus)
  }

  /// Shows the page that is open now.
  private mutating func open(_ focus: String? = nil) {
    let items = menu.items(presentation)
    panel = Panel(items: items)
      .focusing(on: items.firstIndex { $0.isCurrent || $0.name == focus } ?? 0)
  }

  func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let area = panelArea(in: size)
    // The title stands above the panel, with a blank row between them, where there is room.
    for (row, line) in title.enumerated() where area.origin.row > title.count {
      canvas.put(
        line, centeredInRow: area.origin.row - title.count - 1 + row, Style(.blue).bolder)
    }
    canvas.draw(in: area) { panel.draw(on: &$0, presentation) }
    canvas.put(
      footer.cut(to: size.columns, ellipsis: presentation.ellipsis), centeredInRow: size.rows - 1,
      .faint)
  }

  /// The rows of the panel: in the middle with its title, or where that has no room, all but the
  /// last.
  private func panelArea(in size: Size) -> Rect {
    let rows = panel.items.count + 2
    let air = size.rows - title.count - rows - 3
    guard air >= 0 else {
      return Rect(row: 0, column: 0, rows: max(0, size.rows - 1), columns: size.columns)
    }
    return Rect(row: air / 2 + title.count + 1, column: 0, rows: rows, columns: size.columns)
  }

  private var footer: String {
    isLoading
      ? presentation(
        en: "Getting the covers" + presentation.ellipsis, zh: "正在准备封面" + presentation.ellipsis)
      : presentation(
        en: "Arrows move, Enter chooses, q leaves", zh: "方向键移动，回车选择，q 退出")
  }

  mutating func take(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    if input == .key(.character("q")) {
      guard menu.goBack() else { return .left }
      open()
      return nil
    }
    let area = panelArea(in: size)
    switch panel.take(input.local(to: area), in: area.size, presentation) {
    case .chosen(let index): return follow(menu.choose(index))
    case .back: if menu.goBack() { open() }
    case .moved, .unknown: break
    }
    return nil
  }

  private mutating func follow(_ step: MenuStep<Choice>) -> Outcome? {
    switch step {
    case .play(let choice): return .play(choice)
    case .loading: isLoading = true
    case .kept(let choice):
      keep(choice)
      open()
    case .turned: open()
    }
    return nil
  }

  func nextChange(after time: Int) -> Int? { isLoading ? time : nil }

  mutating func advance(to time: Int) -> Outcome? {
    guard isLoading else { return nil }
    isLoading = false
    return follow(menu.load())
  }
}
