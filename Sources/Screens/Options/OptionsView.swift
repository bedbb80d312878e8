import GameCore

/// Pages on which a player changes options, such as those of the games and of the arcade.
public struct OptionsView: View {
  public typealias Page = (title: String, list: OptionList)

  public enum Outcome {
    /// An option has changed and is saved. The view can be shown again with the new pages.
    case changed

    /// The player starts the game of the open page.
    case started
    case left
  }

  public private(set) var pages: [Page]
  /// The pictures of the first pages.
  public var emblems: [Art?] = []
  private(set) var tabs: Tabs
  private(set) var list = ListFocus(0)
  /// The sentence about the last key, until the next one.
  private(set) var message: String?
  let presentation: Presentation

  public init(_ pages: [Page], open: Int, presentation: Presentation) {
    (self.pages, self.presentation) = (pages, presentation)
    tabs = Tabs(titles: pages.map(\.title), focus: open)
    turn(to: open)
  }

  /// Returns the view with the same option in focus and other pages.
  public func with(_ pages: [Page], _ presentation: Presentation) -> OptionsView {
    var view = OptionsView(pages, open: open, presentation: presentation)
    let row = view.rows.firstIndex { $0.title == focused?.title && $0.rung == focused?.rung }
    view.list.move(to: row ?? list.index)
    view.emblems = emblems
    return view
  }

  public var open: Int { tabs.focus }

  var rows: [OptionRow] { pages[open].list.rows }

  var focused: OptionRow? { rows.indices.contains(list.index) ? rows[list.index] : nil }

  /// The sentences below the options: about the last key, else about the option and the page.
  func notes(besidesRow isTold: Bool) -> [String] {
    if let message { return [message] }
    let about = isTold ? "" : focused?.about ?? ""
    return [about, pages[open].list.note ?? ""].filter { !$0.isEmpty }
  }

  public var help: ViewHelp? { ViewHelp(title: title, keys: OptionsKeys.help) }

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    message = nil
    let row = Self.tabsRow(in: size)
    if let tab = tabs.tab(for: input, row: row, width: size.columns, presentation) {
      turn(to: tab)
      return nil
    }
    switch input {
    case .key(let key):
      guard let action = OptionsKeys.bindings.action(for: key) else { break }
      return perform(action)
    case .click(let point):
      let layout = OptionsLayout(self, in: size)
      guard let item = layout.items.first(where: { layout.area(of: $0).contains(point) })
      else { return nil }
      list.move(to: item)
      // From the arrow before a value to its middle.
      let end = layout.area(of: item).size.columns - layout.area(of: item).local(point).column
      let value = focused?.value.displayWidth ?? 0
      let isLeft = (value / 2 + 2...value + 4).contains(end)
      return focused?.rung == nil ? change(isLeft ? .previous : .next) : perform(.enter)
    case .secondClick, .scroll: break
    }
    _ = list.handle(input)
    return nil
  }

  private mutating func perform(_ action: OptionsKeys.Action) -> Outcome? {
    switch action {
    case .change(let step): return focused?.rung == nil ? change(step) : nil
    case .enter:
      let isPlayer = focused?.rung != nil
      return change(.next).map { isPlayer ? .started : $0 }
    case .turnPage(let step):
      turn(to: tabs.next(step))
      return nil
    case .leave: return .left
    }
  }

  private mutating func turn(to page: Int) {
    tabs.focus = page
    let (next, last) = (rows.firstIndex { $0.rung == .next }, rows.lastIndex { $0.rung != nil })
    list = ListFocus(rows.count, at: next ?? last ?? 0)
  }

  private mutating func change(_ step: OptionStep) -> Outcome? {
    defer { list.count = rows.count }
    do throws(UserError) {
      try pages[open].list.change(list.index, step)
      return .changed
    } catch {
      message = error.sentence(presentation.language)
      return nil
    }
  }
}

public enum OptionsKeys {
  enum Action: Sendable {
    case change(OptionStep), enter, turnPage(by: Int), leave
  }

  static let bindings: [Binding<Action>] = [
    Binding(.left, .character("h"), action: .change(.previous), change),
    Binding(.right, .character("l"), action: .change(.next), change),
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
    ] + bindings.help() + [Tabs.help, KeysPage.help, PalettePage.help]
}
