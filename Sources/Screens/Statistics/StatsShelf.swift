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

  /// A picture of each thing found on a shelf, `size` rows high, the one in focus underlined; where
  /// nothing is drawn, the names.
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
    let (rows, inRow) = (shelfRows(of: found.count, size), inRow(size))
    var canvas = Canvas(Size(rows: rows, columns: room), palette: palette)
    for (place, index) in found.enumerated() {
      let (row, column) = (place / inRow * (size + 1), place % inRow * (2 * size + 1))
      let place = Rect(row: row, column: column, rows: size, columns: 2 * size)
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
}
