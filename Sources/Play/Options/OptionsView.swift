import GameCore
import TextUI

/// The pages on which a player changes options: one for each game, and one for the arcade.
public struct OptionsView: View {
  /// Options under a title.
  public struct Page {
    let title: String

    /// The options as the player has changed them.
    public private(set) var list: any OptionList

    /// Returns a sentence about the options as they are, or nil if there is none.
    let note: (any OptionList) -> String?

    public init(
      _ title: String, _ list: any OptionList,
      note: @escaping (any OptionList) -> String? = { _ in nil }
    ) {
      (self.title, self.list, self.note) = (title, list, note)
    }

    fileprivate mutating func change(_ index: Int, by step: Int) -> Bool {
      list.change(index, by: step)
    }
  }

  public enum Outcome {
    /// An option of the open page has changed. The view can be shown again.
    case changed
    case left
  }

  public private(set) var pages: [Page]

  /// The index of the open page.
  public private(set) var open: Int

  private var focus = 0
  private let presentation: Presentation

  /// The sentence about the last key, until the next one.
  private var message: String?

  /// Creates pages, of which one is open.
  public init(_ pages: [Page], open: Int, presentation: Presentation) {
    (self.pages, self.open, self.presentation) = (pages, open, presentation)
  }

  /// Returns the view with the same option in focus and other pages, such as those in another
  /// language.
  public func with(_ pages: [Page], _ presentation: Presentation) -> OptionsView {
    var view = OptionsView(pages, open: open, presentation: presentation)
    view.focus = focus
    return view
  }

  private var rows: [OptionRow] { pages[open].list.rows(presentation) }
  private var tabs: TabStrip { TabStrip(titles: pages.map(\.title), open: open) }

  // MARK: Input

  public mutating func handle(_ input: Input, in size: Size, at time: Int) -> Outcome? {
    message = nil
    switch input {
    case .key(let key): return press(key)
    case .scroll(_, let steps): focus = max(0, min(rows.count - 1, focus + steps.signum()))
    case .click(let point):
      if let index = tabs.index(at: point, in: size, presentation) {
        turn(to: index)
      } else if let hit = layout(in: size).option(at: point) {
        focus = hit.index
        return change(by: hit.step)
      }
    }
    return nil
  }

  private mutating func press(_ key: Key) -> Outcome? {
    switch OptionsKeys.bindings.action(for: key) {
    case .up: focus = max(0, focus - 1)
    case .down: focus = min(rows.count - 1, focus + 1)
    case .back: return change(by: -1)
    case .forward: return change(by: 1)
    case .nextPage: turn(to: (open + 1) % pages.count)
    case .pageBefore: turn(to: (open + pages.count - 1) % pages.count)
    case .leave: return .left
    case nil: if let digit = key.digit, pages.indices.contains(digit - 1) { turn(to: digit - 1) }
    }
    return nil
  }

  private mutating func turn(to page: Int) {
    (open, focus) = (page, 0)
  }

  private mutating func change(by step: Int) -> Outcome? {
    if pages[open].change(focus, by: step) { return .changed }
    message = presentation(
      en: "There is no further value that goes with the rest.", zh: "没有更多可选的值了。")
    return nil
  }

