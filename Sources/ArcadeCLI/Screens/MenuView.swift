import ArcadeCore

/// A menu on the screen.
struct MenuView<Choice>: View {
  private var menu: any Menu<Choice>
  private let title: [String]
  private let voice: Voice
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
    _ menu: any Menu<Choice>, title: [String], voice: Voice, focus: String? = nil,
    keep: @escaping (Choice) -> Void = { _ in }
  ) {
    self.menu = menu
    self.title = title
    self.voice = voice
    self.keep = keep
    open(focus)
  }

  /// Shows the page that is open now.
  private mutating func open(_ focus: String? = nil) {
    let items = menu.items(voice)
    panel = Panel(items: items)
      .focusing(on: items.firstIndex { $0.isCurrent || $0.name == focus } ?? 0)
  }

  func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    let titleRows = title.count + panel.items.count + 5 <= size.rows ? title.count + 1 : 0
    for (row, line) in title.prefix(titleRows).enumerated() {
      canvas.put(line, centeredInRow: titleTop(in: size) + row, Style(.blue).bolder)
    }
    canvas.draw(in: panelArea(in: size)) { panel.draw(on: &$0, voice) }
    canvas.put(
      footer.cut(to: size.columns, ellipsis: voice.ellipsis), centeredInRow: size.rows - 1, .faint)
  }

  private func titleTop(in size: Size) -> Int {
    max(0, (size.rows - title.count - panel.items.count - 5) / 2)
  }

  private func panelArea(in size: Size) -> Rect {
    let hasTitle = title.count + panel.items.count + 5 <= size.rows
    let top = hasTitle ? titleTop(in: size) + title.count + 1 : 0
    let rows = hasTitle ? panel.items.count + 2 : size.rows - 1
    return Rect(row: top, column: 0, rows: rows, columns: size.columns)
  }

  private var footer: String {
    isLoading
      ? voice.language(en: "Getting the covers" + voice.ellipsis, zh: "正在准备封面" + voice.ellipsis)
      : voice.language(
        en: "Arrows move, Enter chooses, q leaves", zh: "方向键移动，回车选择，q 退出")
  }

  mutating func take(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    if input == .key(.character("q")) {
      guard menu.goBack() else { return .left }
      open()
      return nil
    }
    let area = panelArea(in: size)
    switch panel.take(input.local(to: area), in: area.size, voice) {
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
