import GameCore

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, row) = (canvas.extent, Self.tabsRow(in: canvas.extent))
    canvas.drawRow(0, on: Style(on: .bar)) { $0.put(" \(title)", row: 0, column: 0, .bold) }
    canvas.drawRow(row, on: row == 0 ? Style(on: .bar) : nil) { tabs.draw(on: &$0, presentation) }
    let (panel, area, picture) = (panel(in: size), area(in: size), picture(in: size))
    let air = Size(rows: area.origin.row + row, columns: size.columns)
    if picture.rows > 0, picture.rows + 2 < air.rows, let emblem = emblems[open] {
      canvas.draw(emblem, in: Rect(picture, centeredIn: air), presentation)
    }
    canvas.draw(in: area) { panel.draw(on: &$0, presentation) }

    let first = area.end + (size.rows - area.end > 4 ? 1 : 0)
    let isTold = focused?.rung != nil && tellsOpponents(in: size)
    let room = max(0, size.rows - 1 - first)
    let notes = notes(besidesRow: isTold).reduce(into: [String]()) { notes, note in
      let lines = note.balanced(to: max(1, size.columns - 2))
      if notes.isEmpty || notes.count + lines.count <= room { notes += lines }
    }
    canvas.put(Array(notes.prefix(room)), centeredFrom: first)

    canvas.put(reminder(in: size), centeredInRow: size.rows - 1, .faint)
  }

  /// Returns the place in a list that is longer than its area, and the keys that have an effect
  /// now.
  public func reminder(in size: Size) -> String {
    let isWhole = area(in: size).size.rows >= rows.count
    let place = isWhole ? "" : "\(list.index + 1)/\(rows.count)\(presentation.dot)"
    let (upDown, leftRight) = (presentation.frame.upDown, presentation.frame.leftRight)
    let change = leftRight + (size.columns < 60 ? "" : presentation(en: " Enter", zh: " 回车"))
    let keys =
      [presentation(en: "\(upDown) select", zh: "\(upDown) 选择")]
      + (tabs.count > 1 ? [presentation(en: "Tab next page", zh: "Tab 下一页")] : [])
      + [
        focused?.rung == nil
          ? presentation(en: "\(change) change", zh: "\(change) 修改")
          : presentation(en: "Enter play", zh: "回车开始"),
        presentation(en: "Esc back", zh: "Esc 返回"),
      ]
    return place + presentation.line(of: keys, in: size.columns - place.displayWidth)
  }

  private var hasOpponents: Bool { rows.first?.rung != nil }

  var title: String {
    hasOpponents ? presentation(en: "Opponents", zh: "对手") : presentation(en: "Options", zh: "选项")
  }

  /// Returns the row of the tabs: below the title if there is room.
  static func tabsRow(in size: Size) -> Int { size.rows < 16 ? 0 : 1 }

  /// Returns the area of the options: near the tabs, in a high window lower, with rows for notes
  /// and the keys below.
  func area(in size: Size) -> Rect {
    let top = Self.tabsRow(in: size) + 1
    let room = Size(rows: max(1, size.rows - top - 3), columns: size.columns)
    let rows = panel(in: size).rect(in: room, presentation).size.rows
    let air = min(room.rows - rows, picture(in: size).rows + max(1, (size.rows - 24) / 4))
    return Rect(row: top + air, column: 0, rows: rows, columns: size.columns)
  }

  /// Returns the extent of the picture of the page's game, above the panel in a high window.
  private func picture(in size: Size) -> Size {
    let hasNone = size.rows < 36 || !presentation.drawsPixels || open >= emblems.count
    let scale = hasNone ? 0 : size.rows < 50 ? 2 : 3
    return Size(rows: Art.emblem.rows * scale, columns: Art.emblem.columns * scale)
  }

  /// Returns the options and the opponents as a list.
  func panel(in size: Size) -> Panel {
    let (room, tellsOpponents) = (valueRoom(in: size), tellsOpponents(in: size))
    let items = rows.enumerated().map { index, row in
      guard row.rung == nil else {
        let about = tellsOpponents ? row.about : ""
        return MenuItem("", row.title, note: about, isCurrent: row.rung == .beaten)
      }
      let arrows = index == list.index ? presentation.frame.arrows : (" ", " ")
      let value = "\(arrows.0) \(presentation.cut(row.value, to: room)) \(arrows.1)"
      // The width is the same for every value.
      return MenuItem("", row.title, note: value.padded(to: room + 4))
    }
    var titles: [Int: String] = [:]
    if hasOpponents {
      titles[0] = presentation(en: "Opponents; bots from weak to strong", zh: "对手（电脑由弱到强）")
      let option = rows.firstIndex { $0.rung == nil }
      if let option { titles[option] = presentation(en: "This game", zh: "这一局") }
    }
    return Panel(items: items, focus: list.index, isNumbered: false, titles: titles)
  }

  /// The column in a row where its value begins.
  var valueColumn: Int { (rows.map(\.title.displayWidth).max() ?? 0) + 4 }

  /// Returns the width of the widest value between its arrows.
  private func valueRoom(in size: Size) -> Int {
    min(max(14, rows.map(\.room).max() ?? 0), size.columns - valueColumn - 4)
  }

  /// Returns true if every opponent's row has room for its description.
  private func tellsOpponents(in size: Size) -> Bool {
    rows.allSatisfy { $0.rung == nil || valueColumn + $0.about.displayWidth <= size.columns - 4 }
  }
}
