import TextUI

/// The item in focus of a list, and its movement by keys, the mouse wheel and clicks.
struct ListFocus {
  /// The number of items, at least 0.
  var count: Int

  /// The index of the item in focus, 0 in an empty list.
  private(set) var index: Int

  /// True if the items stand side by side, so that the keys to the left and the right move, too.
  private let isRow: Bool

  init(_ count: Int, at index: Int = 0, isRow: Bool = false) {
    (self.count, self.index, self.isRow) = (count, 0, isRow)
    move(to: index)
  }

  /// The effect of an input.
  enum Response: Equatable {
    /// The player chose the item in focus.
    case chosen
    case moved

    /// The input has no meaning in a list.
    case ignored
  }

  private enum Action: Sendable {
    case previous, next, left, right, first, last, choose
  }

  private static let bindings: [Binding<Action>] = [
    Binding(.up, .backTab, .character("k"), action: .previous, select),
    Binding(.down, .tab, .character("j"), action: .next, select),
    Binding(.left, .character("h"), action: .left, select),
    Binding(.right, .character("l"), action: .right, select),
    Binding(.home, action: .first, select),
    Binding(.end, action: .last, select),
    Binding(.enter, .character(" "), action: .choose, Phrase(en: "choose", zh: "确定")),
  ]

  private static let select = Phrase(en: "select", zh: "选择")

  /// Returns the help on the usual keys of a list, in which one chooses the item in focus.
  static func help(choose: Phrase) -> [KeyHelp] {
    [KeyHelp([.up, .backTab, .down, .tab, .character("k"), .character("j")], select)]
      + [KeyHelp([.enter, .character(" ")], choose)]
  }

  /// Handles an input that the page has no other use for. `item` returns the index of the item at a
  /// cell; it is called for clicks alone.
  mutating func handle(_ input: Input, item: (Point) -> Int? = { _ in nil }) -> Response {
    switch input {
    case .key(let key): return perform(Self.bindings.action(for: key))
    case .scroll(_, let steps): return move(to: index + steps)
    case .secondClick: return .ignored
    case .click(let point):
      guard let index = item(point) else { return .ignored }
      self.index = index
      return .chosen
    }
  }

  private mutating func perform(_ action: Action?) -> Response {
    switch action {
    case .previous: move(to: index - 1)
    case .next: move(to: index + 1)
    case .first: move(to: 0)
    case .last: move(to: count - 1)
    case .choose: count > 0 ? .chosen : .ignored
    case .left where isRow: move(to: index - 1)
    case .right where isRow: move(to: index + 1)
    case .left, .right, nil: .ignored
    }
  }

  /// Moves the focus to an index, or to the nearest end of the list.
  @discardableResult
  mutating func move(to index: Int) -> Response {
    self.index = max(0, min(count - 1, index))
    return .moved
  }

  /// Returns the indices of the items in sight if only some rows are free: those around the focus.
  func visible(in rows: Int) -> Range<Int> {
    let shown = min(count, max(0, rows))
    let first = max(0, min(index - shown / 2, count - shown))
    return first..<first + shown
  }
}
