import GameCore

public struct MenuView<Choice>: View {
  private var menu: any Menu<Choice>
  private let title: String
  private let presentation: Presentation
  private var panel = Panel()
  private var page = MenuPage()
  /// The time when a waiting menu is next told that time has passed.
  private var nextNews = 0

  public enum Outcome {
    case chosen(Choice)
    case left
  }

  public init(_ menu: any Menu<Choice>, title: String, presentation: Presentation) {
    (self.menu, self.title, self.presentation) = (menu, title, presentation)
    _ = self.menu.take(.opened(onScreen: true))
    open()
  }

  public var warning: Phrase? { menu.warning }
  public var effects: ViewEffects { ViewEffects(copies: menu.copies) }

  private mutating func open() {
    page = menu.page(presentation)
    let items = menu.items(presentation)
    let end = presentation.isASCII ? "_" : "▏"
    // A long answer is shown by its end.
    let question = page.question.map { "\($0) \(page.answer.suffix(30))" }
    let heading = page.notes + (question.map { [($0 + end).padded(to: 40)] } ?? [])
    panel = Panel(
      heading: heading.isEmpty ? [] : heading + [""], items: items,
      focus: items.firstIndex(where: \.isCurrent) ?? 0, entryEnd: question?.displayWidth)
  }

  public var help: ViewHelp? {
    ViewHelp(
      title: title,
      keys: [
        KeyHelp([.up, .down, .character("k"), .character("j")], Phrase(en: "select", zh: "选择")),
        KeyHelp([.enter, .right, .character("l")], Phrase(en: "choose", zh: "确定")),
        KeyHelp("1-9", Phrase(en: "choose by number", zh: "按编号选择")),
        KeyHelp([.escape, .left, .character("h"), .character("q")], Phrase(en: "back", zh: "返回")),
        KeysPage.help, PalettePage.help,
      ], rules: menu.rules)
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let (panel, area) = layout(in: size)
    // The title is above the panel, with a blank row between them, if there is room.
    if area.origin.row > 1 {
      canvas.put(title, centeredInRow: area.origin.row - 2, Style(.gold).bolder)
    }
    canvas.draw(in: area) { panel.draw(on: &$0, presentation) }
    drawPictures(on: &canvas, below: area.origin.row + area.size.rows + 1)
    canvas.put(reminder(in: size), centeredInRow: size.rows - 1, .faint)
  }

  public func reminder(in size: Size) -> String {
    let arrows = presentation.frame.upDown
    let back = presentation(en: "Esc back", zh: "Esc 返回")
    let quit = presentation(en: "q quit", zh: "q 退出")
    // Another page than the first one has an item for the way back, too.
    let leave = panel.items.contains { $0.name == "back" } ? back : quit
    let hints =
      page.question != nil
      ? [presentation(en: "Enter search", zh: "回车查询"), back]
      : page.isWaiting
        ? [presentation(en: "Esc stop waiting", zh: "Esc 不再等待"), quit]
        : [
          presentation(en: "\(arrows) select", zh: "\(arrows) 选择"),
          presentation(en: "? help", zh: "? 帮助"), presentation(en: "p palettes", zh: "p 配色"),
          presentation(en: "Enter choose", zh: "回车确定"), leave,
        ]
    return presentation.line(of: hints, in: size.columns)
  }

  /// Draws the pictures that have arrived side by side, as large as all of them can be.
  private func drawPictures(on canvas: inout Canvas, below top: Int) {
    let (columns, rows) = (canvas.extent.columns, canvas.extent.rows - 1 - top)
    guard page.pictureCount > 0, rows > 0,
      let height = (1...rows).last(where: {
        (rows / $0) * (columns / (2 * $0)) >= page.pictureCount
      })
    else { return }
    let line = min(page.pictureCount, columns / (2 * height))
    let left = (columns - line * 2 * height) / 2
    for (index, picture) in page.pictures.enumerated() {
      canvas.draw(
        picture,
        in: Rect(
          row: top + index / line * height, column: left + index % line * 2 * height,
          rows: height, columns: 2 * height), presentation)
    }
  }

  /// Returns the panel with a heading that fits a window, and its area: in the middle, at the top
  /// above pictures, or all rows but one.
  private func layout(in size: Size) -> (panel: Panel, area: Rect) {
    var panel = panel
    panel.heading = panel.heading.flatMap { $0.wrapped(to: max(1, min(60, size.columns - 4))) }
    let rows = panel.heading.count + panel.items.count + 2
    let air = size.rows - rows - 4
    let area = Rect(
      row: air < 0 ? 0 : page.pictureCount > 0 ? 2 : 2 + air / 2, column: 0,
      rows: air < 0 ? max(0, size.rows - 1) : rows, columns: size.columns)
    return (panel, area)
  }

  // MARK: Input

  public func claims(_ key: Key) -> Bool { page.question != nil }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    if page.question != nil, let news = typing(input) { return outcome(of: menu.take(news)) }
    let isLeft = input == .key(.character("q"))
    if isLeft, page.isWaiting { return .left }
    var (shown, area) = layout(in: size)
    let response = isLeft ? .back : shown.handle(input.local(to: area), in: area.size, presentation)
    panel.focus = shown.focus
    switch response {
    case .chosen(let index): return outcome(of: menu.choose(index))
    case .back: return menu.goBack().map { outcome(of: $0) } ?? .left
    case .open: return nil
    }
  }

  /// Returns the news for the menu where an input answers its question, or nil for another input.
  private func typing(_ input: Input) -> MenuNews? {
    switch input {
    case .key(.character(let scalar)): .typed(page.answer + String(scalar))
    case .key(.backspace): .typed(String(page.answer.dropLast()))
    case .key(.enter): .entered
    default: nil
    }
  }

  public func nextChange(after time: Int) -> Int? {
    page.isWaiting ? nextNews : nil
  }

  public mutating func advance(to time: Int) -> Outcome? {
    guard page.isWaiting else { return nil }
    nextNews = time + 30
    return outcome(of: menu.take(.waited))
  }

  /// Shows the page after a step of the menu; returns the outcome if that ends the view.
  private mutating func outcome(of step: MenuStep<Choice>) -> Outcome? {
    if case .done(let choice) = step { return .chosen(choice) }
    open()
    return nil
  }
}
