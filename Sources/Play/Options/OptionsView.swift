import GameCore
import TextUI

/// Pages on which a player changes options, such as those of the games and of the arcade.
public struct OptionsView: View {
  /// Options under a title.
  public struct Page {
    let title: String
    let list: OptionList

    public init(_ title: String, _ list: OptionList) {
      (self.title, self.list) = (title, list)
    }
  }

  public enum Outcome {
    /// An option has changed and is saved. The view can be shown again with the new pages.
    case changed

    /// The player starts what the open page is of.
    case started
    case left
  }

  public private(set) var pages: [Page]

  /// The titles of the pages, of which one is open.
  private(set) var tabs: Tabs

  /// The index of the option in focus.
  private(set) var focus = 0

  /// The sentence about the last key, until the next one.
  private(set) var message: String?

  /// True if the pages are those of games that start from there.
  let startsGames: Bool

  let presentation: Presentation

  /// Creates pages, of which one is open.
  public init(
    _ pages: [Page], open: Int, startsGames: Bool = false, presentation: Presentation
  ) {
    (self.pages, self.startsGames, self.presentation) = (pages, startsGames, presentation)
    tabs = Tabs(pages.map(\.title), focus: open)
  }

  /// Returns the view with the same option in focus and other pages, such as those in another
  /// language.
  public func with(_ pages: [Page], _ presentation: Presentation) -> OptionsView {
    var view = OptionsView(
      pages, open: open, startsGames: startsGames, presentation: presentation)
    view.focus = focus
    return view
  }

  /// The index of the open page.
  public var open: Int { tabs.focus }

  /// The options of the open page.
  var rows: [OptionRow] { pages[open].list.rows }

  /// The sentence below the options.
  var note: String { message ?? pages[open].list.note ?? "" }

  // MARK: Input

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    message = nil
    switch input {
    case .key(let key): return press(key)
    case .scroll(_, let steps): move(by: steps.signum())
    case .click(let point):
      if point.row == 0 {
        if let tab = tabs.tab(at: point.column, width: size.columns, presentation) { turn(to: tab) }
      } else if let hit = OptionsLayout(rows, focus, in: size).option(at: point) {
        focus = hit.index
        return change(by: hit.step)
      }
    }
    return nil
  }

  private mutating func press(_ key: Key) -> Outcome? {
    switch OptionsKeys.bindings.action(for: key) {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .back: return change(by: -1)
    case .forward: return change(by: 1)
    case .enter: return startsGames ? .started : change(by: 1)
    case .nextPage: turn(by: 1)
    case .pageBefore: turn(by: -1)
    case .leave: return .left
    case nil: if let digit = key.digit { turn(to: digit - 1) }
    }
    return nil
  }

  private mutating func move(by step: Int) {
    focus = max(0, min(rows.count - 1, focus + step))
  }

  private mutating func turn(to page: Int) {
    if tabs.choose(page) { focus = 0 }
  }

  private mutating func turn(by step: Int) {
    tabs.move(by: step)
    focus = 0
  }

  private mutating func change(by step: Int) -> Outcome? {
    if pages[open].list.change(focus, step) { return .changed }
    message = presentation(
      en: "No more choices here with the other options as they are.",
      zh: "其他选项不变的话，这里没有别的可选了。")
    return nil
  }
}