  // MARK: Drawing

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    tabs.draw(on: &canvas, presentation)
    let layout = layout(in: size)
    canvas.draw(in: layout.box, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if layout.hasFrame { canvas.putBox(presentation.frame, Style(.edge)) }
    }
    for index in layout.shown {
      canvas.draw(in: layout.row(index), on: Style(on: .panel)) { canvas in
        draw(rows[index], layout, isFocused: index == focus, on: &canvas)
      }
    }
    let below = layout.box.end
    let notes = [message ?? pages[open].note(pages[open].list) ?? ""]
    for (index, line) in notes.flatMap({ $0.wrapped(to: size.columns - 2) }).enumerated()
    where below + index < size.rows - 1 {
      canvas.put(line, centeredInRow: below + index + (size.rows - below > 4 ? 1 : 0))
    }
    canvas.put(
      OptionsKeys.hint(presentation, size.columns), centeredInRow: size.rows - 1, .faint)
  }

  private func draw(
    _ row: OptionRow, _ layout: Layout, isFocused: Bool, on canvas: inout Canvas
  ) {
    let style = isFocused ? Style.focus : .plain
    if isFocused { canvas.fill(" ", style) }
    let pointers = isFocused ? presentation.frame.arrows : (" ", " ")
    let room = canvas.extent.columns - layout.valueColumn - 4
    let value = row.value.cut(to: room, ellipsis: presentation.ellipsis)
    let margin = (room - value.displayWidth) / 2
    canvas.put(
      row.title.cut(to: layout.valueColumn - 2, ellipsis: presentation.ellipsis), row: 0,
      column: 1, style)
    canvas.put("\(pointers.0) ", row: 0, column: layout.valueColumn, style)
    canvas.put(value, row: 0, column: layout.valueColumn + 2 + margin, style)
    canvas.put(
      " \(pointers.1)", row: 0, column: layout.valueColumn + 2 + room, style)
  }

  // MARK: Layout

  private struct Layout {
    let box: Rect
    let hasFrame: Bool
    /// The indices of the options that fit, with the one in focus.
    let shown: Range<Int>
    /// The rows from one option to the next.
    let spacing: Int
    /// The column of the arrow before a value, in the row.
    let valueColumn: Int

    func row(_ index: Int) -> Rect {
      let margin = hasFrame ? 1 : 0
      return Rect(
        row: box.origin.row + margin + (index - shown.lowerBound) * spacing,
        column: box.origin.column + margin, rows: 1, columns: box.size.columns - 2 * margin)
    }

    /// Returns the option at a point, and whether its value is to go forward or back.
    func option(at point: Point) -> (index: Int, step: Int)? {
      shown.first { row($0).contains(point) }.map { index in
        let value = row(index).local(point).column - valueColumn
        return (index, value < (box.size.columns - valueColumn) / 2 && value >= 0 ? -1 : 1)
      }
    }
  }

  private func layout(in size: Size) -> Layout {
    let rows = rows
    let titles = rows.map(\.title.displayWidth).max() ?? 0
    let values = max(14, rows.map(\.value.displayWidth).max() ?? 0)
    let hasFrame = size.rows >= rows.count + 6 && size.columns >= titles + values + 11
    let spacing = hasFrame && size.rows >= 2 * rows.count + 8 ? 2 : 1
    let margin = hasFrame ? 1 : 0
    let room = max(1, size.rows - 2 - 2 * margin)
    let count = min(rows.count, room)
    let first = max(0, min(focus - count / 2, rows.count - count))
    let extent = Size(
      rows: (count - 1) * spacing + 1 + 2 * margin,
      columns: min(size.columns, titles + values + 8 + 2 * margin))
    let area = Size(rows: max(0, size.rows - 2), columns: size.columns)
    var box = Rect(extent, centeredIn: area)
    box.origin.row += 1
    return Layout(
      box: box, hasFrame: hasFrame, shown: first..<first + count, spacing: spacing,
      valueColumn: min(titles + 3, max(0, box.size.columns - 12)))
  }
}

/// The keys of the pages of options.
public enum OptionsKeys {
  enum Action: Sendable {
    case up, down, back, forward, nextPage, pageBefore, leave
  }

  static let bindings: [Binding<Action>] = [
    Binding(.up, .character("k"), action: .up, Phrase(en: "choose an option", zh: "选择选项")),
    Binding(.down, .character("j"), action: .down, Phrase(en: "choose an option", zh: "选择选项")),
    Binding(.left, .character("h"), action: .back, Phrase(en: "change it", zh: "修改")),
    Binding(
      .right, .enter, .character("l"), .character(" "), action: .forward,
      Phrase(en: "change it", zh: "修改")),
    Binding(.tab, action: .nextPage, Phrase(en: "next page", zh: "下一页")),
    Binding(.backTab, action: .pageBefore, Phrase(en: "page before", zh: "上一页")),
    Binding(
      .escape, .character("q"), .character("o"), action: .leave, Phrase(en: "back", zh: "返回")),
  ]

  /// The help on these keys.
  public static let help =
    bindings.help() + [
      KeyHelp("1-9", Phrase(en: "open a page by its number", zh: "按编号打开一页")), PalettePage.help,
    ]

  /// Returns the reminder in the last row.
  static func hint(_ presentation: Presentation, _ columns: Int) -> String {
    let (upDown, leftRight) = presentation.isASCII ? ("Up/Down", "Left/Right") : ("↑↓", "←→")
    let dot = presentation.isASCII ? "-" : "·"
    let hints = [
      presentation(
        en: "\(upDown) select \(dot) \(leftRight) change \(dot) Tab next page \(dot) Esc back",
        zh: "\(upDown) 选择 \(dot) \(leftRight) 修改 \(dot) Tab 下一页 \(dot) Esc 返回"),
      presentation(
        en: "\(leftRight) change \(dot) Tab page \(dot) Esc back",
        zh: "\(leftRight) 修改 \(dot) Esc 返回"),
    ]
    return hints.first { $0.displayWidth <= columns } ?? ""
  }
}
