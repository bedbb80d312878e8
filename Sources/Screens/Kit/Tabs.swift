import TextUI

/// A row of numbered tabs, as many as fit with the one in focus among them.
struct Tabs {
  let titles: [String]
  var focus: Int

  static let help = KeyHelp("1-9", Phrase(en: "open a page by its number", zh: "按编号打开一页"))

  var count: Int { titles.count }

  /// Returns the index of the tab some steps from the one in focus; the first follows the last.
  func next(_ steps: Int) -> Int { (focus + steps + count) % max(1, count) }

  /// Returns the tab that an input chooses, a digit or a click in the tabs' row, or nil if none.
  func tab(
    for input: Input, row: Int, width: Int, _ presentation: Presentation
  ) -> Int? {
    switch input {
    case .key(let key):
      return key.digit.flatMap { titles.indices.contains($0 - 1) ? $0 - 1 : nil }
    case .click(let point) where point.row == row:
      return layout(width, presentation).first { tab in
        (tab.column..<tab.column + tab.text.displayWidth).contains(point.column)
      }?.index
    case .click, .secondClick, .scroll: return nil
    }
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let width = canvas.extent.columns
    let tabs = layout(width, presentation)
    for tab in tabs {
      canvas.put(tab.text, row: 0, column: tab.column, tab.index == focus ? .focus : .plain)
      if tab.index == focus { canvas.putCaret(row: 0, column: tab.column + 1) }
    }
    if let first = tabs.first, first.index > 0 {
      canvas.put(presentation.frame.pointers.1, row: 0, column: 0, .faint)
    }
    if let last = tabs.last, last.index < count - 1 {
      canvas.put(presentation.frame.pointers.0, row: 0, column: width - 1, .faint)
    }
  }

  /// Returns the tabs that fit a width, with their columns.
  private func layout(
    _ width: Int, _ presentation: Presentation
  ) -> [(index: Int, column: Int, text: String)] {
    let texts = titles.enumerated().map { index, title in
      let pointer = index == focus ? presentation.frame.pointers.0 : " "
      let number = index < 9 ? "\(index + 1) " : ""
      return presentation.cut("\(pointer)\(number)\(title) ", to: max(4, width - 2))
    }
    var first = 0
    func end(_ last: Int) -> Int { texts[first...last].reduce(1) { $0 + $1.displayWidth + 1 } }
    while first < focus, end(focus) > width { first += 1 }
    // In the middle, if all fit.
    var column = max(1, (width - end(texts.count - 1)) / 2)
    let tabs = (first..<texts.count).map { index in
      defer { column += texts[index].displayWidth + 1 }
      return (index: index, column: column, text: texts[index])
    }
    return tabs.filter { $0.index <= focus || $0.column + $0.text.displayWidth < width }
  }
}
