import GameCore

extension StatsPanels {
  /// Returns the largest of some heights of pictures, in rows, with which a column has room for
  /// shelves with a number of things each; without any the smallest.
  func pictureRows(_ sizes: [Int], of things: Int, on shelves: Int) -> Int {
    // A shelf has a heading and a gap below it.
    sizes.first { shelves * (shelfRows(of: things, $0) + 2) <= height } ?? sizes.last ?? 1
  }

  /// The pictures in a row of a shelf, twice as wide as high and with a gap between two.
  private func inRow(_ size: Int) -> Int { max(1, (room + 1) / (2 * size + 1)) }

  private func shelfRows(of things: Int, _ size: Int) -> Int {
    (things + inRow(size) - 1) / inRow(size) * (size + 1)
  }

  /// A picture of each thing found on a shelf, `size` rows high, the one in focus underlined, and
  /// an empty place for each of the others; where nothing is drawn, the names.
  func shelf(_ shelf: Shelf, _ found: [Int], focus: Int?, _ size: Int) -> StatsPanel {
    var panel = StatsPanel(
      title: shelf.title(presentation.language).capitalizedFirst,
      note: "\(found.count)/\(shelf.count)", mostAir: 0)
    guard presentation.drawsPixels else {
      let names = found.map { shelf.name($0, presentation) }
      let text = names.joined(separator: presentation(en: "; ", zh: "；"))
      panel.lines = text.wrapped(to: room).map { StyledLine($0) }
      return panel
    }
    let (rows, inRow) = (shelfRows(of: shelf.count, size), inRow(size))
    var canvas = Canvas(Size(rows: rows, columns: room), palette: palette)
    for index in 0..<shelf.count {
      let (row, column) = (index / inRow * (size + 1), index % inRow * (2 * size + 1))
      let place = Rect(row: row, column: column, rows: size, columns: 2 * size)
      guard found.contains(index) else {
        canvas.draw(in: place, on: Style(on: .table)) { $0.fill() }
        continue
      }
      let picture = shelf.picture(index, size)
      canvas.draw(in: place, on: Style(on: picture.ground)) { canvas in
        canvas.fill()
        canvas.draw(picture.art, in: Rect(canvas.extent), presentation)
      }
      if index == focus {
        let line = String(repeating: "▀", count: 2 * size)
        canvas.put(line, row: place.end, column: column, Style(.gold))
      }
    }
    panel.lines = StyledLine.rows(of: canvas)
    return panel
  }

  /// The shelves on which nothing was found yet, and what each of them holds.
  func emptyShelves(_ shelves: [Shelf]) -> StatsPanel {
    let names = shelves.map { "\($0.title(presentation.language)) \($0.count)" }
    let title = presentation(en: "Still to discover", zh: "还没遇到")
    var panel = StatsPanel(title: title, mostAir: 0)
    panel.lines = names.joined(separator: presentation.dot).wrapped(to: room)
      .map { StyledLine($0, .faint) }
    return panel
  }
}
