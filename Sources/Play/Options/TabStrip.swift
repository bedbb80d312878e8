import TextUI

/// The titles of pages in the top row, with the open one marked. If not all fit, only the open one
/// is there, with its number.
struct TabStrip {
  let titles: [String]
  let open: Int

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let size = canvas.extent
    canvas.draw(in: Rect(row: 0, column: 0, rows: 1, columns: size.columns), on: Style(on: .bar)) {
      canvas in
      canvas.fill()
      for tab in tabs(size.columns, presentation) {
        canvas.put(
          tab.text, row: 0, column: tab.column, tab.index == open ? .focus : .faint)
      }
    }
  }

  /// Returns the page whose title is at a point.
  func index(at point: Point, in size: Size, _ presentation: Presentation) -> Int? {
    guard point.row == 0 else { return nil }
    return tabs(size.columns, presentation).first {
      ($0.column..<$0.column + $0.text.displayWidth).contains(point.column)
    }?.index
  }

  private func tabs(
    _ columns: Int, _ presentation: Presentation
  ) -> [(index: Int, text: String, column: Int)] {
    let pointers = presentation.frame.pointers
    var column = 1
    let all = titles.enumerated().map { index, title in
      let text = index == open ? "\(pointers.0)\(title)\(pointers.1)" : " \(title) "
      defer { column += text.displayWidth + 1 }
      return (index: index, text: text, column: column)
    }
    guard column > columns, titles.indices.contains(open) else { return all }
    return [(open, "\(pointers.0)\(titles[open])\(pointers.1) \(open + 1)/\(titles.count)", 0)]
  }
}
