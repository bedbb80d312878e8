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

  private enum Action: Sendable {
    case down(Int), across(Int), choose
  }

  /// More steps than any list has.
  private static let far = 1 << 30
  private static let bindings: [Binding<Action>] = [
    Binding(.up, .backTab, .character("k"), action: .down(-1), select),
    Binding(.down, .tab, .character("j"), action: .down(1), select),
    Binding(.left, .character("h"), action: .across(-1), select),
    Binding(.right, .character("l"), action: .across(1), select),
    Binding(.home, action: .down(-far), select),
    Binding(.end, action: .down(far), select),
    Binding(.enter, .character(" "), action: .choose, Phrase(en: "choose", zh: "确定")),
  ]

  private static let select = Phrase(en: "select", zh: "选择")

  /// Returns the help on the usual keys of a list, in which one chooses the item in focus.
  static func help(choose: Phrase) -> [KeyHelp] {
    [KeyHelp([.up, .backTab, .down, .tab, .character("k"), .character("j")], select)]
      + [KeyHelp([.enter, .character(" ")], choose)]
  }

  /// Handles an input that the page has no other use for. Returns true if the player chose the item
  /// in focus. `item` returns the index of the item at a cell; it is called for clicks alone.
  mutating func handle(_ input: Input, item: (Point) -> Int? = { _ in nil }) -> Bool {
    switch input {
    case .key(let key):
      switch Self.bindings.action(for: key) {
      case .down(let steps): move(to: index + steps)
      case .across(let steps): if isRow { move(to: index + steps) }
      case .choose: return count > 0
      case nil: break
      }
    case .scroll(_, let steps): move(to: index + steps)
    case .secondClick: break
    case .click(let point):
      guard let index = item(point) else { break }
      self.index = index
      return true
    }
    return false
  }

  mutating func move(to index: Int) { self.index = max(0, min(count - 1, index)) }

  /// Returns the indices of the items in sight if only some rows are free: those around the focus.
  func visible(in rows: Int) -> Range<Int> {
    let shown = min(count, max(0, rows))
    let first = max(0, min(index - shown / 2, count - shown))
    return first..<first + shown
  }
}
