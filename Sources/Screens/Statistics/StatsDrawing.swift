import Records

extension StatsView {
  /// Returns the number of rows below the header and the tabs.
  static func rows(in size: Size) -> Int { max(0, size.rows - 4) }

  /// Returns the greatest number of rows by which the page can be scrolled.
  func lastFirstRow(in size: Size) -> Int { lastFirstRow(of: blocks(in: size), in: size) }

  private func lastFirstRow(of blocks: [Block], in size: Size) -> Int {
    max(0, end(of: blocks) - Self.rows(in: size))
  }

  /// Returns the row of the line below the thing in focus.
  func rowOfThing(in size: Size) -> Int? {
    for block in blocks(in: size) {
      let row = block.rows.firstIndex { line in
        line?.pieces.contains { $0 == ("▀", Style(.gold)) } == true
      }
      if let row { return block.place.row + row }
    }
    return nil
  }

  private func end(of blocks: [Block]) -> Int {
    blocks.map { $0.place.row + $0.rows.count }.max() ?? 0
  }

  public func draw(on canvas: inout Canvas, at time: Int) {
    let size = canvas.extent
    canvas.drawRow(0, on: Style(on: .bar)) { $0.put(" \(title)", row: 0, column: 0, .bold) }
    let (blocks, rows) = (blocks(in: size, canvas.palette), Self.rows(in: size))
    let last = lastFirstRow(of: blocks, in: size)
    let reminder = reminder(in: size, isLong: last > 0)
    canvas.put(reminder, centeredInRow: size.rows - 1, .faint)
    guard !pages.isEmpty else { return drawNothing(on: &canvas) }
    canvas.drawRow(1) { tabs.draw(on: &$0, presentation) }
    let top = max(0, rows - end(of: blocks)) / 2 - min(scroll.index, last)
    if hasThings, let (collection, finds) = collection {
      let (shelf, index) = finds.all[thing.index]
      let name = collection.shelves[shelf].name(index, presentation)
      let count = presentation(
        en: "\(finds.count) of \(finds.total)", zh: "\(finds.count)/\(finds.total)")
      let all = name + presentation.dot + count
      let text = presentation.longest(of: [all, name], in: size.columns - 2)
      canvas.put(text, centeredInRow: max(2, 2 + top), Style(.gold))
    }
    for (place, width, lines) in blocks {
      for (row, line) in zip((top + place.row)..., lines) where (0..<rows).contains(row) {
        let area = Rect(row: 3 + row, column: place.column, rows: 1, columns: width)
        if let line { canvas.draw(in: area) { StatsPanel.draw(line, row: 0, on: &$0) } }
      }
    }
  }

  /// The place of panels one below the other, and their rows, with nil for the gap between two.
  private typealias Block = (place: Point, width: Int, rows: [StyledLine?])

  /// Returns the panels of the page that is shown. A wide window has two columns below the numbers,
  /// if the games are enough for both.
  private func blocks(in size: Size, _ palette: Palette? = nil) -> [Block] {
    let height = Self.rows(in: size)
    func block(_ panels: [StatsPanel], _ left: Int, top: Int = 0, width: Int) -> Block {
      let rows = StatsPanel.rows(of: panels, width: width, height: height - top, presentation)
      return (Point(row: top, column: left), width, rows)
    }
    let half = min(184, size.columns) / 2 - 2
    func panels(width: Int, isWide: Bool) -> [[StatsPanel]] {
      self.panels(width: width, height, isWide: isWide, palette)
    }
    let columns = size.columns >= 110 ? panels(width: half, isWide: true).dropFirst() : []
    guard !columns.isEmpty, columns.allSatisfy({ !$0.isEmpty }) else {
      let width = max(0, min(size.columns - 2, 78))
      let all = Array(panels(width: width, isWide: false).joined())
      return [block(all, (size.columns - width) / 2, width: width)]
    }
    let (width, left) = (2 * half + 2, size.columns / 2 - half - 1)
    let numbers = panels(width: width, isWide: true)[0]
    let head = numbers.isEmpty ? [] : [block(numbers, left, width: width)]
    let top = head.isEmpty ? 0 : head[0].rows.count + 1
    var blocks = zip(columns, [left, left + half + 2]).map { block($0, $1, top: top, width: half) }
    // Both columns below numbers end in one row.
    let end = end(of: blocks) - top
    for index in blocks.indices where !head.isEmpty {
      blocks[index].rows += Array(repeating: StyledLine(), count: end - blocks[index].rows.count)
    }
    return head + blocks
  }

