import GameCore

extension OptionsView {
  public func draw(on canvas: inout Canvas, at time: Int) {
    let (size, row) = (canvas.extent, Self.tabsRow(in: canvas.extent))
    let (layout, rows) = (OptionsLayout(self, in: size), rows)
    canvas.drawRow(0, on: Style(on: .bar)) { $0.put(" \(title)", row: 0, column: 0, .bold) }
    canvas.drawRow(row, on: row == 0 ? Style(on: .bar) : nil) { tabs.draw(on: &$0, presentation) }
    if let emblem, let picture = layout.picture { canvas.draw(emblem, in: picture, presentation) }
    canvas.draw(in: layout.panel, on: Style(on: .panel)) { canvas in
      canvas.fill()
      if layout.isWhole { canvas.putBox(presentation.frame, Style(.edge)) }
      guard let split = layout.split else { return }
      let heading = presentation(en: " Opponents; bots from weak to strong ", zh: " 对手（电脑由弱到强） ")
      let next = rows.first { $0.rung == .next }.map {
        presentation(en: " next to beat: \($0.title) ", zh: " 下一位对手：\($0.title) ")
      }
      let end = canvas.put(heading, row: 0, column: 2, Style(.gold).bolder)
      let column = canvas.extent.columns - (next ?? "").displayWidth - 2
      if column > end { canvas.put(next ?? "", row: 0, column: column, Style(.gold)) }
      let row = layout.area(of: split).origin.row - layout.panel.origin.row - 1
      canvas.put(presentation(en: "This game", zh: "这一局"), row: row, column: 2, Style(.gold).bolder)
    }
    let bots = rows.indices.filter { rows[$0].rung != nil && rows[$0].rung != .person }
    for index in layout.items {
      let strength = bots.firstIndex(of: index).map { Double($0 + 1) / Double(bots.count) }
      canvas.draw(in: layout.area(of: index), on: Style(on: .panel)) {
        draw(rows[index], strength: strength, layout, on: &$0)
      }
    }
    canvas.draw(in: layout.notes) { canvas in
      let notes = notes(besidesRow: focused.map(layout.tells) ?? false)
      let lines = notes.reduce(into: [String]()) { lines, note in
        let more = note.balanced(to: max(1, canvas.extent.columns))
        if lines.isEmpty || lines.count + more.count <= canvas.extent.rows { lines += more }
      }
      canvas.put(Array(lines.prefix(canvas.extent.rows)), centeredFrom: 0)
    }
    canvas.put(reminder(in: size), centeredInRow: size.rows - 1, .faint)
  }

  /// Draws an option: its title, its value or a bot's place among all at the right, and what it is
  /// beside or below the title.
  private func draw(
    _ row: OptionRow, strength: Double?, _ layout: OptionsLayout, on canvas: inout Canvas
  ) {
    let (width, frame, isFocused) = (canvas.extent.columns, presentation.frame, row == focused)
    let (isNext, isBeaten, isHigh) = (row.rung == .next, row.rung == .beaten, layout.height > 1)
    canvas.fill(" ", isFocused ? .focus : .plain)
    if isFocused { canvas.putCaret(row: 0, column: 2) }
    func put(_ text: String, row: Int = 0, _ column: Int, _ style: Style = .plain) {
      canvas.put(text, row: row, column: column, isFocused ? .focus : style)
    }
    put(isBeaten ? frame.mark : isFocused ? frame.pointers.0 : "", 0, Style(.found).bolder)
    put(row.title, 2, isNext ? Style(.gold).bolder : isHigh ? .bold : .plain)
    if layout.tells(row) {
      put(row.about, row: isHigh ? 1 : 0, isHigh ? 2 : layout.aboutColumn, .faint)
    }
    if let strength, layout.barColumn < width {
      let bar = presentation.bar(strength, room: OptionsLayout.barWidth)
      for row in 0..<layout.height {
        put(bar, row: row, layout.barColumn, Style(isNext ? .gold : isBeaten ? .found : .edge))
      }
    }
    guard row.rung == nil else { return }
    let value = presentation.cut(row.value, to: max(1, width - row.title.displayWidth - 7))
    let start = width - value.displayWidth - 4
    put(isFocused ? "\(frame.arrows.0) \(value) \(frame.arrows.1)" : "  \(value)", start)
    let colors = start - 2 * row.colors.count
    guard colors > row.title.displayWidth + 3 else { return }
    for (index, color) in row.colors.enumerated() {
      canvas.put("  ", row: 0, column: colors + 2 * index, Style(on: color))
    }
  }

  /// Returns the place in a list that is longer than its area, and the keys that have an effect
  /// now.
  public func reminder(in size: Size) -> String {
    let isWhole = OptionsLayout(self, in: size).items.count == rows.count
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

  var title: String {
    rows.first?.rung == nil
      ? presentation(en: "Options", zh: "选项") : presentation(en: "Opponents", zh: "对手")
  }

  /// Returns the row of the tabs: below the title if there is room.
  static func tabsRow(in size: Size) -> Int { size.rows < 16 ? 0 : 1 }

  /// The picture of the open page, if there are colours.
  var emblem: Art? {
    presentation.drawsPixels && emblems.indices.contains(open) ? emblems[open] : nil
  }
}
