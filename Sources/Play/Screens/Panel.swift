import TextUI

/// A box in the middle of the screen: a heading, and below it a list to choose from.
struct Panel {
  var heading: [String] = []
  var items: [MenuItem] = []

  /// The index of the item in focus.
  private(set) var focus = 0

  /// The response to an input.
  enum Response: Equatable {
    /// The choice of an item by its index.
    case chosen(Int)

    /// The request to close the panel.
    case back

    /// A change of the focus.
    case moved

    /// Nothing: the input has no meaning here.
    case ignored
  }

  /// Returns the panel with an item in focus.
  func focusing(on index: Int) -> Panel {
    var panel = self
    panel.focus = index
    return panel
  }

  /// Handles an input on a canvas of a size.
  mutating func handle(_ input: Input, in size: Size, _ presentation: Presentation) -> Response {
    switch input {
    case .key(let key): return press(key)
    case .click(let point):
      let layout = layout(in: size, presentation)
      let row = layout.rect.local(point).row - layout.firstRow
      let item = layout.items.lowerBound + row
      guard layout.rect.contains(point), row >= 0, layout.items.contains(item) else {
        return .ignored
      }
      focus = item
      return .chosen(item)
    case .scroll(_, let steps): return move(to: focus + steps)
    }
  }

  private mutating func press(_ key: Key) -> Response {
    switch key {
    case .up, .backTab, .character("k"): return move(to: focus - 1)
    case .down, .tab, .character("j"): return move(to: focus + 1)
    case .home: return move(to: 0)
    case .end: return move(to: items.count - 1)
    case .enter, .right, .character(" "), .character("l"):
      return items.isEmpty ? .ignored : .chosen(focus)
    case .escape, .left, .character("h"): return .back
    default:
      guard let digit = key.digit, items.indices.contains(digit - 1) else {
        return .ignored
      }
      return .chosen(digit - 1)
    }
  }

  private mutating func move(to index: Int) -> Response {
    focus = max(0, min(items.count - 1, index))
    return .moved
  }

  // MARK: Drawing

  /// Draws the panel over the canvas.
  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let layout = layout(in: canvas.extent, presentation)
    let margin = layout.margin
    // Without a box, anything beside the panel would look like a part of it.
    if margin == 0 { canvas.fill() }
    canvas.draw(in: layout.rect, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if margin > 0 { canvas.putBox(presentation.frame, Style(.edge)) }
      let width = canvas.extent.columns - 2 * margin
      for (row, line) in layout.heading.enumerated() {
        canvas.put(
          line.cut(to: width, ellipsis: presentation.ellipsis),
          row: row + margin / 2, column: margin)
      }
      let lines = lines(presentation)
      for (row, item) in layout.items.enumerated() {
        let text = lines[item].cut(to: width, ellipsis: presentation.ellipsis).padded(to: width)
        canvas.put(
          text, row: layout.firstRow + row, column: margin, item == focus ? .focus : .plain)
      }
    }
  }

  /// Returns the items as text: a pointer, a number, a title, a note, and a mark at the current
  /// one.
  private func lines(_ presentation: Presentation) -> [String] {
    let titles = items.map(\.title.displayWidth).max() ?? 0
    return items.enumerated().map { index, item in
      let pointer = index == focus ? presentation.frame.pointers.0 : " "
      let mark = item.isCurrent ? " " + presentation.frame.mark : ""
      let number = "\(index + 1)  "
      // No padding without a note: it would only cut the title in a narrow window.
      let isLast = item.note.isEmpty && mark.isEmpty
      let title = isLast ? item.title : item.title.padded(to: titles)
      let note = item.note.isEmpty ? "" : "  " + item.note
      return "\(pointer) \(number)\(title)\(note)\(mark)" + (isLast ? "" : " ")
    }
  }

  /// The layout, with a box and the whole heading if they fit.
  private struct Layout {
    let rect: Rect
    /// The columns between the edge and the text, 0 without a box.
    let margin: Int
    let heading: ArraySlice<String>
    /// The indices of the items that fit, with the one in focus.
    let items: Range<Int>
    /// The row of the first of them.
    let firstRow: Int
  }

  private func layout(in size: Size, _ presentation: Presentation) -> Layout {
    let width = (heading + lines(presentation)).map(\.displayWidth).max() ?? 0
    let rows = heading.count + items.count
    let hasBox = rows + 2 <= size.rows && width + 4 <= size.columns
    let shown = heading.prefix(max(0, size.rows - items.count - (hasBox ? 2 : 0)))
    let count = min(items.count, max(0, size.rows))
    let first = max(0, min(focus - count / 2, items.count - count))
    let extent = Size(
      rows: shown.count + count + (hasBox ? 2 : 0), columns: width + (hasBox ? 4 : 0))
    return Layout(
      rect: Rect(extent, centeredIn: size), margin: hasBox ? 2 : 0,
      heading: shown, items: first..<first + count,
      firstRow: shown.count + (hasBox ? 1 : 0))
  }
}