  /// Returns the panels of the page that is shown which have any content: the numbers, and those of
  /// two columns.
  private func panels(
    width: Int, _ height: Int, isWide: Bool, _ palette: Palette?
  ) -> [[StatsPanel]] {
    guard pages.indices.contains(tabs.focus) else { return [] }
    let make = StatsPanels(
      book: book, presentation: presentation, palette: palette, today: today,
      room: max(1, width - 3),
      height: height, isWide: isWide)
    let all: [[StatsPanel]]
    switch pages[tabs.focus] {
    case .all:
      let totals = isWide ? [make.totals(games)] : []
      all = [totals, [make.overview(games, besides: runs), make.runs(runs)], [make.calendar]]
    case .game(let game):
      let (levels, chart, bars) = (make.levels(game), make.chart(game), make.histogram(game))
      all = [[make.facts(game)]] + (isWide ? [[levels, bars], [chart]] : [[levels, chart, bars]])
    case .collectibles(let collection, let finds):
      let focus = finds.all[thing.index]
      let begun = collection.shelves.indices.filter { !finds.things(on: $0).isEmpty }
      let empty = collection.shelves.indices.filter { !begun.contains($0) }
      let half = (begun.count + 1) / 2
      let most = begun.map { collection.shelves[$0].count }.max() ?? 0
      let size = make.pictureRows(collection.sizes, of: most, on: isWide ? half : begun.count)
      let shelves = begun.map {
        make.shelf(
          collection.shelves[$0], finds.things(on: $0),
          focus: $0 == focus.shelf ? focus.index : nil, size)
      }
      let rest = make.emptyShelves(empty.map { collection.shelves[$0] })
      all = [[], Array(shelves[..<half]), shelves[half...] + [rest]]
    case .others:
      let wins = encounters.map(make.wins).enumerated()
      all = [[]] + [0, 1].map { column in wins.filter { $0.offset % 2 == column }.map(\.element) }
    }
    return all.map { $0.filter { !$0.isEmpty } }
  }

  var title: String { presentation(en: "Statistics", zh: "统计") }

  /// Returns the keys that have an effect now, as many as fit.
  public func reminder(in size: Size) -> String {
    reminder(in: size, isLong: lastFirstRow(in: size) > 0)
  }

  private func reminder(in size: Size, isLong: Bool) -> String {
    let (across, down) = (presentation.frame.leftRight, presentation.frame.upDown)
    let turn = hasThings ? "Tab" : across
    let thing = collection.map { "\(across) \($0.0.thing(presentation.language))" }
    let hints =
      (isLong ? [presentation(en: "\(down) scroll", zh: "\(down) 滚动")] : [])
      + (hasThings ? [thing].compactMap(\.self) : [])
      + (tabs.count > 1 ? [presentation(en: "\(turn) game", zh: "\(turn) 切换")] : [])
      + [presentation(en: "? help", zh: "? 帮助"), presentation(en: "Esc back", zh: "Esc 返回")]
    return presentation.line(of: hints, in: size.columns)
  }

  private func drawNothing(on canvas: inout Canvas) {
    let sentence = presentation(
      en: "No finished games yet. Finish one, and its scores, your progress and your daily games "
        + "will be here.",
      zh: "还没有完成过一局。玩完一局后，这里会有成绩、进步曲线和每日一局的日历。")
    let lines = sentence.balanced(to: max(1, min(60, canvas.extent.columns - 2)))
    canvas.put(lines, centeredFrom: max(1, (canvas.extent.rows - lines.count) / 2))
  }
}
