import TextUI

/// The item in focus of a list, and its movement by keys, the mouse wheel and clicks.
struct ListFocus {
  /// The number of items, at least 0.
  var count: Int
  /// The index of the item in focus, 0 in an empty list.
  private(set) var index: Int

  init(_ count: Int, at index: Int = 0) {
    (self.count, self.index) = (count, 0)
    move(to: index)
  }

  /// Handles an input that the page has no other use for. Returns true if the player chose the item
  /// in focus. `item` returns the index of the item at a cell; it is called for clicks alone.
  mutating func handle(_ input: Input, item: (Point) -> Int? = { _ in nil }) -> Bool {
    switch input {
    case .key(.up), .key(.backTab), .key(.character("k")), .key(.left), .key(.character("h")):
      move(to: index - 1)
    case .key(.down), .key(.tab), .key(.character("j")), .key(.right), .key(.character("l")):
      move(to: index + 1)
    case .key(.home): move(to: 0)
    case .key(.end): move(to: count - 1)
    case .key(.enter), .key(.character(" ")): return count > 0
    case .key, .secondClick: break
    case .scroll(_, let steps): move(to: index + steps)
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
