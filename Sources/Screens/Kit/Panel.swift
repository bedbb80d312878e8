import TextUI

/// A box in the middle of the screen: a heading, and below it a list to choose from.
struct Panel {
  private let title: String
  var heading: [String]
  let items: [MenuItem]
  /// The column after what is typed in the last row but one of the heading, or nil.
  private let entryEnd: Int?
  private var list: ListFocus

  init(
    title: String = "", heading: [String] = [], items: [MenuItem] = [], focus: Int = 0,
    entryEnd: Int? = nil
  ) {
    (self.title, self.heading, self.items, self.entryEnd) = (title, heading, items, entryEnd)
    list = ListFocus(items.count, at: focus)
  }

  var focus: Int {
    get { list.index }
    set { list.move(to: newValue) }
  }

  /// The effect of an input.
  enum Response: Equatable {
    case chosen(Int)
    case back

    /// The panel stays open; the focus may have moved.
    case open
  }

  mutating func handle(_ input: Input, in size: Size, _ presentation: Presentation) -> Response {
    switch input {
    case .key(.escape), .key(.left), .key(.character("h")): return .back
    case .key(.right) where !items.isEmpty, .key(.character("l")) where !items.isEmpty:
      return .chosen(focus)
    case .key(let key):
      guard let digit = key.digit, items.indices.contains(digit - 1) else { break }
      return .chosen(digit - 1)
    default: break
    }
    let panel = self
    return list.handle(input) { panel.hit($0, in: size, presentation) }
      ? .chosen(focus) : .open
  }

  func draw(on canvas: inout Canvas, _ presentation: Presentation) {
    let layout = layout(in: canvas.extent, presentation)
    // Without a box, anything beside the panel would look like a part of it.
    if !layout.hasBox { canvas.fill() }
    canvas.draw(in: layout.rect, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if layout.hasBox {
        canvas.putBox(presentation.frame, Style(.edge))
        let title = presentation.cut(title, to: canvas.extent.columns - 6)
        if !title.isEmpty { canvas.put(" \(title) ", row: 0, column: 2, Style(.gold).bolder) }
      }
      let margin = layout.hasBox ? 2 : 0
      let width = canvas.extent.columns - 2 * margin
      for (row, line) in layout.heading.enumerated() {
        canvas.put(presentation.cut(line, to: width), row: row + margin / 2, column: margin)
      }
      if let entryEnd {
        canvas.putCaret(row: layout.heading.count - 2 + margin / 2, column: margin + entryEnd)
      }
      let lines = lines(in: width - widthOfColors, presentation)
      for item in layout.items {
        let (row, colors) = (layout.row(of: item), items[item].colors)
        if item == focus { canvas.putCaret(row: row, column: margin + 2) }
        canvas.put(
          presentation.cut(lines[item], to: width - widthOfColors).padded(to: width), row: row,
          column: margin, item == focus ? .focus : .plain)
        for (index, color) in colors.enumerated() {
          let column = margin + width - 2 * (colors.count - index)
          canvas.put("  ", row: row, column: column, Style(on: color))
        }
      }
    }
  }

  /// The columns of the items' colours, two for each, and of the blanks before them.
  private var widthOfColors: Int {
    let most = items.map(\.colors.count).max() ?? 0
    return most == 0 ? 0 : 2 * most + 2
  }

  /// Returns the items as text: a mark at the current one or a pointer, a number, a title, a note.
  private func lines(in width: Int, _ presentation: Presentation) -> [String] {
    let titles = items.map(\.title.displayWidth).max() ?? 0
    // Notes that are too long end before a comma; if one can't, there are none.
    let room = width - titles - 7
    let notes = items.map { item in
      let parts = item.note.indices.filter { ",，".contains(item.note[$0]) }.reversed()
      return ([item.note] + parts.map { String(item.note[..<$0]) }).first {
        $0.displayWidth <= room
      }
    }
    return items.enumerated().map { index, item in
      let (frame, note) = (presentation.frame, notes.contains(nil) ? "" : notes[index] ?? "")
      let pointer = item.isCurrent ? frame.mark : index == focus ? frame.pointers.0 : " "
      let title = note.isEmpty ? item.title : item.title.padded(to: titles + 2) + note
      return "\(pointer) \(index + 1)  \(title)"
    }
  }

  /// Returns the item at a point, or nil if there is none.
  private func hit(_ point: Point, in size: Size, _ presentation: Presentation) -> Int? {
    let layout = layout(in: size, presentation)
    let row = layout.rect.local(point).row
    return layout.rect.contains(point) ? layout.items.first { layout.row(of: $0) == row } : nil
  }

  /// The layout, with a box and the whole heading if they fit.
  private struct Layout {
    let rect: Rect
    let hasBox: Bool
    let heading: ArraySlice<String>
    let items: Range<Int>

    func row(of item: Int) -> Int { heading.count + (hasBox ? 1 : 0) + item - items.lowerBound }
  }

  private func layout(in size: Size, _ presentation: Presentation) -> Layout {
    let texts = heading + [title] + lines(in: .max, presentation)
    let width = (texts.map(\.displayWidth).max() ?? 0) + widthOfColors
    let air = size.rows - heading.count - items.count
    let hasBox = air >= 2 && width + 4 <= size.columns
    let shown = list.visible(in: size.rows)
    let heading = heading.prefix(max(0, size.rows - shown.count))
    let extent = Size(
      rows: heading.count + shown.count + (hasBox ? 2 : 0), columns: width + (hasBox ? 4 : 0))
    return Layout(
      rect: Rect(extent, centeredIn: size), hasBox: hasBox, heading: heading, items: shown)
  }
}
